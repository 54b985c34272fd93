// Tiny tones made on the spot: no files. Silent unless switched on.
import { sound } from "./settings";

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, volume: number): void {
    if (!context) return;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const begin = context.currentTime + start;
    oscillator.type = "triangle";
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(volume, begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0005, begin + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + length);
}

const tunes = {
    tap: [[196, 0, 0.09]],
    turn: [
        [523, 0, 0.14],
        [659, 0.1, 0.2],
    ],
    clash: [
        [880, 0, 0.08],
        [1318, 0.03, 0.12],
    ],
    hit: [
        [131, 0, 0.3],
        [98, 0.06, 0.35],
    ],
    won: [
        [523, 0, 0.2],
        [659, 0.14, 0.2],
        [784, 0.28, 0.4],
    ],
    lost: [
        [392, 0, 0.25],
        [311, 0.2, 0.45],
    ],
} satisfies Record<string, [number, number, number][]>;

export type Tune = keyof typeof tunes;

export function play(tune: Tune): void {
    if (!sound.value) return;
    context ??= new AudioContext();
    for (const [frequency, start, length] of tunes[tune] as [number, number, number][])
        tone(frequency, start, length, 0.12);
}
