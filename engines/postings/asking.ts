import { wordingsIn } from '#engines/taxonomy/index.ts';
import { type Folded, foldedAt, type Span, sentencesOf } from './lines.ts';
import type { PlacedLine } from './sections.ts';

const WORDS = wordingsIn('postings/asking');

/** A value and where it was read. */
export interface Read<T> extends Span {
  value: T;
}

/** A sentence of a posting with what is known of it from where it stands. */
export interface Statement extends Span {
  folded: Folded;
  line: PlacedLine;
}

/** The sentences of lines, folded once for all readers. */
export function statementsOf(text: string, lines: readonly PlacedLine[]): Statement[] {
  return lines.flatMap((line) =>
    line.isHeading
      ? []
      : sentencesOf(text, line).map((span) => ({ ...span, folded: foldedAt(text, span), line })),
  );
}

/** Finds the words by which a sentence makes what it names a wish only. */
export const NICE = WORDS.pattern('says that it is a wish');
/** Finds the words by which a sentence makes what it names a condition. */
export const MUST = WORDS.pattern('says that it is a must');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere', spaces: 'one' });
/** Said of something that is not asked for at all. */
const NOT_ASKED = new RegExp(
  `\\b(?:no|without(?: any)?)\\s+(?:${any('no kind of it')}\\s+)*$|\\bno need (?:for|of)\\s+$|` +
    `(?<!\\p{L})${any('is not asked for, said before')}(?: ${any('between that and what is not asked for')})*\\s*$`,
  'u',
);
const NOT_ASKED_AFTER = new RegExp(
  `^[^.;,]{0,40}?\\b(?:is|are)?\\s*${any('is not asked for')}\\b|` +
    `^[^.;,،]{0,30}?(?<!\\p{L})${any('is not asked for, in Arabic')}(?!\\p{L})`,
  'u',
);

/** What goes on with a denial: "no design or editing", «لا نحتاج تصميما ولا مونتاجا». */
const ALSO_NOT = new RegExp(
  `(?<!\\p{L})(?:no|without(?: any)?|${any('is not asked for, said before')})(?: [\\p{L}-]+){1,3}\\s*[,،/]?\\s*` +
    `(?:${any('nor')})\\s*$`,
  'u',
);

/** Whether the words at a place of a folded sentence are named as what is not needed. */
export function isDenied(folded: string, at: number, length: number): boolean {
  const before = folded.slice(Math.max(0, at - 50), at);
  return NOT_ASKED.test(before) || ALSO_NOT.test(before) || NOT_ASKED_AFTER.test(folded.slice(at + length));
}

/** The clause of a folded sentence that a place stands in: between semicolons, brackets, dashes, and commas where asked. */
function clauseAround(folded: string, at: number, partsAtCommas: boolean): { start: number; end: number } {
  const stops = partsAtCommas
    ? /[;؛,،|]|\s[-–]\s|\b(?:but|while|whereas)\b|(?<!\p{L})(?:و(?:ي|ت)فضل|ولكن|لكن|اما)(?!\p{L})/gu
    : /[;؛|]|\s[-–]\s|\bbut\b|(?<!\p{L})(?:ولكن|لكن)(?!\p{L})/gu;
  let start = 0;
  for (const stop of folded.matchAll(stops)) {
    const isWord = /\p{L}/u.test(stop[0]);
    if (stop.index > at) return { start, end: stop.index };
    start = isWord ? stop.index : stop.index + stop[0].length;
  }
  return { start, end: folded.length };
}

/**
 * Whether what stands at a place of a sentence is a wish and no condition. A wish at the end of a list of skills is said
 * of the whole list; degrees, years and languages are judged by their own clause.
 */
export function isWish(
  { folded: { folded }, line }: Statement,
  at: number,
  reach: 'clause' | 'list' = 'clause',
): boolean {
  if (line.section === 'nice') return true;
  if (!NICE.test(folded)) return false;
  // "(preferred)" is said of what stands just before it.
  const behind = /^[^(),،;]{0,60}\(([^)]*)\)/u.exec(folded.slice(at));
  if (behind && isNoMoreThanWish(behind[1] ?? '')) return true;
  const hasBracketedWish =
    /\([^)]*\)/u.test(folded) && NICE.test((/\(([^)]*)\)/u.exec(folded) ?? ['', ''])[1]);
  if (hasBracketedWish) return NICE.test(folded.replace(/\([^)]*\)/gu, ' ')) && isWishIn(folded, at, false);
  const { start, end } = clauseAround(folded, at, true);
  const own = folded.slice(start, end);
  if (NICE.test(own)) return true;
  if (reach === 'clause') return false;
  // Unless a part of the sentence is a condition.
  const others = folded.slice(0, start) + folded.slice(end);
  const isMixed =
    MUST.test(folded) ||
    /\byears?\b|سنوات|سنه|\bdegree\b|\bdiploma\b|بكالوريوس|دبلوم/u.test(own) ||
    /\byears?\b|\bdegree\b|سنوات|بكالوريوس/u.test(folded.slice(0, start));
  return !isMixed && isWishIn(folded, at, false) && others !== '';
}

/** "(preferred)" and no "(preferably in trade)", which wishes for what it names itself. */
const isNoMoreThanWish = (words: string): boolean =>
  NICE.test(words) && (words.replace(NICE, ' ').match(/\p{L}+/gu) ?? []).length < 2;

const isWishIn = (folded: string, at: number, partsAtCommas: boolean): boolean => {
  const { start, end } = clauseAround(folded, at, partsAtCommas);
  return NICE.test(folded.slice(start, end));
};

/** A sentence of a company about itself. */
const OF_COMPANY = WORDS.pattern('of the company', {
  or: [
    /\b(?:over|more than|nearly) \S+ (?:employees|people|clients|customers|countries|branches|stores|years (?:of|in))\b/u,
    new RegExp(
      `\\b(?:is|are|was|as) (?:an? |one of (?:the )?|the )?(?:[\\w-]+ ){0,4}${WORDS.source('what companies call themselves', { edges: 'anywhere' })}\\b`,
      'u',
    ),
  ],
});
/** What says that a sentence speaks of the position as well. */
const OF_JOB = WORDS.pattern('of the position', {
  or: [/\brecruit\w*\b|\bjoin(?!ed)\b|\bthe (?:\w+ ){1,3}will\b/u],
});

/** Whether a folded sentence speaks of the company and not of the position. */
export const isOfCompany = (folded: string): boolean => OF_COMPANY.test(folded) && !OF_JOB.test(folded);
