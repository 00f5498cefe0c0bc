import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { sentencesIn } from './sentences.ts';

const WORDS = wordingsIn('interviews/answers');

/** What a told experience has, after the situation, task, action and result that interviewers ask for. */
const aspects = ['situation', 'action', 'result', 'lesson', 'responsibility'] as const;
export type Aspect = (typeof aspects)[number];

/** How far something is there, 0 to 1, and the sentence that shows most of it. */
export interface Shown {
  amount: number;
  sentence: string | null;
}

const FIRST_PERSON_PAST =
  /(?<![\p{L}])(?:i|we)\s+(?:\p{L}+ly\s+)?\p{L}{2,}ed(?![\p{L}])|(?<![\p{L}])(?!ال|كن|لس|لي)[\u0621-\u064a]{3,}(?<![اةه])(?:ت|نا)(?:ه|ها|هم)?(?![\p{L}])/giu;

const patterns: Readonly<Record<Aspect, readonly RegExp[]>> = {
  situation: [WORDS.pattern('situation', { flags: 'giu' }), /(?<!\d)(?:19|20)\d\d(?!\d)/g],
  action: [WORDS.pattern('own action', { flags: 'giu' }), FIRST_PERSON_PAST],
  result: [WORDS.pattern('result', { flags: 'giu' }), /\d+(?:\.\d+)?\s*(?:%|percent|in the|بالمي[هة])/giu],
  lesson: [WORDS.pattern('lesson', { flags: 'giu' })],
  responsibility: [WORDS.pattern('responsibility', { flags: 'giu' })],
};
const claims = WORDS.pattern('claims without substance', { flags: 'giu' });
/** So many signs of an aspect count as all of it; further ones add nothing. */
const enough: Readonly<Record<Aspect, number>> = {
  situation: 2,
  action: 3,
  result: 2,
  lesson: 1,
  responsibility: 1,
};

/** In a sentence that praises oneself, what is told counts half. */
const BESIDE_A_CLAIM = 0.5;

/** How far an answer shows each aspect of a told experience. */
export function structureOf(answer: string): Record<Aspect, Shown> {
  const sentences = sentencesIn(answer).map((text) => ({ text, folded: fold(text) }));
  const shown = (aspect: Aspect): Shown => {
    const counts = sentences.map(
      ({ folded }) => signsIn(patterns[aspect], folded) * (folded.search(claims) < 0 ? 1 : BESIDE_A_CLAIM),
    );
    const most = Math.max(0, ...counts);
    return {
      amount: Math.min(1, counts.reduce((a, b) => a + b, 0) / enough[aspect]),
      sentence: most > 0 ? (sentences[counts.indexOf(most)]?.text ?? null) : null,
    };
  };
  return {
    situation: shown('situation'),
    action: shown('action'),
    result: shown('result'),
    lesson: shown('lesson'),
    responsibility: shown('responsibility'),
  };
}

/** Places where any of the patterns is met; those that overlap count once. */
function signsIn(found: readonly RegExp[], folded: string): number {
  const starts = found.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: text, index }) => [index, index + text.length] as const),
  );
  let [signs, end] = [0, -1];
  for (const [start, stop] of starts.sort((a, b) => a[0] - b[0])) {
    if (start >= end) signs++;
    end = Math.max(end, stop);
  }
  return signs;
}

const DETAIL = /(?<![\p{L}])\d+(?:[.,]\d+)?|(?<=\p{L}[,;]?\s)\p{Lu}\p{L}+/gu;
const NUMBER_WORDS =
  /(?<![\p{L}])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|اثنان|اثنين|ثلاث[هة]?|اربع[هة]?|خمس[هة]?|ست[هة]?|سبع[هة]?|ثماني[هة]?|تسع[هة]?|عشر[هة]?|ثلاثين|ساع[هة]|شهرين)(?![\p{L}])/giu;
const ENOUGH_DETAILS = 5;

/** Numbers and names, which can be checked: five of them are enough. */
export function specificityOf(answer: string): Shown {
  const sentences = sentencesIn(answer);
  const counts = sentences.map(
    (text) =>
      [...text.matchAll(DETAIL)].filter(([word]) => word !== 'I').length +
      [...fold(text).matchAll(NUMBER_WORDS)].length,
  );
  const most = Math.max(0, ...counts);
  const all = counts.reduce((a, b) => a + b, 0);
  return {
    amount: Math.min(1, all / ENOUGH_DETAILS),
    sentence: most > 0 ? (sentences[counts.indexOf(most)] ?? null) : null,
  };
}

/** Share of the sentences that praise oneself or say what is true of everybody. */
export function emptinessOf(answer: string): Shown {
  const sentences = sentencesIn(answer);
  const counts = sentences.map((text) => [...fold(text).matchAll(claims)].length);
  const most = Math.max(0, ...counts);
  const empty = counts.filter((count) => count > 0).length;
  return {
    amount: sentences.length > 0 ? empty / sentences.length : 0,
    sentence: most > 0 ? (sentences[counts.indexOf(most)] ?? null) : null,
  };
}

const knowsNothing = WORDS.pattern('does not know', { flags: 'iu' });
const LONGEST_EXCUSE = 12;

/** Whether an answer is nothing, or says only that there is none. */
export function isNoAnswer(answer: string): boolean {
  const words = fold(answer)
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean);
  return words.length === 0 || (words.length <= LONGEST_EXCUSE && knowsNothing.test(fold(answer)));
}

const asks: readonly (readonly [Aspect, RegExp])[] = [
  ['situation', WORDS.pattern('asks for the situation', { flags: 'iu' })],
  ['action', WORDS.pattern('asks for the action', { flags: 'iu' })],
  ['result', WORDS.pattern('asks for the result', { flags: 'iu' })],
  ['lesson', WORDS.pattern('asks for the lesson', { flags: 'iu' })],
  ['responsibility', WORDS.pattern('asks for responsibility', { flags: 'iu' })],
];
const speaksOfAnswer = new RegExp(`^${WORDS.source('speaks of the answer')}`, 'iu');

/** The aspects that a key point asks for: "gives the result". None where it says what an answer says. */
export function aspectsAskedBy(keyPoint: string): Aspect[] {
  const folded = fold(keyPoint.trim());
  return speaksOfAnswer.test(folded)
    ? asks.filter(([, pattern]) => pattern.test(folded)).map(([aspect]) => aspect)
    : [];
}

const asking = WORDS.pattern('asks to be told', { flags: 'giu' });

/** What a question is about, without the words that only ask: "Tell me about a time when you ...". */
export const withoutAsking = (question: string): string => fold(question).replace(asking, ' ');
