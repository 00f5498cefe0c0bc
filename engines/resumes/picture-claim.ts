/** What the head of a picture file says of its size, for whoever must decide before anything is unfolded. */

export interface PictureClaim {
  width: number;
  height: number;
}

/** The size that a PNG or JPEG claims; null for anything else, and where the head is broken. */
export function claimOf(bytes: Uint8Array): PictureClaim | null {
  if (bytes.length < 33) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) === 0x89504e47) return sizeOr(view.getUint32(16), view.getUint32(20));
  return view.getUint16(0) === 0xffd8 ? frameOf(view) : null;
}

/** Before the frame: profiles and previews in pieces of 64 kB. */
const MOST_SEGMENTS = 1_000;

/** From the first frame header, markers C0 to CF without DHT, JPG and DAC (ITU-T T.81, B.2.2). */
function frameOf(view: DataView): PictureClaim | null {
  for (let at = 2, segments = 0; at + 9 < view.byteLength && segments < MOST_SEGMENTS; segments++) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xda || marker === 0xd9) return null;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return sizeOr(view.getUint16(at + 7), view.getUint16(at + 5));
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

const sizeOr = (width: number, height: number): PictureClaim | null =>
  width > 0 && height > 0 ? { width, height } : null;
