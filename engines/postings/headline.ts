import { wordingsIn } from '#engines/taxonomy/index.ts';
import { markOf } from './post-marks.ts';

const WORDS = wordingsIn('postings/title');
const ANYWHERE = { edges: 'anywhere', spaces: 'one' } as const;

/** Words that stay small within a headline. */
const SMALL = new Set(WORDS.spellings('stays small in a headline'));
/** Short words that are no abbreviations, and longer ones that are. */
const ABBREVIATIONS = new RegExp(`^(?:[^aeiouy]{2,5}|${WORDS.source('abbreviations', ANYWHERE)})$`, 'i');

/** A title as a headline: small letters throughout and capitals throughout become words with a capital. */
export function headlined(title: string): string {
  if (!/[a-z]/i.test(title)) return title;
  const isShouted = title === title.toUpperCase() && /[A-Z]{5}/.test(title);
  if (!isShouted && title !== title.toLowerCase()) return title;
  return title.toLowerCase().replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) => {
    if (ABBREVIATIONS.test(word) && !SMALL.has(word)) return word.toUpperCase();
    return at > 0 && SMALL.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
  });
}

/** What people put beside a title: in brackets, of the vacancy; elsewhere, that it is one. */
const BRACKETS = new RegExp(
  `\\((?:[mfdwx]\\s*\\/\\s*)+[mfdwx]\\)|` +
    `\\(\\s*(?:\\d+\\s*)?${WORDS.source('in brackets beside a title', ANYWHERE)}[^()]*\\)`,
  'giu',
);
const BRACKETS_AR = new RegExp(
  `\\(\\s*(?:عدد\\s*)?[\\d٠-٩]+\\s*${WORDS.source('counted in brackets', ANYWHERE)}?\\s*\\)|` +
    `\\((?:${WORDS.source('in brackets beside a title, in Arabic', ANYWHERE)}|عن ب[\\u064b-\\u0652]?عد)[^()]*\\)`,
  'gu',
);
/** In brackets that speak of hours, days or percents nothing is said of the work. */
const TERMS = new RegExp(
  `\\([^()]*(?:%|\\b${WORDS.source('terms in brackets', ANYWHERE)}\\b)[^()]*\\)`,
  'giu',
);
const NOISE = WORDS.pattern('noise beside a title', { flags: 'giu', or: [/#\p{L}+/u] });

/** "Spa therapist, female": whom they would rather have is no part of what the work is called. */
const SEX = /\s*[,،–—-]\s*(?:fe)?males?(?:\s+only)?$/iu;

/** Whether anything in the words only says that they are a title. */
export const hasNoise = (words: string): boolean => words.search(NOISE) >= 0;

/** "A) Executive housekeeper", «أولاً: مشرف»: the place in a list is no part of a title; "B. Tech" is. */
function withoutMark(title: string): string {
  const mark = markOf(title, { start: 0, end: title.length });
  const isInList =
    mark?.kind === 'letter' ? /^\s*\(?\p{L}ـ?\)/u.test(title) : MARKS.includes(mark?.kind ?? '');
  return mark && isInList ? title.slice(mark.rest.start) : title;
}
const MARKS = ['named', 'ordinal'];
/** «– عدد 4», "(qty 2)" behind a title. */
const HOW_MANY = new RegExp(
  `\\s*[-–—(]?\\s*(?<!\\p{L})${WORDS.source('stands before how many', ANYWHERE)}[:.\\s]*[\\d٠-٩]*\\s*\\)?$`,
  'iu',
);

/** A title without what stands beside it, as a headline. */
export const cleanTitle = (title: string): string =>
  headlined(
    withoutMark(title)
      .replace(BRACKETS, ' ')
      .replace(BRACKETS_AR, ' ')
      .replace(TERMS, ' ')
      .replace(NOISE, ' ')
      .replace(/^(?:an?|the|our|one|two|[\d٠-٩]+)\s+/iu, '')
      .replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}\p{M})+#.]+$/gu, '')
      .replace(/\.$/u, '')
      .replace(SEX, '')
      .replace(HOW_MANY, '')
      // "Teaching Assistant – Year 1" keeps its number.
      .replace(/(?<!\b(?:year|grade|level|phase|class|stage))\s+(?:x\s*)?\d+(?:\s*nos?)?$/iu, '')
      .replace(/[\s*–—-]+$/u, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
