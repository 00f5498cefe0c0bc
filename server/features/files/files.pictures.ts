import { Refusal } from '#server/platform/refusals.ts';
import { plainSvg } from './files.svg.ts';

/** Longest side of a stored picture, in pixels: four times what any screen shows a face or a logo at. */
export const PICTURE_SIDE = 512;
/** The same of a picture of a page: its small print stays legible. */
export const PAGE_SIDE = 1_800;
/** What is drawn takes four bytes a pixel while it is made smaller. */
const MOST_PIXELS = 40_000_000;
const MOST_SIDE = 12_000;

/**
 * Draws an uploaded picture anew, so that nothing of the upload is kept but what can be seen: no place or camera, no
 * scripts, no bytes behind the end. Turned the way its camera held it, made small, vectors turned into pixels.
 * @throws Refusal `files.picture_too_large` where it claims more pixels than we unfold, `files.picture_broken` where it
 * cannot be drawn.
 */
export async function drawnAnew(
  bytes: Uint8Array,
  kind: 'png' | 'jpg' | 'svg',
  side: number = PICTURE_SIDE,
): Promise<{ bytes: Uint8Array; kind: 'png' | 'jpg' }> {
  const source = kind === 'svg' ? plainSvg(bytes, side) : bytes;
  // What a header claims is judged before anything is unfolded.
  const claimed = kind === 'svg' ? null : kind === 'png' ? sizeOfPng(bytes) : sizeOfJpg(bytes);
  if (kind !== 'svg' && !claimed) throw new Refusal('files.picture_broken');
  if (
    claimed &&
    (claimed.width * claimed.height > MOST_PIXELS || Math.max(claimed.width, claimed.height) > MOST_SIDE)
  )
    throw new Refusal('files.picture_too_large');
  // A large library of its own, which few requests need: it is not there before the first of them.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  try {
    const image = await loadImage(source);
    const scale = Math.min(1, side / Math.max(image.width, image.height));
    const width = Math.max(1, Math.round(image.width * scale));
    const height = Math.max(1, Math.round(image.height * scale));
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    // A photo stays small as JPEG; what may be transparent stays PNG.
    return kind === 'jpg'
      ? { bytes: await canvas.encode('jpeg', 88), kind: 'jpg' }
      : { bytes: await canvas.encode('png'), kind: 'png' };
  } catch {
    throw new Refusal('files.picture_broken');
  }
}

interface Size {
  width: number;
  height: number;
}

/** From the first chunk, which must be IHDR (PNG, W3C Recommendation, 11.2.1). */
function sizeOfPng(bytes: Uint8Array): Size | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < 33 || buffer.toString('latin1', 12, 16) !== 'IHDR') return null;
  return sizeOr(buffer.readUInt32BE(16), buffer.readUInt32BE(20));
}

/** From the largest frame header, markers C0 to CF without DHT, JPG and DAC (ITU-T T.81, B.1.1.3). */
function sizeOfJpg(bytes: Uint8Array): Size | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let largest: Size | null = null;
  for (let at = 2; at + 9 < buffer.length; ) {
    if (buffer[at] !== 0xff) return largest;
    const marker = buffer.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Start of the scan: what follows is the picture itself.
    if (marker === 0xda || marker === 0xd9) return largest;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const size = sizeOr(buffer.readUInt16BE(at + 7), buffer.readUInt16BE(at + 5));
      if (size && (!largest || size.width * size.height > largest.width * largest.height)) largest = size;
    }
    at += 2 + buffer.readUInt16BE(at + 2);
  }
  return largest;
}

const sizeOr = (width: number, height: number): Size | null =>
  width > 0 && height > 0 ? { width, height } : null;
