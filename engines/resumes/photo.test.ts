import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostileFiles, paragraph } from '#engines/documents/golden/hostile.ts';
import {
  chart,
  code,
  docxWithPicture,
  drawing,
  jpegOf,
  logo,
  type Placed,
  pdfWithPictures,
  portrait,
} from '#engines/documents/golden/pictures.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { findPhoto, readResume } from './index.ts';

let face: Uint8Array;
beforeAll(async () => {
  face = await jpegOf(portrait());
});

/** The portrait where templates have it, unless the test says otherwise. */
const placed = (changes: Partial<Placed> = {}): Placed => ({
  jpeg: face,
  pixels: { width: 240, height: 300 },
  x: 440,
  y: 40,
  width: 96,
  height: 120,
  ...changes,
});

async function placedCanvas(picture: Canvas, side = 110): Promise<Placed> {
  const { width, height } = picture;
  return placed({ jpeg: await jpegOf(picture), pixels: { width, height }, width: side, height: side });
}

describe('the photograph of a PDF', () => {
  it('is found, and the resume is read as without it', async () => {
    const bytes = pdfWithPictures([placed()]);
    const photo = await findPhoto(bytes);
    expect([photo?.mediaType, photo?.width, photo?.height]).toEqual(['image/jpeg', 240, 300]);
    const now = new Date('2026-11-20T00:00:00Z');
    const [withIt, without] = [
      await readResume(releaseTaxonomy, bytes, { now }),
      await readResume(releaseTaxonomy, pdfWithPictures([]), { now }),
    ];
    expect(withIt.ok && withIt.resume).toEqual(without.ok && without.resume);
  });

  it('is what the page shows of it, the right way up', async () => {
    const photo = await findPhoto(pdfWithPictures([placed()]));
    const picture = await loadImage(Buffer.from(photo!.bytes));
    const canvas = createCanvas(240, 300);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    const tone = (x: number, y: number) => canvas.getContext('2d').getImageData(x, y, 1, 1).data[0]!;
    // The wall is light above, the coat dark below.
    expect(tone(10, 10)).toBeGreaterThan(180);
    expect(tone(120, 290)).toBeLessThan(90);
  });

  it('is made small, and says nothing of its camera', async () => {
    const [width, height] = [700, 700];
    const large = await jpegOf(portrait(width, height));
    const marked = new Uint8Array(
      Buffer.concat([
        large.subarray(0, 2),
        Buffer.from([0xff, 0xe1, 0, 24]),
        Buffer.from('Exif\0\0Latitude 24.4539'.slice(0, 22), 'latin1'),
        large.subarray(2),
      ]),
    );
    const photo = await findPhoto(
      pdfWithPictures([placed({ jpeg: marked, pixels: { width, height }, width: 110, height: 110 })]),
    );
    expect([photo?.width, photo?.height]).toEqual([512, 512]);
    expect(Buffer.from(photo!.bytes).toString('latin1')).not.toMatch(/Exif|Latitude/);
  });

  it.each<[string, Partial<Placed>]>([
    ['as small as an icon', { width: 24, height: 30 }],
    ['as large as the page', { x: 0, y: 0, width: 595, height: 744 }],
    ['as wide as a banner', { x: 40, width: 280, height: 80 }],
    ['at the foot of the page', { x: 250, y: 640 }],
  ])('is not taken from a picture %s', async (_, place) => {
    expect(await findPhoto(pdfWithPictures([placed(place)]))).toBeNull();
  });

  it('is not taken from a later page', async () => {
    expect(await findPhoto(pdfWithPictures([placed()], 1))).toBeNull();
  });

  it('is no logo, no chart and no code', async () => {
    for (const picture of [logo(), chart(), code()])
      expect(await findPhoto(pdfWithPictures([await placedCanvas(picture)]))).toBeNull();
    const beside = pdfWithPictures([{ ...(await placedCanvas(logo())), x: 40 }, placed()]);
    expect((await findPhoto(beside))?.height).toBe(300);
  });

  it('is not chosen from a page of photographs', async () => {
    const three = [40, 200, 360].map((x) => placed({ x }));
    expect(await findPhoto(pdfWithPictures(three))).toBeNull();
  });

  it('is not sought where there is no picture', async () => {
    expect(await findPhoto(pdfWithPictures([]))).toBeNull();
  });

  it('is not unfolded where it claims more pixels than a photograph has', async () => {
    const pixels = { width: 30_000, height: 30_000 };
    expect(await findPhoto(pdfWithPictures([placed({ pixels })]))).toBeNull();
    const lying = face.slice();
    const frame = Buffer.from(lying).indexOf(Buffer.from([0xff, 0xc0]));
    new DataView(lying.buffer).setUint32(frame + 5, (60_000 << 16) | 60_000);
    expect(await findPhoto(pdfWithPictures([placed({ jpeg: lying })]))).toBeNull();
  });
});

