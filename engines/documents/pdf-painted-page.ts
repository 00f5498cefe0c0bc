/** The state of a PDF page while its operators are followed, and the glyphs that they paint (ISO 32000-1, 8.4 and 9.3). */
import { letterOfBitmap } from './bitmap-letters.ts';
import type { Glyph } from './glyph.ts';
import { type Area, apply, areaOf, IDENTITY, type Matrix, multiply, UNIT } from './pdf-geometry.ts';
import { addGround, isWhite, isWithin } from './pdf-grounds.ts';

/** A page with more characters is no page of a resume, but a file that wants to keep its reader busy. */
export const MAX_GLYPHS = 60_000;

interface FontFacts {
  bold: boolean;
  italic: boolean;
  scale: number;
  isVertical: boolean;
  isDrawn: boolean;
}

/** As much as we ask of what pdfjs knows of a font. */
export interface PdfFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  vertical?: boolean;
  fontMatrix?: number[];
  isType3Font?: boolean;
}

interface PdfGlyph {
  originalCharCode?: number;
  unicode?: string;
  width?: number;
  isSpace?: boolean;
}

interface TextState {
  ctm: Matrix;
  fontName: string;
  font: FontFacts;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  color: string;
  isInvisible: boolean;
}

const PLAIN_FONT: FontFacts = { bold: false, italic: false, scale: 0.001, isVertical: false, isDrawn: false };

/** A marked stretch that is open: where it began, and the text that it is given. */
interface Marked {
  from: number;
  text: string | null;
  isReversed: boolean;
}

/** The state of a page while its operators are followed. */
export class PaintedPage {
  readonly glyphs: Glyph[] = [];
  readonly marked: Marked[] = [];
  readonly grounds: Area[] = [];
  /** Small filled shapes, which may be bullets. */
  readonly marks: Area[] = [];
  state: TextState;
  /** A placing that nothing was painted in yet: pictures are left out, and this is where one was. */
  isPlaced = false;
  readonly #stack: TextState[] = [];
  readonly #fonts = new Map<string, FontFacts>();
  readonly #fontOf: (name: string) => PdfFont | null;
  readonly #pictures: Area[];
  #textMatrix: Matrix = IDENTITY;
  #lineX = 0;
  #lineY = 0;
  #x = 0;
  #y = 0;
  #order = 0;

  constructor(base: Matrix, fontOf: (name: string) => PdfFont | null, pictures: Area[]) {
    this.#fontOf = fontOf;
    this.#pictures = pictures;
    this.state = {
      ctm: base,
      fontName: '',
      font: PLAIN_FONT,
      size: 10,
      charSpacing: 0,
      wordSpacing: 0,
      hScale: 1,
      leading: 0,
      rise: 0,
      color: '#000000',
      isInvisible: false,
    };
  }

  save(): void {
    this.#stack.push({ ...this.state });
  }

  restore(): void {
    this.state = this.#stack.pop() ?? this.state;
  }

  setTextMatrix(matrix: Matrix): void {
    this.#textMatrix = matrix;
    this.#lineX = this.#lineY = this.#x = this.#y = 0;
  }

  setFont(name: string, size: number): void {
    this.state.fontName = name;
    this.state.font = this.#factsOf(name);
    this.state.size = size;
  }

  addPicture(): void {
    const area = areaOf(this.state.ctm, UNIT);
    addGround(this.grounds, area);
    this.#pictures.push(area);
  }

  move(dx: number, dy: number): void {
    this.#lineX += dx;
    this.#lineY += dy;
    this.#x = this.#lineX;
    this.#y = this.#lineY;
  }

  nextLine(): void {
    this.move(0, -this.state.leading);
  }

  /** Paints glyphs from where the line stands; numbers between them move it on. */
  show(items: unknown[]): void {
    const { state } = this;
    const matrix = multiply(state.ctm, this.#textMatrix);
    const across = Math.hypot(matrix[0], matrix[1]);
    // Text that does not run along the page (rotated stamps, margins) is not read.
    const isLevel = Math.abs(matrix[1]) < 0.2 * across && across > 0;
    const isRead = isLevel && !state.font.isVertical;
    // A stretch set from the right is one line: letters of a sloping hand, and dots, are set above and below it.
    const isSloping =
      this.#y !== 0 &&
      Math.abs(this.#y) < 1.5 * Math.abs(state.size) &&
      this.marked.some(({ isReversed }) => isReversed);
    const direction = state.size < 0 ? -1 : 1;
    for (const item of items) {
      if (typeof item === 'number') {
        this.#x -= ((item * state.size) / 1000) * state.hScale;
        continue;
      }
      const glyph = item as PdfGlyph | null;
      if (!glyph) continue;
      const own = (glyph.width ?? 0) * state.font.scale * Math.abs(state.size) * direction;
      const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
      if (isRead && this.glyphs.length < MAX_GLYPHS)
        this.#paint(glyph, matrix, Math.abs(own * state.hScale * across), isSloping);
      this.#x += (own + spacing) * state.hScale;
    }
  }

  #paint(glyph: PdfGlyph, matrix: Matrix, width: number, isSloping: boolean): void {
    const { state } = this;
    const size = Math.abs(state.size) * Math.hypot(matrix[2], matrix[3]);
    const [px, py] = apply(matrix, this.#x, (isSloping ? 0 : this.#y) + state.rise);
    const named = glyph.unicode ?? '';
    const text = state.font.isDrawn ? letterOfBitmap(named) : named;
    const middle = px + (matrix[0] < 0 ? -width : width) / 2;
    this.glyphs.push({
      text,
      isSpace: /^[\s\u00a0]*$/u.test(text),
      x: matrix[0] < 0 ? px - width : px,
      y: py,
      width,
      size,
      bold: state.font.bold,
      italic: state.font.italic,
      font: state.fontName,
      color: state.color,
      isInvisible: state.isInvisible,
      isWhiteOnWhite: isWhite(state.color) && !isWithin(this.grounds, middle, py - size / 3),
      order: this.#order++,
      code: glyph.originalCharCode,
    });
  }

  #factsOf(name: string): FontFacts {
    const known = this.#fonts.get(name);
    if (known) return known;
    const font = this.#fontOf(name);
    const label = font?.name ?? '';
    const facts: FontFacts = {
      bold: Boolean(font?.bold || font?.black) || /bold|black|heavy|semibold|demi|medium(?!l)/i.test(label),
      italic: Boolean(font?.italic) || /italic|oblique/i.test(label),
      scale: font?.fontMatrix?.[0] ?? 0.001,
      isVertical: Boolean(font?.vertical),
      isDrawn: Boolean(font?.isType3Font),
    };
    this.#fonts.set(name, facts);
    return facts;
  }
}
