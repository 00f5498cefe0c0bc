import type {
  AssessmentKind,
  AssessmentResult,
  Question,
  Reviewed,
} from '#contract/features/assessments.fields.ts';
import {
  type DrawnQuestion,
  type EnglishInstrument,
  englishAnswers,
  type Instrument,
  questionsOf,
  reviewEnglish,
  reviewSkillTest,
  SHORT_SCALE,
} from '#engines/assessments/index.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';

import { presentTask } from './assessments.annotations.ts';

/** What the server asks of the instruments of the engine, whatever their kind. */

type WithInstruments = Uses<'instruments'>;

/** The instrument of a slug. */
export const instrumentNamed = ({ instruments }: WithInstruments, id: string): Instrument =>
  found(instruments.get(id), 'assessments.not_found');

/** The same of a row, whose instrument may be gone by now. */
export const findInstrument = ({ instruments }: WithInstruments, id: string): Instrument | null =>
  instruments.get(id) ?? null;

export function kindOf(instrument: Instrument): AssessmentKind {
  if (instrument.kind === 'skill-test') return instrument.test;
  if (instrument.kind === 'english' || instrument.kind === 'annotation') return instrument.kind;
  return instrument.kind === 'principles' ? 'personality' : 'interests';
}

/** By which word of its own an instrument says who sees it and what its result means. */
export const wordOf = (instrument: Instrument): string =>
  instrument.kind === 'english' && instrument.tasks ? 'english_tasks' : instrument.kind.replace('-', '_');

/** The questions of its short scale, and about how many minutes they take; null where there is none. */
export function shortOf(instrument: Instrument): { questions: number; minutes: number } | null {
  if (!instrument.forms.includes('short')) return null;
  return {
    questions: SHORT_SCALE,
    minutes: Math.ceil((instrument.minutes * SHORT_SCALE) / instrument.questions),
  };
}

/** A question as it is shown, without what stands saved and how often it was heard. */
export type Shown = Omit<Question, 'answer' | 'sequence' | 'plays_left'> & { isHeard: boolean };

/** Whether a part of it is heard, which may be left out beforehand. */
export const hasListening = (instrument: Instrument): boolean => instrument.kind === 'english';

/** How answers to tasks are sent: a text, and the id of a recording. */
export const TASK_TYPES = { writing: 'long_text', speaking: 'text' } as const;

/** The questions of an attempt as they are shown; one that its bank no longer holds is left out. */
export function shownQuestions(instrument: Instrument, drawn: readonly DrawnQuestion[]): Shown[] {
  const isChosen = instrument.kind === 'skill-test' || instrument.kind === 'english';
  return questionsOf(instrument, drawn)
    .slice(0, drawn.length)
    .filter(({ answers, task, annotation }) => answers.length > 0 || task || annotation)
    .map(
      ({
        id,
        number,
        text,
        answers,
        instruction = null,
        passage = null,
        isHeard = false,
        lang = null,
        task,
        annotation,
      }) => ({
        id,
        number,
        kind: annotation ? 'annotation' : (task?.kind ?? (isChosen ? 'choice' : 'rating')),
        annotation: annotation ? presentTask(annotation) : null,
        type: task ? TASK_TYPES[task.kind] : instrument.answerType,
        filter: task?.kind === 'speaking' ? 'speaking' : 'written',
        instruction,
        passage,
        isHeard,
        text,
        lang,
        words: task?.kind === 'writing' ? { least: task.least, most: task.most } : null,
        seconds: task?.kind === 'speaking' ? task.seconds : null,
        options: answers.map(({ value, text: words }) => ({ value, text: words })),
      }),
    );
}

/** Answers by the numbers of their questions, as the engine takes them. What is no number is no answer. */
export function answersByNumber(
  drawn: readonly DrawnQuestion[],
  answers: readonly { questionId: string; value: unknown }[],
): Map<number, number> {
  const numbers = new Map(drawn.map(({ id }, index) => [id, index + 1]));
  return new Map(
    answers.flatMap(({ questionId, value }) => {
      const number = numbers.get(questionId);
      return number !== undefined && typeof value === 'number' ? [[number, value] as const] : [];
    }),
  );
}

/** Questions of a test with their keys and why, for who took it and once it is over; null of what has no keys. */
export function reviewOf(
  instrument: Instrument,
  drawn: readonly DrawnQuestion[],
  answers: ReadonlyMap<number, number>,
): Reviewed[] | null {
  if (instrument.kind === 'english') return englishReview(instrument, drawn, answers);
  if (instrument.kind !== 'skill-test') return null;
  return reviewSkillTest(instrument.bank, instrument.topics, drawn, answers).map((question) => {
    const { id, number, text, topic, choices } = question;
    const chosen = choices.findIndex(({ isChosen }) => isChosen);
    return {
      id,
      number,
      text,
      topic: topic.name,
      passage: null,
      evidence: [],
      lang: null,
      why: null,
      chosen: chosen < 0 ? null : chosen + 1,
      points: choices[chosen]?.points ?? 0,
      most: choices[0]?.most ?? 0,
      options: choices.map((choice, index) => ({
        value: index + 1,
        text: choice.text,
        points: choice.points,
        why: choice.why,
        brings: choice.strength?.name ?? null,
      })),
    };
  });
}

function englishReview(
  { bank }: EnglishInstrument,
  drawn: readonly DrawnQuestion[],
  answers: ReadonlyMap<number, number>,
): Reviewed[] {
  const asIs = (text: string) => ({ en: text, ar: text });
  return reviewEnglish(bank, englishAnswers({ drawn, answers })).map((question) => {
    const { id, number, topic, passage, evidence, options, why } = question;
    const chosen = options.findIndex(({ isChosen }) => isChosen);
    return {
      id,
      number,
      text: asIs(question.question),
      topic,
      passage,
      evidence: [...evidence],
      lang: 'en',
      why,
      chosen: chosen < 0 ? null : chosen + 1,
      points: Number(options[chosen]?.isRight ?? false),
      most: 1,
      options: options.map(({ text, isRight }, index) => ({
        value: index + 1,
        text: asIs(text),
        points: Number(isRight),
        why: null,
        brings: null,
      })),
    };
  });
}

/** Where the web app shows an attempt's result. */
export function linkTo(instrument: Instrument, attemptId: string): string {
  if (instrument.kind === 'principles') return `/candidate/assessments/personality/report/${attemptId}`;
  if (instrument.kind === 'interests') return '/candidate/assessments/my-next-move';
  return `/candidate/assessments/${instrument.id}/report/${attemptId}`;
}

/** What is kept of a scored attempt: the figures with their words, as they were told to the person. */
export type Scored = Pick<AssessmentResult, 'total' | 'level' | 'scales' | 'norms' | 'is_uniform'>;
