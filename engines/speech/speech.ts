/** What was spoken, and when each sound of it. */
export interface Speech {
  /** One channel of 16 bits. */
  samples: Int16Array;
  /** A second. */
  sampleRate: number;
  /** In their order, without gaps. `pau` is silence; the others are the English phonemes of the ARPAbet. */
  phonemes: Phoneme[];
}

/** A single sound with when it begins and ends, in milliseconds from the start of the speech. */
export interface Phoneme {
  phoneme: string;
  fromMs: number;
  toMs: number;
}

/** The phoneme that stands for silence, as Flite calls it. */
export const SILENCE = 'pau';

/** How long it takes to hear. */
export const lengthMs = ({ samples, sampleRate }: Pick<Speech, 'samples' | 'sampleRate'>): number =>
  (samples.length / sampleRate) * 1_000;

/** Takes the silence before and after away, up to `leftMs` of each. */
export function trimmed(speech: Speech, leftMs: number): Speech {
  const said = speech.phonemes.filter(({ phoneme }) => phoneme !== SILENCE);
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) return { ...speech, samples: new Int16Array(), phonemes: [] };
  const fromMs = Math.max(0, first.fromMs - leftMs);
  const toMs = Math.min(lengthMs(speech), last.toMs + leftMs);
  const place = (ms: number) => Math.round((ms / 1_000) * speech.sampleRate);
  return {
    ...speech,
    samples: speech.samples.slice(place(fromMs), place(toMs)),
    phonemes: speech.phonemes.flatMap((one) => {
      const within = { ...one, fromMs: Math.max(one.fromMs, fromMs), toMs: Math.min(one.toMs, toMs) };
      const { fromMs: from, toMs: to } = within;
      return to > from ? [{ ...within, fromMs: from - fromMs, toMs: to - fromMs }] : [];
    }),
  };
}

/** One after the other, each with a silence before it, in milliseconds. All have the rate of the first. */
export function joined(parts: readonly { speech: Speech; pauseMs: number }[]): Speech {
  const sampleRate = parts[0]?.speech.sampleRate ?? 0;
  const pauses = parts.map(({ pauseMs }) => Math.round((pauseMs / 1_000) * sampleRate));
  const total = parts.reduce(
    (sum, { speech }, index) => sum + speech.samples.length + (pauses[index] ?? 0),
    0,
  );
  const whole: Speech = { samples: new Int16Array(total), sampleRate, phonemes: [] };
  let at = 0;
  const msAt = () => (at / sampleRate) * 1_000;
  for (const [index, { speech }] of parts.entries()) {
    const before = msAt();
    at += pauses[index] ?? 0;
    const start = msAt();
    if (start > before) whole.phonemes.push({ phoneme: SILENCE, fromMs: before, toMs: start });
    whole.samples.set(speech.samples, at);
    for (const { phoneme, fromMs, toMs } of speech.phonemes)
      whole.phonemes.push({ phoneme, fromMs: fromMs + start, toMs: toMs + start });
    at += speech.samples.length;
  }
  return whole;
}
