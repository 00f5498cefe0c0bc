/** A picture of a page as grey pixels. Pure arithmetic: nothing here knows of letters. */
/**
 * A picture of a page before it is read: grey, dark letters on light ground everywhere, upright and level.
 * Pure arithmetic over pixels; nothing here knows of letters.
 */

/** Grey pixels, row by row: 0 is black, 255 white. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Grey of pixels in red, green, blue and alpha, on white; weights of ITU-R BT.601. */
export function greyOf(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): GreyPicture {
  // One kind of array, whoever brings it: a loop that meets several is slower.
  const bytes = new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.length);
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    const alpha = bytes[at + 3]!;
    const light = (bytes[at]! * 77 + bytes[at + 1]! * 150 + bytes[at + 2]! * 29) >> 8;
    pixels[i] = alpha === 255 ? light : 255 - (((255 - light) * alpha) >> 8);
  }
  return { width, height, pixels };
}

/** Turned clockwise by a number of quarters. */
export function turned(picture: GreyPicture, quarters: number): GreyPicture {
  const { width, height, pixels } = picture;
  const times = ((quarters % 4) + 4) % 4;
  if (times === 0) return picture;
  const result = new Uint8Array(pixels.length);
  if (times === 2) {
    for (let i = 0; i < pixels.length; i++) result[pixels.length - 1 - i] = pixels[i]!;
    return { width, height, pixels: result };
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = times === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      result[at] = pixels[y * width + x]!;
    }
  }
  return { width: height, height: width, pixels: result };
}

/**
 * The same page a little smaller, with its grain smoothed away and its greys drawn apart: another look at letters that
 * were hard to tell. `scale` is below 1.
 */
export function softened({ width, height, pixels }: GreyPicture, scale: number): GreyPicture {
  const smooth = new Uint8Array(pixels.length).fill(255);
  // One part from above and below, two from the middle: of three columns, of which two are known from the place before.
  const columnAt = (at: number) => pixels[at - width]! + 2 * pixels[at]! + pixels[at + width]!;
  for (let y = 1; y < height - 1; y++) {
    let before = columnAt(y * width);
    let own = columnAt(y * width + 1);
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const after = columnAt(at + 1);
      const grey = (before + 2 * own + after) >> 4;
      if (grey < 210) smooth[at] = grey <= 30 ? 0 : ((grey - 30) * 255) / 180;
      before = own;
      own = after;
    }
  }
  const across = Math.floor(width * scale);
  const down = Math.floor(height * scale);
  // White stays white.
  const result = new Uint8Array(across * down).fill(255);
  for (let y = 0; y < down; y++) {
    const fromY = Math.min(height - 2, y / scale);
    const top = Math.floor(fromY);
    const shareY = fromY - top;
    for (let x = 0; x < across; x++) {
      const fromX = Math.min(width - 2, x / scale);
      const left = Math.floor(fromX);
      const at = top * width + left;
      if ((smooth[at]! & smooth[at + 1]! & smooth[at + width]! & smooth[at + width + 1]!) === 255) continue;
      const shareX = fromX - left;
      const above = smooth[at]! * (1 - shareX) + smooth[at + 1]! * shareX;
      const below = smooth[at + width]! * (1 - shareX) + smooth[at + width + 1]! * shareX;
      result[y * across + x] = above * (1 - shareY) + below * shareY;
    }
  }
  return { width: across, height: down, pixels: result };
}
