// How many copies: one less, the number, one more.
interface CounterProps {
    name: string;
    count: number;
    most: number; // copies that a deck may have
    change: (count: number) => void;
}

const left = (most: number, count: number) =>
    most > 10 ? "" : `, ${Math.max(0, most - count)} left`;

export function Counter(props: CounterProps) {
    const { name, count, most, change } = props;
    return (
        <span class="deck-counter" role="group" aria-label={`Copies of ${name}`}>
            <button
                type="button"
                aria-label={`One ${name} less`}
                disabled={count === 0}
                onClick={() => change(count - 1)}
            >
                −
            </button>
            <span class={count > most ? "too-many" : ""} title={`${count}${left(most, count)}`}>
                {count}
                {most <= 10 && <small>/{most}</small>}
            </span>
            <button
                type="button"
                aria-label={`One ${name} more`}
                disabled={count >= most}
                onClick={() => change(count + 1)}
            >
                +
            </button>
        </span>
    );
}
