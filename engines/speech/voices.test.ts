import { describe, expect, it } from 'vitest';
import { lengthMs, SILENCE, type Speech } from './speech.ts';
import { MOST_CHARACTERS, openVoice, type SpokenLine } from './voices.ts';
import { waveFileOf } from './wave-file.ts';

const voice = openVoice('en');
if (!voice) throw new Error('English has a voice');
const speak = (lines: readonly SpokenLine[], pace = 1) => voice.speak({ lines, pace });
const said = (text: string, speaker: SpokenLine['speaker'] = 'woman', pace = 1) =>
  speak([{ speaker, text }], pace);

const SENTENCE = 'Your interview is on Sunday at ten.';
const one = said(SENTENCE);

describe('the English voice', () => {
  it('says a sentence in about the time a person takes, loudly enough, in its own sounds', () => {
    expect(one.sampleRate).toBe(16_000);
    expect(lengthMs(one)).toBeGreaterThan(1_500);
    expect(lengthMs(one)).toBeLessThan(3_000);
    expect(loudnessOf(one)).toBeGreaterThan(1_000);
    const sounds = one.phonemes.filter(({ phoneme }) => phoneme !== SILENCE).map(({ phoneme }) => phoneme);
    expect(sounds.join(' ')).toBe('y ao r ih n t er v y uw ih z aa n s ah n d ey ae t t eh n');
  });

  it('tells when each sound is heard, without a gap, from the beginning to the end', () => {
    const { phonemes } = one;
    expect(phonemes[0]?.fromMs).toBe(0);
    for (const [index, { fromMs, toMs }] of phonemes.entries()) {
      expect(toMs).toBeGreaterThan(fromMs);
      if (index > 0) expect(fromMs).toBeCloseTo(phonemes[index - 1]?.toMs ?? -1, 6);
    }
    expect(Math.abs((phonemes.at(-1)?.toMs ?? 0) - lengthMs(one))).toBeLessThan(20);
    // It is loud where it says there is a vowel, and silent before.
    const vowel = phonemes.find(({ phoneme }) => phoneme === 'ey');
    expect(loudnessOf(one, vowel)).toBeGreaterThan(2 * loudnessOf(one, phonemes[0]));
  });

  it('does not begin or end with more silence than an edge', () => {
    for (const edge of [one.phonemes[0], one.phonemes.at(-1)])
      expect((edge?.toMs ?? 0) - (edge?.fromMs ?? 0)).toBeLessThanOrEqual(41);
  });

  it('sounds the same to the sample whenever it is asked', () => {
    expect(said(SENTENCE).samples).toEqual(one.samples);
  });

  it('has two speakers who take turns, with a pause between them', () => {
    const man = said(SENTENCE, 'man');
    expect(man.samples).not.toEqual(one.samples);
    const both = speak([
      { speaker: 'woman', text: SENTENCE },
      { speaker: 'man', text: SENTENCE },
    ]);
    expect(lengthMs(both) - lengthMs(one) - lengthMs(man)).toBeCloseTo(560, -1);
    expect(both.samples.slice(0, one.samples.length)).toEqual(one.samples);
    expect(both.samples.slice(-man.samples.length)).toEqual(man.samples);
  });

  it('speaks more slowly where it is asked to', () => {
    expect(lengthMs(said(SENTENCE, 'woman', 1.25)) / lengthMs(one)).toBeCloseTo(1.25, 1);
  });

  it('rests between sentences, and not after a title or within a time', () => {
    const rests = (text: string) =>
      said(text).phonemes.filter(({ phoneme, fromMs, toMs }) => phoneme === SILENCE && toMs - fromMs > 300)
        .length;
    expect(rests('Please sit down. Dr. Haddad will see you at 9.30 a.m. today.')).toBe(1);
    expect(rests('Mr. Saleh is here!')).toBe(0);
  });

  it('refuses what is too long, and what it cannot say', () => {
    expect(() => said('word '.repeat(MOST_CHARACTERS / 5 + 1))).toThrow(RangeError);
    for (const text of ['', '…', 'مرحبا بكم']) expect(() => said(text)).toThrow(RangeError);
  });

  it('takes text as words, whatever stands in it', () => {
    expect(lengthMs(said('-voice rms -o /x <speak> \0 "yes" & 100% done'))).toBeGreaterThan(1_000);
  });

  it('is the only one: of other languages it is said that there is none', () => {
    expect(['ar', 'fr', ''].map(openVoice)).toEqual([null, null, null]);
  });
});

describe('a file of speech', () => {
  it('is a WAVE file of µ-law, a byte a sample, within an eighth of a decibel or so of what was said', () => {
    const file = waveFileOf(one);
    const view = new DataView(file.buffer);
    expect(new TextDecoder('latin1').decode(file.subarray(0, 16))).toMatch(/^RIFF.{4}WAVEfmt $/s);
    expect([view.getUint16(20, true), view.getUint32(24, true)]).toEqual([7, 16_000]);
    expect(view.getUint32(54, true)).toBe(one.samples.length);
    expect(view.getUint32(4, true)).toBe(file.length - 8);
    let [signal, noise] = [0, 0];
    for (const [at, sample] of one.samples.entries()) {
      signal += sample ** 2;
      noise += (sample - plainOf(file[58 + at] ?? 0)) ** 2;
    }
    expect(10 * Math.log10(signal / noise)).toBeGreaterThan(35);
  });

  it('holds the loudest and the softest', () => {
    const samples = Int16Array.from([0, 1, -1, 32_767, -32_768]);
    const file = waveFileOf({ samples, sampleRate: 16_000 });
    const heard = [...file.subarray(58, 63)].map(plainOf);
    expect(heard.map((value, at) => Math.abs(value - (samples[at] ?? 0)) <= 644)).toEqual(
      Array(5).fill(true),
    );
    expect(heard.slice(0, 3)).toEqual([0, 0, -0]);
  });
});

/** The mean of the absolute samples, of the whole or of one sound. */
function loudnessOf({ samples, sampleRate }: Speech, within?: { fromMs: number; toMs: number }): number {
  const place = (ms: number) => Math.round((ms / 1_000) * sampleRate);
  const own = within ? samples.subarray(place(within.fromMs), place(within.toMs)) : samples;
  return own.reduce((sum, sample) => sum + Math.abs(sample), 0) / own.length;
}

/** G.711 read back, by its table of octaves. */
function plainOf(byte: number): number {
  const code = ~byte & 0xff;
  const loudness = ((((code & 0x0f) << 3) + 132) << ((code >> 4) & 7)) - 132;
  return code & 0x80 ? -loudness : loudness;
}
