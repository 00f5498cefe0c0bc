import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { layoutCases } from './golden/layouts.ts';
import { inOneColumn, inTwoColumns, inWordProcessor } from './golden/pages.ts';
import { readingInLines } from './golden/reading-lines.ts';
import { readResume } from './index.ts';

/*
 * The same people once more as plain text, as it is pasted and as it comes out of other programs, and others set on pages
 * in several ways: whatever is read of it, right or not, is kept. A change that means to read differently writes the files anew
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
const further = ['further.txt', 'further-arabic.txt'].flatMap(layoutCases);
const english = ['english.txt', 'further.txt'].flatMap(layoutCases);

/** Broken where a narrow page would break it. */
const wrapped = (text: string): string =>
  text.replace(/(.{1,46})(?:[ \t]+|$)/gm, '$1\n').replace(/\n\n+/g, '\n\n');

async function read(bytes: Uint8Array, ending: string): Promise<string> {
  const result = await readResume(releaseTaxonomy, bytes, {
    fileName: `resume.${ending}`,
    now: new Date('2026-11-20T00:00:00Z'),
  });
  if (!result.ok) return result.reason;
  // Where a value stands is kept with the documents themselves.
  return readingInLines(result.resume)
    .map((line) => line.replace(/, page \d.*$/, ''))
    .join('\n');
}

const asText = (text: string) => new TextEncoder().encode(text);

describe('resumes as plain text', () => {
  it.each([
    ['documents', documents, (text: string) => text],
    ['layouts', layouts, (text: string) => text],
    ['layouts-wrapped', layouts.filter((_, at) => at % 2 === 0), wrapped],
    ['further', further, (text: string) => text],
    ['further-wrapped', further, wrapped],
  ] as const)('are read as before, %s', async (name, all, changed) => {
    const told: string[] = [];
    for (const { id, text } of all) told.push(`## ${id}\n${await read(asText(changed(text)), 'txt')}\n`);
    await expect(told.join('\n')).toMatchFileSnapshot(`golden/readings/text-${name}.txt`);
  });
});

describe('resumes set on pages', () => {
  it.each([
    ['one-column', english, inOneColumn, 'pdf'],
    ['two-columns', english, inTwoColumns, 'pdf'],
    ['word-processor', [...layouts.filter((_, at) => at % 2 === 1), ...further], inWordProcessor, 'docx'],
  ] as const)('are read as before, %s', async (name, all, set, ending) => {
    const told: string[] = [];
    for (const { id, text } of all) told.push(`## ${id}\n${await read(set(text), ending)}\n`);
    await expect(told.join('\n')).toMatchFileSnapshot(`golden/readings/set-${name}.txt`);
  });
});
