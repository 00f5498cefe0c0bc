/** What the head of a picture file says of it, for whoever must decide before anything is unfolded. */

interface PictureClaim {
  width: number;
  height: number;
  /** Quarters to the right by which it must be turned to stand upright. */
  quarters: number;
}

/** What a PNG or JPEG claims; null for anything else, and where the head is broken. */
export function claimOf(bytes: Uint8Array): PictureClaim | null {
  if (bytes.length < 33) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) === 0x89504e47) return claimed(view.getUint32(16), view.getUint32(20), 0);
  return view.getUint16(0) === 0xffd8 ? claimOfJpeg(view) : null;
}

/** Before the frame: profiles and previews in pieces of 64 kB. */
const MOST_SEGMENTS = 1_000;

/** From the first frame header, markers C0 to CF without DHT, JPG and DAC (ITU-T T.81, B.2.2), and Exif before it. */
function claimOfJpeg(view: DataView): PictureClaim | null {
  let quarters = 0;
  for (let at = 2, segments = 0; at + 9 < view.byteLength && segments < MOST_SEGMENTS; segments++) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xda || marker === 0xd9) return null;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return claimed(view.getUint16(at + 7), view.getUint16(at + 5), quarters);
    const next = at + (marker === 0xff ? 1 : 2 + view.getUint16(at + 2));
    if (marker === 0xe1) quarters = quartersOfExif(view, at + 4, Math.min(view.byteLength, next));
    at = next;
  }
  return null;
}

const claimed = (width: number, height: number, quarters: number): PictureClaim | null =>
  width > 0 && height > 0 ? { width, height, quarters } : null;

const QUARTERS_OF_ORIENTATION: Record<number, number> = { 3: 2, 6: 1, 8: 3 };

/** From the orientation in the first directory (Exif 2.3, 4.6.4). */
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
