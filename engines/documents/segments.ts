/** The pieces of a row, which a wide gap, a change of style or a column of dates parts from each other. */
import { normaliseText } from '#engines/text/index.ts';
import { bump } from './counting.ts';
import { isDateFragment, opensDate, wordsBesideDates } from './date-fragments.ts';
import { type Row, readWords, spanOf, tellingGlyph, type Word } from './painted-words.ts';

/** Where text begins on several rows of a block, besides its own edge. */
export function commonStarts(rows: Row[]): Set<number> {
  const counts = new Map<number, number>();
  const edge = Math.min(...rows.map((row) => spanOf(row.words).left));
  for (const row of rows) {
    const seen = new Set<number>();
    for (const group of segmentGroups(row)) {
      const key = Math.round(spanOf(group).left);
      if (key > edge + 30 && !seen.has(key)) bump(counts, key);
      seen.add(key);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([key]) => key));
}

/** The words of a row, parted into its pieces. `starts` are places at which text begins on several rows, in points. */
export function segmentGroups(row: Row, starts: Set<number> = new Set(), isRtl = false): Word[][] {
  const groups: Word[][] = [];
  const gaps = row.words
    .flatMap((word, i) => {
      const before = row.words[i - 1];
      return before ? [word.x - before.right] : [];
    })
    .sort((a, b) => a - b);
  // Justified rows stretch all their gaps alike; the narrowest says what a gap between words is.
  const usual = gaps.find((gap) => gap > 0.12 * row.size) ?? 0;
  for (const word of row.words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const size = Math.max(word.size, last?.size ?? 0);
    const gap = last ? word.x - last.right : 0;
    // A painted space may be stretched by justification; an unpainted gap this wide is a new piece.
    const painted = Math.min(1.35 * size, Math.max(0.8 * size, 2.2 * usual));
    const unpainted = usual < 0.45 * size && gap > 2.3 * usual ? 0.7 * size : 0.95 * size;
    const limit = word.afterSpace
      ? painted
      : (last && differs(last, word)) || row.paintsSpaces
        ? 0.5 * size
        : unpainted;
    // A date that fills its gutter leaves less than a gap before the text beside it.
    const isColumn =
      group !== undefined &&
      gap > 0.2 * size &&
      (starts.has(Math.round(word.x)) ||
        starts.has(Math.round(word.x) + 1) ||
        starts.has(Math.round(word.x) - 1)) &&
      opensDate(normaliseText(readWords(group, isRtl)).trim()) &&
      !isOpenBefore(group, word, isRtl);
    // Justified text pulls the words of a narrow column apart.
    const isStretched =
      group !== undefined &&
      !isColumn &&
      starts.size > 0 &&
      gap < 4 * size &&
      word.afterSpace &&
      !starts.has(Math.round(word.x)) &&
      word.right < Math.min(...starts) + 1 &&
      isDateFragment(normaliseText(readWords([word], isRtl)).trim()) &&
      wordsBesideDates(normaliseText(readWords(group, isRtl))).every((part) => isDateFragment(part));
    if (group && (gap < limit || isStretched) && !last?.endsSegment && !word.startsSegment && !isColumn)
      group.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** A range whose second date begins on the same row, and breaks. */
function isOpenBefore(group: Word[], word: Word, isRtl: boolean): boolean {
  return (
    /[-–—]$/.test(normaliseText(readWords(group, isRtl)).trim()) &&
    isDateFragment(normaliseText(readWords([word], isRtl)).trim())
  );
}

function differs(a: Word, b: Word): boolean {
  const g = tellingGlyph(a);
  const h = tellingGlyph(b);
  return g.bold !== h.bold || g.color !== h.color || Math.abs(g.size - h.size) > 0.4;
}
