// Rounds that were won.
/** A won round. */
export function WinToken(props: { won: boolean }) {
    return (
        <svg class={`win ${props.won ? "won" : ""}`} viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="8" />
            {props.won && (
                <path d="m10 4.5 1.6 3.7 4 .4-3 2.7.9 4L10 13.2l-3.5 2.1.9-4-3-2.7 4-.4z" />
            )}
        </svg>
    );
}
