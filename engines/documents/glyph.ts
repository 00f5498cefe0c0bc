/** A painted character. `y` is the baseline, measured from the page's top. */
export interface Glyph {
  text: string;
  isSpace: boolean;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** The font's own id in the document: weights of one variable font differ in nothing else. */
  font: string;
  color: string;
  /** Painted without ink (rendering mode 3 or 7): the hidden layer of a scan, or words that are kept from the eye. */
  isInvisible: boolean;
  /** White where nothing coloured was painted before it. */
  isWhiteOnWhite: boolean;
  order: number;
  /** Which of its font's glyphs it is; absent where no font painted it. */
  code?: number;
}
