import { parse } from 'csv-parse/sync';
import { cleanText } from './clean-text.ts';

/** Tables as people bring them: what spreadsheets save, in whatever encoding and with whatever delimiter. */

/** As spreadsheets save it: UTF-8, UTF-16 with or without its mark, or what Arabic Windows writes. */
export const textOf = (bytes: Uint8Array): string => cleanText(decoded(bytes));

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const zeros = (from: number) => bytes.subarray(0, 200).filter((byte, at) => at % 2 === from && byte === 0);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (zeros(1).length > 5) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros(0).length > 5) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** A line of a table; rows are counted as a spreadsheet counts, from 1. */
interface TableLine {
  row: number;
  cells: string[];
}

/** The lines of a table; null where it is none. */
export function linesOf(text: string): TableLine[] | null {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const [delimiter = ','] = [',', ';', '\t'].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  );
  try {
    const records: string[][] = parse(text, { bom: true, delimiter, relax_column_count: true, trim: true });
    // An export guards what looks like a formula by an apostrophe: it is taken off again.
    return records.map((cells, at) => ({
      row: at + 1,
      cells: cells.map((cell) => cell.replace(/^'(?=[=+\-@])/, '').trim()),
    }));
  } catch {
    return null;
  }
}
