import { describe, expect, it } from 'vitest';
import { drawAttempt, drawNext } from './attempts.ts';
import { randomFrom } from './draw-questions.ts';
import { openInstruments, type SkillTestInstrument } from './instruments.ts';
import { chanceOf } from './item-response.ts';
import { type ItemResponse, itemResponses, itemStatistics } from './item-statistics.ts';
import type { Question } from './question-banks.ts';
import { normalFrom } from './simulated-people.fixtures.ts';

const instruments = openInstruments();
const test = instruments.find((one): one is SkillTestInstrument => one.id === 'problem-solving-entry');
if (!test) throw new Error('the bank is shipped');
const { questions } = test.bank;

describe('item statistics', () => {
  const [miskeyed, trivial, skipped, blind, unused] = questions.map(({ id }) => id);
  const random = randomFrom(21);
  const normal = normalFrom(22);
  const statistics = itemStatistics(
    Array.from({ length: 2500 }, (_, seed) => {
      const ability = normal();
      const drawn = drawAttempt(test, seed);
      const answers = new Map<number, number>();
      for (const [index, { id, order }] of drawn.entries()) {
        const question = questions.find((one) => one.id === id);
        if (!question || (id === skipped && random() < 0.3)) continue;
        answers.set(index + 1, 1 + order.indexOf(chosen(question, ability)));
      }
      return itemResponses(test, { drawn, answers });
    }),
  );
  const flagged = new Map(statistics.map(({ id, flags }) => [id, flags.map(({ reason }) => reason)]));

  /** A person of this ability takes the right choice more often than others, but for the planted faults. */
  function chosen({ id, choices }: Question, ability: number): number {
    const right = choices.findIndex(({ points }) => points === 1);
    const wrong = choices.flatMap(({ points }, place) => (points === 1 ? [] : [place]));
    const guess = () => wrong[Math.floor(random() * wrong.length)] ?? 0;
    if (id === trivial) return random() < 0.985 ? right : guess();
    if (id === blind) return random() < 0.5 ? right : guess();
    const knows = random() < 1 / (1 + Math.exp(-1.6 * ability));
    // The key of this one is wrong: who knows takes another choice.
    if (id === miskeyed) return knows ? (wrong[0] ?? 0) : random() < 0.4 ? right : guess();
    if (knows) return right;
    const taken = guess();
    return id === unused && taken === wrong[2] ? (wrong[1] ?? 0) : taken;
  }

  it('flag planted faults with their reason, and no item without one', () => {
    expect(flagged.get(miskeyed ?? '')).toContain('discriminates-against');
    expect(flagged.get(trivial ?? '')).toContain('too-easy');
    expect(flagged.get(skipped ?? '')).toEqual(['often-skipped']);
    expect(flagged.get(blind ?? '')).toEqual(['discriminates-weakly']);
    expect(flagged.get(unused ?? '')).toEqual(['option-unused']);
    const planted = new Set([miskeyed, trivial, skipped, blind, unused]);
    for (const [id, flags] of flagged) if (!planted.has(id)) expect(flags, id).toEqual([]);
  });

  it('measure difficulty, discrimination and the use of each choice', () => {
    const good = statistics.find(({ id }) => id === questions[10]?.id);
    expect(good?.difficulty).toBeCloseTo(0.5, 1);
    expect(good?.discrimination).toBeGreaterThan(0.25);
    expect(good?.optionUse.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(good?.optionUse[0]).toBeCloseTo(good?.difficulty ?? 0, 9);
  });
});

describe('items of a scale', () => {
  it('count towards it, and correlate with the others of their scale alone', () => {
    const principles = instruments[0];
    if (principles?.kind !== 'principles') throw new Error('principles come first');
    const drawn = drawAttempt(principles, 0);
    const responses = itemResponses(principles, {
      drawn,
      answers: new Map(
        principles.principles.questions.map(({ number, statement }) => [
          number,
          statement.isReversed ? 1 : 5,
        ]),
      ),
    });
    expect(responses).toHaveLength(100);
    expect(new Set(responses.map(({ value }) => value))).toEqual(new Set([1]));
    expect(new Set(responses.map(({ scale }) => scale)).size).toBe(25);
  });

  it('are not judged by few answers', () => {
    const response = (value: number): ItemResponse => ({
      id: 'a',
      scale: 's',
      value,
      option: value,
      options: 4,
    });
    const [one] = itemStatistics(
      Array.from({ length: 20 }, () => [response(0), { ...response(1), id: 'b' }]),
    );
    expect(one).toMatchObject({ difficulty: 0, discrimination: null, flags: [] });
  });

  it('of strengths have no difficulty, and a choice that everybody takes shows', () => {
    const responses = Array.from({ length: 100 }, (_, person): ItemResponse[] => [
      { id: 'a', scale: 's', value: null, option: person < 90 ? 0 : 1 + (person % 3), options: 4 },
    ]);
    const [one] = itemStatistics(responses);
    expect(one).toMatchObject({ difficulty: null, discrimination: null });
    expect(one?.flags).toEqual([{ reason: 'option-overused', figure: 0.9, option: 0 }]);
  });
});

describe('items of an adaptive test', () => {
  it('are judged by where their people stand, and a planted item that is far harder than stated is flagged', () => {
    const english = instruments.find((one) => one.kind === 'english');
    if (english?.kind !== 'english') throw new Error('there is an English test');
    const random = randomFrom(31);
    const normal = normalFrom(32);
    const planted = 'ub1-10';
    const byId = new Map(english.bank.items.map((item) => [item.id, item]));
    const attempts = Array.from({ length: 300 }, (_, seed) => {
      const theta = normal();
      const drawn = drawAttempt(english, seed);
      const answers = new Map<number, number>();
      for (;;) {
        const asked = drawn.at(-1)!;
        const item = byId.get(asked.id)!;
        const difficulty = item.difficulty + (asked.id === planted ? 2.5 : 0);
        const isRight = random() < chanceOf({ ...item, difficulty }, theta);
        const right = asked.order.indexOf(0) + 1;
        answers.set(drawn.length, isRight ? right : (right % 4) + 1);
        const next = drawNext(english, { drawn, answers, seed });
        if (next.length === 0) return itemResponses(english, { drawn, answers });
        drawn.push(...next);
      }
    });
    const flagged = itemStatistics(attempts).filter(({ flags }) => flags.length > 0);
    expect(flagged.map(({ id }) => id)).toContain(planted);
    expect(flagged.find(({ id }) => id === planted)?.flags[0]?.reason).toBe('not-as-hard-as-stated');
    expect(flagged.length).toBeLessThan(8);
  });
});
