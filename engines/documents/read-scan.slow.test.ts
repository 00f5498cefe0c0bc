import { expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { pagedPdf } from './golden/odd.ts';
import { CLEAN, picturesOf } from './golden/scans.ts';
import { readPicture } from './read-picture.ts';
import { readScan } from './read-scan.ts';

const SENTENCE = 'Plans the work of three wards';

/** A picture of a page with so many lines, turned by so many quarters. */
async function scanOf(lines: number, quarters = 0) {
  const lineAt = (at: number) => `BT /F1 14 Tf 72 ${700 - at * 30} Td (${SENTENCE}) Tj ET`;
  const page = Array.from({ length: lines }, (_, at) => lineAt(at)).join('\n');
  const [bytes] = await picturesOf(pagedPdf([page]), { ...CLEAN, quarters });
  const picture = await readPicture(bytes!);
  if (!picture.ok) throw new Error(picture.reason);
  return readScan(releaseTaxonomy, picture.grey, picture.dotsPerInch);
}

it.each([0, 2])(
  'a page turned by %i quarters is read upright, as large as a sheet of paper',
  async (quarters) => {
    const page = await scanOf(4, quarters);
    if (typeof page === 'string') throw new Error(page);
    // The narrow side is taken for that of A4; the page has the proportions of a letter.
    expect([Math.round(page.width / 10), Math.round(page.height / 10), page.language]).toEqual([
      60,
      77,
      'eng',
    ]);
    const lines = Map.groupBy(page.glyphs, ({ y }) => Math.round(y / 10));
    const texts = [...lines].map(([y, line]) => [
      y,
      line
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ]);
    const told = SENTENCE.replaceAll(' ', '');
    expect(texts).toEqual([9, 12, 15, 18].map((y) => [y, told]));
  },
);

it('a page without lines is blank', async () => {
  expect(await scanOf(0)).toBe('blank');
});
