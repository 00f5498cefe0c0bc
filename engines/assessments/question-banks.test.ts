import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldName } from '#engines/text/index.ts';
import {
  MOST_POINTS,
  openQuestionBank,
  openTopics,
  type Question,
  readQuestions,
  testKinds,
  testLevels,
} from './question-banks.ts';
import { QUESTIONS_PER_TEST } from './skill-tests.ts';

const isWritten = (test: string, level: string) =>
  existsSync(join(import.meta.dirname, 'data', 'questions', test, `${level}.txt`));
const banks = testKinds.flatMap((test) =>
  testLevels.filter((level) => isWritten(test, level)).map((level) => openQuestionBank(test, level)),
);
const topics = openTopics();
const KINDS = {
  'culture-add': 'strength',
  communication: 'degree',
  'problem-solving': 'key',
  'critical-thinking': 'key',
} as const;

describe.each(banks)('the bank of $test, $level', ({ test, questions }) => {
  it('asks in one way, with four different choices', () => {
    for (const question of questions) {
      expect(question, question.id).toMatchObject({ kind: KINDS[test] });
      for (const lang of ['en', 'ar'] as const)
        expect(new Set(question.choices.map(({ text }) => text[lang])).size, question.id).toBe(4);
    }
  });

  it('scores as its kind does', () => {
    for (const { id, kind, choices } of questions) {
      const points = choices.map((choice) => choice.points).sort((a, b) => b - a);
      const wanted = { key: [1, 0, 0, 0], degree: [3, 2, 1, 0], strength: [0, 0, 0, 0] }[kind];
      expect(points, id).toEqual(wanted);
      if (kind === 'strength')
        expect(new Set(choices.map(({ brings }) => brings)).size, `${id} brings four strengths`).toBe(4);
    }
  });

  it('knows its topics and strengths, and asks of each topic as often as of any other', () => {
    for (const { id, topic, choices } of questions)
      for (const one of [topic, ...choices.flatMap(({ brings }) => brings ?? [])])
        expect(topics.has(one), `${id}: ${one}`).toBe(true);
    const counts = [...Map.groupBy(questions, ({ topic }) => topic).values()].map(({ length }) => length);
    expect(counts).toHaveLength(4);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it('says of topics what they are about and not how somebody does, whatever the points beside it', () => {
    for (const { id, about } of topics.values()) {
      // "Narrows down …" and «يحصر …» tell of a person; "Narrowing down …" and «حصر …» of a matter.
      expect(about.en, id).not.toMatch(/^[A-Z][a-z]+s\b(?! somebody)/u);
      expect(about.ar, id).not.toMatch(/^ي\S+ /u);
    }
  });

  it('is large enough that no question is drawn in more than a quarter of attempts', () => {
    const counts = [...Map.groupBy(questions, ({ topic }) => topic).values()].map(({ length }) => length);
    expect(QUESTIONS_PER_TEST / counts.length / Math.min(...counts)).toBeLessThanOrEqual(0.25);
  });

  it('gives the right answer away by its length in no more than 35 % of the questions', () => {
    for (const lang of ['en', 'ar'] as const)
      for (const extreme of [Math.max, Math.min]) {
        const told = questions.filter((question) => rightIsExtreme(question, lang, extreme));
        expect(told.length / questions.length, told.map(({ id }) => id).join(' ')).toBeLessThanOrEqual(0.35);
      }
  });

  it('asks nothing twice', () => {
    for (const lang of ['en', 'ar'] as const) {
      const words = questions.map((question) => wordsOf(question, lang));
      for (const [index, mine] of words.entries())
        for (const [place, others] of words.slice(index + 1).entries()) {
          const pair = `${questions[index]?.id} ~ ${questions[index + 1 + place]?.id}`;
          const shared = [...mine].filter((word) => others.has(word)).length;
          expect(shared / Math.min(mine.size, others.size), pair).toBeLessThan(0.8);
        }
    }
  });
});

describe('question banks', () => {
  it('use every id once', () => {
    const ids = banks.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tell what is missing with its place', () => {
    const problems: string[] = [];
    const text =
      'question a\ntopic: evidence\nen: What?\nkey: Yes = نعم | Because = لأن\nwrong: No = لا\ncolour: red\n';
    readQuestions({ name: 'entry.txt', text }, problems);
    expect(problems).toEqual([
      'entry.txt:6: unknown field "colour" of a',
      'entry.txt:5: a choice is English = Arabic | why = why, in both languages',
      'entry.txt:1: a question has a topic and a text in both languages',
    ]);
  });
});

/** Whether the right answer alone is the longest, or the shortest, of a question. */
function rightIsExtreme(
  { kind, choices }: Question,
  lang: 'en' | 'ar',
  extreme: (...lengths: number[]) => number,
): boolean {
  if (kind === 'strength') return false;
  const lengths = choices.map(({ text }) => text[lang].length);
  const most = extreme(...lengths);
  const places = lengths.flatMap((length, at) => (length === most ? [at] : []));
  return places.length === 1 && choices[places[0] ?? 0]?.points === MOST_POINTS[kind];
}

/** What stands in a question and its choices. */
function wordsOf({ text, choices }: Question, lang: 'en' | 'ar'): Set<string> {
  const texts = [text[lang], ...choices.map((choice) => choice.text[lang])];
  return new Set(texts.flatMap((one) => foldName(one).split(' ')));
}
