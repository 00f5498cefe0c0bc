import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { layoutCases } from './golden/layouts.ts';
import { readingInLines } from './golden/reading-lines.ts';
import { readResume } from './index.ts';

/*
 * The same people once more as plain text, as it is pasted and as it comes out of other programs: whatever is read of it,
 * right or not, is kept. A change that means to read differently writes the files anew
 * (`npx vitest run --project unit engines/resumes/golden -u`).
 */
const readings = new URL('./golden/readings/', import.meta.url);
const documents = readdirSync(readings)
  .filter((file) => /^g\d/.test(file))
  .map((file) => {
    const whole = readFileSync(new URL(file, readings), 'utf8');
    return { id: file.replace('.txt', ''), text: whole.slice(0, whole.search(/^name = /m)) };
  });
const layouts = ['english.txt', 'arabic.txt'].flatMap(layoutCases);

/** Broken where a narrow page would break it. */
const wrapped = (text: string): string =>
  text.replace(/(.{1,46})(?:[ \t]+|$)/gm, '$1\n').replace(/\n\n+/g, '\n\n');

async function read(text: string): Promise<string> {
  const result = await readResume(releaseTaxonomy, new TextEncoder().encode(text), {
    fileName: 'resume.txt',
    now: new Date('2026-11-20T00:00:00Z'),
  });
  if (!result.ok) return result.reason;
  // Where a value stands is kept with the documents themselves.
  return readingInLines(result.resume)
    .map((line) => line.replace(/, page \d.*$/, ''))
    .join('\n');
}

describe('resumes as plain text', () => {
  it.each([
    ['documents', documents, (text: string) => text],
    ['layouts', layouts, (text: string) => text],
    ['layouts-wrapped', layouts.filter((_, at) => at % 2 === 0), wrapped],
  ] as const)('are read as before, %s', async (name, all, changed) => {
    const told: string[] = [];
    for (const { id, text } of all) told.push(`## ${id}\n${await read(changed(text))}\n`);
    await expect(told.join('\n')).toMatchFileSnapshot(`golden/readings/text-${name}.txt`);
  });
});
