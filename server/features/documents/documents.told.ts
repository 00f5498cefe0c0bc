import { type Told, toldTo } from '#engines/postings/index.ts';
import type { AnsweringText, FoundAnswer, FoundWords } from '#server/platform/answering.ts';

/** A job that tells something to a question, and what. */
interface TellingJob {
  text: AnsweringText;
  told: Told;
}

/** A section that is asked for is hardly ever the wrong one; a line that names what is asked for may say it in passing. */
const SURE = { section: 0.95, line: 0.9 } as const;

/**
 * An answer with what jobs tell under whatever name: of one job that is asked about before anything else, of the jobs of
 * a company where none of its documents answers.
 */
export function withTold(answer: FoundAnswer, question: string, jobs: readonly AnsweringText[]): FoundAnswer {
  const telling = jobs.flatMap((text): TellingJob[] => {
    const told = toldTo(question, text.document.text);
    return told ? [{ text, told }] : [];
  });
  const [only] = telling;
  if (!only) return answer;
  if (jobs.length === 1 && isOf(only.text, only.told.besides, answer)) {
    const isTold = only.told.spans.length > 0;
    return isTold
      ? answerOf(only, answer)
      : { ...answer, isRefused: true, short: null, sentences: [], conflicts: [] };
  }
  const first = telling.find(({ told }) => told.spans.length > 0);
  if (!first || (jobs.length > 1 && !answer.isRefused)) return answer;
  // What was found in the same words has its short answer as well, and not what was found beside it.
  const isSame = !first.told.isSection && isWithin(first, answer);
  if (!isSame) return answerOf(first, answer);
  const short = first.told.isMoneyForIt ? null : answer.short;
  return { ...answer, short, sentences: quotedFrom(first) };
}

/** The answer of a job, in place of what was found. */
const answerOf = (job: TellingJob, { passages }: FoundAnswer): FoundAnswer => ({
  isRefused: false,
  confidence: job.told.isSection ? SURE.section : SURE.line,
  short: null,
  sentences: quotedFrom(job),
  conflicts: [],
  passages,
});

const quotedFrom = ({ text, told }: TellingJob): FoundWords[] =>
  told.spans.map((span) => placedIn(text.starts, text.document.id, span));

/** Whether the best sentence of an answer stands in one of these stretches of a text. */
function isOf(
  { document, starts }: AnsweringText,
  spans: readonly { start: number; end: number }[],
  { isRefused, sentences: [best] }: FoundAnswer,
): boolean {
  if (isRefused || best?.textId !== document.id) return false;
  const start = (starts[best.passage] ?? 0) + best.start;
  const end = (starts[best.passage] ?? 0) + best.end;
  return spans.some((span) => start < span.end && span.start < end);
}

/** Whether the best sentence of an answer says no more than what is told first: a list of which it is one item says more. */
function isWithin({ text, told }: TellingJob, answer: FoundAnswer): boolean {
  const [first] = told.spans;
  const [best] = answer.sentences;
  if (!first || !best || !isOf(text, [first], answer)) return false;
  return best.end - best.start <= first.end - first.start + LENGTH_OF_BULLET;
}

const LENGTH_OF_BULLET = 4;

/** Words of a text by the passage that they begin in. */
export function placedIn(
  starts: readonly number[],
  textId: string,
  { start, end }: { start: number; end: number },
): FoundWords {
  const passage = lastUpTo(starts, start);
  const from = starts[passage] ?? 0;
  return { textId, passage, start: start - from, end: end - from };
}

/** The place of the last of these numbers, which rise, that is not above another. */
function lastUpTo(rising: readonly number[], most: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rising[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
