import { describe, expect, it } from 'vitest';
import {
  type Box,
  boxAgreement,
  cohensKappa,
  intersectionOverUnion,
  rankAgreement,
  spanF1,
  wordErrorRate,
} from './agreement.ts';
import { annotationKinds, openAnnotation } from './annotation.ts';
import { clipOf, pictureOf } from './annotation-media.ts';
import { type AnnotationAnswer, isValidAnnotation, scoreAnnotation } from './score-annotation.ts';

const box = (x: number, y: number, width: number, height: number, label = 'a'): Box => ({
  x,
  y,
  width,
  height,
  label,
});

describe('agreement', () => {
  it('of spans is the harmonic mean of precision and recall', () => {
    const [a, b, c] = [1, 2, 3].map((from) => ({ from, to: from + 4, label: 'a' })) as [Span, Span, Span];
    type Span = { from: number; to: number; label: string };
    expect(spanF1([a, b], [a, c])).toBe(0.5);
    expect(spanF1([a], [a, b, c])).toBe(0.5);
    expect(spanF1([{ ...a, label: 'b' }], [a])).toBe(0);
    expect([spanF1([], []), spanF1([a], []), spanF1([], [a])]).toEqual([1, 0, 0]);
  });

  it('of classes is what goes beyond chance: the example of the textbooks comes out', () => {
    // 20 of 50 both say yes, 15 both no, 5 yes and no, 10 no and yes: .70 observed, .50 by chance, kappa .40.
    const pairs = [
      ...Array.from({ length: 20 }, () => ['yes', 'yes']),
      ...Array.from({ length: 5 }, () => ['yes', 'no']),
      ...Array.from({ length: 10 }, () => ['no', 'yes']),
      ...Array.from({ length: 15 }, () => ['no', 'no']),
    ] as [string, string][];
    const kappa = cohensKappa(
      pairs.map(([one]) => one),
      pairs.map(([, other]) => other),
    );
    expect(kappa).toBeCloseTo(0.4, 9);
    expect(cohensKappa(['x', 'x', 'x', 'x'], ['x', 'y', 'x', 'y'])).toBe(0);
    expect(cohensKappa(['y', 'x'], ['x', 'y'])).toBe(-1);
  });

  it('of boxes is the shared area of all that they cover, and what is too much counts against', () => {
    expect(intersectionOverUnion(box(0, 0, 10, 10), box(5, 0, 10, 10))).toBeCloseTo(1 / 3, 9);
    expect(intersectionOverUnion(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(0);
    expect(intersectionOverUnion(box(5, 5, 0, 0), box(5, 5, 0, 0))).toBe(0);
    const gold = [box(0, 0, 10, 10), box(50, 50, 10, 10)];
    expect(boxAgreement(gold, gold)).toBe(1);
    expect(boxAgreement([gold[0]!], gold)).toBe(0.5);
    expect(boxAgreement([...gold, box(80, 0, 5, 5)], gold)).toBeCloseTo(2 / 3, 9);
    expect(boxAgreement([box(0, 0, 10, 10, 'b'), gold[1]!], gold)).toBeCloseTo(1 / 3, 9);
  });

  it('of words counts what was put in, left out and changed', () => {
    const words = (text: string) => text.split(' ').filter(Boolean);
    expect(wordErrorRate(words('the cat sat on mat'), words('the cat sat on the mat'))).toBeCloseTo(1 / 6, 9);
    expect(wordErrorRate(words('a b c d'), words('a x c'))).toBeCloseTo(2 / 3, 9);
    expect([wordErrorRate([], words('a b')), wordErrorRate([], [])]).toEqual([1, 0]);
  });

  it('of orders is 1 for the same, -1 for the reverse, and by pairs between', () => {
    const gold = ['a', 'b', 'c', 'd'];
    const ranked = (order: string) => new Map([...order].map((id, index) => [id, index + 1]));
    expect(rankAgreement(ranked('abcd'), gold)).toBe(1);
    expect(rankAgreement(ranked('dcba'), gold)).toBe(-1);
    expect(rankAgreement(ranked('bacd'), gold)).toBeCloseTo(4 / 6, 9);
    expect(rankAgreement(new Map(), gold)).toBe(0);
  });
});

describe.each(['v1', 'v2'] as const)('the annotation test %s', (form) => {
  const items = openAnnotation(form);
  const gold = (lang: 'en' | 'ar') =>
    items.map((item): AnnotationAnswer => {
      switch (item.kind) {
        case 'spans':
          return Object.fromEntries(
            item.spans[lang].map(({ from, to, label }) => [`${lang}:${from}-${to}`, label]),
          );
        case 'classes':
          return Object.fromEntries(item.rows.map((row) => [row.id, row.gold ?? '']));
        case 'boxes':
          return Object.fromEntries(item.boxes.map((b) => [`${b.x},${b.y},${b.width},${b.height}`, b.label]));
        case 'tones':
          return item.tones.join('');
        default:
          return Object.fromEntries(item.rows.map((row, index) => [row.id, index + 1]));
      }
    });

  it('has five parts of one kind each, and its gold agrees with itself in both languages', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const [index, kind] of annotationKinds.entries())
      expect(new Set(items.filter((one) => one.kind === kind).map(({ part }) => part))).toEqual(
        new Set([index + 1]),
      );
    for (const lang of ['en', 'ar'] as const)
      for (const [index, answer] of gold(lang).entries()) {
        const item = items[index]!;
        expect(isValidAnnotation(item, answer), item.id).toBe(true);
        const { score, differences } = scoreAnnotation(item, answer);
        expect(score, item.id).toBe(1);
        expect(differences.every(({ is }) => is === 'agreed')).toBe(true);
      }
  });

  it('has marks that begin and end with whole words, as the screen marks them', () => {
    for (const { id, text, spans } of items)
      for (const lang of ['en', 'ar'] as const) {
        const words = [...(text?.[lang] ?? '').matchAll(/[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}:'’-]*/gu)];
        const starts = new Set(words.map(({ index }) => index));
        const ends = new Set(words.map((word) => word.index + word[0].length));
        for (const { from, to } of spans[lang])
          expect([starts.has(from), ends.has(to)], `${id} ${from}`).toEqual([true, true]);
      }
  });

  it('gives nothing for nothing, says what is missing, and refuses what is no answer', () => {
    for (const item of items) {
      const { score, isAnswered, differences } = scoreAnnotation(item, undefined);
      expect([score, isAnswered, differences[0]?.is]).toEqual([0, false, 'missed']);
      for (const wrong of [null, 3, [], { x: 'y' }, 'LXH'])
        expect(isValidAnnotation(item, wrong)).toBe(false);
    }
  });

  it('draws its pictures and sounds itself, and neither tells the key', () => {
    for (const { things, boxes, labels, tones } of items) {
      const picture = pictureOf(things);
      for (const { id } of labels) expect(picture).not.toContain(`"${id}"`);
      for (const { x, y, width, height } of boxes) expect(x + width <= 1000 && y + height <= 860).toBe(true);
      if (tones.length > 0) expect(String.fromCharCode(...clipOf(tones).slice(0, 4))).toBe('RIFF');
    }
  });
});
