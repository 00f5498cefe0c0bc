/** What the text on one side of a gutter looks like: a heading, a date, a label, or what stands at the far end of a line. */
import { isPlace, rolesOfLabel, sectionOfHeading, type Taxonomy } from '#engines/taxonomy/index.ts';
import { findDates } from '#engines/text/index.ts';
import type { Row } from './painted-words.ts';

/** What the text of one side of a row is taken for. */
export interface SideLook {
  isHeading: boolean;
  isDate: boolean;
  isLabel: boolean;
  isAside: boolean;
}

/** Kept with the row, as many gutters are tried and most of them cut a row at the same place. */
const looksOfRow = new WeakMap<Row, Map<string, SideLook>>();

/** What the text of a row on one side is taken for; kept with the row. */
export function lookOf(taxonomy: Taxonomy, row: Row, text: string): SideLook {
  const looks = looksOfRow.get(row) ?? new Map<string, SideLook>();
  looksOfRow.set(row, looks);
  let look = looks.get(text);
  if (!look) {
    const isDate = isMostlyDate(text);
    look = {
      isHeading: sectionOfHeading(text) !== null,
      isDate,
      isLabel: rolesOfLabel(text).length > 0,
      // What stands at the far end of a line beside its text: a date or a place.
      isAside: isDate || isPlace(taxonomy, text),
    };
    looks.set(text, look);
  }
  return look;
}

function isMostlyDate(text: string): boolean {
  const spans = findDates(text);
  if (spans.length === 0) return false;
  const covered = spans.reduce((sum, span) => sum + span.to - span.from, 0);
  return covered >= 0.7 * text.replace(/[()]/g, '').trim().length;
}
