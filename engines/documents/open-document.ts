import type { Taxonomy } from '#engines/taxonomy/index.ts';
/**
 * Bytes to lines: what a document is told by what it holds, every format is brought to the one form that the rest of
 * the engine reads, and none may take more than its share of time and memory.
 */
import { hasBrokenFont } from './broken-fonts.ts';
import { decodeText } from './encodings.ts';
import { isHtml, textOfHtml } from './html.ts';
import { isSoundText } from './letter-statistics.ts';
import { type Line, lineText, type OpeningFailure, type Reading } from './page.ts';
import type { PdfPage } from './pdf-page.ts';
import { MAX_GLYPHS } from './pdf-painted-page.ts';
import { readDocx } from './read-docx.ts';
import { MAX_PAGES, readPdf } from './read-pdf.ts';
import { isPicture, readPicture } from './read-picture.ts';
import { readScan } from './read-scan.ts';
import { readText } from './read-text.ts';
import { orderPages } from './reading-order.ts';
import { type PoorPage, recognisePages } from './recognise-pages.ts';

export { MAX_PAGES } from './read-pdf.ts';

/** Larger files are refused before they are opened. */
const MAX_BYTES = 30 * 1024 * 1024;

/** More pages than any handbook or policy has. */
export const MOST_PAGES_OF_BOOK = 1_000;

/** How much of a document is read: no resume comes near the first, and handbooks and policies keep within the second. */
const BOUNDS = {
  resume: { characters: 500_000, pages: MAX_PAGES, timeMs: 15_000 },
  book: { characters: 4_000_000, pages: MOST_PAGES_OF_BOOK, timeMs: 150_000 },
} as const;

const MAX_LINE = 4_000;

const MAX_RUNS = 400;

/** Fewer letters than this on a page of a PDF mean a picture of text. */
const MIN_PAGE_LETTERS = 40;

/** A page with some letters, such as the stamp of a scanning program, may still be a picture of text. */
const FEW_LETTERS = 160;

/** The part of such a page that its picture covers at least: a portrait on the last page is none. */
const LEAST_PICTURED = 0.25;

/** The same beside a line or two: the last page of a resume may hold no more than "References upon request". */
const LEAST_BESIDE_LINES = 0.05;

/** As many shapes without letters are letters that were turned into outlines. */
const MANY_SHAPES = 50;

/** What the caller knows and wants beside the bytes. */
export interface OpeningHints {
  /** Trusted only where the bytes do not tell their format. */
  fileName?: string;
  /** `leave` answers `scanned` where letters would have to be recognised, which takes a second or more a page. */
  scans?: 'read' | 'leave';
  /** How long a document is expected; a resume where it is not said. */
  length?: keyof typeof BOUNDS;
  /**
   * Called before the first page that must be recognised, and after each, with what was read until then: the pages that
   * are still to come count as unread.
   */
  onPage?: (progress: { pages: number; of: number; reading: Reading }) => void;
}

/** A document as lines, or why it is none. */
export type Opened =
  | { ok: true; reading: Reading }
  /** `pages` where the document says how many it has: they can be looked at, if not read. */
  | { ok: false; reason: OpeningFailure; pages?: number };

/** Opens a document by what it holds; its name is only a hint where the bytes say nothing. Never throws. */
export async function openDocument(
  taxonomy: Taxonomy,
  bytes: Uint8Array,
  hints: OpeningHints = {},
): Promise<Opened> {
  const opened = await openUnbounded(taxonomy, bytes, hints);
  return opened.ok ? bounded(opened.reading, BOUNDS[hints.length ?? 'resume'].characters) : opened;
}

/** Bounds of what is searched: the time of a search grows with the line. */
function bounded(reading: Reading, mostCharacters: number): Opened {
  let characters = 0;
  for (const block of reading.blocks) {
    for (const line of block.lines) {
      characters += line.text.length;
      if (line.text.length > MAX_LINE) cutLine(line);
    }
  }
  return characters > mostCharacters ? { ok: false, reason: 'too_large' } : { ok: true, reading };
}

function cutLine(line: Line): void {
  let left = MAX_LINE;
  line.segments = line.segments.flatMap((segment) => {
    const text = segment.text.slice(0, Math.max(0, left));
    left -= text.length + 1;
    const runs = segment.runs.map((run) => ({ ...run, text: run.text.slice(0, text.length) }));
    return text === '' ? [] : [{ ...segment, text, runs: runs.slice(0, MAX_RUNS) }];
  });
  line.text = lineText(line.segments);
}

async function openUnbounded(taxonomy: Taxonomy, bytes: Uint8Array, hints: OpeningHints): Promise<Opened> {
  if (bytes.length > MAX_BYTES) return { ok: false, reason: 'too_large' };
  try {
    if (isPdf(bytes)) return await openPdf(taxonomy, bytes, hints);
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readDocx(bytes);
    if (isPicture(bytes)) return await openPicture(taxonomy, bytes, hints);
    // The compound file of old Word documents, and of docx files behind a password.
    if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0) {
      return { ok: false, reason: includesUtf16(bytes, 'EncryptedPackage') ? 'encrypted' : 'unsupported' };
    }
    return openText(bytes, hints);
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}

function isPdf(bytes: Uint8Array): boolean {
  // Some writers put a few bytes before the mark (ISO 32000-1, annex H.3.4.1 allows 1024).
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

function includesUtf16(bytes: Uint8Array, word: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...word].join('\u0000'));
}

