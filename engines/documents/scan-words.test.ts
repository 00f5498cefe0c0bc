import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Recognised, ScanLine } from './scan-recogniser.ts';
import { withLatinWords, withoutSureArabic } from './scan-words.ts';

type Word = readonly [text: string, confidence: number, x: number];

/** A line of words of eighty by thirty pixels, each at its place. */
const line = (y: number, ...words: Word[]): ScanLine => ({
  words: words.map(([text, confidence, x]) => ({
    text,
    confidence,
    box: { x0: x, y0: y, x1: x + 80, y1: y + 30 },
    symbols: [],
  })),
  baseline: { x0: 0, y0: y + 28, x1: 600, y1: y + 28 },
  rowHeight: 30,
});
const reading = (...lines: ScanLine[]): Recognised => ({ lines, confidence: 80 });
const read = (arabic: Recognised, latin: Recognised) =>
  withLatinWords(releaseTaxonomy, arabic, latin).lines.map(({ words }) =>
    words.map(({ text }) => text).join(' '),
  );
const NOTHING = reading();

describe('Latin words where the Arabic reader saw nothing', () => {
  const isTaken = (text: string, confidence: number) =>
    read(NOTHING, reading(line(10, [text, confidence, 100]))).length > 0;

  it('are taken where they are sure, short ones where they are surer', () => {
    expect([isTaken('Nurse', 84), isTaken('Nurse', 85)]).toEqual([false, true]);
    expect([isTaken('SAP', 89), isTaken('SAP', 90)]).toEqual([false, true]);
    expect([isTaken('Word', 84), isTaken('Word', 85)]).toEqual([false, true]);
  });

  it('are taken sooner where they hold the signs of addresses or a number', () => {
    expect([isTaken('2019', 54), isTaken('2019', 55)]).toEqual([false, true]);
    expect([isTaken('liza@people.test', 24), isTaken('liza@people.test', 25)]).toEqual([false, true]);
    expect([isTaken('github.com/liza', 24), isTaken('github.com/liza', 25)]).toEqual([false, true]);
    expect(isTaken('٥٥', 99)).toBe(false);
  });
});

describe('Latin words where the Arabic reader saw letters of its own', () => {
  const word = (arabic: readonly [string, number], latin: readonly [string, number]) =>
    read(reading(line(10, [...arabic, 100])), reading(line(10, [...latin, 100]))).join(' | ');

  it('take the place of what is doubted and no word, where they are sure', () => {
    expect(word(['طظضث', 70], ['Nurse', 85])).toBe('Nurse');
    expect(word(['طظضث', 70], ['Nurse', 84])).toBe('طظضث');
    expect(word(['طظضث', 78], ['Nurse', 85])).toBe('طظضث');
    expect(word(['مدرسة', 60], ['Nurse', 95])).toBe('مدرسة');
  });

  it('take its place as numbers, unless those are in digits of its own', () => {
    expect(word(['2O19', 90], ['2019', 60])).toBe('2019');
    expect(word(['طظ', 60], ['2019', 68])).toBe('2019');
    expect(word(['طظ', 60], ['2019', 67])).toBe('طظ');
    expect(word(['٢٠١٩', 60], ['2019', 84])).toBe('2019');
    expect(word(['٢٠١٩', 60], ['2019', 83])).toBe('٢٠١٩');
  });

  it('take its place as addresses, however sure it was', () => {
    expect(word(['طظضث', 99], ['liza@people.test', 25])).toBe('liza@people.test');
  });

  it('stand for all that they cover', () => {
    const arabic = reading(line(10, ['طظ', 60, 100], ['ضث', 60, 150], ['مدرسة', 95, 400]));
    const latin = reading(line(10, ['liza@people.test', 90, 120]));
    expect(read(arabic, latin)).toEqual(['liza@people.test', 'مدرسة']);
  });
});

describe('a narrow sign that the Latin reader saw', () => {
  /** The line of Arabic ends at 180 from the left, and is 50 to 80 from the top. */
  const beside = ({ x = 190, middle = 65, width = 10 }) => {
    const signs = line(middle - 15, ['o', 60, x]);
    const [sign] = signs.words;
    const latin = { ...signs, words: [{ ...sign!, box: { ...sign!.box, x1: x + width } }] };
    return read(reading(line(50, ['مدرسة', 95, 100])), reading(latin));
  };

  it.each([
    ['on its right', {}],
    ['a little higher', { middle: 45 }],
    ['a little lower', { middle: 85 }],
    ['as far as words may be apart', { x: 228 }],
  ])('is the dot of a list before the line that begins %s', (_, given) => {
    expect(beside(given)).toEqual(['• مدرسة']);
  });

  it.each([
    ['stands above it', { middle: 43 }],
    ['stands below it', { middle: 87 }],
    ['stands at its letters', { x: 182 }],
    ['stands far from it', { x: 229 }],
    ['is as wide as letters', { width: 21 }],
  ])('is none where it %s', (_, given) => {
    expect(beside(given)).toEqual(['مدرسة']);
  });
});

describe('a picture without its sure Arabic words', () => {
  const picture = { width: 400, height: 60, pixels: new Uint8Array(400 * 60) };
  const wipedAt = (text: string, confidence: number) =>
    withoutSureArabic(picture, reading(line(10, [text, confidence, 100]))).pixels[20 * 400 + 120] === 255;

  it('is white where they stood, and as it was everywhere else', () => {
    expect([wipedAt('مدرسة', 75), wipedAt('مدرسة', 74)]).toEqual([true, false]);
    expect([wipedAt('مدرسة،', 90), wipedAt('Nurse', 90), wipedAt('م', 90)]).toEqual([true, false, false]);
    const { pixels } = withoutSureArabic(picture, reading(line(10, ['مدرسة', 90, 100])));
    const white = [...pixels].filter((grey) => grey === 255).length;
    expect(white).toBe(81 * 31);
    expect([
      pixels[10 * 400 + 99],
      pixels[10 * 400 + 100],
      pixels[40 * 400 + 180],
      pixels[41 * 400 + 180],
    ]).toEqual([0, 255, 255, 0]);
  });

  it('takes words that reach beyond its edges', () => {
    const over = withoutSureArabic(
      picture,
      reading(line(40, ['مدرسة', 90, 360]), line(-10, ['مدرسة', 90, -40])),
    );
    expect(over.pixels.at(-1)).toBe(255);
    expect(over.pixels[0]).toBe(255);
    expect(over.pixels).toHaveLength(400 * 60);
  });
});
