// Sounds made on the spot: no files. They begin with the first click or key, as browsers want it,
// and are quiet.
import { sound } from "./settings";

const LOUDNESS = 0.09;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null; // a second of noise

function wake(): void {
    context ??= new AudioContext();
    void context.resume();
}

sound.watch((on) => on && wake()); // switched on by a click
for (const gesture of ["pointerdown", "keydown"])
    addEventListener(gesture, () => sound.value && wake(), { once: true, capture: true });

function noiseOf(audio: AudioContext): AudioBuffer {
    if (hiss) return hiss;
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return hiss;
}

/** What sounds: a bell, a soft string, glass, or something that is rubbed, knocked or torn. */
type Voice = "bell" | "string" | "glass" | "rub" | "knock";

const waves: Partial<Record<Voice, OscillatorType>> = {
    bell: "triangle",
    string: "sawtooth",
    glass: "sine",
};

type Note = [voice: Voice, frequency: number, start: number, length: number, loudness?: number];

function strike(audio: AudioContext, [voice, frequency, start, length, loudness = 1]: Note): void {
    const begin = audio.currentTime + start;
    const end = begin + length;
    const gain = audio.createGain();
    const wave = waves[voice];
    const peak = LOUDNESS * loudness * (voice === "string" ? 0.4 : 1);
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(peak, begin + (voice === "rub" ? length / 3 : 0.006));
    gain.gain.exponentialRampToValueAtTime(0.0004, end);
    gain.connect(audio.destination);
    if (wave) {
        const oscillator = audio.createOscillator();
        oscillator.type = wave;
        oscillator.frequency.value = frequency;
        oscillator.connect(gain);
        oscillator.start(begin);
        oscillator.stop(end);
        return;
    }
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = noiseOf(audio);
    filter.type = "bandpass";
    filter.frequency.value = frequency;
    filter.Q.value = voice === "knock" ? 6 : 1;
    source.connect(filter).connect(gain);
    source.start(begin);
    source.stop(end);
}

const tunes = {
    tap: [["knock", 900, 0, 0.06, 3]],
    turn: [
        ["bell", 523, 0, 0.16],
        ["bell", 659, 0.1, 0.26],
    ],
    card: [["rub", 3400, 0, 0.11, 2]],
    shuffle: [
        ["rub", 3000, 0, 0.08, 1.5],
        ["rub", 3600, 0.07, 0.08, 1.5],
        ["rub", 2800, 0.14, 0.08, 1.5],
        ["rub", 3400, 0.21, 0.1, 1.5],
    ],
    step: [
        ["knock", 420, 0, 0.07, 4],
        ["knock", 360, 0.13, 0.07, 4],
    ],
    clash: [
        ["bell", 1760, 0, 0.1, 0.7],
        ["bell", 2489, 0.02, 0.22, 0.5],
        ["knock", 2400, 0, 0.05, 2],
    ],
    parry: [
        ["bell", 1319, 0, 0.16, 0.7],
        ["knock", 300, 0, 0.1, 4],
    ],
    hit: [
        ["bell", 131, 0, 0.3, 1.4],
        ["knock", 140, 0, 0.2, 7],
    ],
    gem: [
        ["glass", 2093, 0, 0.12, 0.8],
        ["glass", 3136, 0.03, 0.16, 0.4],
    ],
    gems: [
        ["glass", 2637, 0, 0.1, 0.7],
        ["glass", 2349, 0.08, 0.1, 0.7],
        ["glass", 2093, 0.16, 0.1, 0.7],
        ["knock", 500, 0.22, 0.08, 3],
    ],
    shatter: [
        ["rub", 5200, 0, 0.16, 2.5],
        ["glass", 3136, 0.02, 0.12, 0.6],
        ["glass", 2489, 0.07, 0.14, 0.6],
        ["glass", 3729, 0.11, 0.2, 0.4],
    ],
    coins: [
        ["bell", 1568, 0, 0.08, 0.6],
        ["bell", 2093, 0.07, 0.2, 0.6],
    ],
    spell: [
        ["glass", 784, 0, 0.14],
        ["glass", 1175, 0.07, 0.16],
        ["glass", 1568, 0.14, 0.3, 0.8],
    ],
    heal: [
        ["glass", 659, 0, 0.2],
        ["glass", 880, 0.12, 0.3],
    ],
    rip: [
        ["rub", 1500, 0, 0.24, 4],
        ["rub", 2600, 0.06, 0.2, 3],
    ],
    work: [
        ["knock", 1500, 0, 0.05, 3],
        ["knock", 1500, 0.12, 0.05, 3],
        ["bell", 784, 0.2, 0.24, 0.8],
    ],
    gong: [
        ["bell", 196, 0, 0.9],
        ["bell", 294, 0.01, 0.7, 0.5],
    ],
    fall: [
        ["string", 330, 0, 0.2],
        ["string", 262, 0.15, 0.2],
        ["string", 196, 0.3, 0.4],
    ],
    won: [
        ["bell", 523, 0, 0.2],
        ["bell", 659, 0.14, 0.2],
        ["bell", 784, 0.28, 0.2],
        ["bell", 1047, 0.42, 0.6],
        ["glass", 1568, 0.5, 0.6, 0.5],
    ],
    lost: [
        ["bell", 392, 0, 0.25],
        ["bell", 349, 0.2, 0.25],
        ["bell", 294, 0.4, 0.6],
    ],
} satisfies Record<string, Note[]>;

export type Tune = keyof typeof tunes;

/** Before the first click or key there is nothing to hear. */
export function play(tune: Tune): void {
    const audio = context;
    if (!sound.value || !audio) return;
    for (const note of tunes[tune] as Note[]) strike(audio, note);
}
