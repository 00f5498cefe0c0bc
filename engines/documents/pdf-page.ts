/** A page of a PDF as it is painted: characters, links and how much is drawn beside them. */
import type { Glyph } from './glyph.ts';

/** Where a page is linked to an address; in points from its top-left corner. */
export interface LinkArea {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One page; lengths are points, and places count from its top-left corner. */
export interface PdfPage {
  width: number;
  height: number;
  glyphs: Glyph[];
  links: LinkArea[];
  /** How many shapes are drawn: letters that were turned into outlines are among them. */
  shapes: number;
  /** The part of the page, 0 to 1, that pictures cover; absent where nobody looked. */
  pictured?: number;
}
