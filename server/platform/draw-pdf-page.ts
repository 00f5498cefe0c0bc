import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Larger pages are posters, and their pictures would take hundreds of megabytes. */
const MOST_POINTS = 1_500;
const MOST_PIXELS_OF_A_PICTURE = 20_000_000;

/** Draws one page of a PDF, counted from 1, as PNG with so many pixels a point. Null where it cannot be drawn. */
export async function drawPdfPage(
  bytes: Uint8Array,
  number: number,
  scale: number,
): Promise<Uint8Array | null> {
  const task = getDocument({
    // pdfjs takes the buffer over; a copy leaves the caller's bytes usable.
    data: new Uint8Array(bytes),
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
    if (number > pdf.numPages) return null;
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale });
    if (Math.max(viewport.width, viewport.height) > MOST_POINTS * scale) return null;
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // pdfjs asks for the browser's canvas; this one does what it needs of it.
    const drawn = { canvas, canvasContext: canvas.getContext('2d'), viewport } as never;
    await page.render(drawn).promise;
    return new Uint8Array(await canvas.encode('png'));
  } catch {
    return null;
  } finally {
    void task.destroy().catch(() => undefined);
  }
}

const folderOfPdfjs = (name: string) => {
  const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return `${pathToFileURL(path.join(root, name)).href}/`;
};
