/** Names of occupations within longer titles: "live-in caregiver for an elderly gentleman" is a caregiver. */
import { fold, hasArabic, wordsOf } from '#engines/text/index.ts';
import { titleKey } from './clean-title.ts';
import { wordingsIn } from './wordings.ts';

const WORDS = wordingsIn('title-heads');
const keysOfList = (list: string): Set<string> => new Set(WORDS.spellings(list).map(titleKey));
const TOO_LITTLE = keysOfList('says too little by itself');
const ENDS = new Set(WORDS.spellings('ends what somebody is called').map((word) => fold(word)));
const PARTS = /\s[-–—]\s|[|/,،(:]/u;
const MOST_WORDS = 6;

/**
 * The longest known name within a title, looked for in its first part first: before a dash, a comma, a bracket, and of the
 * English part before "for" or "in". English names end their part, Arabic ones open it. `null` where there is none.
 */
export function headOfTitle(title: string, isKnown: (name: string) => boolean): string | null {
  for (const part of title.split(PARTS)) {
    const found = hasArabic(part) ? openingName(part, isKnown) : closingName(part, isKnown);
    if (found) return found;
  }
  return null;
}

function openingName(part: string, isKnown: (name: string) => boolean): string | null {
  const words = part.trim().split(/\s+/).slice(0, MOST_WORDS);
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    if (isName(name, count, isKnown)) return name;
  }
  return null;
}

function closingName(part: string, isKnown: (name: string) => boolean): string | null {
  const all = part
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.!?]+$/u, ''));
  const end = all.findIndex((word, at) => at > 0 && ENDS.has(fold(word)));
  const words = (end < 0 ? all : all.slice(0, end)).slice(-MOST_WORDS);
  for (let from = 0; from < words.length; from++) {
    const name = words.slice(from).join(' ');
    if (isName(name, words.length - from, isKnown)) return name;
  }
  return null;
}

const isName = (name: string, count: number, isKnown: (name: string) => boolean): boolean =>
  wordsOf(fold(name)).length > 0 && isKnown(name) && (count > 1 || !TOO_LITTLE.has(titleKey(name)));
