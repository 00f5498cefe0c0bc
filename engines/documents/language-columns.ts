/** Columns of two languages: a page that says on one side in Latin letters what the other says in Arabic ones. */
import { ARABIC_LETTER, LATIN_LETTER } from '#engines/text/index.ts';
import type { PageSides, RowSide } from './page-sides.ts';
import type { Row, Word } from './painted-words.ts';

/** Rows `from` to `to` (exclusive) that a gutter at `x` points parts into two languages, or that stand as they are. */
interface LanguageStretch {
  from: number;
  to: number;
  x: number | null;
}

type Script = 'latin' | 'arabic';

/** Fewer texts side by side, headings and labels apart, are no page in two languages. */
const LEAST_PAIRS = 4;
/** Of all letters on a side, in its own script; the rest are names and tools that are spelt in the other. */
const LEAST_OWN = 0.85;
/** A side with fewer letters than this share of the other's says something of its own. */
const LEAST_SHARE = 0.3;

/** The columns of two languages on a page; null where there are none. */
export function languageColumns(page: PageSides, rows: Row[]): LanguageStretch[] | null {
  const turns = rows.map(turnsOf);
  const x = commonPlace(turns, LEAST_PAIRS);
  if (x === null) return null;
  const stretches = stretchesOf(rows, turns, x, 0);
  const parted = stretches.filter((stretch) => stretch.x !== null);
  const pairs = parted
    .flatMap(({ from, to }) => rows.slice(from, to))
    .filter((row) => page.of(row, x).every(isText)).length;
  if (pairs < LEAST_PAIRS || !areTwoLanguages(rows, parted)) return null;
  // Each section may be a table of its own, with columns of its own widths.
  return stretches.flatMap((stretch) => (stretch.x === null ? partedAgain(rows, turns, stretch) : [stretch]));
}

/** A stretch that the gutter of the page leaves alone, parted by a gutter of its own where it has one. */
function partedAgain(rows: Row[], turns: Turn[][], { from, to }: LanguageStretch): LanguageStretch[] {
  const own = rows.slice(from, to);
  const ownTurns = turns.slice(from, to);
  const x = commonPlace(ownTurns, 1);
  const stretches = x === null ? [] : stretchesOf(own, ownTurns, x, from);
  const parted = stretches.filter((stretch) => stretch.x !== null);
  return parted.length > 0 && areTwoLanguages(rows, parted) ? stretches : [{ from, to, x: null }];
}

const isText = (side: RowSide | null): boolean => side?.look.kind === 'text' && !side.look.isAside;

/** A gap, in points, at which a row may go over from one script to the other. */
interface Turn {
  from: number;
  to: number;
}

/** The gaps between the words of one script and those of the other; none where a row goes over more than once. */
function turnsOf(row: Row): Turn[] {
  const scripts = row.words.map(scriptOf);
  const opening = scripts.find((script) => script !== null) ?? null;
  const turn = scripts.findIndex((script) => script !== null && script !== opening);
  if (turn < 0 || scripts.slice(turn).includes(opening)) return [];
  const before = scripts.slice(0, turn).findLastIndex((script) => script !== null);
  return row.words.slice(before, turn + 1).flatMap((word, at, { [at + 1]: next }) => {
    const isGap = next !== undefined && next.x - word.right >= gapOf(row);
    return isGap ? [{ from: word.right, to: next.x }] : [];
  });
}

/** Words less far apart than this are of one phrase. */
const gapOf = ({ size }: Row): number => Math.max(5, 0.62 * size);

/** Addresses and numbers are of no language. */
function scriptOf({ glyphs }: Word): Script | null {
  const text = glyphs.map((glyph) => glyph.text).join('');
  if (/[@\d]|https?:|www\./iu.test(text)) return null;
  if (ARABIC_LETTER.test(text)) return 'arabic';
  return LATIN_LETTER.test(text) ? 'latin' : null;
}

/** The place at which the most rows go over to the other script, and of those the one that is told best; null where few do. */
function commonPlace(turns: Turn[][], least: number): number | null {
  let best: { count: number; from: number; to: number } | null = null;
  for (const { from } of turns.flat()) {
    const shared = turns.flatMap((row) => row.find((turn) => turn.from <= from && from < turn.to) ?? []);
    const place = { count: shared.length, from, to: Math.min(...shared.map((turn) => turn.to)) };
    const isBetter = best === null || place.count > best.count;
    const isNarrower = place.count === best?.count && place.to - from < best.to - best.from;
    if (isBetter || isNarrower) best = place;
  }
  return best && best.count >= least ? (best.from + best.to) / 2 : null;
}

/** Rows that leave the gutter free, some of them with both languages, and what stands between them. */
function stretchesOf(rows: Row[], turns: Turn[][], x: number, first: number): LanguageStretch[] {
  const stretches: LanguageStretch[] = [];
  const add = (from: number, to: number, own: number | null): void => {
    const last = stretches.at(-1);
    if (last && last.x === null && own === null) last.to = first + to;
    else if (from < to) stretches.push({ from: first + from, to: first + to, x: own });
  };
  for (let from = 0; from < rows.length; ) {
    let to = from;
    let hasPair = false;
    for (; to < rows.length && !crosses(rows[to], x); to++)
      hasPair ||= turns[to]?.some((turn) => turn.from <= x && x <= turn.to) ?? false;
    add(from, to, hasPair ? x : null);
    if (to < rows.length) add(to, to + 1, null);
    from = to + 1;
  }
  return stretches;
}

/** Whether a word, or the gap between two words of one phrase, lies on the gutter. */
function crosses(row: Row | undefined, x: number): boolean {
  if (!row) return false;
  return row.words.some((word, at, { [at + 1]: next }) => {
    if (word.x < x && word.right > x) return true;
    return next !== undefined && word.right <= x && next.x >= x && next.x - word.right < gapOf(row);
  });
}

/** Whether each side is written in a script of its own, and neither has next to nothing. */
function areTwoLanguages(rows: Row[], parted: LanguageStretch[]): boolean {
  const counts = { left: { latin: 0, arabic: 0 }, right: { latin: 0, arabic: 0 } };
  for (const { from, to, x } of parted)
    for (const word of rows.slice(from, to).flatMap(({ words }) => words)) {
      const script = scriptOf(word);
      if (script) counts[word.right <= (x ?? 0) ? 'left' : 'right'][script] += word.glyphs.length;
    }
  const sides = [counts.left, counts.right].map(({ latin, arabic }) => ({
    isArabic: arabic > latin,
    letters: latin + arabic,
    own: Math.max(latin, arabic) / Math.max(1, latin + arabic),
  }));
  const letters = sides.map((side) => side.letters);
  return (
    sides[0]?.isArabic !== sides[1]?.isArabic &&
    sides.every(({ own }) => own >= LEAST_OWN) &&
    Math.min(...letters) >= LEAST_SHARE * Math.max(...letters)
  );
}
