/** Texts that say themselves again in the other script behind a sign: "Site Engineer / مهندس موقع". */
import { type Line, lineText, type Reading, type Segment } from '#engines/documents/index.ts';
import { sectionOfHeading } from '#engines/taxonomy/index.ts';
import { countArabic, countLatin } from '#engines/text/index.ts';

/** So many such texts, headings apart, are a habit of the page. */
const LEAST_HALVES = 3;
/** A text in one script, a sign, and a text in the other. */
const TWO_HALVES = /^([^\d@/|()]{3,}?)\s*(?:[/|(]|\s[-–—]\s)\s*([^\d@/|()]{3,}?)\)?$/u;

/** The reading without the lesser halves of its texts. */
export function withoutTranslatedHalves(reading: Reading, isLesser: (text: string) => boolean): Reading {
  const lines = reading.blocks.flatMap((block) => block.lines);
  const habit = lines.flatMap((line) => (isHeading(line) ? [] : line.segments.filter(halvesOf)));
  if (habit.length < LEAST_HALVES) return reading;
  const blocks = reading.blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => (isHeading(line) ? line : halved(line, isLesser))),
  }));
  return { ...reading, blocks };
}

const isHeading = ({ text }: Line): boolean => sectionOfHeading(text) !== null;

/** The two halves of a text, or null where it has not one in each script. */
function halvesOf({ text }: Segment): readonly [string, string] | null {
  const [, one = '', other = ''] = TWO_HALVES.exec(text) ?? [];
  const [first, second] = [one, other].map(scriptOf);
  return first && second && first !== second ? [one.trim(), other.trim()] : null;
}

function scriptOf(text: string): 'latin' | 'arabic' | null {
  const [arabic, latin] = [countArabic(text), countLatin(text)];
  if (arabic > 2 && latin === 0) return 'arabic';
  return latin > 2 && arabic === 0 ? 'latin' : null;
}

function halved(line: Line, isLesser: (text: string) => boolean): Line {
  if (!line.segments.some(halvesOf)) return line;
  const segments = line.segments.map((segment) => {
    const text = halvesOf(segment)?.find((half) => !isLesser(half));
    if (text === undefined) return segment;
    const runs = segment.runs.filter((run) => !isLesser(run.text));
    return { ...segment, text, runs: runs.length > 0 ? runs : segment.runs };
  });
  return { ...line, segments, text: lineText(segments) };
}
