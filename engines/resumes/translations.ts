/** Resumes that say everything twice, side by side in two languages: one of them is read. */
import { type Line, lineText, type Reading } from '#engines/documents/index.ts';
import { sectionOfHeading } from '#engines/taxonomy/index.ts';
import { countArabic, countLatin } from '#engines/text/index.ts';

/** So many rows in two languages, under headings in two languages, are a resume in both. */
const LEAST_ROWS = 2;
const LEAST_HEADINGS = 2;

/** The reading without the pieces of its rows that only say in the lesser script what stands beside them in the other. */
export function withoutTranslations(reading: Reading): Reading {
  const lines = reading.blocks.flatMap((block) => block.lines);
  if (lines.filter(isPair).length < LEAST_ROWS) return reading;
  if (lines.filter(isHeadingInBoth).length < LEAST_HEADINGS) return reading;
  const text = lines.map((line) => line.text).join('\n');
  const isLesser = countArabic(text) > countLatin(text) ? isLatin : isArabic;
  const blocks = reading.blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => (isPair(line) ? without(line, isLesser) : line)),
  }));
  return { ...reading, blocks };
}

const isArabic = (text: string): boolean => countArabic(text) > countLatin(text);
const isLatin = (text: string): boolean => countLatin(text) > countArabic(text);

const isHeadingInBoth = ({ text }: Line): boolean =>
  countArabic(text) > 2 && countLatin(text) > 2 && sectionOfHeading(text) !== null;

/** Two texts of several words side by side, one in each script; contacts and dates are none. */
function isPair({ segments }: Line): boolean {
  const [first, second, third] = segments.map(({ text }) => text);
  if (first === undefined || second === undefined || third !== undefined) return false;
  if ([first, second].some((text) => !/\p{L}\s+\p{L}|\p{L}[,،]/u.test(text) || /@|\d{3}/.test(text)))
    return false;
  return (isArabic(first) && isLatin(second)) || (isLatin(first) && isArabic(second));
}

function without(line: Line, isLesser: (text: string) => boolean): Line {
  const segments = line.segments.filter(({ text }) => !isLesser(text));
  return { ...line, segments, text: lineText(segments) };
}
