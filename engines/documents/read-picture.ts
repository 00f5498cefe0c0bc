/** A photograph or scan of one page (PNG or JPEG) to grey pixels of a size at which letters are read best. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { claimOf } from './picture-claim.ts';
import { type GreyPicture, greyOf, turned } from './scan-picture.ts';

/** A page of A4 at 600 dots an inch has 35 million. */
const MOST_PIXELS = 40_000_000;
/** Pictures say little of their size: the narrow side is taken for that of a sheet of A4, in inches. */
const NARROW_SIDE = 8.27;
const DOTS_PER_INCH = 225;
/** Enlarging more only makes blots. */
const MOST_ENLARGED = 2.5;
/** What is recognised at once: a long picture of a screen is made narrower. */
const MOST_READ_PIXELS = 10_000_000;
/** Fewer hold no resume. */
const LEAST_SIDE = 200;

type PictureReading =
  | { ok: true; grey: GreyPicture; dotsPerInch: number }
  | { ok: false; reason: 'too_large' | 'damaged' | 'scanned' };

/** Whether the bytes begin as those of a PNG or JPEG file do. */
export function isPicture(bytes: Uint8Array): boolean {
  return isPng(bytes) || isJpeg(bytes);
}

const isPng = (bytes: Uint8Array) =>
  bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47;
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** Looks at the size that a picture claims before it takes the room for it. */
export async function readPicture(bytes: Uint8Array): Promise<PictureReading> {
  const claimed = claimOf(bytes);
  if (!claimed) return { ok: false, reason: 'damaged' };
  if (claimed.width * claimed.height > MOST_PIXELS) return { ok: false, reason: 'too_large' };
  if (Math.min(claimed.width, claimed.height) < LEAST_SIDE) return { ok: false, reason: 'scanned' };
  let image: Awaited<ReturnType<typeof loadImage>>;
  try {
    image = await loadImage(Buffer.from(bytes));
  } catch {
    return { ok: false, reason: 'damaged' };
  }
  const scale = Math.min(
    (NARROW_SIDE * DOTS_PER_INCH) / Math.min(image.width, image.height),
    MOST_ENLARGED,
    Math.sqrt(MOST_READ_PIXELS / (image.width * image.height)),
  );
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const grey = greyOf(context.getImageData(0, 0, width, height).data, width, height);
  return { ok: true, grey: turned(grey, claimed.quarters), dotsPerInch: DOTS_PER_INCH };
}
