import { westernDigits } from '#engines/text/index.ts';

// "CS101", "MATH 110", "BUS-2101A", "HM 1.2", "0401-111", "1501101"; "حسب 101", "ريض ١١٠". A four-digit number alone is a
// year, and "CLO 1.2" an outcome.
const LATIN =
  '(?:[A-Z]{2,6}(?:[\\s\\-_/.]?[A-Z]{1,2})?[\\s\\-_.]?\\d{2,5}[A-Z]{0,2}|(?![A-Z]?LO|CO|PO)[A-Z]{2,6}\\s?\\d{1,2}\\.\\d{1,2})';
const DIGITS = '\\d{3,5}-\\d{2,4}|\\d{6,9}';
const ARABIC = '[\\u0621-\\u064a]{1,6}(?:\\s[\\u0621-\\u064a])?[\\s\\-]{0,3}\\d{3,5}';
const CODE = `(?:${LATIN}|${DIGITS}|${ARABIC})`;

const whole = new RegExp(`^${CODE}$`, 'u');
const leading = new RegExp(`^(${CODE})(?![\\p{L}\\p{N}])\\s*[:：.\\-–—)]*\\s*(.*)$`, 'su');
const inBrackets = new RegExp(`^(.*?)\\s*[\\[(]\\s*(${CODE})\\s*[\\])]\\s*(.*)$`, 'su');
const anywhere = new RegExp(`(?<![\\p{L}\\p{N}])${CODE}(?![\\p{L}\\p{N}])`, 'gu');

/** Whether a cell is the code of a course and nothing else. */
export const isCode = (text: string): boolean => whole.test(westernDigits(text.trim()));

/** "CS101: Introduction" or "Introduction (CS101)" taken apart; `null` where no code stands there. */
export function codeBeside(text: string): { code: string; rest: string } | null {
  const digits = westernDigits(text.trim());
  const first = leading.exec(digits);
  if (first?.[1] !== undefined && first[2] !== undefined)
    return { code: first[1], rest: text.trim().slice(text.trim().length - first[2].length) };
  const bracketed = inBrackets.exec(digits);
  if (bracketed?.[2] !== undefined)
    return { code: bracketed[2], rest: `${bracketed[1] ?? ''} ${bracketed[3] ?? ''}`.trim() };
  return null;
}

/** Every code in a text, in order. */
export const codesIn = (text: string): string[] =>
  [...westernDigits(text).matchAll(anywhere)].map(([code]) => code.trim());

/** The form under which two spellings of a code meet: "CS-101" and "cs 101". */
export const codeKey = (code: string): string =>
  westernDigits(code)
    .replace(/[\s\-_./]/g, '')
    .toUpperCase();
