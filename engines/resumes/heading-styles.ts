/** The styles of a document's headings, told by the headings that are known. */
import { firstSegment, type Line, type Reading } from '#engines/documents/index.ts';
import { sectionOfHeading } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';

/** What tells the headings of a document from its other lines. */
export interface HeadingStyles {
  /** Style keys under which two different known headings stand, or the most frequent one. */
  trusted: ReadonlySet<string>;
  /** Keys that hardly anything but headings uses. */
  exclusive: ReadonlySet<string>;
  /** Size of most of the text, in points. */
  bodySize: number;
  /** How many known headings there are. */
  known: number;
  /** How often each short line comes, and each label before a colon. */
  repeats: ReadonlyMap<string, number>;
  /** The sections that known headings on lines of their own open. */
  kinds: ReadonlySet<string>;
  hasWeight: boolean;
}

/** The key of a style: size in whole points, weight, and whether the line is in capitals. */
export function headingStyle(line: Line): string {
  const { text, runs } = firstSegment(line);
  const size = runs[0]?.size ?? line.size;
  return `${size.toFixed(0)}|${runs[0]?.bold ? 'b' : ''}|${isUpper(text) ? 'c' : ''}`;
}

/** Whether a text has capitals and no small letter. */
export function isUpper(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** What stands before a colon, and what follows it on the line. */
const LABEL = /^([^:\t]{3,42}?)\s*[:：]\s*\S/;

/** The styles of the headings of a document. */
export function headingStyles(reading: Reading): HeadingStyles {
  const lines = reading.blocks.flatMap((block) => block.lines);
  const repeats = new Map<string, number>();
  const letters = new Map<string, number>();
  const sizes = new Map<number, number>();
  for (const line of lines) {
    const label = LABEL.exec(line.text)?.[1];
    if (label !== undefined) add(repeats, foldName(label), 1);
    else if (line.text.length < 40) add(repeats, foldName(line.text), 1);
    add(letters, headingStyle(line), line.text.length);
    add(sizes, Math.round(line.size * 2) / 2, line.text.length);
  }
  const known = knownHeadings(lines);
  const trusted = new Set(
    [...trustedStyles(known, mostOf(letters) ?? '')].filter((style) => !isOfEntries(style, known, lines)),
  );
  const exclusive = [...trusted].filter((style) => {
    const count = known.get(style)?.count ?? 0;
    const total = lines.filter((line) => headingStyle(line) === style).length;
    return count >= 2 && count >= 0.6 * total;
  });
  return {
    trusted,
    exclusive: new Set(exclusive),
    bodySize: mostOf(sizes) ?? 10,
    kinds: new Set([...known.values()].flatMap(({ kinds }) => [...kinds])),
    known: [...known.values()].reduce((sum, { count }) => sum + count, 0),
    repeats,
    hasWeight: lines.some((line) => line.bold),
  };
}

/** Whether a style is that of entries, two of which sound like headings ("University"), below larger headings. */
function isOfEntries(style: string, known: ReadonlyMap<string, Known>, lines: Line[]): boolean {
  const sizeOf = (key: string): number => Number(key.split('|')[0]);
  const count = known.get(style)?.count ?? 0;
  const isBelow = [...known].some(
    ([key, other]) => sizeOf(key) > 1.15 * sizeOf(style) && other.count >= 3 && other.count > count,
  );
  return isBelow && count < 0.4 * lines.filter((line) => headingStyle(line) === style).length;
}

/** How many known headings stand in a style, and which sections they open. */
interface Known {
  count: number;
  kinds: Set<string>;
}

function knownHeadings(lines: Line[]): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const line of lines) {
    if (line.isBullet || line.segments.length > 3) continue;
    const kind = sectionOfHeading(firstSegment(line).text);
    if (!kind) continue;
    const style = headingStyle(line);
    const found = known.get(style) ?? { count: 0, kinds: new Set() };
    known.set(style, found);
    found.count++;
    found.kinds.add(kind);
  }
  return known;
}

/** Styles of different headings, other than that of the text, and the one that most headings have. */
function trustedStyles(known: ReadonlyMap<string, Known>, bodyStyle: string): Set<string> {
  const trusted = new Set<string>();
  for (const [style, { kinds }] of known) if (kinds.size >= 2 && style !== bodyStyle) trusted.add(style);
  const top = mostOf(new Map([...known].map(([style, { count }]) => [style, count])));
  if (top !== null) trusted.add(top);
  return trusted;
}

function add<K>(counts: Map<K, number>, key: K, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}

/** The first of the keys with the highest count; null where none is above zero. */
function mostOf<K>(counts: ReadonlyMap<K, number>): K | null {
  let best: K | null = null;
  let most = 0;
  for (const [key, count] of counts) {
    if (count <= most) continue;
    most = count;
    best = key;
  }
  return best;
}
