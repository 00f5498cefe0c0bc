import { Readable } from 'node:stream';

/** Without this mark spreadsheets read UTF-8 as something else, and Arabic as signs without sense. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets take for the beginning of a formula, also behind spaces. */
const FORMULA = /^[\s\u2066-\u2069]*[=+\-@\t\r]/;
/** Marks that set names apart on a screen mean nothing in a cell. */
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * One row of RFC 4180. What a spreadsheet would run as a formula is made plain text by an apostrophe before it; a number is
 * none, also below zero.
 */
export const csvRow = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : cellOf(cell ?? ''))).join(',')}\r\n`;

function cellOf(text: string): string {
  const plain = text.replace(ISOLATES, '');
  const safe = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A file of rows, as a stream. */
export const csvFrom = (rows: AsyncIterable<string>): Readable =>
  Readable.from(
    (async function* () {
      yield BYTE_ORDER_MARK;
      yield* rows;
    })(),
  );
