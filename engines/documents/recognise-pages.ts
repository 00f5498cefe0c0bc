import type { Taxonomy } from '#engines/taxonomy/index.ts';
/** Pages of a PDF whose letters must be recognised in a picture of them. */
import type { PdfPage } from './pdf-page.ts';
import { readScan, type ScanReading } from './read-scan.ts';
import { besideSoundFonts } from './recognised-fonts.ts';
import { greyOf } from './scan-picture.ts';
import type { ScanLanguage } from './scan-recogniser.ts';

/** Recognition of all pages together; those that are left by then stay unread. */
const SCANS_LIMIT_MS = 120_000;

/** Best for letters of 10 points; finer takes longer and reads no better. */
const DOTS_PER_INCH = 225;

/**
 * A page, counted from 0, whose letters must be recognised: it is a picture, or its fonts name other letters than they
 * paint (`broken`).
 */
export interface PoorPage {
  index: number;
  condition: 'pictured' | 'broken';
}

/** Puts recognised glyphs in the place of the pages' own. Answers with the pages, counted from 1, that stay unread. */
export async function recognisePages(
  taxonomy: Taxonomy,
  bytes: Uint8Array,
  pages: PdfPage[],
  poor: readonly PoorPage[],
  onPage: (pages: number, unread: readonly number[]) => void,
): Promise<number[]> {
  const deadline = performance.now() + SCANS_LIMIT_MS;
  const isEarly = () => performance.now() < deadline;
  const unread: number[] = [];
  let language: ScanLanguage = 'eng';
  onPage(0, unread);
  for (const [done, { index, condition }] of poor.entries()) {
    if (!isEarly()) {
      for (const late of poor.slice(done)) {
        unread.push(late.index + 1);
        if (late.condition === 'broken') empty(pages, late.index);
      }
      break;
    }
    const page = pages[index];
    if (!page) continue;
    const read: ScanReading = await recognisePage(taxonomy, bytes, index + 1, language, isEarly);
    if (condition === 'broken') empty(pages, index);
    if (typeof read === 'string') {
      if (read === 'unreadable') unread.push(index + 1);
    } else {
      language = read.language;
      // Beside a photograph, what a page says itself is better than its picture.
      if (condition === 'broken' || read.glyphs.length > 1.5 * page.glyphs.length)
        pages[index] = {
          ...page,
          width: read.width,
          height: read.height,
          glyphs: besideSoundFonts(taxonomy, page.glyphs, read.glyphs),
        };
    }
    onPage(done + 1, unread);
    // Pictures are native memory: what the collector found dead is freed between tasks, never within one.
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return unread;
}

/** Takes from a page what its fonts say. */
function empty(pages: PdfPage[], index: number): void {
  const page = pages[index];
  if (page) pages[index] = { ...page, glyphs: [] };
}

/** One page at the finest grain that its size allows. */
async function recognisePage(
  taxonomy: Taxonomy,
  bytes: Uint8Array,
  number: number,
  language: ScanLanguage,
  mayTry: () => boolean,
): Promise<ScanReading> {
  const { drawPage } = await import('./draw-page.ts');
  const canvas = await drawPage(bytes, number, DOTS_PER_INCH / 72).catch(() => null);
  if (!canvas) return 'unreadable';
  const { width, height } = canvas;
  // pdfjs paints on white: every pixel is opaque.
  const grey = greyOf(canvas.data(), width, height);
  // A canvas is native memory, which else waits for the collector.
  canvas.width = 1;
  canvas.height = 1;
  return readScan(taxonomy, grey, DOTS_PER_INCH, language, mayTry);
}
