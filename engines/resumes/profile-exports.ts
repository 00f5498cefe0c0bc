/** Profiles as networks export them, copied out as text: what stood beside the person stands before them. */
import type { Block, Line, Reading } from '#engines/documents/index.ts';
import { sectionOfHeading } from '#engines/taxonomy/index.ts';
import { isNameShape } from './name-shape.ts';

/** So far down the first heading of the side column stands, and the person behind that column. */
const MOST_LINES_OF_SIDE = 60;
/** Name, what they call themselves, where they live; either of the last two may be wrapped. */
const MOST_LINES_OF_PERSON = 5;
/** As far above the next as a new paragraph. */
const GAP_OF_PARAGRAPH = 1.5;

/**
 * The reading with the person before their side column: an export that opens with contacts, skills and languages has name,
 * headline and town in a paragraph of their own, right above the summary or the first job.
 */
export function personFirst(reading: Reading): Reading {
  const [first, ...others] = reading.blocks;
  const person = first && personBehind(first.lines);
  if (!first || !person) return reading;
  const lines = [...person, ...first.lines.filter((line) => !person.includes(line))];
  const block: Block = { ...first, lines };
  return { ...reading, blocks: [block, ...others] };
}

/** The lines of the person who follows a side column; `null` where a document opens otherwise. */
function personBehind(lines: readonly Line[]): Line[] | null {
  const kindOf = (line: Line | undefined) => (line ? sectionOfHeading(line.text.trim()) : null);
  const kinds = lines.slice(0, MOST_LINES_OF_SIDE).map(kindOf);
  if (kinds[0] !== 'contact' || !kinds.includes('skills')) return null;
  const main = kinds.findIndex((kind) => kind === 'summary' || kind === 'work');
  if (main < 0) return null;
  for (let at = main - 1; at >= Math.max(2, main - MOST_LINES_OF_PERSON); at--) {
    const line = lines[at];
    if (!line || kinds[at]) return null;
    if (line.gap < GAP_OF_PARAGRAPH) continue;
    // A list of the side column may end right above the person's own paragraph.
    return isNameShape(line.text.trim()) && at < main - 1 ? lines.slice(at, main) : null;
  }
  return null;
}
