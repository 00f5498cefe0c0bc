/** One spelling for a title whoever bears it: the feminine is the masculine, "Sales Lady" is "salesperson". */
import { fold } from './fold.ts';

// Titles that tell a person's gender are one word with those that do not.
const genderedTitles = new Map([
  ['waitress', 'waiter'],
  ['hostess', 'host'],
  ['stewardess', 'steward'],
  ['actress', 'actor'],
  ['seamstress', 'tailor'],
  ['masseuse', 'masseur'],
  ['manageress', 'manager'],
  ['headmistress', 'headmaster'],
]);

const TRADES =
  'sales|chair|fore|crafts|business|police|fire|camera|door|repair|delivery|trades|handy|spokes|bar|fisher|watch';
const MAN_OF_TRADE = new RegExp(`^(${TRADES})(?:man|men|woman|women|lady|maid|people)$`);
const MAN_OF_TRADE_APART = new RegExp(
  `\\b(${TRADES})[ -](?:man|men|woman|women|lady|ladies|girls?|boys?|person)\\b`,
  'g',
);

/** A folded English word of a title, without the gender of whoever bears it. */
export function neutralWord(word: string): string {
  return genderedTitles.get(word) ?? word.replace(MAN_OF_TRADE, '$1person');
}

/** A folded text in which "sales lady" is one word with "salesman". */
export function withNeutralPairs(folded: string): string {
  return folded.replace(MAN_OF_TRADE_APART, '$1person');
}

/** "Mechanical engr". */
const SHORT_ENGINEER = /\beng(?:r|gr)\b\.?/g;
/** Who is a «فني» in the Gulf is a «تقني» in the Maghreb. */
const MAGHREB_TECHNICIAN = /^تقنيه?(?=\s\p{L})/u;

/** Who is wanted or who somebody is, before a title or after it: no part of what the work is called. */
const PERSON_AT_AN_END = /^(?:female|male|lady|woman|man)\s+(?=\S)|(?<=\S)\s*\(?\b(?:female|male)\)?$/g;

/**
 * A title, folded, in the masculine: ة at the end of a word is left off in both forms, so that titles that differ in
 * gender alone are the same string. For comparing titles with titles, both folded so.
 */
export function foldTitle(title: string): string {
  return withNeutralPairs(fold(title).trim())
    .replace(/\s*\/\s*ه(?!\p{L})|\s*\(ه\)/gu, '')
    .replace(PERSON_AT_AN_END, '')
    .replace(/[a-z]+/g, neutralWord)
    .replace(SHORT_ENGINEER, 'engineer')
    .replace(MAGHREB_TECHNICIAN, 'فني')
    .replace(/(?<!\p{L})(ال)?اولي(?!\p{L})/gu, '$1اول')
    .replace(/(?<!\p{L})(ال)?كبري(?!\p{L})/gu, '$1كبير')
    .replace(/([\u0621-\u064a]{2}[\u0621-\u0646\u0648-\u064a])ه+(?!\p{L})/gu, '$1')
    .replace(/(?<!\p{L})([\u0621-\u064a]{3,})\s*\/\s*\1(?!\p{L})/gu, '$1');
}
