import type { Name } from '#engines/taxonomy/index.ts';
import {
  askedEnglish,
  type EnglishAnswer,
  type EnglishResult,
  nextEnglishQuestion,
  scoreEnglish,
} from './adaptive-english.ts';
import type { AnnotationItem } from './annotation.ts';
import { type DrawnQuestion, drawQuestions, type LeftOut, randomFrom } from './draw-questions.ts';
import { drawTasks, type EnglishTask } from './english-tasks.ts';
import { assessWriting, type WritingResult } from './english-writing.ts';
import type { EnglishInstrument, Instrument } from './instruments.ts';
import { type InterestResult, scoreInterests } from './interests.ts';
import { answersOf } from './labels.ts';
import type { InstrumentForm } from './principles.ts';
import { type AnnotationResult, scoreAnnotations } from './score-annotation.ts';
import { type PrinciplesRespondent, type PrinciplesResult, scorePrinciples } from './score-principles.ts';
import { QUESTIONS_PER_TEST, type SkillTestResult, scoreSkillTest } from './skill-tests.ts';

/**
 * What is done with an instrument: draw an attempt, show its questions, check answers, score. The server keeps of an attempt
 * what `drawAttempt` gave and its answers; all else follows from them.
 */

/** A question as a person sees it. Nothing in it tells which answer is right. */
interface AskedQuestion {
  /** From 1. */
  number: number;
  id: string;
  text: Name;
  /** An answer is the `value` of one of them, from 1. */
  answers: readonly { value: number; text: Name }[];
  /** What to do, where the words of the question do not say it. */
  instruction?: Name;
  /** What is read first. */
  passage?: string | null;
  /** Something is heard first, of which nothing stands here: `spokenPassage` of its bank has it. */
  isHeard?: boolean;
  /** A work screen, with its gold: nothing of that is to be shown. */
  annotation?: AnnotationItem;
  /** It is answered in writing, or aloud. */
  task?: EnglishTask;
  /** The language that question, passage and answers are in, whatever language they are shown in. */
  lang?: 'en';
}

/** Answers by question number. */
export type Answers = ReadonlyMap<number, number>;

/**
 * The questions of a new attempt, to be stored with it. Tests are drawn: the same seed draws the same, and ids in `seen`, of
 * earlier attempts, are left out while others are left. Of an adaptive one it is the first question alone. The rest always
 * asks the same.
 */
export function drawAttempt(instrument: Instrument, seed: number, leftOut: LeftOut = {}): DrawnQuestion[] {
  if (instrument.kind === 'skill-test')
    return drawQuestions(instrument.bank, QUESTIONS_PER_TEST, seed, leftOut.seen);
  if (instrument.kind === 'annotation') return drawAnnotation(instrument.items, seed);
  if (instrument.kind === 'english')
    return drawNext(instrument, { drawn: [], answers: new Map(), seed }, leftOut);
  return fixedQuestions(instrument).map(({ id }) => ({ id, order: [] }));
}

/**
 * What follows the questions of an adaptive attempt, to be stored behind them: nothing while one of them is not answered, at
 * its end, and of any other instrument.
 */
export function drawNext(
  instrument: Instrument,
  { drawn, answers, seed }: Pick<AttemptFacts, 'drawn' | 'answers'> & { seed: number },
  leftOut: LeftOut = {},
): DrawnQuestion[] {
  if (instrument.kind !== 'english' || drawn.some((_, index) => !answers.has(index + 1))) return [];
  const next = nextEnglishQuestion(instrument.bank, englishAnswers({ drawn, answers }), seed, leftOut);
  if (next) return [{ id: next.id, order: next.order }];
  return instrument.tasks && !hasTasks(instrument, drawn)
    ? drawTasks(instrument.tasks, seed, leftOut.seen)
    : [];
}

