/**
 * PDF to glyphs. Characters are taken from the drawing operators, not from pdfjs' text items: so every character
 * keeps its own box, font and colour, which letter-spaced headings and right-to-left lines need, and rules and
 * photographs cost nothing.
 */
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withActualTexts } from './actual-text.ts';
import { withDeadline } from './deadline.ts';
import { type Area, apply, type Matrix } from './pdf-geometry.ts';
import { collectGlyphs } from './pdf-interpreter.ts';
import type { LinkArea, PdfPage } from './pdf-page.ts';
import type { PdfFont } from './pdf-painted-page.ts';

type PdfReading =
  | { ok: true; pages: PdfPage[]; pageCount: number; unread: number[] }
  | { ok: false; reason: 'encrypted' | 'damaged' | 'empty' | 'too_slow' };

/** More pages than any resume has. */
export const MAX_PAGES = 40;

/** All pages together; those that are left by then stay unread. */
const TIME_LIMIT_MS = 15_000;

/** How much of a PDF is read; what lies beyond stays unread. */
interface PdfBounds {
  pages: number;
  timeMs: number;
}

/** Reads the glyphs of a PDF. Never throws: what cannot be read is a reason. */
export async function readPdf(
  bytes: Uint8Array,
  bounds: PdfBounds = { pages: MAX_PAGES, timeMs: TIME_LIMIT_MS },
): Promise<PdfReading> {
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
  const deadline = performance.now() + bounds.timeMs;
  try {
    const pdf = await withDeadline(task.promise, deadline);
    const pages: PdfPage[] = [];
    const unread: number[] = [];
    const count = Math.min(pdf.numPages, bounds.pages);
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
    const [left, bottom, right, top] = item.rect ?? [];
    if (!url || left === undefined || bottom === undefined || right === undefined || top === undefined)
      continue;
    const [x1, y1] = apply(base, left, bottom);
    const [x2, y2] = apply(base, right, top);
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
