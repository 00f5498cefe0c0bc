/** Columns that stand side by side in two languages and say the same: one of them is read. */
import type { Block, Line, Reading } from '#engines/documents/index.ts';
import { rolesOfLabel, sectionOfHeading } from '#engines/taxonomy/index.ts';
import { countArabic, countLatin, westernDigits } from '#engines/text/index.ts';

/** Of two languages that say the same, neither needs three times the letters of the other. */
const LEAST_SHARE = 0.3;
/** Of the letters of a column, in the script that it is written in. */
const LEAST_OWN = 0.8;

/** A heading of one language may not be known in the other. */
const MOST_MISSING = 1;

/** The reading without columns in the lesser script beside which another column says the same. */
export function withoutTranslatedColumns(reading: Reading, isLesser: (text: string) => boolean): Reading {
  const runs = runsOfColumns(reading.blocks);
  const dropped = new Set<Block>();
  const alone = new Set<Block>();
  for (const [one = [], other = []] of runs) {
    const [lesser, kept] = isLesser(textOf(one)) ? [one, other] : [other, one];
    if (!isTranslation(lesser, kept, isLesser)) continue;
    for (const block of lesser) dropped.add(block);
    for (const block of kept) alone.add(block);
  }
  if (dropped.size === 0) return reading;
  const blocks = reading.blocks
    .filter((block) => !dropped.has(block))
    .map((block) => (alone.has(block) ? withoutColumn(block) : block));
  return tellsAll(blocks, dropped) ? { ...reading, blocks } : reading;
}

/** What stands alone on its page is a column no longer. */
function withoutColumn(block: Block): Block {
  if (block.column > 9) return block;
  return { ...block, column: 0, lines: block.lines.map((line) => ({ ...line, column: 0 })) };
}

/** The columns that stand beside each other, by their sides; within a column there may be others. */
function runsOfColumns(blocks: readonly Block[]): Block[][][] {
  const runs: Block[][][] = [];
  let previous: Block | null = null;
  for (const block of blocks) {
    const side = sideOf(block);
    const isNext = previous?.page === block.page && sideOf(previous) !== 0;
    const sides = isNext ? runs.at(-1) : undefined;
    const last = sides?.at(-1);
    const hasSide = sides?.slice(0, -1).some(([first]) => first && sideOf(first) === side);
    if (side !== 0 && last && previous && sideOf(previous) === side) last.push(block);
    else if (side !== 0 && sides && sides.length < 2 && !hasSide) sides.push([block]);
    else if (side !== 0) runs.push([[block]]);
    previous = block;
  }
  return runs.filter((sides) => sides.length === 2);
}

const sideOf = ({ column }: Block): number => Number(String(column).charAt(0));

const linesOf = (blocks: Iterable<Block>): Line[] => [...blocks].flatMap(({ lines }) => lines);

const textOf = (blocks: Iterable<Block>): string =>
  linesOf(blocks)
    .map(({ text }) => text)
    .join('\n');

/** Whether a side is as long as the other, in the other script, and has the sections of the other. */
function isTranslation(lesser: Block[], kept: Block[], isLesser: (text: string) => boolean): boolean {
  const [theirs, ours] = [textOf(lesser), textOf(kept)];
  if (!isLesser(theirs) || isLesser(ours) || ownShare(theirs) < LEAST_OWN || ownShare(ours) < LEAST_OWN)
    return false;
  const lengths = [lettersOf(theirs), lettersOf(ours)];
  if (Math.min(...lengths) < LEAST_SHARE * Math.max(...lengths)) return false;
  const [theirKinds, ourKinds] = [kindsOf(linesOf(lesser)), kindsOf(linesOf(kept))];
  // A heading in both languages at the edge of one column stands over both.
  const alone = kindsOf(linesOf(kept).filter(({ text }) => !isInBoth(text)));
  const isOurs = [...theirKinds].every((kind) => ourKinds.has(kind));
  return isOurs && alone.size - theirKinds.size <= MOST_MISSING;
}

/** What the headings of a side open; labels of a form whose value stands on the other side are none. */
const kindsOf = (lines: Line[]): Set<string> =>
  new Set(
    lines.flatMap(({ text, isBullet }) =>
      isBullet || rolesOfLabel(text).length > 0 ? [] : (sectionOfHeading(text) ?? []),
    ),
  );

const isInBoth = (text: string): boolean => countArabic(text) > 2 && countLatin(text) > 2;

/** Addresses are of no language. */
export const withoutAddresses = (text: string): string => text.replace(/\S*(?:@|https?:|www\.)\S*/giu, '');
const lettersOf = (text: string): number =>
  countArabic(withoutAddresses(text)) + countLatin(withoutAddresses(text));
const ownShare = (text: string): number =>
  Math.max(countArabic(withoutAddresses(text)), countLatin(withoutAddresses(text))) /
  Math.max(1, lettersOf(text));

/** A year that stands nowhere else is of something that is told in one language alone. */
function tellsAll(kept: Block[], dropped: Iterable<Block>): boolean {
  const years = yearsOf(linesOf(kept));
  return [...yearsOf(linesOf(dropped))].every((year) => years.has(year));
}

/** The years that lines name. */
export function yearsOf(lines: Line[]): Set<string> {
  return new Set(lines.flatMap(({ text }) => westernDigits(text).match(/\b(?:19|20)\d\d\b/g) ?? []));
}
