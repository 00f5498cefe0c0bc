import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { getFile } from '#contract/features/files.contract.ts';
import { aPerson } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

/** A canvas whose first half is red and whose second is blue. */
function halves(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#0000ff';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas;
}

/** A JPEG with what cameras write along: which way they were held, and where. */
async function photo(orientation: number): Promise<Buffer> {
  const jpg = await halves(40, 20).encode('jpeg', 92);
  const tiff = Buffer.from(
    `4d4d002a0000000800010112000300000001${orientation.toString(16).padStart(4, '0')}000000000000`,
    'hex',
  );
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS 25.2048 N 55.2708 E')]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([jpg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, body, jpg.subarray(2)]);
}

/** What is stored of an upload. */
async function stored(name: string, bytes: Uint8Array | string, purpose = 'avatar') {
  const { token } = await aPerson(test, 'CANDIDATE');
  const answer = await test.upload('/upload-file', { purpose }, { name, bytes }, token);
  if (answer.status !== 200) return { answer, bytes: Buffer.alloc(0) };
  const { id } = answer.data as { id: string };
  const file = await test.call(getFile, { token, params: { id } });
  return { answer, file, bytes: file.body as Buffer };
}

const svg = (inside: string, root = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

describe('an uploaded picture', () => {
  it('loses what its camera wrote along, and stands as it was held', async () => {
    const upload = await photo(6);
    const { bytes } = await stored('me.jpg', upload);
    expect(upload.includes('GPS')).toBe(true);
    expect(bytes.includes('GPS') || bytes.includes('Exif')).toBe(false);
    const image = await loadImage(bytes);
    expect([image.width, image.height]).toEqual([20, 40]);
  });

  it('keeps nothing that stood behind its end', async () => {
    const png = Buffer.concat([await halves(8, 8).encode('png'), Buffer.from('<script>alert(1)</script>')]);
    const { bytes } = await stored('me.png', png);
    expect(bytes.includes('script')).toBe(false);
  });

  it('is made small, in its proportions', async () => {
    const { bytes } = await stored('me.png', await halves(2000, 500).encode('png'));
    const image = await loadImage(bytes);
    expect([image.width, image.height]).toEqual([512, 128]);
  });

  it('of lines becomes one of pixels, without its scripts, pages and pictures from elsewhere', async () => {
    const drawing = svg(
      `<script>alert(1)</script><rect width="20" height="20" fill="#f00" onclick="alert(2)"/><rect x="20" width="20" height="20" fill="#00f"/><foreignObject><p>x</p></foreignObject><image href="http://127.0.0.1:1/x.png" width="40" height="20"/>`,
    );
    const { answer, file, bytes } = await stored('me.svg', drawing);
    expect((answer.data as { media_type: string; name: string }).media_type).toBe('image/png');
    expect((answer.data as { name: string }).name).toBe('me.png');
    expect(file?.headers['content-type']).toBe('image/png');
    const image = await loadImage(bytes);
    expect([image.width, image.height]).toEqual([512, 256]);
    const canvas = createCanvas(512, 256);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const pixel = (x: number) => [...canvas.getContext('2d').getImageData(x, 128, 1, 1).data];
    expect([pixel(100), pixel(400)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ]);
  });

  it.each([
    ['is cut off', Buffer.from('89504e470d0a1a0a0000000d4948445200000008000000080802000000', 'hex')],
    ['is no whole drawing', svg('<rect width="4"')],
  ])('that %s is refused in words', async (_, bytes) => {
    const { answer } = await stored('me', bytes);
    expect([answer.status, answer.problem.code]).toEqual([422, 'files.picture_broken']);
    expect(answer.problem.message).toContain('Save it again as PNG or JPG');
  });

  it('that claims more pixels than anyone needs is refused before it is unfolded', async () => {
    const bomb = Buffer.from(await halves(8, 8).encode('png'));
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const { answer } = await stored('me.png', bomb);
    expect([answer.status, answer.problem.code]).toEqual([422, 'files.picture_too_large']);
  });

  it.each([
    [
      'parts that repeat parts',
      `<rect id="p0" width="1" height="1"/>${Array.from({ length: 24 }, (_, at) => `<g id="p${at + 1}"><use href="#p${at}"/><use href="#p${at}"/></g>`).join('')}<use href="#p24"/>`,
    ],
    ['a part that holds itself', '<g id="a"><use href="#a"/></g>'],
    ['parts without end', `${'<g>'.repeat(80)}${'</g>'.repeat(80)}`],
  ])('drawn of %s is refused', async (_, inside) => {
    const { answer } = await stored('me.svg', svg(inside));
    expect([answer.status, answer.problem.code]).toEqual([422, 'files.picture_too_large']);
  });
});
