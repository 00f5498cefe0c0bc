/** Resumes that say everything twice, side by side in two languages: one of them is read. */
import { type Line, lineText, type Reading } from '#engines/documents/index.ts';
import { countArabic, countLatin } from '#engines/text/index.ts';

/** So many rows with text in both scripts are a resume in two languages. */
const LEAST_ROWS = 3;

/** The reading without the pieces of its rows that only say in the lesser script what stands beside them in the other. */
export function withoutTranslations(reading: Reading): Reading {
  const rows = reading.blocks.flatMap(({ lines }) => lines.filter(isInBoth));
  if (rows.length < LEAST_ROWS) return reading;
  const text = reading.blocks.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
  const isLesser = countArabic(text) > countLatin(text) ? isLatin : isArabic;
  const blocks = reading.blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => (isInBoth(line) ? without(line, isLesser) : line)),
  }));
  return { ...reading, blocks };
}

const isArabic = (text: string): boolean => countArabic(text) > 3 && countArabic(text) > countLatin(text);
const isLatin = (text: string): boolean => countLatin(text) > 3 && countLatin(text) > countArabic(text);

const isInBoth = ({ segments }: Line): boolean =>
  segments.some(({ text }) => isArabic(text)) && segments.some(({ text }) => isLatin(text));

function without(line: Line, isLesser: (text: string) => boolean): Line {
  const segments = line.segments.filter(({ text }) => !isLesser(text));
  return { ...line, segments, text: lineText(segments) };
}
