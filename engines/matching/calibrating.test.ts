import { describe, expect, it } from 'vitest';
import { calibrated, FEWEST_PAIRS, type LabelledPair, refit } from './calibrating.ts';
import { releaseModel } from './model.fixtures.ts';
import { firstCalibration } from './model.ts';
import { rawOf } from './score.ts';

/** Whatever the product begins with, the tests begin here. */
const first = { ...firstCalibration, a: 23.88, b: -8.35 };

/** Numbers from 0 to 1 that are the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** Pairs whose judgements follow `a` and `b`, over all strengths. */
function pairsOf(a: number, b: number, total: number, seed = 7): LabelledPair[] {
  const next = chance(seed);
  return Array.from({ length: total }, (_, at) => {
    const parts = {
      skills: next(),
      title: next() < 0.1 ? null : next(),
      work: next(),
      words: next() < 0.1 ? null : next(),
      meaning: next(),
      gate: 0.6 + 0.4 * next(),
    };
    const raw = rawOf(parts, first);
    return { key: `pair-${at}`, ...parts, weight: 1, isRelevant: next() < sigmoid(a * raw * parts.gate + b) };
  });
}

const shuffled = <T>(all: readonly T[], seed: number): T[] => {
  const next = chance(seed);
  return all
    .map((it) => ({ it, at: next() }))
    .sort((p, q) => p.at - q.at)
    .map(({ it }) => it);
};

describe('refitting a calibration', () => {
  it.each([
    [18, -6.5],
    [30, -10],
    [12, -4],
    [25, -9.5],
  ])('recovers a = %f and b = %f from judgements that follow them', (a, b) => {
    const { calibration, report } = refit(pairsOf(a, b, 60_000), first);
    expect(report.verdict).toBe('adopted');
    expect(Math.abs(calibration.a / a - 1)).toBeLessThan(0.04);
    expect(Math.abs(calibration.b / b - 1)).toBeLessThan(0.04);
    expect(report.after!.logLoss).toBeLessThan(report.before!.logLoss);
  });

  it('stays half-way to the prior where there are as many pairs as it weighs', () => {
    const [a, b] = [16, -5];
    const strengths = [0.2, 0.3, 0.4, 0.5, 0.6];
    const apart = (p: { a: number; b: number }) =>
      strengths.reduce((sum, x) => sum + sigmoid(p.a * x + p.b) - sigmoid(a * x + b), 0);
    const shares = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      // A quarter more, since a fifth is held out.
      const pairs = pairsOf(a, b, FEWEST_PAIRS * 1.25, seed);
      return apart(refit(pairs, first, { ...first, a: 1, b: 0 }).calibration) / apart(first);
    });
    const mean = shares.reduce((sum, it) => sum + it, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.35);
    expect(mean).toBeLessThan(0.65);
  });

  it('changes nothing below 200 pairs', () => {
    const { calibration, report } = refit(pairsOf(10, -2, FEWEST_PAIRS - 1), first);
    expect(calibration).toBe(first);
    expect(report).toMatchObject({ verdict: 'too_few_pairs', pairs: FEWEST_PAIRS - 1, before: null });
    expect(refit([], first).calibration).toBe(first);
  });

  it('answers the same whatever the order of the pairs', () => {
    const pairs = pairsOf(18, -6.5, 3_000);
    const once = refit(pairs, first);
    for (const seed of [1, 2, 3]) expect(refit(shuffled(pairs, seed), first)).toEqual(once);
  });

  it('is left alone by a second run on the same pairs', () => {
    const pairs = pairsOf(18, -6.5, 3_000);
    const { calibration } = refit(pairs, first);
    const again = refit(pairs, first, calibration);
    expect(again.report.verdict).toBe('unchanged');
    expect(again.calibration).toBe(calibration);
  });

  it('refuses judgements that fall where scores rise', () => {
    const against = pairsOf(first.a, first.b, 4_000).map((it) => ({ ...it, isRelevant: !it.isRelevant }));
    const { calibration, report } = refit(against, first);
    expect(report.verdict).toBe('not_rising');
    expect(calibration).toBe(first);
  });

  it('refuses judgements of one kind alone: they say how often, not whom', () => {
    const likes = pairsOf(first.a, first.b, 4_000).map((it) => ({ ...it, isRelevant: true }));
    expect(refit(likes, first).report.verdict).toBe('one_sided');
  });

  it('never adopts what loses on the pairs held out', () => {
    const verdicts = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const next = chance(seed * 977);
      const pairs = pairsOf(6 + 30 * next(), -12 + 11 * next(), 260 + Math.floor(600 * next()), seed);
      const { calibration, report } = refit(pairs, first);
      verdicts.add(report.verdict);
      if (report.verdict !== 'adopted') {
        expect(calibration).toBe(first);
        continue;
      }
      const { before, after } = report;
      expect(calibration.a).toBeGreaterThan(0);
      expect(after!.logLoss).toBeLessThanOrEqual(before!.logLoss);
      expect(after!.at20.recall! - before!.at20.recall!).toBeGreaterThanOrEqual(-0.1);
      expect((after!.at30.precision ?? 1) - (before!.at30.precision ?? 1)).toBeGreaterThanOrEqual(-0.1);
    }
    expect(verdicts).toContain('adopted');
    expect([...verdicts].some((it) => it.startsWith('lost'))).toBe(true);
  });

  it('lets a weaker sign pull less', () => {
    const pairs = pairsOf(first.a, first.b, 4_000);
    const turned = (weight: number) =>
      pairs.map((it, at) => (at % 4 === 0 ? { ...it, isRelevant: !it.isRelevant, weight } : it));
    const off = (weight: number) =>
      Math.abs(refit(turned(weight), first, { ...first, a: 1, b: 0 }).calibration.a - first.a);
    expect(off(0.2)).toBeLessThan(off(1));
  });
});

describe('another calibration', () => {
  it('has a version of its own on a model that is otherwise the same', () => {
    const model = releaseModel;
    const own = calibrated(model, { ...model.calibration, version: 'other', a: 15, b: -4 });
    expect(own.version).not.toBe(model.version);
    expect(own.version).toContain('/other/');
    expect(own.text).toBe(model.text);
  });
});
