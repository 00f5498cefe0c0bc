import { wordingsIn } from '#engines/taxonomy/index.ts';
import type { Wish } from './requests.ts';

/**
 * What a request wishes of the things it names: "no X", "X required", "X preferred", "X is not needed". A word before
 * holds until its clause ends; one behind holds for what stands between it and the word before it.
 */
export type Said = Wish | 'needless' | 'plain';

interface Cue {
  at: number;
  end: number;
  said: Said;
  /** It speaks of what follows it. */
  isBefore: boolean;
}

const WORDS = wordingsIn('matching/request-wishes');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere', spaces: 'one' });
const cue = (list: string, or = ''): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${any(list)}${or})(?![\\p{L}\\d])`, 'gu');

/** What the words say, whether they speak of what follows them, and how they read. */
const CUES: readonly (readonly [Said, boolean, RegExp])[] = [
  ['needless', false, cue('is not needed, said behind it')],
  ['needless', true, cue('is not needed, said before it')],
  // Behind what it speaks of, "preferred" ends its clause; before it, it goes on.
  ['nice', false, cue('is a wish, said behind it', '|(?:ي|ت)فضل(?=\\s*(?:$|[,،؛.]))')],
  ['nice', true, cue('is a wish, said before it')],
  // "Needs to speak Arabic", and «لازم يتكلم عربي» before the «لازم» of «العربية لازم».
  ['must', true, cue('is a must of somebody, said before it')],
  ['must', false, cue('is a must, said behind it')],
  ['must', true, cue('is a must, said before it')],
  // "Preferably in Dubai, with Excel": what comes behind is asked for as if nothing had been said.
  ['plain', true, cue('asks for what follows it')],
  ['not', true, cue('is not wanted, said before it')],
];

const ENDS_IN_ONLY = new RegExp(`(?<!\\p{L})${any('ends a clause and means nothing else')}\\s*$`, 'u');

const CLAUSE_END = new RegExp(
  `[,;:\\n،؛()]|[.!?؟](?=\\s|$)|(?<!\\p{L})(?:but(?! not)|${any('begins another clause')})(?!\\p{L})`,
  'gu',
);

/** What a request wishes of the things it names. */
export interface Wishes {
  /** What is said of words that begin here; null where nothing is. */
  at(at: number): Exclude<Said, 'plain'> | null;
  /** Where the last cue before words that begin here ends; 0 where there is none. */
  cueBefore(at: number): number;
  /** The words by which it is said. */
  cues: readonly { at: number; end: number }[];
}

/**
 * Whether words of must that mostly stand behind what they speak of stand before it here: before a colon, or where their clause
 * begins with them; what opens the whole request ("مطلوب محاسب") only says that somebody is wanted.
 */
function opensMusts(folded: string, at: number, end: number): boolean {
  const behind = folded.slice(end);
  if (/^\s*:\s*[\p{L}\d]/u.test(behind)) return true;
  // "Must have Arabic", while "Arabic must have" ends its clause.
  if (
    /^must(?:[-\s]have)?$/u.test(folded.slice(at, end)) &&
    /^\s+(?!(?:and|or|but)\b)[\p{L}\d]/u.test(behind)
  )
    return true;
  return /[,;.\n،؛(]\s*$/u.test(folded.slice(0, at)) && /^\s+[\p{L}\d]/u.test(behind);
}

/** Reads what a folded request says of its parts; `isTaken` is what was read as an amount, and is no such word. */
export function readWishes(folded: string, isTaken: (at: number) => boolean): Wishes {
  const cues: Cue[] = [];
  for (const [said, isBefore, pattern] of CUES) {
    for (const match of folded.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (isTaken(at) || cues.some((cue) => at < cue.end && end > cue.at)) continue;
      const isOfWhatFollows = said === 'must' && !isBefore && opensMusts(folded, at, end);
      cues.push({ at, end, said, isBefore: isBefore || isOfWhatFollows });
    }
  }
  // "a plus" before an amount and "no" inside one were left out; longer words were read first.
  cues.sort((a, b) => a.at - b.at);
  // "يجب أن يتحدث العربية": the verb goes on with the must.
  const follows = (cue: Cue, order: number) => {
    const before = cues[order - 1];
    return (
      cue.said === 'plain' &&
      before?.isBefore === true &&
      before.said === 'must' &&
      folded.slice(before.end, cue.at).trim() === ''
    );
  };
  const going = new Set(cues.filter(follows));
  const stops = [...folded.matchAll(CLAUSE_END)].map((match) => match.index).filter((at) => !isTaken(at));
  const clauseOf = (at: number): number => stops.filter((stop) => stop <= at).length;
  // "Required:" holds for what stands behind the colon.
  const lastOf = ({ end, isBefore }: Cue): number => {
    const colon = isBefore ? /^\s*:/u.exec(folded.slice(end)) : null;
    return colon ? end + colon[0].length - 1 : end - 1;
  };
  const clauseBehind = (at: number): string =>
    folded.slice(
      at,
      stops.find((stop) => stop > at),
    );
  return {
    cues,
    cueBefore: (at) => cues.findLast((cue) => cue.end <= at)?.end ?? 0,
    at: (at) => {
      const own = clauseOf(at);
      const near = cues.filter((cue) => !going.has(cue) && clauseOf(lastOf(cue)) === own);
      const before = near.findLast((cue) => cue.end <= at);
      const behind = near.find((cue) => cue.at >= at);
      const isAsked = behind !== undefined && !behind.isBefore;
      // "Not installation only" wants more than that, and not less.
      if (before?.isBefore && before.said === 'not' && ENDS_IN_ONLY.test(clauseBehind(before.end)))
        return 'needless';
      // "No Arabic needed" asks for nothing.
      if (before?.isBefore && before.said === 'not' && isAsked && behind.said === 'must') return 'needless';
      const saidBefore = before?.isBefore && before.said !== 'plain' ? before.said : null;
      if (saidBefore !== null && saidBefore !== 'must') return saidBefore;
      if (isAsked && behind.said !== 'plain') return behind.said;
      return saidBefore;
    },
  };
}
