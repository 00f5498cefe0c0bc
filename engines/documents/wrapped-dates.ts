import { findDates, normaliseText } from '#engines/text/index.ts';
import { DATE_FRAGMENT, opensDate } from './date-fragments.ts';
import { type Row, readWords, type Word } from './painted-words.ts';
import { segmentGroups } from './segments.ts';

/**
 * Dates in a narrow gutter may wrap beneath themselves; their second line then stands beside other text. Such a
 * piece moves up to the line where its date begins.
 */
export function mergeWrappedGutter(rows: Row[], isRtl: boolean, starts: Set<number>): Row[] {
  const result: Row[] = rows.map((row) => ({ ...row, words: [...row.words] }));
  const textOf = (words: Word[]): string => normaliseText(readWords(words, isRtl)).trim();
  for (let i = 0; i + 1 < result.length; i++) {
    const row = result[i]!;
    for (const group of segmentGroups(row, starts, isRtl)) {
      let text = textOf(group);
      const isStart = opensDate(text) || DATE_FRAGMENT.test(text);
      if (
        !isStart ||
        text.length > 34 ||
        (!/\d-$/.test(text) &&
          findDates(text).some(
            (span) => span.isRange && (span.end || (/\p{L}{3}/u.test(text.slice(-4)) && span.isOpen)),
          ))
      )
        continue;
      const taken: { row: Row; words: Word[] }[] = [];
      let best = 0;
      for (let j = i + 1; j < result.length && j <= i + 3; j++) {
        const next = result[j]!;
        const above = result[j - 1]!;
        if (next.y - above.y > 2.2 * row.size) break;
        const below = segmentGroups(next, starts, isRtl).find(
          (other) =>
            Math.abs(other[0]!.x - group[0]!.x) < 3 ||
            Math.abs(other.at(-1)!.right - group.at(-1)!.right) < 3,
        );
        if (!below) break;
        const belowText = textOf(below);
        if (
          belowText.length > 32 ||
          (!opensDate(belowText) && !DATE_FRAGMENT.test(belowText) && !/^['’]?\d{2}$/.test(belowText))
        )
          break;
        text = /\d-$/.test(text) && /^\d/.test(belowText) ? text + belowText : `${text} ${belowText}`;
        taken.push({ row: next, words: below });
        const [span, second, third] = findDates(text);
        if (span?.isRange && (span.end || span.isOpen) && span.from <= 2 && span.to >= text.length - 2)
          best = taken.length;
        // A dash that was drawn and not set leaves two dates under each other.
        else if (
          taken.length === 1 &&
          span?.start &&
          second?.start &&
          !third &&
          !span.isRange &&
          !second.isRange &&
          span.start.length === second.start.length &&
          span.start < second.start &&
          next.y - above.y < 1.6 * row.size
        )
          best = 1;
      }
      let edge = isRtl ? group[0]!.x : group.at(-1)!.right;
      let at = isRtl ? row.words.indexOf(group[0]!) : row.words.indexOf(group.at(-1)!) + 1;
      const isMoved = new Set<unknown>();
      for (const { row: from, words } of taken.slice(0, best)) {
        const shift = isRtl
          ? edge - 0.3 * row.size - words.at(-1)!.right
          : edge + 0.3 * row.size - words[0]!.x;
        const moved: Word[] = words.map((word) => ({
          ...word,
          x: word.x + shift,
          right: word.right + shift,
          y: row.y,
          startsSegment: undefined,
          endsSegment: undefined,
          glyphs: word.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + shift })),
        }));
        edge = isRtl ? moved[0]!.x : moved.at(-1)!.right;
        from.words = from.words.filter((word) => !words.includes(word));
        if (isRtl) moved[0]!.startsSegment = true;
        else moved.at(-1)!.endsSegment = true;
        for (const word of group) word.startsSegment = word.endsSegment = undefined;
        for (const { words: earlier } of taken) for (const word of earlier) word.endsSegment = undefined;
        for (const word of row.words)
          if (!moved.includes(word) && word.y === row.y && isMoved.has(word))
            word.startsSegment = word.endsSegment = undefined;
        row.words.splice(Math.max(0, at), 0, ...moved);
        if (!isRtl) at += moved.length;
        for (const word of moved) isMoved.add(word);
      }
    }
  }
  return result.filter((row) => row.words.length > 0);
}
