import { normaliseText } from '#engines/text/index.ts';
import type { Glyph } from './glyph.ts';
import type { PdfPage } from './pdf-page.ts';

/** Fewer hidden letters than this are a stray mark, not a text. */
const LEAST_HIDDEN = 12;

/**
 * Parts what a reader of the page sees from what is set without ink beside visible text, in type of two points or
 * less, or off the page. A page that is all without ink is the layer of letters under a scan, and is read.
 */
export function partHidden(page: PdfPage): { seen: Glyph[]; unseen: string } {
  const inked = page.glyphs.filter((glyph) => !glyph.isSpace && !glyph.isInvisible).length;
  const without = page.glyphs.filter((glyph) => !glyph.isSpace && glyph.isInvisible).length;
  const isLayer = without >= inked;
  const white = page.glyphs.filter((glyph) => !glyph.isSpace && glyph.isWhiteOnWhite).length;
  // Where most is white, there is a ground that the reader does not know of.
  const isPaper = 2 * white < inked;
  const isHidden = (glyph: Glyph): boolean =>
    (glyph.isInvisible && !isLayer) ||
    (glyph.isWhiteOnWhite && isPaper) ||
    glyph.size <= 2 ||
    glyph.x + glyph.width < -2 ||
    glyph.x > page.width + 2 ||
    glyph.y < -2 ||
    glyph.y - glyph.size > page.height + 2;
  const unseen = page.glyphs.filter(isHidden);
  if (unseen.length === 0) return { seen: page.glyphs, unseen: '' };
  const text = normaliseText(unseen.map((glyph) => (glyph.isSpace ? ' ' : glyph.text)).join(''))
    .replace(/\s+/g, ' ')
    .trim();
  return {
    seen: page.glyphs.filter((glyph) => !isHidden(glyph)),
    unseen: text.replace(/[^\p{L}\p{N}]/gu, '').length >= LEAST_HIDDEN ? text : '',
  };
}
