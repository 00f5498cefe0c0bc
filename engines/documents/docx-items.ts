/** What the body of a Word document is made of: paragraphs, tables, text boxes and breaks between columns. */

import type { Style } from './docx-styles.ts';
import type { Segment } from './page.ts';
import { lineText } from './page.ts';

/** A paragraph of the body, a heading or an item of a list. */
export interface Paragraph {
  kind: 'paragraph';
  /** Lines of the paragraph: it may hold breaks. */
  lines: Segment[][];
  /** Numbered or with a bullet, by the paragraph itself or by its style. */
  isList: boolean;
  isHeading: boolean;
  /** In points. */
  spaceBefore: number;
}

/** A table: for each row its cells, for each cell what it holds. */
export interface Table {
  kind: 'table';
  rows: Item[][][];
}

/** A frame of its own beside the running text. */
export interface TextBox {
  kind: 'box';
  items: Item[];
}

/** What follows stands at the top of the next column. */
interface ColumnBreak {
  kind: 'break';
}

/** A part of the body, in the order of the document. */
export type Item = Paragraph | Table | TextBox | ColumnBreak;

/** What every paragraph of a document shares, and what its reading gathers. */
export interface Context {
  styles: Map<string, Style>;
  /** Letters of a run that names no size, in points. */
  defaultSize: number;
  defaultStyle: string | null;
  /** Whether something may be painted behind the letters: only on bare paper are white ones not seen. */
  hasGround: boolean;
  /** Addresses of hyperlinks by the ids under which the part names them. */
  links: Map<string, string>;
  /** Addresses met so far, in the order of the document. */
  found: string[];
}

/** A paragraph of one line in plain type of 11 points. */
export function plainParagraph(text: string): Paragraph {
  const shape = { x: 0, size: 11, bold: false, italic: false, font: '', color: '', link: null };
  const width = Math.min(90, text.length * 5);
  return {
    kind: 'paragraph',
    lines: [[{ text, x: 0, width, runs: [{ ...shape, text, width }] }]],
    isList: false,
    isHeading: false,
    spaceBefore: 0,
  };
}

/** The text of an item: lines apart, cells of a row parted by tabs. */
export function textOf(item: Item): string {
  if (item.kind === 'break') return '';
  if (item.kind === 'paragraph') return item.lines.map(lineText).join('\n');
  if (item.kind === 'box') return item.items.map(textOf).join('\n');
  return item.rows.map((row) => row.map((cell) => cell.map(textOf).join('\n')).join('\t')).join('\n');
}
