import type { Speech } from './speech.ts';

/**
 * Speech as a WAVE file of 8 bits a sample by the µ-law of ITU-T G.711, as telephones have it: half the bytes of plain
 * samples, no difference to be heard in speech, and every browser plays it.
 */
export function waveFileOf({ samples, sampleRate }: Pick<Speech, 'samples' | 'sampleRate'>): Uint8Array {
  const padding = samples.length % 2;
  const file = new Uint8Array(HEADER_BYTES + samples.length + padding);
  const view = new DataView(file.buffer);
  const word = (at: number, text: string) => file.set(new TextEncoder().encode(text), at);
  word(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 18, true);
  view.setUint16(20, MU_LAW, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(38, 'fact');
  view.setUint32(42, 4, true);
  view.setUint32(46, samples.length, true);
  word(50, 'data');
  view.setUint32(54, samples.length, true);
  for (let at = 0; at < samples.length; at++) file[HEADER_BYTES + at] = muLawOf(samples[at] ?? 0);
  return file;
}

/** A chunk of 18 bytes that tells the format, and one that tells how many samples there are, as all but PCM need. */
const HEADER_BYTES = 58;
const MU_LAW = 7;
const BIAS = 132;
const LOUDEST = 32_635;

/** The sign, three bits for the octave and four within it, all turned over. */
function muLawOf(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const loudness = Math.min(Math.abs(sample), LOUDEST) + BIAS;
  const octave = 24 - Math.clz32(loudness);
  const within = (loudness >> (octave + 3)) & 0x0f;
  return ~(sign | (octave << 4) | within) & 0xff;
}
