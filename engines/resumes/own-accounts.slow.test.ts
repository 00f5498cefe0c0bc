import fs from 'node:fs';
import { expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readResume } from './index.ts';

const now = new Date('2026-11-20T00:00:00Z');

/** The share, 0 to 1, of short texts that are taken for resumes. */
async function shareTaken(texts: readonly string[]): Promise<number> {
  const read = await Promise.all(
    texts.map((text) => readResume(releaseTaxonomy, new TextEncoder().encode(text), { now })),
  );
  return read.filter(({ ok }) => ok).length / read.length;
}

it('takes what people tell of their work in a few words, and little else that is as short', async () => {
  const accounts = releaseTaxonomy.occupations.flatMap((occupation) => occupation.accounts);
  const others = fs.readFileSync(new URL('../../tools/panel/tellings/others.jsonl', import.meta.url), 'utf8');
  const texts = others
    .trim()
    .split('\n')
    .map((line): { text: string } => JSON.parse(line));
  expect(await shareTaken(accounts.filter((_, at) => at % 10 === 0))).toBeGreaterThan(0.92);
  expect(await shareTaken(texts.map(({ text }) => text))).toBeLessThan(0.25);
});
