// What Flash Duel looks like: number cards and pawns.

/** The face of a number card: a numeral, and as many rapiers as it counts. */
export function NumberFace(props: { number: number }) {
    const n = props.number;
    return (
        <svg class={`number-face n${n}`} viewBox="0 0 60 84" aria-hidden="true">
            <rect class="frame" x="4" y="4" width="52" height="76" rx="4" />
            <text class="corner" x="11.5" y="18" text-anchor="middle">
                {n}
            </text>
            <text class="corner" x="48.5" y="18" text-anchor="middle">
                {n}
            </text>
            <text class="numeral" x="30" y="55" text-anchor="middle">
                {n}
            </text>
            {Array.from({ length: n }, (_, i) => (
                <path
                    key={i}
                    class="pip"
                    transform={`translate(${30 + (i - (n - 1) / 2) * 8} 69)`}
                    d="M0-6 .9 1.5H2.6V2.7H.9V5.5H-.9V2.7H-2.6V1.5H-.9z"
                />
            ))}
        </svg>
    );
}

const badges = [
    <circle cx="20" cy="20" r="3.6" />,
    <rect x="16.7" y="16.7" width="6.6" height="6.6" />,
    <path d="M20 15.6 24.3 23H15.7z" />,
    <path d="M20 15 24.5 20 20 25 15.5 20z" />,
    <path d="m20 15 1.4 3.2 3.5.3-2.7 2.3.8 3.4-3-1.8-3 1.8.8-3.4-2.7-2.3 3.5-.3z" />,
];

/** A turned wooden fencer; a badge tells whose, besides the colour. */
export function Fencer(props: { seat: number; left: boolean }) {
    return (
        <svg
            class={`fencer seat-${props.seat} ${props.left ? "left" : ""}`}
            viewBox="0 0 40 64"
            aria-hidden="true"
        >
            <ellipse class="shade" cx="20" cy="60" rx="15" ry="3.5" />
            <g class="turned">
                <path class="blade" d="M25 39 46 27" />
                <path class="guard" d="M28.5 33.5 31.5 39" />
                <path
                    class="wood"
                    d="M8 59c0-3 3-4 4-7 2-6 3-12 4-19h8c1 7 2 13 4 19 1 3 4 4 4 7z"
                />
                <path class="gloss" d="M13.5 56c2-5 3.5-12 4.2-20" />
                <ellipse class="wood" cx="20" cy="33" rx="7" ry="2.6" />
                <circle class="wood" cx="20" cy="20" r="10" />
                <path class="gloss" d="M13 18a8 8 0 0 1 4-5" />
            </g>
            <g class="badge">{badges[props.seat % badges.length]}</g>
        </svg>
    );
}

export function DragonPawn(props: { left: boolean; seat: number }) {
    return (
        <svg
            class={`fencer dragon seat-${props.seat} ${props.left ? "left" : ""}`}
            viewBox="0 0 40 64"
            aria-hidden="true"
        >
            <ellipse class="shade" cx="20" cy="60" rx="16" ry="3.5" />
            <g class="turned">
                <path
                    class="wood"
                    d="M6 59c0-4 4-6 5-12 1-7-2-11-1-18C11 20 15 15 21 13l-3-8 8 7c8 2 13 8 14 14l-9 3c1 2 0 4-3 4-3 0-4 3-3 8 1 6 7 9 7 18z"
                />
                <path class="gloss" d="M13 55c2-5 2-9 1-15-1-7 0-13 5-17" />
                <circle class="eye" cx="27" cy="21" r="1.8" />
            </g>
        </svg>
    );
}

export function Soldier(props: { seat: number; left: boolean }) {
    return (
        <svg
            class={`soldier seat-${props.seat} ${props.left ? "left" : ""}`}
            viewBox="0 0 30 40"
            aria-hidden="true"
        >
            <ellipse class="shade" cx="15" cy="37" rx="11" ry="2.6" />
            <path class="wood" d="M7 36V20h16v16z" />
            <rect class="wood" x="9" y="7" width="12" height="13" rx="2" />
            <path class="gloss" d="M12 12h2m3 0h2" />
            <circle class="badge-hole" cx="15" cy="28" r="3.5" />
        </svg>
    );
}

export function Mine() {
    return (
        <svg class="mine" viewBox="0 0 30 30" aria-hidden="true">
            <path class="spikes" d="M15 2v26M2 15h26M6 6l18 18M24 6 6 24" />
            <circle class="body" cx="15" cy="15" r="8.5" />
            <circle class="light" cx="12.5" cy="12.5" r="2" />
        </svg>
    );
}
