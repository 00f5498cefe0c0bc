/** Resumes that say everything twice, side by side in two languages: one of them is read. */
import { type Line, lineText, type Reading } from '#engines/documents/index.ts';
import { sectionOfHeading } from '#engines/taxonomy/index.ts';
import { countArabic, countLatin } from '#engines/text/index.ts';
import { withoutAddresses, withoutTranslatedColumns, yearsOf } from './translated-columns.ts';
import { withoutTranslatedHalves } from './translated-halves.ts';
import { withoutTranslatedLabels } from './translated-labels.ts';

/** So many rows in two languages, under headings in two languages, are a resume in both. */
const LEAST_ROWS = 2;
const LEAST_HEADINGS = 2;

/** The reading without the pieces of its rows that only say in the lesser script what stands beside them in the other. */
export function withoutTranslations(reading: Reading): Reading {
  const text = textOf(reading);
  const [arabic, latin] = [countArabic(text), countLatin(text)];
  if (Math.min(arabic, latin) < LEAST_LETTERS) return reading;
  const isLesser = arabic > latin ? isLatin : isArabic;
  const rows = withoutTranslatedColumns(withoutTranslatedLabels(reading, isLesser), isLesser);
  return withoutTranslatedSections(
    withoutTranslatedHalves(withoutTranslatedPieces(rows, isLesser), isLesser),
    isLesser,
  );
}

/** Fewer letters of a script than this say nothing again. */
const LEAST_LETTERS = 8;

const textOf = ({ blocks }: Reading): string =>
  blocks.flatMap((block) => block.lines.map((line) => line.text)).join('\n');

function withoutTranslatedPieces(reading: Reading, isLesser: (text: string) => boolean): Reading {
  const lines = reading.blocks.flatMap((block) => block.lines);
  if (lines.filter(isPair).length < LEAST_ROWS) return reading;
  if (lines.filter(isHeadingInBoth).length < LEAST_HEADINGS) return reading;
  const blocks = reading.blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => (isPair(line) ? without(line, isLesser) : line)),
  }));
  return { ...reading, blocks };
}

const isArabic = (text: string): boolean => countArabic(text) > countLatin(withoutAddresses(text));
const isLatin = (text: string): boolean => countLatin(withoutAddresses(text)) > countArabic(text);

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

/** Sections of so many kinds in both scripts are a resume and its translation, in columns or on pages of their own. */
const LEAST_KINDS = 4;

/** The reading without the sections of the lesser script, where they only say again what those of the other say. */
function withoutTranslatedSections(reading: Reading, isLesser: (text: string) => boolean): Reading {
  const lines = reading.blocks.flatMap((block) => block.lines);
  const lesserKinds = kindsOf(lines.filter((line) => isLesser(line.text)));
  const kinds = kindsOf(lines.filter((line) => !isLesser(line.text)));
  if ([...kinds].filter((kind) => lesserKinds.has(kind)).length < LEAST_KINDS) return reading;
  const blocks = reading.blocks.map((block) => ({ ...block, lines: withoutLesser(block.lines, isLesser) }));
  const kept = new Set(blocks.flatMap((block) => block.lines));
  const years = yearsOf([...kept]);
  // A year that stands nowhere else is of something that is told in one language alone.
  const dropped = lines.filter((line) => !kept.has(line));
  if ([...yearsOf(dropped)].some((year) => !years.has(year))) return reading;
  return { ...reading, blocks: blocks.filter((block) => block.lines.length > 0) };
}

function kindsOf(lines: Line[]): Set<string> {
  return new Set(lines.flatMap(({ text }) => sectionOfHeading(text) ?? []));
}

/** Lines without letters of either script, dates and numbers, go with the line above them. */
function withoutLesser(lines: Line[], isLesser: (text: string) => boolean): Line[] {
  let isDropped = false;
  return lines.filter(({ text }) => {
    if (countArabic(text) + countLatin(text) > 0) isDropped = isLesser(text);
    return !isDropped;
  });
}
