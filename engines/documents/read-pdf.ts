/**
 * PDF to glyphs. Characters are taken from the drawing operators, not from pdfjs' text items: so every character
 * keeps its own box, font and colour, which letter-spaced headings and right-to-left lines need, and rules and
 * photographs cost nothing.
 */
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeActualText, spelledOut, withActualTexts, withMarksOnLetters } from './actual-text.ts';
import type { Glyph } from './glyph.ts';

export interface LinkArea {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

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

export type PdfReading =
  | { ok: true; pages: PdfPage[]; pageCount: number; unread: number[] }
  | { ok: false; reason: 'encrypted' | 'damaged' | 'empty' | 'too_slow' };

/** More pages than any resume has. */
export const MAX_PAGES = 40;
/** All pages together; those that are left by then stay unread. */
const TIME_LIMIT_MS = 15_000;
/** A page with more characters is no page of a resume, but a file that wants to keep its reader busy. */
export const MAX_GLYPHS = 60_000;

export type Matrix = [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function multiply(a: Matrix, b: ArrayLike<number>): Matrix {
  return [
    a[0] * b[0]! + a[2] * b[1]!,
    a[1] * b[0]! + a[3] * b[1]!,
    a[0] * b[2]! + a[2] * b[3]!,
    a[1] * b[2]! + a[3] * b[3]!,
    a[0] * b[4]! + a[2] * b[5]! + a[4],
    a[1] * b[4]! + a[3] * b[5]! + a[5],
  ];
}

interface FontFacts {
  bold: boolean;
  italic: boolean;
  scale: number;
  isVertical: boolean;
}

interface PdfFont {
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

/** Reads the glyphs of a PDF. Never throws: what cannot be read is a reason. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const task = getDocument({
    // pdfjs takes the buffer over; a copy leaves the caller's bytes usable. It refuses Node's own kind of buffer.
    data: withActualTexts(bytes),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: 1,
    disableFontFace: true,
    useSystemFonts: false,
    // Without this the fonts' names, and with them their weights, stay behind.
    fontExtraProperties: true,
    stopAtErrors: false,
    useWorkerFetch: false,
  });
  const deadline = performance.now() + TIME_LIMIT_MS;
  try {
    const pdf = await withDeadline(task.promise, deadline);
    const pages: PdfPage[] = [];
    const unread: number[] = [];
    const count = Math.min(pdf.numPages, MAX_PAGES);
    for (let number = 1; number <= count; number++) {
      const page =
        performance.now() < deadline &&
        (await withDeadline(readPage(pdf, number), deadline).catch(() => null));
      if (!page) unread.push(number);
      // A page that could not be read keeps its place, so that the places of others stay true.
      pages.push(page || EMPTY_PAGE);
    }
    if (pages.length === 0) return { ok: false, reason: 'empty' };
    if (unread.length === pages.length)
      return { ok: false, reason: performance.now() < deadline ? 'damaged' : 'too_slow' };
    return { ok: true, pages, pageCount: pdf.numPages, unread };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') return { ok: false, reason: 'encrypted' };
    return { ok: false, reason: performance.now() < deadline ? 'damaged' : 'too_slow' };
  } finally {
    void task.destroy().catch(() => undefined);
  }
}

const EMPTY_PAGE: PdfPage = { width: 595, height: 842, glyphs: [], links: [], shapes: 0 };

export async function withDeadline<T>(promise: Promise<T>, deadline: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('time limit')), Math.max(1, deadline - performance.now()));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;

async function readPage(pdf: Pdf, number: number): Promise<PdfPage> {
  const page = await pdf.getPage(number);
  const [operators, annotations] = await Promise.all([
    page.getOperatorList(),
    page.getAnnotations().catch(() => [] as unknown[]),
  ]);
  const viewport = page.getViewport({ scale: 1 });
  const base = viewport.transform as Matrix;
  const pictures: Area[] = [];
  const glyphs = collectGlyphs(
    operators.fnArray,
    operators.argsArray as unknown[][],
    base,
    (name) => (page.commonObjs.has(name) ? (page.commonObjs.get(name) as PdfFont) : null),
    pictures,
  );
  const covered = pictures.reduce((sum, { x0, x1, y0, y1 }) => sum + (x1 - x0) * (y1 - y0), 0);
  const pictured = Math.min(1, covered / (viewport.width * viewport.height));
  const shapes = operators.fnArray.reduce((sum, code) => sum + (code === OPS.constructPath ? 1 : 0), 0);
  const links: LinkArea[] = [];
  for (const item of annotations as { url?: string; unsafeUrl?: string; rect?: number[] }[]) {
    const url = item.url ?? item.unsafeUrl;
    if (!url || !item.rect) continue;
    const [x1, y1] = apply(base, item.rect[0]!, item.rect[1]!);
    const [x2, y2] = apply(base, item.rect[2]!, item.rect[3]!);
    links.push({
      url,
      x: Math.min(x1, x2),
      y: Math.min(y1, y2),
      width: Math.abs(x2 - x1),
      height: Math.abs(y2 - y1),
    });
  }
  page.cleanup();
  return { width: viewport.width, height: viewport.height, glyphs, links, shapes, pictured };
}

function apply(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
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
function collectGlyphs(
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

export interface Area {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** What a picture is painted into, in its own measure. */
export const UNIT = [0, 0, 1, 1];
const EVERYWHERE: Area = { x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity };
/** Points either way. */
const LEAST_GROUND = 6;
const MOST_GROUNDS = 500;
const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** The upright box around a box that was moved, in points of the page. */
export function areaOf(matrix: Matrix, box: ArrayLike<number>): Area {
  const corners = [
    apply(matrix, box[0]!, box[1]!),
    apply(matrix, box[2]!, box[1]!),
    apply(matrix, box[0]!, box[3]!),
    apply(matrix, box[2]!, box[3]!),
  ];
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { x0: Math.min(...across), y0: Math.min(...down), x1: Math.max(...across), y1: Math.max(...down) };
}

/** Rules and letters drawn as shapes are no ground; and nobody is kept busy by a drawing. */
function addGround(grounds: Area[], area: Area): void {
  if (area.x1 - area.x0 < LEAST_GROUND || area.y1 - area.y0 < LEAST_GROUND) return;
  if (grounds.length < MOST_GROUNDS) grounds.push(area);
  else grounds[0] = EVERYWHERE;
}

const isWithin = (areas: readonly Area[], x: number, y: number): boolean =>
  areas.some((area) => x >= area.x0 && x <= area.x1 && y >= area.y0 && y <= area.y1);

/** As pdfjs gives a colour, `#rrggbb`; a tint that no eye tells from paper is white. */
const isWhite = (color: string): boolean => /^#f[a-f]f[a-f]f[a-f]$/i.test(color);

/** pdfjs passes the matrix either as six arguments or as one array. */
function matrixOf(args: unknown[]): ArrayLike<number> {
  return typeof args[0] === 'number'
    ? (args as number[])
    : (Array.from(Object.values(args[0] as object)) as number[]);
}
