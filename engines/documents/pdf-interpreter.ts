/** The text operators of a PDF page, followed to where each character lands. */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeActualText, spelledOut, withMarksOnLetters } from './actual-text.ts';
import type { Glyph } from './glyph.ts';
import { type Area, apply, areaOf, IDENTITY, type Matrix, matrixOf, multiply, UNIT } from './pdf-geometry.ts';
import { addGround, EVERYWHERE, FILLS, isWhite, isWithin } from './pdf-grounds.ts';

/** A page with more characters is no page of a resume, but a file that wants to keep its reader busy. */
export const MAX_GLYPHS = 60_000;

interface FontFacts {
  bold: boolean;
  italic: boolean;
  scale: number;
  isVertical: boolean;
}

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

const isSetReversed = ({ isReversed }: { isReversed: boolean }): boolean => isReversed;

const PLAIN_FONT: FontFacts = { bold: false, italic: false, scale: 0.001, isVertical: false };

/** Follows the text operators of ISO 32000-1, 9.3 and 9.4, and notes where each glyph lands, and each picture. */
export function collectGlyphs(
  operators: number[],
  allArgs: unknown[][],
  base: Matrix,
  fontOf: (name: string) => PdfFont | null,
  pictures: Area[],
): Glyph[] {
  const glyphs: Glyph[] = [];
  const fonts = new Map<string, FontFacts>();
  const stack: TextState[] = [];
  let state: TextState = {
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
  let textMatrix: Matrix = IDENTITY;
  let lineX = 0;
  let lineY = 0;
  let x = 0;
  let y = 0;
  let order = 0;
  const grounds: Area[] = [];
  /** Marked stretches that are open: where each began, and the text that it is given. */
  const marked: { from: number; text: string | null; isReversed: boolean }[] = [];
  /** A placing that nothing was painted in yet: pictures are left out, and this is where one was. */
  let isPlaced = false;

  const factsOf = (name: string): FontFacts => {
    const known = fonts.get(name);
    if (known) return known;
    const font = fontOf(name);
    const label = font?.name ?? '';
    const facts: FontFacts = {
      bold: Boolean(font?.bold || font?.black) || /bold|black|heavy|semibold|demi|medium(?!l)/i.test(label),
      italic: Boolean(font?.italic) || /italic|oblique/i.test(label),
      scale: font?.fontMatrix?.[0] ?? 0.001,
      isVertical: Boolean(font?.vertical),
    };
    fonts.set(name, facts);
    return facts;
  };

  const addPicture = (): void => {
    const area = areaOf(state.ctm, UNIT);
    addGround(grounds, area);
    pictures.push(area);
  };

  const move = (dx: number, dy: number): void => {
    lineX += dx;
    lineY += dy;
    x = lineX;
    y = lineY;
  };

  const show = (items: unknown[]): void => {
    const matrix = multiply(state.ctm, textMatrix);
    const across = Math.hypot(matrix[0], matrix[1]);
    const up = Math.hypot(matrix[2], matrix[3]);
    const size = Math.abs(state.size) * up;
    const direction = state.size < 0 ? -1 : 1;
    // Text that does not run along the page (rotated stamps, margins) is not read.
    const isLevel = Math.abs(matrix[1]) < 0.2 * across && across > 0;
    // A stretch set from the right is one line: letters of a sloping hand, and dots, are set above and below it.
    const isSloping = y !== 0 && Math.abs(y) < 1.5 * Math.abs(state.size) && marked.some(isSetReversed);
    for (const item of items) {
      if (typeof item === 'number') {
        x -= ((item * state.size) / 1000) * state.hScale;
        continue;
      }
      const glyph = item as PdfGlyph | null;
      if (!glyph) continue;
      const own = (glyph.width ?? 0) * state.font.scale * Math.abs(state.size) * direction;
      const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
      if (isLevel && !state.font.isVertical && glyphs.length < MAX_GLYPHS) {
        const [px, py] = apply(matrix, x, (isSloping ? 0 : y) + state.rise);
        const text = glyph.unicode ?? '';
        const width = Math.abs(own * state.hScale * across);
        glyphs.push({
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
          isWhiteOnWhite:
            isWhite(state.color) &&
            !isWithin(grounds, px + (matrix[0] < 0 ? -width : width) / 2, py - size / 3),
          order: order++,
          code: glyph.originalCharCode,
        });
      }
      x += (own + spacing) * state.hScale;
    }
  };

  for (let i = 0; i < operators.length; i++) {
    const args = allArgs[i] ?? [];
    switch (operators[i]) {
      case OPS.save:
        stack.push({ ...state });
        break;
      case OPS.restore:
        if (isPlaced) addPicture();
        isPlaced = false;
        state = stack.pop() ?? state;
        break;
      case OPS.transform:
        state.ctm = multiply(state.ctm, args as number[]);
        isPlaced = true;
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        addPicture();
        isPlaced = false;
        break;
      case OPS.shadingFill:
        addGround(grounds, EVERYWHERE);
        isPlaced = false;
        break;
      case OPS.constructPath:
        if (FILLS.has(args[0] as number) && !isWhite(state.color) && args[2])
          addGround(grounds, areaOf(state.ctm, args[2] as ArrayLike<number>));
        isPlaced = false;
        break;
      case OPS.paintFormXObjectBegin:
        stack.push({ ...state });
        if (args[0]) state.ctm = multiply(state.ctm, args[0] as ArrayLike<number>);
        break;
      case OPS.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        marked.push({
          from: glyphs.length,
          text: args[0] !== 'OC' && typeof args[1] === 'string' ? decodeActualText(args[1]) : null,
          isReversed: (args[0] as { name?: string } | null)?.name === 'ReversedChars',
        });
        break;
      case OPS.endMarkedContent: {
        const stretch = marked.pop();
        if (stretch?.text == null || stretch.from >= glyphs.length) break;
        glyphs.push(...spelledOut(glyphs.splice(stretch.from), stretch.text));
        break;
      }
      case OPS.beginText:
        isPlaced = false;
        textMatrix = IDENTITY;
        lineX = lineY = x = y = 0;
        break;
      case OPS.setTextMatrix:
        textMatrix = Array.from(matrixOf(args)) as Matrix;
        lineX = lineY = x = y = 0;
        break;
      case OPS.moveText:
        move(args[0] as number, args[1] as number);
        break;
      case OPS.setLeadingMoveText:
        state.leading = -(args[1] as number);
        move(args[0] as number, args[1] as number);
        break;
      case OPS.setLeading:
        state.leading = args[0] as number;
        break;
      case OPS.nextLine:
        move(0, -state.leading);
        break;
      case OPS.setFont:
        state.fontName = String(args[0]);
        state.font = factsOf(state.fontName);
        state.size = args[1] as number;
        break;
      case OPS.setCharSpacing:
        state.charSpacing = args[0] as number;
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = args[0] as number;
        break;
      case OPS.setHScale:
        state.hScale = (args[0] as number) / 100;
        break;
      case OPS.setTextRise:
        state.rise = args[0] as number;
        break;
      case OPS.setTextRenderingMode:
        state.isInvisible = args[0] === 3 || args[0] === 7;
        break;
      case OPS.setFillRGBColor:
        state.color = typeof args[0] === 'string' ? args[0] : args.join(',');
        break;
      case OPS.setFillColorN:
        state.color = 'pattern';
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        show(args[0] as unknown[]);
        break;
      case OPS.nextLineShowText:
        move(0, -state.leading);
        show(args[0] as unknown[]);
        break;
      case OPS.nextLineSetSpacingShowText:
        state.wordSpacing = args[0] as number;
        state.charSpacing = args[1] as number;
        move(0, -state.leading);
        show(args[2] as unknown[]);
        break;
      default:
        break;
    }
  }
  return withMarksOnLetters(glyphs);
}
