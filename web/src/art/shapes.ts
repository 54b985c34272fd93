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

/** Round at both ends: a limb, a stick, a sausage. */
export function limb(x1: number, y1: number, x2: number, y2: number, r1: number, r2 = r1): string {
    const far = Math.hypot(x2 - x1, y2 - y1);
    const [across, along] = [(y1 - y2) / far, (x2 - x1) / far];
    const side = (x: number, y: number, r: number) => `${n(x + across * r)} ${n(y + along * r)}`;
    const end = (x: number, y: number, r: number) =>
        `${side(x, y, r)}A${n(r)} ${n(r)} 0 0 0 ${side(x, y, -r)}`;
    return `M${end(x2, y2, r2)}L${end(x1, y1, -r1)}z`;
}

/** A wheel with teeth. */
export function cog(x: number, y: number, teeth: number, r: number): string {
    const corners = Array.from({ length: 4 * teeth }, (_, i) => {
        const radius = i % 4 < 2 ? r : r * 0.74;
        const angle = (Math.PI * (i - 0.5)) / (2 * teeth);
        return `${n(x + radius * Math.sin(angle))} ${n(y - radius * Math.cos(angle))}`;
    });
    return `M${corners.join("L")}z`;
}