describe('the photograph of a Word document', () => {
  it('is found at its top', async () => {
    const photo = await findPhoto(docxWithPicture(face, (text) => drawing(96, 120) + text));
    expect([photo?.mediaType, photo?.width, photo?.height]).toEqual(['image/jpeg', 240, 300]);
  });

  it('is found at the top of the second column of a table', async () => {
    const long = paragraph('Cared for eight patients a shift. '.repeat(80));
    const columns = (text: string) =>
      `<w:tbl><w:tr><w:tc>${text}${long}</w:tc><w:tc>${drawing(96, 120)}</w:tc></w:tr></w:tbl>`;
    expect(await findPhoto(docxWithPicture(face, columns))).not.toBeNull();
    const below = docxWithPicture(face, (text) => text + long + drawing(96, 120));
    expect(await findPhoto(below)).toBeNull();
  });

  it('is found where it fills a shape, once where old and new drawings say the same', async () => {
    const shape =
      '<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><wp:anchor><wp:extent cx="1219200" cy="1219200"/><wps:wsp><wps:spPr><a:blipFill><a:blip r:embed="rId1"/></a:blipFill></wps:spPr></wps:wsp></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="width:96pt;height:96pt"><v:imagedata r:id="rId1"/></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>';
    expect(await findPhoto(docxWithPicture(face, (text) => shape + text))).not.toBeNull();
    const old =
      '<w:p><w:r><w:pict><v:shape style="width:96pt;height:120pt"><v:imagedata r:id="rId1"/></v:shape></w:pict></w:r></w:p>';
    expect(await findPhoto(docxWithPicture(face, (text) => old + text))).not.toBeNull();
  });

  it('is cut as the document cuts it', async () => {
    const cut = '<a:srcRect t="20000" b="20000"/>';
    const photo = await findPhoto(docxWithPicture(face, (text) => drawing(120, 120, cut) + text));
    expect([photo?.width, photo?.height]).toEqual([240, 180]);
  });

  it('is no logo, and nothing that lies elsewhere', async () => {
    const mark = await jpegOf(logo());
    expect(await findPhoto(docxWithPicture(mark, (text) => drawing(110, 110) + text))).toBeNull();
    const top = (text: string) => drawing(96, 120) + text;
    for (const target of ['https://example.com/face.jpg', '../../etc/passwd', 'media/none.jpg'])
      expect(await findPhoto(docxWithPicture(face, top, target))).toBeNull();
  });

  it('is not unfolded where its head claims more than a photograph has', async () => {
    const lying = new Uint8Array(await portrait().encode('png'));
    const view = new DataView(lying.buffer);
    view.setUint32(16, 50_000);
    view.setUint32(20, 50_000);
    expect(await findPhoto(docxWithPicture(lying, (text) => drawing(96, 120) + text))).toBeNull();
  });
});

describe('hostile files', () => {
  it('have no photograph, and end the search', async () => {
    const files = hostileFiles((name) =>
      /picture|loop|huge|lying|deep\.docx|entities|nul|program/.test(name),
    );
    for (const { bytes } of files) expect(await findPhoto(bytes)).toBeNull();
  });
});
