import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, monthNumber, westernDigits } from '#engines/text/index.ts';
import { linesOf } from './lines.ts';

const WORDS = wordingsIn('postings/deadline');
const APPLY_BY = WORDS.pattern('before the last day to apply');
/** The date stands close behind the words. */
const REACH = 45;

const YEAR_FIRST = /(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/u;
/** In the region the day goes first. */
const DAY_FIRST = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/u;
const DAY_AND_MONTH = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?: of)? (\p{L}+),? (\d{4})/u;
const MONTH_AND_DAY = /(\p{L}+) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})/u;

/** The last day on which a text of a posting lets people apply, to its end; `null` where it names none to the day. */
export function deadlineIn(text: string): Date | null {
  for (const line of linesOf(text)) {
    const words = westernDigits(fold(line.text));
    const said = APPLY_BY.exec(words);
    if (!said) continue;
    const end = endOfDay(words.slice(said.index + said[0].length).slice(0, REACH));
    if (end) return end;
  }
  return null;
}

function endOfDay(words: string): Date | null {
  const iso = YEAR_FIRST.exec(words);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const short = DAY_FIRST.exec(words);
  if (short) return dateOf(Number(short[3]), Number(short[2]), Number(short[1]));
  const long = DAY_AND_MONTH.exec(words);
  const month = long && monthNumber(long[2] ?? '');
  if (long && month) return dateOf(Number(long[3]), month, Number(long[1]));
  const english = MONTH_AND_DAY.exec(words);
  const named = english && monthNumber(english[1] ?? '');
  return english && named ? dateOf(Number(english[3]), named, Number(english[2])) : null;
}

/** The end of a day that there is: no 31 of June. */
function dateOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day, 23, 59, 59));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}
