/** Where the columns beside a gutter begin and end. */
import { sectionOfHeading, type Taxonomy } from '#engines/taxonomy/index.ts';
import { normaliseText } from '#engines/text/index.ts';
import { type Row, readWords, type Word } from './painted-words.ts';
import { lookOf, type SideLook } from './side-looks.ts';

/**
 * Cuts rows off a columned stretch that belong to the page above or below it: lines before two headings that stand
 * side by side, and a last section whose only company is its dates.
 */
export function trimmed(
  taxonomy: Taxonomy,
  rows: Row[],
  x: number,
  from: number,
  to: number,
  isRtl: boolean,
): { from: number; to: number } {
  const sidesOf = (row: Row): [string, string] => {
    const text = (words: Word[]): string =>
      words.length > 0 ? normaliseText(readWords(words, isRtl)).trim() : '';
    return [
      text(row.words.filter((word) => word.right <= x + 1)),
      text(row.words.filter((word) => word.right > x + 1)),
    ];
  };
  const texts = rows.slice(from, to).map(sidesOf);
  const look = (index: number, side: number): SideLook =>
    lookOf(taxonomy, rows[from + index]!, texts[index]![side]!);
  let start = 0;
  // A heading may break over two lines.
  const isHeading = (index: number, side: 0 | 1): boolean => {
    const own = texts[index]![side];
    const below = texts[index + 1]?.[side] ?? '';
    return (
      own !== '' &&
      (sectionOfHeading(own) ?? (below === '' ? null : sectionOfHeading(`${own} ${below}`))) !== null
    );
  };
  const paired = texts.findIndex((_, index) => isHeading(index, 0) && isHeading(index, 1));
  const over = texts.slice(0, Math.max(0, paired));
  // Where both sides hold text of their own above, they are columns already.
  // One side of what stands above only accompanies the other: dates and towns, or whatever shares its lines.
  const isOneSided = [0, 1].some(
    (side) =>
      over.every((pair, index) => pair[side] === '' || look(index, side).isAside) ||
      (over.length >= 4 &&
        over.every(
          (pair, index) => pair[side] === '' || (pair[1 - side] !== '' && !look(index, side).isHeading),
        )),
  );
  if (
    paired > 0 &&
    isOneSided &&
    over.every(
      ([l, r], index) =>
        (l === '' || !look(index, 1).isHeading) &&
        (r === '' || look(index, 1).isAside || !look(index, 0).isHeading),
    )
  )
    start = paired;
  let end = texts.length;
  const near = isRtl ? 1 : 0;
  for (let i = texts.length - 1; i > start + 3; i--) {
    const pair = texts[i]!;
    const own = pair[near];
    const other = pair[1 - near]!;
    if (other !== '' && !look(i, 1 - near).isAside) break;
    const goesOnBelow = to < rows.length && rows[to]!.y - rows[to - 1]!.y < 3 * rows[to]!.size;
    if (
      own &&
      other === '' &&
      look(i, near).isHeading &&
      (goesOnBelow || texts.slice(i).some((later) => later[1 - near] !== ''))
    )
      end = i;
  }
  return { from: from + start, to: from + end };
}
