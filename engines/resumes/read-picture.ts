/** A photograph or scan of one page (PNG or JPEG) to grey pixels of a size at which letters are read best. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
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

export type PictureReading =
  | { ok: true; grey: GreyPicture; dotsPerInch: number }
  | { ok: false; reason: 'too_large' | 'damaged' | 'scanned' };

export function isPicture(bytes: Uint8Array): boolean {
  return isPng(bytes) || isJpeg(bytes);
}

const isPng = (bytes: Uint8Array) =>
  bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47;
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** Looks at the size that a picture claims before it takes the room for it. */
export async function readPicture(bytes: Uint8Array): Promise<PictureReading> {
  const claimed = isPng(bytes) ? sizeOfPng(bytes) : factsOfJpeg(bytes);
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

interface Claimed {
  width: number;
  height: number;
  /** Quarters to the right by which it must be turned to stand upright. */
  quarters: number;
}

function sizeOfPng(bytes: Uint8Array): Claimed | null {
  if (bytes.length < 33) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20), quarters: 0 };
}

/** Size from the frame header (ITU-T T.81, B.2.2), orientation from Exif 2.3, 4.6.4. */
function factsOfJpeg(bytes: Uint8Array): Claimed | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let quarters = 0;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    const length = view.getUint16(at + 2);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), quarters };
    if (marker === 0xe1) quarters = quartersOfExif(view, at + 4, Math.min(bytes.length, at + 2 + length));
    at += 2 + length;
  }
  return null;
}

const QUARTERS_OF_ORIENTATION: Record<number, number> = { 3: 2, 6: 1, 8: 3 };

function quartersOfExif(view: DataView, from: number, to: number): number {
  if (to - from < 14 || view.getUint32(from) !== 0x45786966) return 0;
  const head = from + 6;
  const isLittle = view.getUint16(head) === 0x4949;
  const first = head + view.getUint32(head + 4, isLittle);
  if (first + 2 > to) return 0;
  const entries = view.getUint16(first, isLittle);
  for (let i = 0; i < entries; i++) {
    const entry = first + 2 + i * 12;
    if (entry + 12 > to) return 0;
    if (view.getUint16(entry, isLittle) === 0x0112)
      return QUARTERS_OF_ORIENTATION[view.getUint16(entry + 8, isLittle)] ?? 0;
  }
  return 0;
}
