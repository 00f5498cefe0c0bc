import { findDates, fold } from '#engines/text/index.ts';
import { isUnitOfTime } from './answer-kinds.ts';
import type { Candidate } from './evidence.ts';
import type { AnswerKind, Question } from './question.ts';
import type { Sought } from './sought.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The answer in a word or two: a piece of a document, or what the sentence says of a yes-or-no question. */
export type ShortAnswer =
  | { kind: 'number' | 'date' | 'name'; text: string; documentId: string; start: number; end: number }
  | { kind: 'yes' | 'no' };

/** Yes or no is said only where the sentence says nearly all of the question. */
const SETTLED = 0.85;

/** What a sentence says in a word or two; `null` where the question asks for more, or the sentence leaves it open. */
export function shortAnswerOf(
  best: Candidate,
  question: Question,
  sought: readonly Sought[],
  isDenied: boolean,
): ShortAnswer | null {
  if (question.kind === 'yes-no')
    return best.features.reach < SETTLED ? null : { kind: isDenied || denies(textOf(best)) ? 'no' : 'yes' };
  const span = spanOf(best, question, sought);
  if (!span) return null;
  const { document } = best.passage;
  const [start, end] = [best.start + span.from, best.start + span.to];
  return { kind: span.kind, text: document.text.slice(start, end), documentId: document.id, start, end };
}

type Found = { kind: 'number' | 'date' | 'name'; from: number; to: number };

function spanOf(best: Candidate, { kind }: Question, sought: readonly Sought[]): Found | null {
  const text = textOf(best);
  const asked = new Set(sought.flatMap(({ forms }) => [...forms.keys()]));
  const tokens = tokensOf(text);
  const near = middleOf(tokens.filter((token) => asked.has(token.stem)));
  // Of a range one end alone is no answer: "10,000 to 13,500".
  const inRange = (found: Found | null) => found && wholeRange(text, found);
  const nearest = (spans: Found[]) =>
    spans.sort((a, b) => Math.abs(a.from - near) - Math.abs(b.from - near) || a.from - b.from)[0] ?? null;
  if (kind === 'number' || kind === 'duration') return inRange(nearest(numbersIn(text, tokens, asked, kind)));
  if (kind === 'date') {
    const dates = findDates(text).map(({ from, to }): Found => ({ kind: 'date', from, to }));
    const isSaid = ({ from, to }: Found) =>
      tokensOf(text.slice(from, to)).every((token) => asked.has(token.stem));
    return nearest(dates.filter((date) => !isSaid(date)));
  }
  return kind === 'person' || kind === 'name' ? nearest(namesIn(text, tokens, asked)) : null;
}

function middleOf(tokens: readonly Token[]): number {
  return tokens.length === 0 ? 0 : tokens.reduce((sum, token) => sum + token.start, 0) / tokens.length;
}

/**
 * Numbers with what they count. Where some count what the question names ("how many days": "30 calendar days"), or a time
 * where it asks how long, only those.
 */
function numbersIn(
  text: string,
  tokens: readonly Token[],
  asked: ReadonlySet<string>,
  kind: AnswerKind,
): Found[] {
  const counts = (token: Token) => asked.has(token.stem) || (kind === 'duration' && isUnitOfTime(token.word));
  const numbers = tokens.flatMap((token, at): (Found & { isCounted: boolean })[] => {
    if (!token.isNumber || asked.has(token.stem)) return [];
    const sign = /^\s?[%٪]/.exec(text.slice(token.end))?.[0].length ?? 0;
    const after = tokens.slice(at + 1, at + 3).filter((next) => next.at <= token.at + 2 && !next.isNumber);
    const counted = after.findLast(
      (next) => counts(next) && /^[\p{L} \u00a0-]*$/u.test(text.slice(token.end, next.start)),
    );
    const to = counted?.end ?? token.end + sign;
    return [{ kind: 'number', from: token.start, to, isCounted: counted !== undefined }];
  });
  const counting = numbers.filter(({ isCounted }) => isCounted);
  return (counting.length > 0 ? counting : numbers).map(({ from, to }) => ({ kind: 'number', from, to }));
}

const NUMBER = String.raw`[\d٠-٩][\d٠-٩.,٬٫]*(?:\s?[%٪])?`;
const TO = String.raw`\s*(?:to|–|—|-|إلى|الى)\s*`;
const ON_TO = new RegExp(`^${TO}${NUMBER}(?<![.,٬٫])`, 'u');
const UP_TO = new RegExp(`${NUMBER}${TO}$`, 'u');

/** A number with the other end of the range that it stands in. */
function wholeRange(text: string, { kind, from, to }: Found): Found {
  const onward = ON_TO.exec(text.slice(to))?.[0].length ?? 0;
  const before = UP_TO.exec(text.slice(0, from))?.[0].length ?? 0;
  return { kind, from: from - before, to: to + onward };
}

/** Runs of words with capitals that the question does not say. */
function namesIn(text: string, tokens: readonly Token[], asked: ReadonlySet<string>): Found[] {
  const names: Found[] = [];
  let before: Token | null = null;
  for (const token of tokens) {
    const last = names.at(-1);
    const isName = /^\p{Lu}/u.test(text.slice(token.start)) && !token.isNumber && !asked.has(token.stem);
    if (
      isName &&
      last &&
      before &&
      last.to === before.end &&
      /^[ .'’-]{1,2}$/.test(text.slice(before.end, token.start))
    )
      last.to = token.end;
    else if (isName) names.push({ kind: 'name', from: token.start, to: token.end });
    before = token;
  }
  return names;
}

function denies(text: string): boolean {
  return /\b(?:not|no|never|cannot|none)\b|n['’]t\b|(?<![ء-ي])(?:لا|لم|لن|ليس|ليست|غير)(?![ء-ي])/u.test(
    fold(text),
  );
}

function textOf({ passage: { document }, start, end }: Candidate): string {
  return document.text.slice(start, end);
}
