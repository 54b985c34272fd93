// A window over the page: the browser's own dialog, which keeps focus and closes on Escape.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface DialogProps {
    title: string;
    close: () => void;
    firm?: boolean; // what it shows is not shown again: a click beside it does not close it
    children: ComponentChildren;
}

export function Dialog(props: DialogProps) {
    const ref = useRef<HTMLDialogElement>(null);
    const gone = useRef(false); // with the page around it: nobody has closed it
    useEffect(() => {
        const dialog = ref.current;
        dialog?.showModal();
        return () => {
            gone.current = true;
            dialog?.close();
        };
    }, []);
    return (
        <dialog
            ref={ref}
            class="dialog"
            aria-label={props.title}
            onClose={() => !gone.current && props.close()}
            onClick={(event) => !props.firm && event.target === ref.current && props.close()}
        >
            <div class="dialog-inside">
                <header>
                    <h2>{props.title}</h2>
                    <button type="button" class="quiet" aria-label="Close" onClick={props.close}>
                        ×
                    </button>
                </header>
                {props.children}
            </div>
        </dialog>
    );
}
