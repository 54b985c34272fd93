// Paths of simple shapes, for drawings: numbers in, the "d" of a path out.

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
    `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const box = (x: number, y: number, wide: number, high: number): string =>
    `M${n(x)} ${n(y)}h${n(wide)}v${n(high)}h${n(-wide)}z`;

/** A star, or with an inner radius near the outer one a burst, a cog, a flower. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
    const corners = Array.from({ length: 2 * points }, (_, i) => {
        const radius = i % 2 === 0 ? outer : inner;
        const angle = (Math.PI * i) / points;
        return `${n(x + radius * Math.sin(angle))} ${n(y - radius * Math.cos(angle))}`;
    });
    return `M${corners.join("L")}z`;
}
