import fs from 'node:fs';
import { expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readResume } from './index.ts';

const now = new Date('2026-11-20T00:00:00Z');

/** The share, 0 to 1, of short texts that are taken for resumes. */
async function shareTaken(file: string, every: number): Promise<number> {
  const lines = fs.readFileSync(new URL(`../../tools/panel/tellings/${file}`, import.meta.url), 'utf8');
  const texts = lines
    .split('\n')
    .filter((line, at) => line !== '' && at % every === 0)
    .map((line): { text: string } => JSON.parse(line));
  const read = await Promise.all(
    texts.map(({ text }) => readResume(releaseTaxonomy, new TextEncoder().encode(text), { now })),
  );
  return read.filter(({ ok }) => ok).length / read.length;
}

it('takes what people tell of their work in a few words, and little else that is as short', async () => {
  expect(await shareTaken('tellings.jsonl', 10)).toBeGreaterThan(0.92);
  expect(await shareTaken('others.jsonl', 1)).toBeLessThan(0.25);
});
