// A value that components watch.
import { useEffect, useState } from "preact/hooks";

export class Observable<T> {
    private watchers = new Set<(value: T) => void>();
    constructor(private current: T) {}

    get value(): T {
        return this.current;
    }

    set(value: T): void {
        this.current = value;
        for (const watcher of [...this.watchers]) watcher(value);
    }

    watch(watcher: (value: T) => void): () => void {
        this.watchers.add(watcher);
        return () => this.watchers.delete(watcher);
    }
}

export function useObservable<T>(observable: Observable<T>): T {
    const [value, setValue] = useState(observable.value);
    useEffect(() => {
        setValue(() => observable.value);
        return observable.watch((next) => setValue(() => next));
    }, [observable]);
    return value;
}
