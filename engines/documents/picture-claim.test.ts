import { describe, expect, it } from 'vitest';
import { jpegOf, sheet } from './golden/pictures.ts';
import { claimOf } from './picture-claim.ts';

/** The same picture with a segment of Exif that names its orientation alone. */
function withOrientation(jpeg: Uint8Array, orientation: number, isLittle: boolean): Uint8Array {
  const exif = new DataView(new ArrayBuffer(4 + 6 + 8 + 2 + 12));
  exif.setUint16(0, 0xffe1);
  exif.setUint16(2, exif.byteLength - 2);
  exif.setUint32(4, 0x45786966);
  exif.setUint16(10, isLittle ? 0x4949 : 0x4d4d);
  exif.setUint16(12, 42, isLittle);
  exif.setUint32(14, 8, isLittle);
  exif.setUint16(18, 1, isLittle);
  exif.setUint16(20, 0x0112, isLittle);
  exif.setUint16(22, 3, isLittle);
  exif.setUint32(24, 1, isLittle);
  exif.setUint16(28, orientation, isLittle);
  return Uint8Array.from([...jpeg.subarray(0, 2), ...new Uint8Array(exif.buffer), ...jpeg.subarray(2)]);
}

describe('what a picture claims', () => {
  it('is its size, and how it must be turned', async () => {
    const canvas = sheet(60, 40, '#fff');
    const jpeg = await jpegOf(canvas);
    const size = { width: 60, height: 40 };
    expect(claimOf(new Uint8Array(await canvas.encode('png')))).toEqual({ ...size, quarters: 0 });
    expect(claimOf(jpeg)).toEqual({ ...size, quarters: 0 });
    for (const [orientation, quarters] of [
      [3, 2],
      [6, 1],
      [8, 3],
      [9, 0],
    ] as const)
      for (const isLittle of [true, false])
        expect(claimOf(withOrientation(jpeg, orientation, isLittle))).toEqual({ ...size, quarters });
  });

  it('is nothing where the head is broken', async () => {
    const jpeg = withOrientation(await jpegOf(sheet(60, 40, '#fff')), 6, true);
    // The directory of Exif lies far behind the end of the file.
    const lost = jpeg.slice();
    new DataView(lost.buffer).setUint32(16, 0xffffffff);
    expect(claimOf(lost)).toMatchObject({ width: 60, quarters: 0 });
    for (let length = 0; length < 60; length++) expect(claimOf(jpeg.subarray(0, length))).toBeNull();
    expect(claimOf(new Uint8Array(64))).toBeNull();
  });
});
