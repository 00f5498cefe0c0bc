import { fold, foldWithMap, isArabic } from '#engines/text/index.ts';
import { isSilent } from './silent-words.ts';
import { answerStem } from './stems.ts';

/** A word that says something, as it stands in a text. */
export type Token = {
  stem: string;
  /** Folded, not stemmed. */
  word: string;
  /** UTF-16 units of the text. */
  start: number;
  end: number;
  /** Which word of the text it is, words of grammar counted. */
  at: number;
  isNumber: boolean;
  /** Written with a capital within a sentence, or all in capitals. Always false in Arabic, which has none. */
  isName: boolean;
};

// "16,000" and "3.5" are one number, "U.S." one word, "358هـ" a number and a word, "king's" a word.
const wordPattern = /\d+(?:[.,]\d+)*|(?:[a-z]\.){2,}|\p{L}+/gu;

/** The words of a text that say something, with their places. */
export function tokensOf(text: string): Token[] {
  const { folded, starts, ends } = foldWithMap(text);
  const tokens: Token[] = [];
  let at = 0;
  let isFirst = true;
  let last = 0;
  for (const match of folded.matchAll(wordPattern)) {
    if (/[.!?؟:\n]/.test(folded.slice(last, match.index))) isFirst = true;
    last = match.index + match[0].length;
    const word = plainWord(match[0]);
    if (word === 's' && folded[match.index - 1] === "'") continue;
    const place = at++;
    const start = starts[match.index] ?? 0;
    const end = ends[last - 1] ?? start;
    const isCapital = /^\p{Lu}/u.test(text.slice(start, start + 2));
    const isName = isCapital && (!isFirst || /^\p{Lu}{2}/u.test(text.slice(start, end)));
    isFirst = false;
    if (isSilent(word) && !isName) continue;
    if (isSilent(word)) continue;
    tokens.push({ stem: stemOfWord(word), word, start, end, at: place, isNumber: isNumber(word), isName });
  }
  return tokens;
}

/** The stems of a text alone: for an index, which needs no places. */
export function stemsIn(text: string): string[] {
  const stems: string[] = [];
  for (const [match] of fold(text).matchAll(wordPattern)) {
    const word = plainWord(match);
    if (word !== 's' && !isSilent(word)) stems.push(stemOfWord(word));
  }
  return stems;
}

/** The stem of a folded word; a number stays as it is. */
export function stemOfWord(word: string): string {
  return isNumber(word) ? word : answerStem(word);
}

/** Whether most letters of a text are Arabic. */
export function languageOf(text: string): 'en' | 'ar' {
  const words = text.slice(0, 2000).match(/\p{L}+/gu) ?? [];
  return words.filter((word) => isArabic(word)).length * 2 > words.length ? 'ar' : 'en';
}

function plainWord(match: string): string {
  if (/^\d/.test(match)) return match.replace(/,(?=\d{3})/g, '');
  return match.includes('.') ? match.replace(/\./g, '') : match;
}

function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57;
}
