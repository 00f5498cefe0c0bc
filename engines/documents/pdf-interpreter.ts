/** The text operators of a PDF page, followed to where each character lands. */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeActualText, spelledOut, withMarksOnLetters } from './actual-text.ts';
import type { Glyph } from './glyph.ts';
import { addMark, withDrawnBullets } from './pdf-bullets.ts';
import { type Area, areaOf, IDENTITY, type Matrix, matrixOf, multiply } from './pdf-geometry.ts';
import { addGround, EVERYWHERE, FILLS, isWhite } from './pdf-grounds.ts';
import { PaintedPage, type PdfFont } from './pdf-painted-page.ts';

/** Follows the text operators of ISO 32000-1, 9.3 and 9.4, and notes where each glyph lands, and each picture. */
export function collectGlyphs(
  operators: number[],
  allArgs: unknown[][],
  base: Matrix,
  fontOf: (name: string) => PdfFont | null,
  pictures: Area[],
): Glyph[] {
  const page = new PaintedPage(base, fontOf, pictures);
  for (let i = 0; i < operators.length; i++) OPERATIONS.get(operators[i] ?? -1)?.(page, allArgs[i] ?? []);
  return withDrawnBullets(withMarksOnLetters(page.glyphs), page.marks);
}

type Operation = (page: PaintedPage, args: unknown[]) => void;

function paintPicture(page: PaintedPage): void {
  page.addPicture();
  page.isPlaced = false;
}

function beginMarked(page: PaintedPage, args: unknown[]): void {
  page.marked.push({
    from: page.glyphs.length,
    text: args[0] !== 'OC' && typeof args[1] === 'string' ? decodeActualText(args[1]) : null,
    isReversed: (args[0] as { name?: string } | null)?.name === 'ReversedChars',
  });
}

const PLACING: readonly (readonly [number, Operation])[] = [
  [OPS.save, (page) => page.save()],
  [
    OPS.restore,
    (page) => {
      if (page.isPlaced) page.addPicture();
      page.isPlaced = false;
      page.restore();
    },
  ],
  [
    OPS.transform,
    (page, args) => {
      page.state.ctm = multiply(page.state.ctm, args as number[]);
      page.isPlaced = true;
    },
  ],
  [
    OPS.paintFormXObjectBegin,
    (page, args) => {
      page.save();
      if (args[0]) page.state.ctm = multiply(page.state.ctm, args[0] as ArrayLike<number>);
    },
  ],
  [OPS.paintFormXObjectEnd, (page) => page.restore()],
];

const PICTURES_AND_GROUNDS: readonly (readonly [number, Operation])[] = [
  [OPS.paintImageXObject, paintPicture],
  [OPS.paintInlineImageXObject, paintPicture],
  [OPS.paintImageMaskXObject, paintPicture],
  [
    OPS.shadingFill,
    (page) => {
      addGround(page.grounds, EVERYWHERE);
      page.isPlaced = false;
    },
  ],
  [
    OPS.constructPath,
    (page, args) => {
      if (FILLS.has(args[0] as number) && args[2]) {
        const area = areaOf(page.state.ctm, args[2] as ArrayLike<number>);
        addMark(page.marks, area);
        if (!isWhite(page.state.color)) addGround(page.grounds, area);
      }
      page.isPlaced = false;
    },
  ],
];

const MARKS: readonly (readonly [number, Operation])[] = [
  [OPS.beginMarkedContent, beginMarked],
  [OPS.beginMarkedContentProps, beginMarked],
  [
    OPS.endMarkedContent,
    ({ marked, glyphs }) => {
      const stretch = marked.pop();
      if (stretch?.text == null || stretch.from >= glyphs.length) return;
      glyphs.push(...spelledOut(glyphs.splice(stretch.from), stretch.text));
    },
  ],
];

const TEXT_STATE: readonly (readonly [number, Operation])[] = [
  [OPS.setFont, (page, args) => page.setFont(String(args[0]), args[1] as number)],
  [
    OPS.setCharSpacing,
    ({ state }, args) => {
      state.charSpacing = args[0] as number;
    },
  ],
  [
    OPS.setWordSpacing,
    ({ state }, args) => {
      state.wordSpacing = args[0] as number;
    },
  ],
  [
    OPS.setHScale,
    ({ state }, args) => {
      state.hScale = (args[0] as number) / 100;
    },
  ],
  [
    OPS.setLeading,
    ({ state }, args) => {
      state.leading = args[0] as number;
    },
  ],
  [
    OPS.setTextRise,
    ({ state }, args) => {
      state.rise = args[0] as number;
    },
  ],
  [
    OPS.setTextRenderingMode,
    ({ state }, args) => {
      state.isInvisible = args[0] === 3 || args[0] === 7;
    },
  ],
  [
    OPS.setFillRGBColor,
    ({ state }, args) => {
      state.color = typeof args[0] === 'string' ? args[0] : args.join(',');
    },
  ],
  [
    OPS.setFillColorN,
    ({ state }) => {
      state.color = 'pattern';
    },
  ],
];

const TEXT: readonly (readonly [number, Operation])[] = [
  [
    OPS.beginText,
    (page) => {
      page.isPlaced = false;
      page.setTextMatrix(IDENTITY);
    },
  ],
  [OPS.setTextMatrix, (page, args) => page.setTextMatrix(Array.from(matrixOf(args)) as Matrix)],
  [OPS.moveText, (page, args) => page.move(args[0] as number, args[1] as number)],
  [
    OPS.setLeadingMoveText,
    (page, args) => {
      page.state.leading = -(args[1] as number);
      page.move(args[0] as number, args[1] as number);
    },
  ],
  [OPS.nextLine, (page) => page.nextLine()],
  [OPS.showText, (page, args) => page.show(args[0] as unknown[])],
  [OPS.showSpacedText, (page, args) => page.show(args[0] as unknown[])],
  [
    OPS.nextLineShowText,
    (page, args) => {
      page.nextLine();
      page.show(args[0] as unknown[]);
    },
  ],
  [
    OPS.nextLineSetSpacingShowText,
    (page, args) => {
      page.state.wordSpacing = args[0] as number;
      page.state.charSpacing = args[1] as number;
      page.nextLine();
      page.show(args[2] as unknown[]);
    },
  ],
];

const OPERATIONS: ReadonlyMap<number, Operation> = new Map<number, Operation>([
  ...PLACING,
  ...PICTURES_AND_GROUNDS,
  ...MARKS,
  ...TEXT_STATE,
  ...TEXT,
]);
