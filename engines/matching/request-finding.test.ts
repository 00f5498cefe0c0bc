import { describe, expect, it } from 'vitest';
import { answering } from './request-answers.ts';
import { bearsTrade, findingOf, standingOut } from './request-finding.ts';
import type { Condition } from './requests.ts';

const PLUMBER: Condition = { kind: 'title', wish: 'nice', text: 'plumber', occupation: 'plumber' };
const DOHA: Condition = { kind: 'place', wish: 'nice', place: 'doha', km: null };
const MUSCAT: Condition = { ...DOHA, place: 'muscat' };
const BEGINNERS: Condition = { kind: 'years', wish: 'nice', min: null, max: 1 };
const LICENCE: Condition = { kind: 'word', wish: 'nice', text: 'Kahramaa' };

/** What is found of people by how well they answer to each condition, and what came nearest. */
function looked(conditions: readonly Condition[], people: Record<string, readonly number[]>) {
  const toAnswer = answering(conditions);
  const answers = Object.entries(people).map(([id, degrees]) => ({
    id,
    answer: toAnswer(degrees),
    fit: null,
  }));
  const { found, nearest, aside } = findingOf(answers, conditions, ({ answer }) => answer.all);
  const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
  return { found: idsOf(found), nearest: idsOf(nearest), aside: idsOf(aside) };
}

describe('who misses what weighs most', () => {
  it('is no answer in another trade and another country, and is told to come nearest', () => {
    expect(looked([PLUMBER, DOHA], { pipefitter: [0.66, 0] })).toEqual({
      found: [],
      nearest: ['pipefitter'],
      aside: ['pipefitter'],
    });
    expect(looked([PLUMBER, DOHA], { pipefitter: [0.66, 1] }).found).toEqual(['pipefitter']);
  });

  it('is no answer in another trade without the licence that is asked for', () => {
    expect(looked([PLUMBER, LICENCE], { pipefitter: [0.6, 0] }).found).toEqual([]);
    expect(looked([PLUMBER, LICENCE], { pipefitter: [0.6, 1] }).found).toEqual(['pipefitter']);
    expect(looked([PLUMBER], { pipefitter: [0.6] }).found).toEqual(['pipefitter']);
    // "Gulf experience": elsewhere now, and there before, as far as anybody can tell.
    expect(looked([PLUMBER, DOHA, MUSCAT], { pipefitter: [0.6, 0, 0] }).found).toEqual(['pipefitter']);
  });

  it('is no answer from another country where somebody of the trade is in the place', () => {
    expect(looked([PLUMBER, DOHA], { abroad: [1, 0] }).found).toEqual(['abroad']);
    const both = { abroad: [1, 0, 1], there: [1, 1, 0] };
    expect(looked([PLUMBER, DOHA, LICENCE], both).found).toEqual(['there']);
    // Of several places one may be where somebody has worked.
    expect(
      looked([PLUMBER, DOHA, MUSCAT, LICENCE], { abroad: [1, 0, 0, 1], there: [1, 1, 0, 0] }).found,
    ).toEqual(['there', 'abroad']);
  });

  it('is no answer after years of work where beginners are asked for', () => {
    expect(looked([PLUMBER, BEGINNERS], { master: [1, 0.07], silent: [1, 0.7] }).found).toEqual(['silent']);
    expect(looked([PLUMBER, BEGINNERS], { master: [1, 0.07] })).toMatchObject({
      found: [],
      nearest: ['master'],
    });
  });
});

describe('who stands far above all others who came near', () => {
  const near = (work: number, fit: number | null) => ({
    answer: { title: 0.3, work, all: work, degrees: [0.3, work] },
    fit,
  });

  it('is found though the title is not theirs, unless the ranking sees other work', () => {
    expect(standingOut([near(0.52, 0.08), near(0.31, 0.02)])).toHaveLength(1);
    expect(standingOut([near(0.52, 0.01)])).toEqual([]);
    expect(standingOut([near(0.52, 0.08), near(0.45, 0.02)])).toEqual([]);
    expect(standingOut([near(0.3, 0.2)])).toEqual([]);
    expect(standingOut([])).toEqual([]);
  });

  it('bears a title that names a trade, and not only what heads the titles of all trades', () => {
    const { answer } = near(0.9, 0.1);
    const bears = (text: string, occupation: string | null) =>
      bearsTrade({ ...answer, degrees: [0.92] }, [{ kind: 'title', wish: 'nice', text, occupation }], 0.9);
    expect(bears('plumber', 'plumber')).toBe(true);
    expect(bears('site engineer', null)).toBe(true);
    expect(bears('supervisor', null)).toBe(false);
  });
});
