/** Dates that a narrow column broke over several lines. */
import { findDates, monthNamesByLength, withoutDates } from '#engines/text/index.ts';

const MONTH = monthNamesByLength.map((name) => name.replace(/ /g, '\\s+')).join('|');

/** A month, a joining word or a word for the present, alone on a line of a narrow column. */
export const DATE_FRAGMENT = new RegExp(
  `^(?:[-–—→]\\s*)?(?:(?:to|until|till|thru|إلى|الى|حتى|من)\\s*)?(?:present|current|currently|now|today|date|الآن|تاريخه|اليوم|الحاضر|حاليا|الوقت\\s+الحالي|(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:${MONTH})\\.?,?(?:\\s*(?:(?:19|20)\\d\\d|['’]\\d\\d))?|(?:19|20)\\d\\d|\\d{1,2}(?:st|nd|rd|th)|['’]\\d\\d)?\\s*(?:[-–—→]|to|until|till|إلى|حتى)?$`,
  'iu',
);

/** "1 March 2014 until 31", "… until 31 August": a range that breaks behind the day of its end, or before its year. */
const DAY_OF_END = new RegExp(
  `(?:[-–—→]|(?<=\\s)(?:to|until|till|through|إلى|الى|حتى))\\s*\\d{1,2}(?:st|nd|rd|th)?(?:\\s+(?:${MONTH})\\.?,?)?$`,
  'iu',
);

/** Whether a range of dates breaks before its end, or within that. */
export function breaksBeforeEnd(text: string): boolean {
  return DAY_OF_END.test(text) || /(?:[-–—→]|\s(?:to|until|till|through|إلى|الى|حتى))$/iu.test(text);
}

/** Nothing but a date, or the beginning of a range. */
export function opensDate(text: string): boolean {
  if (DAY_OF_END.test(text)) return opensDate(text.replace(DAY_OF_END, '').trim());
  return (
    text.length < 44 &&
    findDates(text).length > 0 &&
    /^[\s\p{P}\p{L}\d]*$/u.test(text) &&
    wordsBesideDates(text).every((word) => DATE_FRAGMENT.test(word))
  );
}

/** The words of a text that belong to none of its dates. */
export function wordsBesideDates(text: string): string[] {
  return withoutDates(text)
    .split(/[\s\ue001]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
