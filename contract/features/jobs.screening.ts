import { z } from 'zod';

/** Questions that a job asks of who applies, and the answers to them. Beside the jobs' contract, which needs them too. */

/** Questions that one job may ask. */
export const MOST_SCREENING_QUESTIONS = 10;
/** How a question is answered: in words, by yes or no, by a number, or by one of its choices. */
export const SCREENING_KINDS = ['text', 'yes-no', 'number', 'choice'] as const;

/** Answers to show to whoever reads them as worth a second look. They decide nothing. */
export const FlagWhen = z.object({
  /** Of a choice, or `yes` or `no`. */
  answer_is: z.array(z.string().max(120)).max(10).default([]),
  /** Of a number. */
  below: z.number().nullish(),
  above: z.number().nullish(),
});
export type FlagWhen = z.infer<typeof FlagWhen>;

/** A question as the recruiter writes it. */
export const ScreeningQuestion = z
  .object({
    /** Named by whoever writes the question; an answer finds its question by it. */
    id: z.string().regex(/^[\w-]{1,40}$/),
    text: z.string().trim().min(1, 'required').max(300, 'too_long'),
    kind: z.enum(SCREENING_KINDS),
    /** What a choice is made from, two at least; the other kinds have none. */
    choices: z
      .array(z.string().trim().min(1, 'required').max(120, 'too_long'))
      .max(10, 'too_many')
      .default([]),
    required: z.boolean().default(true),
    /** Never told to those who answer. */
    flag_when: FlagWhen.nullish(),
  })
  .superRefine(({ kind, choices, flag_when }, check) => {
    const known = kind === 'yes-no' ? ['yes', 'no'] : choices;
    if (flag_when?.answer_is.some((answer) => !known.includes(answer)))
      check.addIssue({ code: 'custom', path: ['flag_when', 'answer_is'], message: 'unknown_choice' });
    if (kind !== 'choice') return;
    if (choices.length < 2) check.addIssue({ code: 'custom', path: ['choices'], message: 'too_few_choices' });
    const twice = choices.findIndex((choice, at) => choices.indexOf(choice) < at);
    if (twice >= 0) check.addIssue({ code: 'custom', path: ['choices', twice], message: 'already_there' });
  });
export type ScreeningQuestion = z.infer<typeof ScreeningQuestion>;

/** Whether an answer is one that the question flags. What is empty or no number is not. */
export function isFlagged({ kind, flag_when }: ScreeningQuestion, answer: string): boolean {
  if (!flag_when || answer.trim() === '') return false;
  if (kind !== 'number') return flag_when.answer_is.includes(answer);
  const number = Number(answer);
  return (
    number < (flag_when.below ?? Number.NEGATIVE_INFINITY) ||
    number > (flag_when.above ?? Number.POSITIVE_INFINITY)
  );
}

/** A question as it is asked: without what is flagged. */
export function askedQuestion(written: ScreeningQuestion): ScreeningQuestion {
  const { flag_when: _, ...question } = written;
  return question;
}

/** All questions of a job, in the order in which they are asked. */
export const ScreeningQuestions = z
  .array(ScreeningQuestion)
  .max(MOST_SCREENING_QUESTIONS, 'too_many')
  .superRefine((questions, check) => {
    const ids = questions.map(({ id }) => id);
    const twice = ids.findIndex((id, at) => ids.indexOf(id) < at);
    if (twice >= 0) check.addIssue({ code: 'custom', path: [twice, 'text'], message: 'already_there' });
  });

/** An answer beside the question as it was asked: the job's may change later. */
export const ScreeningAnswer = z.object({
  question_id: z.string().min(1).max(40),
  question: z.string(),
  answer: z.string().trim().max(2_000, 'too_long'),
  /** The question flags this answer; told to those who hire only. */
  is_flagged: z.boolean().optional(),
});
export type ScreeningAnswer = z.infer<typeof ScreeningAnswer>;

/** The answers as they are sent: by the question's id. A number is written in digits, yes and no as these words. */
export const SentAnswers = z.record(z.string().max(40), z.string().max(2_000, 'too_long'));

/** What answers to these questions must be: the same rule in the form and on the server. */
export const answersTo = (questions: readonly ScreeningQuestion[]) =>
  z.object(Object.fromEntries(questions.map((question) => [question.id, answerTo(question)])));

const answerTo = ({ text, kind, choices, required }: ScreeningQuestion) =>
  z
    .string()
    .trim()
    .max(2_000, 'too_long')
    .default('')
    .superRefine((answer, check) => {
      const refuse = (message: string) => check.addIssue({ code: 'custom', message });
      if (answer === '') return required ? refuse('required') : undefined;
      if (kind === 'yes-no' && answer !== 'yes' && answer !== 'no') refuse('unknown_choice');
      if (kind === 'choice' && !choices.includes(answer)) refuse('unknown_choice');
      const wrong = kind === 'number' ? wrongNumber(text, answer) : null;
      if (wrong) refuse(wrong);
    });

/** Nothing that a job asks for is more: a pay, a turnover, people led. */
const MOST_NUMBER = 1_000_000_000;
/** Nobody has worked for longer. */
const MOST_YEARS = 60;
/** A question for years of something, and not for a certain year or for what was over years. */
const ASKS_FOR_YEARS =
  /how many (?:\S+ ){0,2}years|number of (?:\S+ ){0,2}years|^\W*years of|كم (?:سنة|سنه|عام)|عدد (?:ال)?(?:سنوات|سنين|أعوام)|^\W*سنوات/iu;

/** Why a number is no answer to a question; null where it is one. What a job asks is never below 0. */
function wrongNumber(question: string, answer: string): string | null {
  if (!/^[-−]?\d+([.,]\d+)?$/u.test(answer)) return 'not_a_number';
  const isOfYears = ASKS_FOR_YEARS.test(question);
  const outside = isOfYears ? 'years_out_of_range' : 'number_out_of_range';
  if (!/^\d/.test(answer) || Number.parseFloat(answer) > (isOfYears ? MOST_YEARS : MOST_NUMBER))
    return outside;
  return /^\d+(\.\d{1,2})?$/.test(answer) ? null : 'too_many_decimals';
}

/** Whether something is an answer to a question, or none at all, which even a required one may lack until it is sent. */
export const isAnswerTo = (question: ScreeningQuestion, answer: string): boolean =>
  answerTo({ ...question, required: false }).safeParse(answer).success;
