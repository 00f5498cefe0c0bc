/** Years of the Hijri calendar, and marks of the Gregorian one. */

const HIJRI = /(?<!\d)(1[34]\d\d)(\s?(?:ه\u0640?|AH|H))(?![\p{L}])/gu;

/**
 * The same text, letter for letter as long, with the mark of the Gregorian era blanked and Hijri years turned into
 * the Gregorian year in which most of their days lie (mean lunar year of 354.367 days, from 16 July 622). A Hijri
 * year beside a Gregorian one says nothing more and is blanked.
 */
export function withGregorianYears(text: string): string {
  const marked = withBareRanges(text).replace(/((?:19|20)\d\d\s?)م(?![\p{L}])/gu, '$1 ');
  if (!/[هH]/.test(marked)) return marked;
  return marked.replace(HIJRI, (whole, year: string, mark: string, at: number) => {
    const around =
      marked.slice(Math.max(0, at - 9), at) + marked.slice(at + whole.length, at + whole.length + 9);
    if (
      /(?:19|20)\d\d\s*[/(=-]?\s*$|^\s*[/)=-]?\s*(?:19|20)\d\d/.test(around) ||
      /(?:19|20)\d\d/.test(around)
    )
      return ' '.repeat(whole.length);
    return gregorianOf(year) + ' '.repeat(mark.length);
  });
}

/** «1437 – 1442», «1442 – حتى تاريخه»: in Arabic a range of such years needs no mark of the calendar; a range of pay does. */
const BARE_RANGE =
  /(?<![\d.,])(1[34]\d\d)(\s*(?:[-–—]|إلى|الى|حتى)\s*)(?:(1[34]\d\d)(?![\d.,%])(\s?ه\u0640?(?!\p{L}))?|(?=حتى|الآن|الان|تاريخه))(?!\s*(?:ريال|درهم|دينار|جنيه|متر|طن|كم|كيلو|[A-Za-z]))/gu;

const withBareRanges = (text: string): string =>
  /\p{Script=Arabic}/u.test(text)
    ? text.replace(BARE_RANGE, (_, from: string, between: string, to?: string, mark = '') =>
        [gregorianOf(from), between, to === undefined ? '' : gregorianOf(to), ' '.repeat(mark.length)].join(
          '',
        ),
      )
    : text;

const gregorianOf = (hijri: string): string => String(Math.floor((Number(hijri) + 0.5) * 0.970229 + 621.57));
