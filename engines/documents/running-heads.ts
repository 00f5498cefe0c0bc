import { type Row, rowText } from './painted-words.ts';
import type { PdfPage } from './pdf-page.ts';

/** Drops page numbers, and heads and feet that an earlier page had already, from the rows of each page. */
export function dropRunningHeads(rowsOfPages: Row[][], pages: PdfPage[], isRtl: boolean): void {
  const pageNumber = /^(?:page|صفحة|p\.?)?\s*\d{1,2}\s*(?:(?:of|\/|من|-)\s*\d{1,2})?$/i;
  const keyOf = (row: Row): string => rowText(row, isRtl).replace(/\d+/g, '#').trim();
  const seen = new Map<string, number>();
  rowsOfPages.forEach((rows, index) => {
    const height = pages[index]?.height ?? 0;
    const isEdge = (row: Row): boolean => row.y < 0.09 * height || row.y > 0.92 * height;
    rowsOfPages[index] = rows.filter((row) => {
      if (!isEdge(row)) return true;
      const text = rowText(row, isRtl).trim();
      if (row.y > 0.92 * height && pageNumber.test(text)) return false;
      if (pages.length < 2) return true;
      const key = `${row.y < 0.5 * height ? 'top' : 'foot'} ${keyOf(row)}`;
      const first = seen.get(key);
      if (first === undefined) {
        seen.set(key, index);
        return true;
      }
      return first === index;
    });
  });
}
