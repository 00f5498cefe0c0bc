import { expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readResume } from './index.ts';

async function summaryOf(text: string): Promise<string> {
  const now = new Date('2026-11-30T00:00:00Z');
  const read = await readResume(releaseTaxonomy, new TextEncoder().encode(text), { fileName: 'a.txt', now });
  return read.ok ? (read.resume.summary ?? '') : read.reason;
}

const LETTER = `Saima Rauf
Abu Dhabi
saima.rauf@example.com

Education
MSc Mathematics, Punjab University, 2008

Teaching
Nine years in front of classes of thirty two, grades eight to ten and the Cambridge syllabus at a grammar school
During the break private tuition at home, six to eight students each year, mostly for the general certificate of secondary education
+971 50 555 0142 reaches me in the evening, after the children of the neighbours have left our house
Visa status: husband
Hobbies: gardening`;

it('keeps what no reader has placed as the person’s own words', async () => {
  const summary = await summaryOf(LETTER);
  expect(summary).toContain('Nine years in front of classes of thirty two');
  expect(summary).toContain('During the break private tuition at home');
});

it('leaves contacts, and facts behind labels, where they belong', async () => {
  expect(await summaryOf(LETTER)).not.toMatch(/555|Visa status|Hobbies|saima/);
});

it('says nothing twice of a resume that was read', async () => {
  const summary = await summaryOf(`Hana Qasem
Civil Engineer

Experience
Civil Engineer, Delta Works, Amman
Jan 2019 - Present
- Supervised the concrete works of two bridges and the drainage of a road
- Wrote the daily reports and measured the quantities with the surveyor of the client

Education
BSc Civil Engineering, University of Jordan, 2018`);
  expect(summary).toBe('');
});