/** Whether the tasks of a test follow its questions already. */
function hasTasks({ tasks }: EnglishInstrument, drawn: readonly DrawnQuestion[]): boolean {
  return drawn.some(({ id }) => tasks?.tasks.some((task) => task.id === id));
}

/** How many questions an attempt has, or may come to have while that is not known. */
export function mostQuestions(
  instrument: Instrument,
  drawn: readonly DrawnQuestion[],
  answered: number,
): number {
  if (instrument.kind !== 'english' || hasTasks(instrument, drawn)) return drawn.length;
  const isWhole = answered >= drawn.length && !instrument.tasks;
  return isWhole ? drawn.length : instrument.questions;
}

/** A text that was written in an attempt, with what can be counted of it. */
interface WrittenWork {
  id: string;
  text: string;
  result: WritingResult;
}

/** The texts of an attempt, by what was written to which question; those whose task is gone are left out. */
export function writtenWorks(instrument: Instrument, texts: ReadonlyMap<string, string>): WrittenWork[] {
  if (instrument.kind !== 'english' || !instrument.tasks) return [];
  const { tasks, words } = instrument.tasks;
  return tasks.flatMap((task) => {
    const text = texts.get(task.id);
    if (task.kind !== 'writing' || text === undefined) return [];
    return [{ id: task.id, text, result: assessWriting(text, task, words) }];
  });
}

/** What was asked and answered, as the adaptive test takes it. What is not answered is left out: it was not reached. */
export function englishAnswers({ drawn, answers }: Pick<AttemptFacts, 'drawn' | 'answers'>): EnglishAnswer[] {
  return drawn.flatMap(({ id, order }, index) => {
    const option = answers.get(index + 1);
    return option === undefined ? [] : [{ id, order, option }];
  });
}

/** The questions of a stored attempt as they are shown, in their order. One that is gone from its bank is shown without answers. */
export function questionsOf(instrument: Instrument, drawn: readonly DrawnQuestion[]): AskedQuestion[] {
  if (instrument.kind === 'english') return englishQuestions(instrument, drawn);
  if (instrument.kind === 'annotation') return annotationQuestions(instrument.items, drawn);
  if (instrument.kind !== 'skill-test') return fixedQuestions(instrument);
  const byId = new Map(instrument.bank.questions.map((question) => [question.id, question]));
  return drawn.map(({ id, order }, index) => {
    const question = byId.get(id);
    return {
      number: index + 1,
      id,
      text: question?.text ?? { en: '', ar: '' },
      answers: order.flatMap((place, shown) => {
        const choice = question?.choices[place];
        return choice ? [{ value: shown + 1, text: choice.text }] : [];
      }),
    };
  });
}

/** All work screens in their order; what is classified or ordered in an order of this attempt. */
function drawAnnotation(items: readonly AnnotationItem[], seed: number): DrawnQuestion[] {
  const random = randomFrom(seed);
  return items.map(({ id, rows }) => ({
    id,
    order: rows
      .map((_, place) => ({ place, by: random() }))
      .sort((a, b) => a.by - b.by)
      .map(({ place }) => place),
  }));
}

function annotationQuestions(
  items: readonly AnnotationItem[],
  drawn: readonly DrawnQuestion[],
): AskedQuestion[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return drawn.flatMap(({ id, order }, index): AskedQuestion[] => {
    const annotation = byId.get(id);
    if (!annotation) return [];
    const rows = order.flatMap((place) => annotation.rows[place] ?? []);
    return [
      {
        number: index + 1,
        id,
        text: annotation.instruction,
        answers: [],
        annotation: { ...annotation, rows },
      },
    ];
  });
}

