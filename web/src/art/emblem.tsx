// Seats are told apart by a shape as well as by a colour.
const shapes = [
    <circle cx="10" cy="10" r="7.5" />,
    <rect x="3.4" y="3.4" width="13.2" height="13.2" rx="1.5" />,
    <path d="M10 2.2 18 17H2z" />,
    <path d="M10 1.2 18.6 10 10 18.8 1.4 10z" />,
    <path d="m10 1.5 2.5 5.6 6 .6-4.5 4.1 1.3 6L10 14.7l-5.3 3.1 1.3-6L1.5 7.7l6-.6z" />,
    <path d="M6 2h8l5 8-5 8H6l-5-8z" />,
];

export function Emblem(props: { seat: number }) {
    return (
        <svg
            class={`emblem seat-${props.seat % shapes.length}`}
            viewBox="0 0 20 20"
            aria-hidden="true"
        >
            {shapes[props.seat % shapes.length]}
        </svg>
    );
}
