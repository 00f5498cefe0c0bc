import { describe, expect, it } from 'vitest';
import { isSoundText, soundnessOfPairs, usualness } from './letter-statistics.ts';

const ENGLISH =
  'Prepared interim payment applications and valued variations for building projects across the region, reviewed contracts with legal counsel, and trained younger surveyors in measuring works on site.';
const FRENCH =
  'Préparation des budgets annuels, suivi des dépenses et rédaction des rapports mensuels destinés à la direction générale, avec une attention particulière aux délais et aux coûts.';
const ARABIC =
  'أعددت طلبات الدفعات المرحلية وقيّمت الأوامر التغييرية لمشاريع البناء في المنطقة وراجعت العقود مع المستشار القانوني ودرّبت المهندسين الجدد على قياس الأعمال في الموقع';
/** Each letter is another one, as in a font whose table lies. */
const shifted = (text: string, by: number, [from, to]: [string, string]) =>
  [...text.normalize('NFC').toLowerCase()]
    .map((letter) => {
      if (letter < from || letter > to) return letter;
      const span = to.charCodeAt(0) - from.charCodeAt(0) + 1;
      return String.fromCharCode(
        from.charCodeAt(0) + ((letter.charCodeAt(0) - from.charCodeAt(0) + by) % span),
      );
    })
    .join('');
const LATIN: [string, string] = ['a', 'z'];
const backward = (text: string) => [...text].reverse().join('');

describe('text by its letters', () => {
  it.each([ENGLISH, FRENCH, ARABIC])('is sound where a language writes so: %s', (text) => {
    expect(isSoundText(text)).toBe(true);
  });

  it('is not where every letter is another one', () => {
    expect(isSoundText(shifted(ENGLISH, 9, LATIN))).toBe(false);
    expect(isSoundText('ظغضئثء'.repeat(40))).toBe(false);
    expect(isSoundText('zqxjv'.repeat(40))).toBe(false);
  });

  it('of too few letters is taken as it is', () => {
    expect(isSoundText('zqxjv'.repeat(24).slice(0, 119))).toBe(true);
    expect(isSoundText('zqxjv'.repeat(24))).toBe(false);
  });

  it('is not judged by letters that are a few beside those of the other script', () => {
    expect(isSoundText(`${ARABIC} ${'zqx'.repeat(20)}`)).toBe(true);
    expect(isSoundText(`${ENGLISH} ${'ظغض'.repeat(20)}`)).toBe(true);
  });
});

describe('text by its pairs of letters', () => {
  it('is sound where letters follow each other as in a language, Arabic also as it is painted', () => {
    expect(soundnessOfPairs(ENGLISH)).toBe('sound');
    expect(soundnessOfPairs(ARABIC)).toBe('sound');
    expect(soundnessOfPairs(backward(ARABIC))).toBe('sound');
  });

  it('is broken where they do not', () => {
    expect(soundnessOfPairs(shifted(ENGLISH, 9, LATIN))).toBe('broken');
    expect(soundnessOfPairs('غضغض '.repeat(40))).toBe('broken');
  });

  /** So many usual pairs and so many unusual ones, in words of their own. */
  const pairs = (usual: number, unusual: number) => `${wordOf('an', usual)} ${wordOf('zq', unusual)}`;
  /** A word of so many pairs that are all like the one given: "anan" has "na" as well, which is as usual. */
  const wordOf = (pair: string, count: number) => pair.repeat(count).slice(0, count + 1);

  it.each([
    [0, 59, 'sound'],
    [0, 60, 'broken'],
    [12, 48, 'sound'],
    [11, 49, 'broken'],
    [23, 96, 'broken'],
    [24, 95, 'sound'],
    [33, 87, 'broken'],
    [34, 86, 'doubtful'],
    [56, 66, 'doubtful'],
    [92, 108, 'sound'],
    [91, 109, 'doubtful'],
  ])('with %i usual ones and %i others is %s', (usual, unusual, verdict) => {
    expect(soundnessOfPairs(pairs(usual, unusual))).toBe(verdict);
  });

  it('does not ask names of techniques, which follow no language', () => {
    expect(soundnessOfPairs('XQZW '.repeat(60))).toBe('sound');
    expect(soundnessOfPairs('zqx '.repeat(60))).toBe('sound');
  });
});

it('an Arabic letter is the more usual the more often it comes', () => {
  expect([usualness('ا'), usualness('ؤ'), usualness('x')]).toEqual([3, -2, null]);
  expect(usualness('خ')).toBe(0);
  expect(usualness('ع')).toBeCloseTo(1.17, 2);
});