function englishQuestions(
  { bank, tasks }: EnglishInstrument,
  drawn: readonly DrawnQuestion[],
): AskedQuestion[] {
  const inBoth = (text: string): Name => ({ en: text, ar: text });
  const places = new Map(drawn.map(({ id }, index) => [id, index + 1]));
  const items = askedEnglish(bank, drawn).map(
    ({ id, number, instruction, passage, isHeard, question, options }): AskedQuestion => ({
      number: places.get(id) ?? number,
      id,
      text: inBoth(question),
      answers: options.map((text, shown) => ({ value: shown + 1, text: inBoth(text) })),
      instruction,
      passage,
      isHeard,
      lang: 'en',
    }),
  );
  const aloud = (tasks?.tasks ?? []).flatMap((task): AskedQuestion[] => {
    const number = places.get(task.id);
    return number === undefined
      ? []
      : [{ number, id: task.id, text: inBoth(task.prompt), answers: [], task, lang: 'en' }];
  });
  return [...items, ...aloud].sort((a, b) => a.number - b.number);
}

function fixedQuestions(
  instrument: Exclude<Instrument, { kind: 'skill-test' | 'english' | 'annotation' }>,
): AskedQuestion[] {
  if (instrument.kind === 'principles') {
    const answers = answersOf(instrument.labels, 'agreement');
    return instrument.principles.questions.map(({ number, statement: { id, text } }) => ({
      number,
      id,
      text,
      answers,
    }));
  }
  const answers = answersOf(instrument.labels, 'liking');
  return instrument.interests.activities.map(({ number, id, text }) => ({ number, id, text, answers }));
}

/** Whether an answer can be given to a question of an attempt. */
export function isValidAnswer(
  instrument: Instrument,
  drawn: readonly DrawnQuestion[],
  number: number,
  value: number,
): boolean {
  const question = drawn[number - 1];
  if (!question || !Number.isInteger(value)) return false;
  if (instrument.kind === 'annotation') return false;
  const isDrawn = instrument.kind === 'skill-test' || instrument.kind === 'english';
  const most = isDrawn ? question.order.length : 5;
  return value >= 1 && value <= most;
}

/** What an attempt holds that its result depends on. */
export interface AttemptFacts {
  drawn: readonly DrawnQuestion[];
  answers: Answers;
  /** Of work screens, which are answered by more than a number: answers by their ids. */
  values?: ReadonlyMap<string, unknown>;
  /** Chooses the norms of the principles. */
  respondent?: PrinciplesRespondent | undefined;
  /** Left out: the instrument's first form. */
  form?: InstrumentForm | undefined;
}

/** A result, with the instrument and version by which it was scored. It can be made again from the attempt at any time. */
export type InstrumentResult = { instrument: string; version: string } & (
  | { kind: 'principles'; result: PrinciplesResult }
  | { kind: 'interests'; result: InterestResult }
  | { kind: 'skill-test'; result: SkillTestResult }
  | { kind: 'english'; result: EnglishResult }
  | { kind: 'annotation'; result: AnnotationResult }
);

/** Scores an attempt, whole or not: each result says how many questions were answered. */
export function scoreAttempt(
  instrument: Instrument,
  { drawn, answers, values = new Map(), respondent = {}, form = 'full' }: AttemptFacts,
): InstrumentResult {
  const { id, version, labels } = instrument;
  const of = { instrument: id, version };
  switch (instrument.kind) {
    case 'principles':
      return {
        ...of,
        kind: 'principles',
        result: scorePrinciples(instrument.principles, labels, answers, respondent, form),
      };
    case 'interests':
      return { ...of, kind: 'interests', result: scoreInterests(instrument.interests, answers) };
    case 'skill-test':
      return {
        ...of,
        kind: 'skill-test',
        result: scoreSkillTest(instrument.bank, instrument.topics, labels, drawn, answers),
      };
    case 'annotation':
      return {
        ...of,
        kind: 'annotation',
        result: scoreAnnotations(instrument.items, instrument.parts, values),
      };
    case 'english':
      return {
        ...of,
        kind: 'english',
        result: scoreEnglish(instrument.bank, englishAnswers({ drawn, answers })),
      };
  }
}
