import { describe, expect, it } from 'vitest';
import {
  type Answers,
  drawAttempt,
  type InstrumentResult,
  isValidAnswer,
  questionsOf,
  scoreAttempt,
} from './attempts.ts';
import type { DrawnQuestion } from './draw-questions.ts';
import { type Instrument, openInstruments } from './instruments.ts';
import { reviewSkillTest } from './skill-tests.ts';

const instruments = openInstruments();

describe.each(instruments.filter(({ kind }) => kind !== 'english' && kind !== 'annotation'))(
  '$id',
  (instrument) => {
    const drawn = drawAttempt(instrument, 11);
    const asked = questionsOf(instrument, drawn);

    it('asks in both languages, and of every question the same number of answers', () => {
      expect(asked.map(({ number }) => number)).toEqual(asked.map((_, index) => index + 1));
      expect(asked).toHaveLength(instrument.questions);
      for (const { text, answers } of asked) {
        for (const one of [text, ...answers.map((answer) => answer.text)])
          expect(one.en && one.ar, text.en).toBeTruthy();
        expect(answers.map(({ value }) => value)).toEqual(answers.map((_, index) => index + 1));
        expect(answers).toHaveLength(instrument.kind === 'skill-test' ? 4 : 5);
      }
    });

    it('takes the answers that it shows and no others', () => {
      for (const { number, answers } of asked) {
        for (const { value } of answers) expect(isValidAnswer(instrument, drawn, number, value)).toBe(true);
        for (const value of [0, -1, answers.length + 1, 1.5, Number.NaN])
          expect(isValidAnswer(instrument, drawn, number, value)).toBe(false);
      }
      expect(isValidAnswer(instrument, drawn, 0, 1)).toBe(false);
      expect(isValidAnswer(instrument, drawn, asked.length + 1, 1)).toBe(false);
    });

    it('scores the same whenever it is scored', () => {
      const facts = { drawn, answers: everybody(asked.length - 1, () => 2) };
      const first = scoreAttempt(instrument, facts);
      expect(scoreAttempt(instrument, facts)).toEqual(first);
      expect(first).toMatchObject({ instrument: instrument.id, version: instrument.version });
    });
  },
);

describe('the catalogue', () => {
  it('knows each instrument by an id of its own', () => {
    expect(new Set(instruments.map(({ id }) => id)).size).toBe(instruments.length);
    expect(instruments.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'principles',
        'my-next-move',
        'culture-add-entry',
        'critical-thinking-advanced',
      ]),
    );
  });
});

describe('a skill test', () => {
  it('scores the right answers wherever they were shown, by topic and with an honest interval', () => {
    const test = named('critical-thinking-entry');
    const drawn = drawAttempt(test, 5);
    const right = rightAnswers(test, drawn);
    expect(scored(test, drawn, right)).toMatchObject({
      answered: 10,
      score: { share: 1, to: 1, word: 'strong' },
    });
    const six = new Map([...right].slice(0, 6));
    const result = scored(test, drawn, six);
    expect(result.answered).toBe(6);
    expect(result.score?.share).toBeCloseTo(0.6, 9);
    // Wilson's interval of six of ten.
    expect(result.score?.from).toBeCloseTo(0.313, 3);
    expect(result.score?.to).toBeCloseTo(0.832, 3);
    expect(result.topics.reduce((sum, { points }) => sum + points, 0)).toBe(6);
    expect(result.topics.map(({ questions }) => questions).sort()).toEqual([2, 2, 3, 3]);
  });

  it('gives points by degree, and says afterwards why', () => {
    const test = named('communication-advanced');
    if (test.kind !== 'skill-test') throw new Error('a test');
    const drawn = drawAttempt(test, 5);
    const good = new Map(
      drawn.map(({ id, order }, index) => {
        const choices = test.bank.questions.find((question) => question.id === id)?.choices ?? [];
        return [index + 1, order.findIndex((place) => choices[place]?.points === 2) + 1];
      }),
    );
    expect(scored(test, drawn, good).score).toMatchObject({ word: 'solid' });
    const review = reviewSkillTest(test.bank, test.topics, drawn, good);
    expect(review).toHaveLength(10);
    for (const { choices } of review) {
      expect(choices.filter(({ isChosen }) => isChosen).map(({ points }) => points)).toEqual([2]);
      for (const { why } of choices) expect(why.en && why.ar).toBeTruthy();
    }
  });

  it('counts what somebody brings to a culture and gives no score for it', () => {
    const test = named('culture-add-intermediate');
    const drawn = drawAttempt(test, 5);
    const result = scored(
      test,
      drawn,
      everybody(10, () => 1),
    );
    expect(result.score).toBeNull();
    expect(result.strengths.reduce((sum, { chosen }) => sum + chosen, 0)).toBe(10);
    expect(result.strengths.reduce((sum, { offered }) => sum + offered, 0)).toBe(40);
    expect(result.strengths[0]?.chosen).toBeGreaterThanOrEqual(result.strengths[1]?.chosen ?? 0);
  });

  it('leaves out a question that its bank no longer holds', () => {
    const test = named('problem-solving-entry');
    const drawn = [{ id: 'gone', order: [0, 1, 2, 3] }, ...drawAttempt(test, 5).slice(1)];
    expect(
      scored(
        test,
        drawn,
        everybody(10, () => 1),
      ).questions,
    ).toBe(9);
  });
});

function named(id: string): Instrument {
  const instrument = instruments.find((one) => one.id === id);
  if (!instrument) throw new Error(id);
  return instrument;
}

function everybody(count: number, answer: (number: number) => number): Map<number, number> {
  return new Map(Array.from({ length: count }, (_, index) => [index + 1, answer(index + 1)]));
}

function rightAnswers(test: Instrument, drawn: readonly DrawnQuestion[]): Map<number, number> {
  if (test.kind !== 'skill-test') throw new Error('a test');
  return new Map(
    drawn.map(({ id, order }, index) => {
      const choices = test.bank.questions.find((question) => question.id === id)?.choices ?? [];
      return [index + 1, order.findIndex((place) => choices[place]?.points === 1) + 1];
    }),
  );
}

function scored(instrument: Instrument, drawn: readonly DrawnQuestion[], answers: Answers) {
  const result: InstrumentResult = scoreAttempt(instrument, { drawn, answers });
  if (result.kind !== 'skill-test') throw new Error(result.kind);
  return result.result;
}
