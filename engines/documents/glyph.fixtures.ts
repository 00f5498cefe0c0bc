import type { Glyph } from './glyph.ts';

/** A glyph as tests want it: an "x" of ten points at the left of a page unless something else is given. */
export const glyphOf = (given: Partial<Glyph> = {}): Glyph => {
  const { text = 'x' } = given;
  return {
    text,
    isSpace: text.trim() === '',
    x: 50,
    y: 100,
    width: 5,
    size: 10,
    bold: false,
    italic: false,
    font: 'f1',
    color: '#000000',
    isInvisible: false,
    isWhiteOnWhite: false,
    order: 0,
    ...given,
  };
};

/** Text as a PDF paints it: a glyph a character, half as wide as the type is tall. */
export function paint(text: string, x: number, y: number, size = 10): Glyph[] {
  return [...text].map((ch, order) =>
    glyphOf({ text: ch, x: x + order * size * 0.5, y, width: size * 0.5, size, order }),
  );
}
