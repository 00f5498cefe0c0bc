import { describe, expect, it } from 'vitest';
import { drawQuestions } from './draw-questions.ts';
import type { QuestionBank } from './question-banks.ts';

const bank: QuestionBank = {
  test: 'critical-thinking',
  level: 'entry',
  questions: Array.from({ length: 44 }, (_, index) => ({
    id: `q${index}`,
    topic: `topic ${index % 4}`,
    kind: 'key',
    text: { en: '', ar: '' },
    choices: Array.from({ length: 4 }, (_, place) => ({
      text: { en: `${place}`, ar: `${place}` },
      points: place === 0 ? 1 : 0,
      brings: null,
      why: { en: '', ar: '' },
    })),
  })),
};
const topicOf = (id: string) => Number(id.slice(1)) % 4;

describe('drawing the questions of an attempt', () => {
  it('takes as many of each topic as of any other, each question once, its choices in some order', () => {
    for (let seed = 0; seed < 50; seed++) {
      const drawn = drawQuestions(bank, 10, seed);
      expect(new Set(drawn.map(({ id }) => id)).size).toBe(10);
      const counts = [...Map.groupBy(drawn, ({ id }) => topicOf(id)).values()].map(({ length }) => length);
      expect(counts.sort()).toEqual([2, 2, 3, 3]);
      for (const { order } of drawn) expect([...order].sort()).toEqual([0, 1, 2, 3]);
    }
  });

  it('draws the same from the same seed, and something else from another', () => {
    expect(drawQuestions(bank, 10, 7)).toEqual(drawQuestions(bank, 10, 7));
    expect(drawQuestions(bank, 10, 7)).not.toEqual(drawQuestions(bank, 10, 8));
  });

  it('leaves out what was seen before while there is something else', () => {
    const first = new Set(drawQuestions(bank, 10, 1).map(({ id }) => id));
    const second = drawQuestions(bank, 10, 2, first).map(({ id }) => id);
    expect(second.filter((id) => first.has(id))).toEqual([]);
    const all = new Set(bank.questions.map(({ id }) => id));
    expect(drawQuestions(bank, 10, 3, all)).toHaveLength(10);
  });

  it('shows no question in more than a quarter of attempts, and the right answer at every place', () => {
    const shown = new Map<string, number>();
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 2000; seed++)
      for (const { id, order } of drawQuestions(bank, 10, seed)) {
        shown.set(id, (shown.get(id) ?? 0) + 1);
        places[order.indexOf(0)] = (places[order.indexOf(0)] ?? 0) + 1;
      }
    expect(Math.max(...shown.values()) / 2000).toBeLessThanOrEqual(0.25);
    for (const count of places) expect(count / 20000).toBeCloseTo(0.25, 1);
  });

  it('draws all there are when more are asked for', () => {
    expect(drawQuestions({ ...bank, questions: bank.questions.slice(0, 3) }, 10, 1)).toHaveLength(3);
  });
});
