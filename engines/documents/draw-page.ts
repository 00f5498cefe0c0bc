/** Pages of a PDF as pictures: for eyes, and for the reader of scans. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument, PDFDataRangeTransport, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Larger pages are posters, and their pictures would take hundreds of megabytes. */
const MOST_POINTS = 1_500;
/** A page of A4 scanned at 600 dots an inch has 35 million. */
const MOST_PIXELS_OF_A_PICTURE = 40_000_000;

/** Hands pdfjs the pieces of a file that it asks for: a page of a scan is a small part of it. */
class Pieces extends PDFDataRangeTransport {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    super(bytes.length, null);
    this.#bytes = bytes;
  }

  override requestDataRange(begin: number, end: number): void {
    // pdfjs listens for a piece only after it has asked.
    queueMicrotask(() => this.onDataRange(begin, new Uint8Array(this.#bytes.subarray(begin, end))));
  }
}

/**
 * Draws a page of a PDF, counted from 1. Null where there is none, or it is larger than any sheet. Throws where it
 * cannot be drawn. Each page opens the file anew: pdfjs keeps the room of a page's pictures, some 20 MB for a scan, as
 * long as a file is open, also after the page was cleaned up.
 */
export async function drawPage(
  bytes: Uint8Array,
  number: number,
  pixelsPerPoint: number,
): Promise<Canvas | null> {
  const task = getDocument({
    range: new Pieces(bytes),
    disableAutoFetch: true,
    disableStream: true,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: MOST_PIXELS_OF_A_PICTURE,
    // Letters are drawn as shapes: no font of a document is handed to the system.
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl: folderOfPdfjs('standard_fonts'),
    cMapUrl: folderOfPdfjs('cmaps'),
    wasmUrl: folderOfPdfjs('wasm'),
    useWorkerFetch: false,
  });
  try {
    const pdf = await task.promise;
    if (number < 1 || number > pdf.numPages) return null;
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: pixelsPerPoint });
    if (Math.max(viewport.width, viewport.height) > MOST_POINTS * pixelsPerPoint) return null;
    const canvas = createCanvas(
      Math.max(1, Math.ceil(viewport.width)),
      Math.max(1, Math.ceil(viewport.height)),
    );
    // pdfjs asks for the browser's canvas; this one does what it needs of it.
    const drawn = { canvas, canvasContext: canvas.getContext('2d'), viewport } as never;
    await page.render(drawn).promise;
    return canvas;
  } finally {
    await task.destroy().catch(() => undefined);
  }
}

/** One page as PNG with so many pixels a point. Null where it cannot be drawn. */
export async function drawPdfPage(
  bytes: Uint8Array,
  number: number,
  pixelsPerPoint: number,
): Promise<Uint8Array | null> {
  try {
    const canvas = await drawPage(bytes, number, pixelsPerPoint);
    return canvas && new Uint8Array(await canvas.encode('png'));
  } catch {
    return null;
  }
}

const folderOfPdfjs = (name: string) => {
  const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return `${pathToFileURL(path.join(root, name)).href}/`;
};
