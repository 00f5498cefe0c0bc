import { expect, it } from 'vitest';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { indexOf } from './answers.fixtures.ts';
import { documentOfReading, placesOf } from './document-of-reading.ts';

it('a document that was read is asked, and its quotations are found on the page', () => {
  const lines = [
    lineOf('Travel', { size: 16, bold: true, y: 40, gap: 0 }),
    lineOf('Flights are booked by the travel desk, which', { y: 70, gap: 2 }),
    lineOf('answers within two working days.', { y: 84 }),
    lineOf('Grade\tClass\tDaily allowance', { y: 120, gap: 3, page: 2 }),
    lineOf('Director\tBusiness\t450 dirhams', { y: 134, page: 2 }),
    lineOf('Analyst\tEconomy\t300 dirhams', { y: 148, page: 2 }),
  ];
  const block = { page: 1, column: 0, x: 40, width: 400, lines };
  const reading = { blocks: [block], pages: 2, format: 'pdf' as const, isRtl: false, links: [] };
  const read = documentOfReading(reading, { id: 'travel', title: 'Travel policy' });
  expect(read.document.parts?.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'rows']);

  const index = indexOf(read.document);
  const wrapped = index.answer('Who books flights?', { lang: 'en' }).sentences[0];
  expect(wrapped?.text).toBe('Flights are booked by the travel desk, which answers within two working days.');
  expect(wrapped && placesOf(read, wrapped).map(({ page, y }) => [page, y])).toEqual([
    [1, 70],
    [1, 84],
  ]);
  const row = index.answer('What is the daily allowance of a director?', { lang: 'en' }).sentences[0];
  expect(row?.text).toBe('Director\tBusiness\t450 dirhams');
  expect(row && placesOf(read, row)).toMatchObject([{ page: 2, y: 134 }]);
});
