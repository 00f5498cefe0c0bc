/**
 * The photograph of a resume's owner, as a picture file of its own. No face is looked for: a picture counts by where it
 * stands, how large it is and whether it is a photograph at all, and where that is in doubt there is none. Whether it
 * shows them, and whether it is used, its owner says.
 */
import type { Canvas } from '@napi-rs/canvas';
import { type PlacedPicture, picturesOfDocx, picturesOfPdf } from '#engines/documents/index.ts';
import { looksLikePhotograph } from './photo-look.ts';

/** The photograph of a resume. */
export interface ResumePhoto {
  /** Drawn anew: nothing of the document's file is in it but what can be seen. */
  bytes: Uint8Array;
  mediaType: 'image/jpeg';
  /** Pixels, 512 at most. */
  width: number;
  height: number;
}

/** Points. Smaller is an icon or a logo, larger an illustration, a chart or the page itself. */
const LEAST_SIDE = 40;
const MOST_SIDE = 290;
/** Width by height: from the narrow portrait of a passport to a frame that is nearly square. */
const NARROWEST = 0.58;
const WIDEST = 1.2;
/** Fewer pixels are no picture that anybody would show. */
const LEAST_PIXELS = 64;
/** A page with more pictures of that shape is a catalogue or a portfolio. */
const MOST_CANDIDATES = 6;
const MOST_PHOTOGRAPHS = 2;
const QUALITY = 88;

/**
 * The photograph on the first page of a PDF or in the first part of a Word document; null where there is none, or none
 * that is plainly one. Never throws. Unfolds pictures in this thread: some 100 ms, and nothing where there is none.
 */
export async function findPhoto(bytes: Uint8Array): Promise<ResumePhoto | null> {
  try {
    const placed =
      bytes[0] === 0x50 && bytes[1] === 0x4b ? picturesOfDocx(bytes) : await picturesOfPdf(bytes);
    const shaped = placed.filter(hasShapeOfPortrait);
    if (shaped.length > MOST_CANDIDATES) return null;
    const photographs: Canvas[] = [];
    for (const picture of shaped) {
      const canvas = await picture.draw();
      if (canvas && isLargeEnough(canvas) && looksLikePhotograph(canvas)) photographs.push(canvas);
    }
    const [first] = photographs;
    if (!first || photographs.length > MOST_PHOTOGRAPHS) return null;
    const encoded = new Uint8Array(await first.encode('jpeg', QUALITY));
    return { bytes: encoded, mediaType: 'image/jpeg', width: first.width, height: first.height };
  } catch {
    return null;
  }
}

function hasShapeOfPortrait({ width, height }: PlacedPicture): boolean {
  const shape = width / height;
  return (
    Math.min(width, height) >= LEAST_SIDE &&
    Math.max(width, height) <= MOST_SIDE &&
    shape >= NARROWEST &&
    shape <= WIDEST
  );
}

const isLargeEnough = ({ width, height }: Canvas) => Math.min(width, height) >= LEAST_PIXELS;
