import { describe, expect, it } from 'vitest';
import { firstOf } from '#server/testing/lists.ts';
import { fishersExact, ratesByStage, selectionRates } from './adverse-impact.ts';

describe('the four-fifths rule', () => {
  it('compares every group with the one that is chosen most often', () => {
    // The example of the Guidelines' questions and answers: 48 of 80 and 12 of 40.
    const rates = selectionRates([
      { chosen: 48, of: 80 },
      { chosen: 12, of: 40 },
    ]);
    expect(rates).toEqual([
      { rate: 0.6, ratio: 1, verdict: 'highest' },
      { rate: 0.3, ratio: 0.5, verdict: 'below' },
    ]);
  });

  it('is kept by four fifths and by nothing less', () => {
    const of = 1_000;
    const verdict = (chosen: number) =>
      selectionRates([
        { chosen: 500, of },
        { chosen, of },
      ])![1]!.verdict;
    expect([verdict(400), verdict(399), verdict(500)]).toEqual(['even', 'below', 'highest']);
  });

  it('is exact where the fractions are not', () => {
    const rates = selectionRates([
      { chosen: 10, of: 24 },
      { chosen: 4, of: 12 },
    ])!;
    expect(rates[1]).toEqual({ rate: 0.35, ratio: 0.8, verdict: 'even' });
  });

  it('says that chance may explain a difference between few people', () => {
    const rates = selectionRates([
      { chosen: 7, of: 10 },
      { chosen: 3, of: 10 },
    ])!;
    expect(rates[1]).toEqual({ rate: 0.3, ratio: 0.45, verdict: 'maybe_chance' });
  });

  it('rounds one share to one number, as a rate and as a ratio, and never up to four fifths', () => {
    const rates = selectionRates([
      { chosen: 90, of: 90 },
      { chosen: 60, of: 90 },
      { chosen: 71, of: 90 },
      { chosen: 159, of: 200 },
    ])!;
    expect(rates.map(({ rate, ratio }) => [rate, ratio])).toEqual([
      [1, 1],
      [0.65, 0.65],
      [0.8, 0.75],
      [0.8, 0.79],
    ]);
  });

  it('tells no share of one or two people, chosen or not, nor the one that would give it away', () => {
    const rates = (...groups: { chosen: number; of: number }[]) =>
      selectionRates(groups)?.map(({ rate }) => rate) ?? null;
    const [few, many] = [
      { chosen: 2, of: 9 },
      { chosen: 20, of: 40 },
    ];
    expect(rates(few, many, { chosen: 30, of: 60 })).toEqual([null, null, 0.5]);
    expect(rates({ chosen: 38, of: 40 }, { chosen: 9, of: 9 })).toEqual([null, null]);
    expect(rates({ chosen: 8, of: 9 }, many)).toEqual([0.9, 0.5]);
    expect(rates({ chosen: 0, of: 9 }, many)).toEqual([0, 0.5]);
    // The only one, or two, who were hired: which group they are of is not told by a comparison either.
    expect(rates({ chosen: 0, of: 9 }, { chosen: 2, of: 40 })).toBeNull();
  });

  it('compares only groups whose share is told, and tells none at a later step that an earlier one kept back', () => {
    const few = { chosen: 2, of: 3 };
    const groups = [few, { chosen: 20, of: 40 }, { chosen: 30, of: 60 }, { chosen: 12, of: 60 }];
    expect(selectionRates(groups)!.map(({ verdict }) => verdict)).toEqual([null, null, 'highest', 'below']);
    const table = ratesByStage(['shortlisted', 'interview'], (stage) =>
      stage === 'shortlisted' ? groups : groups.map((one) => ({ ...one, chosen: one === few ? 0 : 10 })),
    );
    const none = { rate: null, ratio: null, verdict: null };
    expect(table.map(({ interview }) => interview!.rate === null)).toEqual([true, true, false, false]);
    expect(table[1]).toEqual({ shortlisted: none, interview: none });
    // One told beside nobody is compared with nobody.
    expect(selectionRates(groups.slice(0, 3))![2]).toEqual({ rate: 0.5, ratio: null, verdict: null });
  });

  it('says nothing where nobody was chosen', () => {
    expect(
      selectionRates([
        { chosen: 0, of: 9 },
        { chosen: 0, of: 7 },
      ]),
    ).toBeNull();
    expect(selectionRates([])).toBeNull();
  });

  it('is laid out group by group, and empty at steps that nobody reached', () => {
    const table = ratesByStage(['shortlisted', 'hired'], (stage) =>
      stage === 'hired'
        ? [
            { chosen: 0, of: 5 },
            { chosen: 0, of: 5 },
          ]
        : [
            { chosen: 5, of: 5 },
            { chosen: 0, of: 5 },
          ],
    );
    expect(table).toHaveLength(2);
    expect(firstOf(table).shortlisted!.verdict).toBe('highest');
    expect(table[1]!.shortlisted!.verdict).toBe('below');
    expect(table.map(({ hired }) => hired)).toEqual([null, null]);
  });
});

describe('Fisher’s exact test', () => {
  it('gives the values that are in print', () => {
    // The lady tasting tea: three of four cups right, two-sided.
    expect(fishersExact({ chosen: 3, of: 4 }, { chosen: 1, of: 4 })).toBeCloseTo(0.4857, 4);
    expect(fishersExact({ chosen: 4, of: 4 }, { chosen: 0, of: 4 })).toBeCloseTo(0.0286, 4);
    // Agresti, Categorical Data Analysis, and R’s fisher.test: 1 and 9 of 12 each.
    expect(fishersExact({ chosen: 1, of: 12 }, { chosen: 9, of: 12 })).toBeCloseTo(0.0028, 4);
  });

  it('is the same from both sides, and 1 where both are alike', () => {
    const one = { chosen: 7, of: 31 };
    const other = { chosen: 12, of: 22 };
    expect(fishersExact(one, other)).toBeCloseTo(fishersExact(other, one), 12);
    expect(fishersExact({ chosen: 5, of: 10 }, { chosen: 5, of: 10 })).toBeCloseTo(1, 9);
  });
});
