/** Dates that a narrow column broke over several lines. */
import { findDates, monthNamesByLength, westernDigits, withoutDates } from '#engines/text/index.ts';

const MONTH = monthNamesByLength.map((name) => name.replace(/ /g, '\\s+')).join('|');

const FRAGMENT = new RegExp(
  `^(?:[-–—→]\\s*)?(?:(?:to|until|till|thru|إلى|الى|حتى|من)\\s*)?(?:present|current|currently|now|today|date|الآن|تاريخه|اليوم|الحاضر|حاليا|الوقت\\s+الحالي|(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:${MONTH})\\.?,?(?:\\s*(?:(?:19|20)\\d\\d|['’]\\d\\d))?|(?:19|20)\\d\\d|\\d{1,2}(?:st|nd|rd|th)|['’]\\d\\d)?\\s*(?:[-–—→]|to|until|till|إلى|حتى)?$`,
  'iu',
);

/** Whether a text is a month, a year, a joining word or a word for the present, alone on a line of a narrow column. */
export function isDateFragment(text: string): boolean {
  return FRAGMENT.test(bare(text));
}

/** A text with digits that the patterns know, and without the brackets that a date may stand in: "(Aug 2022 -" over "May 2024)". */
function bare(text: string): string {
  return westernDigits(text)
    .replace(/^[\s([]+|[\s)\]]+$/gu, '')
    .trim();
}

/** "1 March 2014 until 31", "… until 31 August": a range that breaks behind the day of its end, or before its year. */
const DAY_OF_END = new RegExp(
  `(?:[-–—→]|(?<=\\s)(?:to|until|till|through|إلى|الى|حتى))\\s*\\d{1,2}(?:st|nd|rd|th)?(?:\\s+(?:${MONTH})\\.?,?)?$`,
  'iu',
);

/** Whether a range of dates breaks before its end, or within that. */
export function breaksBeforeEnd(text: string): boolean {
  const own = bare(text);
  return DAY_OF_END.test(own) || /(?:[-–—→]|\s(?:to|until|till|through|إلى|الى|حتى))$/iu.test(own);
}

/** Nothing but a date, or the beginning of a range. */
export function opensDate(text: string): boolean {
  const own = bare(text);
  if (DAY_OF_END.test(own)) return opensDate(own.replace(DAY_OF_END, ''));
  return (
    own.length < 44 &&
    findDates(own).length > 0 &&
    /^[\s\p{P}\p{L}\d]*$/u.test(own) &&
    wordsBesideDates(own).every((word) => FRAGMENT.test(word))
  );
}

/** The words of a text that belong to none of its dates. */
export function wordsBesideDates(text: string): string[] {
  return withoutDates(text)
    .split(/[\s\ue001]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
