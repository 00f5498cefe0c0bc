import { parse } from 'csv-parse/sync';

/** Cells by the names of their columns. */
export type Row = Record<string, string>;

/** The text of a release's file by its name, or null where the folder does not hold it. */
export type ReadTable = (name: string) => string | null;

/** Rows of a CSV file with a heading line, quoted cells and line breaks within them, as ESCO publishes. */
export function csvRows(text: string | null): Row[] {
  if (text === null) return [];
  return parse(text, { columns: true, bom: true, skip_empty_lines: true, relax_column_count: true });
}

/** Rows of a tab-delimited file with a heading line and nothing quoted, as O*NET publishes. */
export function tabRows(text: string | null): Row[] {
  if (text === null) return [];
  return parse(text, {
    columns: true,
    bom: true,
    delimiter: '\t',
    quote: null,
    skip_empty_lines: true,
    relax_column_count: true,
  });
}

/** The first of several spellings of a column that a row has. */
export function cell(row: Row, ...columns: readonly string[]): string {
  for (const column of columns) if (row[column]) return row[column].trim();
  return '';
}

/** Rows by the value of a column, in their order. */
export function rowsBy(rows: readonly Row[], column: string): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row[column] ?? '';
    const list = found.get(key);
    if (list) list.push(row);
    else found.set(key, [row]);
  }
  return found;
}