function openText(bytes: Uint8Array, { fileName, length = 'resume' }: OpeningHints): Opened {
  const text = decodeText(bytes);
  if (text === null || /^\s*\{\\rtf/.test(text))
    return { ok: false, reason: /\.(?:pdf|docx)$/i.test(fileName ?? '') ? 'damaged' : 'unsupported' };
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  if (text.length > BOUNDS[length].characters) return { ok: false, reason: 'too_large' };
  if (!isHtml(text, fileName)) return { ok: true, reading: readText(text) };
  const reading = readText(textOfHtml(text));
  return reading.blocks.length > 0 ? { ok: true, reading } : { ok: false, reason: 'empty' };
}

async function openPicture(
  taxonomy: Taxonomy,
  bytes: Uint8Array,
  { scans, onPage }: OpeningHints,
): Promise<Opened> {
  if (scans === 'leave') return { ok: false, reason: 'scanned' };
  const picture = await readPicture(bytes);
  if (!picture.ok) return picture;
  const page = await readScan(taxonomy, picture.grey, picture.dotsPerInch);
  if (typeof page === 'string') return { ok: false, reason: page === 'blank' ? 'empty' : 'scanned' };
  const reading: Reading = {
    ...readingOf(taxonomy, [{ ...page, links: [], shapes: 0 }], 1, [], []),
    format: 'picture',
  };
  onPage?.({ pages: 1, of: 1, reading });
  return { ok: true, reading };
}

async function openPdf(taxonomy: Taxonomy, bytes: Uint8Array, hints: OpeningHints): Promise<Opened> {
  const pdf = await readPdf(bytes, BOUNDS[hints.length ?? 'resume']);
  if (!pdf.ok) return pdf;
  if (pdf.pages.some((page) => page.glyphs.length >= MAX_GLYPHS)) return { ok: false, reason: 'too_large' };
  const hasPictures = mentionsPictures(bytes);
  const poor = pdf.pages.flatMap((page, index) => {
    const condition = conditionOf(taxonomy, page, hasPictures);
    return condition === 'sound' ? [] : [{ index, condition }];
  });
  if (poor.length > 0) {
    if (hints.scans === 'leave') return { ok: false, reason: 'scanned' };
    const unread = await recognisePages(taxonomy, bytes, pdf.pages, poor, (pages, unreadYet) =>
      hints.onPage?.({
        pages,
        of: poor.length,
        reading: readingOf(
          taxonomy,
          withoutBroken(pdf.pages, poor.slice(pages)),
          pdf.pageCount,
          [...pdf.unread, ...unreadYet, ...poor.slice(pages).map(({ index }) => index + 1)],
          poor.slice(0, pages),
        ),
      }),
    );
    pdf.unread.push(...unread);
  }
  if (pdf.pages.every((page) => lettersOf(page) === 0))
    return { ok: false, reason: poor.length > 0 ? 'scanned' : 'empty', pages: pdf.pageCount };
  return { ok: true, reading: readingOf(taxonomy, pdf.pages, pdf.pageCount, pdf.unread, poor) };
}

const PIECE = 1 << 20;

/** Whether a PDF mentions a picture, looked for piece by piece: scans are large, and mention one at once. */
function mentionsPictures(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('latin1');
  for (let from = 0; from < bytes.length; from += PIECE) {
    const piece = decoder.decode(bytes.subarray(from, from + PIECE + 64));
    if (/\/Subtype\s*\/Image|\bBI\s/.test(piece)) return true;
  }
  return false;
}

/** What a broken page says is not to be shown to anybody. */
function withoutBroken(pages: readonly PdfPage[], poor: readonly PoorPage[]): PdfPage[] {
  const broken = new Set(poor.flatMap(({ index, condition }) => (condition === 'broken' ? index : [])));
  return pages.map((page, index) => (broken.has(index) ? { ...page, glyphs: [] } : page));
}

function readingOf(
  taxonomy: Taxonomy,
  pages: PdfPage[],
  pageCount: number,
  unread: readonly number[],
  recognised: readonly PoorPage[],
): Reading {
  const garbled = recognised.flatMap(({ index, condition }) =>
    condition === 'broken' && !unread.includes(index + 1) ? [index + 1] : [],
  );
  const { blocks, isRtl, hidden } = orderPages(taxonomy, pages);
  const links = new Set(pages.flatMap((page) => page.links.map((link) => link.url)));
  return {
    blocks,
    pages: pageCount,
    format: 'pdf',
    isRtl,
    links: [...links],
    unread: [...new Set(unread)].sort((a, b) => a - b),
    ...(hidden.length > 0 && { hidden }),
    ...(garbled.length > 0 && { garbled }),
  };
}

/**
 * A page is pictured where it has next to no letters and holds a picture or outlines; broken where its fonts do not say
 * which letters they paint, so that what they say is no language. Both must be recognised.
 */
function conditionOf(
  taxonomy: Taxonomy,
  page: PdfPage,
  hasPictures: boolean,
): 'sound' | PoorPage['condition'] {
  const painted = page.glyphs.filter((glyph) => !glyph.isSpace).length;
  const letters = lettersOf(page);
  if (painted >= MIN_PAGE_LETTERS && (letters < 0.4 * painted || hasBrokenFont(taxonomy, page.glyphs)))
    return 'broken';
  const pictured = hasPictures ? (page.pictured ?? 1) : 0;
  if (letters < MIN_PAGE_LETTERS) {
    const isPicture = letters === 0 ? hasPictures : pictured > LEAST_BESIDE_LINES;
    return isPicture || page.shapes >= MANY_SHAPES ? 'pictured' : 'sound';
  }
  if (!isSoundText(page.glyphs.map((glyph) => glyph.text).join(''))) return 'broken';
  return letters < FEW_LETTERS && pictured > LEAST_PICTURED ? 'pictured' : 'sound';
}

function lettersOf(page: PdfPage): number {
  let count = 0;
  for (const glyph of page.glyphs) if (!glyph.isSpace && /[\p{L}\p{N}]/u.test(glyph.text)) count++;
  return count;
}
