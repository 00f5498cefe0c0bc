import { expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { pagedPdf } from './golden/odd.ts';
import { openDocument, plainText } from './index.ts';

const text = (y: number, words: string) => `BT /F1 11 Tf 72 ${y} Td (${words}) Tj ET`;
/** A picture of one grey pixel, painted over a square of so many points. */
const picture = (side: number) => `q ${side} 0 0 ${side} 40 40 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q`;
const whole = Array.from({ length: 12 }, (_, at) =>
  text(700 - at * 20, 'Plans the work of three wards'),
).join('\n');
const rest = text(720, 'References upon request');

const opened = (pages: readonly string[]) =>
  openDocument(releaseTaxonomy, pagedPdf(pages), { fileName: 'a.pdf', scans: 'leave' });

it('reads a last page of one line as text, though there is a portrait on the first', async () => {
  const read = await opened([`${whole}\n${picture(90)}`, rest]);
  expect(read.ok && plainText(read.reading)).toMatch(/References upon request$/);
});

it('takes a page of one line for a picture of text where a picture stands on it, too', async () => {
  expect(await opened([whole, `${rest}\n${picture(400)}`])).toMatchObject({ ok: false, reason: 'scanned' });
  expect(await opened([whole, `${rest}\n${picture(60)}`])).toMatchObject({ ok: true });
});
