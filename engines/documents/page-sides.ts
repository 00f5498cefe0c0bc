/** The rows of a page as gutters part them: what stands on either side, and what it looks like. */
import { isPlace, rolesOfLabel, sectionOfHeading, type Taxonomy } from '#engines/taxonomy/index.ts';
import { findDates, normaliseText } from '#engines/text/index.ts';
import { isDateFragment, opensDate } from './date-fragments.ts';
import { type Row, readWords, tellingGlyph, type Word } from './painted-words.ts';
import { segmentGroups } from './segments.ts';

/** What of a row stands on one side of a gutter. Lengths are points. */
export interface RowSide {
  y: number;
  size: number;
  text: string;
  look: SideLook;
  /** Every word is bold. */
  isBold: boolean;
  /** Where a reader begins to read it. */
  edge: number;
  centre: number;
  /** Text stands on the other side too. */
  isPaired: boolean;
}

/** What a text beside a gutter is taken for. */
interface SideLook {
  /** "Label" is one of a form: "Company", "Position". */
  kind: 'heading' | 'date' | 'label' | 'text';
  /** What stands at the far end of a line beside its text: a date, a place, or both. */
  isAside: boolean;
  /** It ends in the time from one date to another. */
  isDated: boolean;
}

/** What stands left of a gutter and right of it; null where nothing does. */
export type RowSides = readonly [left: RowSide | null, right: RowSide | null];

/**
 * What is known of the rows of one page. Many gutters are tried on a page, and most of them cut a row at the same place:
 * each cut is read once, and each text judged once.
 */
export class PageSides {
  readonly isRtl: boolean;
  readonly #taxonomy: Taxonomy;
  /** By the number of words to the left: the words left of one place are all among those left of a place further on. */
  readonly #cuts = new Map<Row, Map<number, RowSides>>();
  readonly #looks = new Map<string, SideLook>();
  readonly #tableHeads = new Map<Row, boolean>();

  constructor(taxonomy: Taxonomy, isRtl: boolean) {
    this.#taxonomy = taxonomy;
    this.isRtl = isRtl;
  }

  /** The two sides of a row beside a gutter at `x`. */
  of(row: Row, x: number): RowSides {
    const left = row.words.filter((word) => word.right <= x + 1);
    const cuts = this.#cuts.get(row) ?? new Map<number, RowSides>();
    this.#cuts.set(row, cuts);
    const known = cuts.get(left.length);
    if (known) return known;
    const right = row.words.filter((word) => word.right > x + 1);
    const isPaired = left.length > 0 && right.length > 0;
    const sides: RowSides = [this.#read(row, left, isPaired), this.#read(row, right, isPaired)];
    cuts.set(left.length, sides);
    return sides;
  }

  /** "Qualification | Institution | Year" heads a table, whose rows belong together. */
  isTableHead(row: Row): boolean {
    const known = this.#tableHeads.get(row);
    if (known !== undefined) return known;
    const cells = segmentGroups(row).map((words) => this.#textOf(words));
    const isHead =
      cells.length > 2 &&
      cells.every((cell) => rolesOfLabel(cell).length > 0) &&
      !cells.every((cell) => sectionOfHeading(cell));
    this.#tableHeads.set(row, isHead);
    return isHead;
  }

  #read({ y, size }: Row, words: Word[], isPaired: boolean): RowSide | null {
    const first = words.at(0);
    const last = words.at(-1);
    if (!first || !last) return null;
    const text = this.#textOf(words);
    return {
      y,
      size,
      text,
      look: this.#lookOf(text),
      isBold: words.every((word) => tellingGlyph(word).bold),
      edge: this.isRtl ? last.right : first.x,
      centre: (first.x + last.right) / 2,
      isPaired,
    };
  }

  #textOf(words: Word[]): string {
    return normaliseText(readWords(words, this.isRtl)).trim();
  }

  #lookOf(text: string): SideLook {
    const known = this.#looks.get(text);
    if (known) return known;
    const isDate = isMostlyDate(text);
    const before = beforeLastRange(text);
    const look: SideLook = {
      kind: kindOf(text, isDate),
      isAside:
        isDate || isPlace(this.#taxonomy, text) || (before !== null && mayBePlace(this.#taxonomy, before)),
      isDated: before !== null,
    };
    this.#looks.set(text, look);
    return look;
  }
}

/** What stands before the range of dates that ends a text; null where none does. */
function beforeLastRange(text: string): string | null {
  const last = findDates(text).at(-1);
  return last?.isRange && last.to >= text.length - 1 ? text.slice(0, last.from).trim() : null;
}

/** A town, or a word in its place that no list knows. */
function mayBePlace(taxonomy: Taxonomy, text: string): boolean {
  return isPlace(taxonomy, text) || /^\p{Lu}[\p{L}'’-]{2,}$/u.test(text);
}

function kindOf(text: string, isDate: boolean): SideLook['kind'] {
  if (sectionOfHeading(text) !== null) return 'heading';
  if (isDate) return 'date';
  return rolesOfLabel(text).length > 0 ? 'label' : 'text';
}

function isMostlyDate(text: string): boolean {
  // The second line of a date that wraps in a narrow column: "To date", "2020".
  if (text !== '' && (isDateFragment(text) || opensDate(text))) return true;
  const spans = findDates(text);
  if (spans.length === 0) return false;
  const covered = spans.reduce((sum, span) => sum + span.to - span.from, 0);
  return covered >= 0.7 * text.replace(/[()]/g, '').trim().length;
}
