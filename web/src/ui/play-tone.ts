/** Notes of a tone: hertz, and seconds after which each begins. */
const tones = {
  right: [
    [659, 0],
    [880, 0.09],
  ],
  wrong: [
    [392, 0],
    [349, 0.12],
  ],
  finished: [
    [523, 0],
    [659, 0.1],
    [784, 0.2],
    [1047, 0.3],
  ],
} as const;

export type Tone = keyof typeof tones;

/** Quiet enough not to cover a voice. */
const LOUDNESS = 0.07;
/** Seconds that a note takes to fade. */
const LENGTH = 0.35;

let audio: AudioContext | null = null;

/** Plays a short tone, made by the browser: there is no file to load, and nothing waits for it. */
export function playTone(tone: Tone): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const [hertz, delay] of tones[tone]) playNote(audio, hertz, audio.currentTime + delay);
}

function playNote(context: AudioContext, hertz: number, at: number): void {
  const note = new OscillatorNode(context, { type: "sine", frequency: hertz });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  note.connect(loudness).connect(context.destination);
  note.start(at);
  note.stop(at + LENGTH);
}
