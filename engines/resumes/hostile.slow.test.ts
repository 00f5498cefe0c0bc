import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type HostileFile,
  hostileFiles,
  lockedPdf,
  mutated,
  plainPdf,
} from '#engines/documents/golden/hostile.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readResume } from './index.ts';

const now = new Date('2026-11-20T00:00:00Z');
const folder = new URL('./golden/docs/', import.meta.url);
const RESUME = [
  'Amal Nasser',
  'amal@example.com',
  'Experience',
  'Nurse, City Hospital',
  'Jan 2019 - Mar 2022',
];
/** Each document of the collection four times, damaged in another way each time. */
const DAMAGES = 84;

/** Only where a thread of its own can be ended are these let near a reader; see the tests of the document reader. */
const NEEDS_A_THREAD = /bomb|heads|endless|saves|fonts|many-lines|many-pages|dates|deep-operands/;

async function outcome({ name, bytes }: HostileFile): Promise<string> {
  const read = await readResume(releaseTaxonomy, bytes, { fileName: name, now, scans: 'leave' });
  return read.ok ? 'read' : read.reason;
}

describe('a locked PDF', () => {
  it('with an empty password opens by itself', async () => {
    const read = await readResume(releaseTaxonomy, lockedPdf(RESUME, ''), { now });
    expect(read.ok && read.resume.name).toBe('Amal Nasser');
  });

  it('with a password says that it is locked', async () => {
    expect(await readResume(releaseTaxonomy, lockedPdf(RESUME, 'secret'), { now })).toMatchObject({
      ok: false,
      reason: 'encrypted',
    });
  });
});

describe('a file that lies about what it is', () => {
  it('is read for what it holds', async () => {
    const bytes = plainPdf(RESUME);
    const read = await readResume(releaseTaxonomy, bytes, { fileName: 'cv.txt', now });
    expect(read.ok && read.resume.email).toBe('amal@example.com');
  });
});

describe('hostile files', () => {
  it('end in a resume or a reason', async () => {
    const outcomes: Record<string, string> = {};
    for (const file of hostileFiles((name) => !NEEDS_A_THREAD.test(name)))
      outcomes[file.name] = await outcome(file);
    expect(outcomes).toMatchObject({
      'deep.docx': 'too_large',
      'entities.docx': 'nothing_found',
      'page-tree-loop.pdf': 'damaged',
      'form-loop.pdf': 'empty',
      'huge.png': 'scanned',
      'nul.txt': 'unsupported',
      'some-nul.txt': 'read',
      'one-line.txt': 'too_large',
      'lying.docx': 'read',
      'program.pdf': 'damaged',
    });
  });

  it('that were damaged in some way are read or refused', async () => {
    const seeds = readdirSync(folder).map((name) => ({
      name,
      bytes: new Uint8Array(readFileSync(new URL(name, folder))),
    }));
    const seen = new Set<string>();
    for (let i = 0; i < DAMAGES; i++) seen.add(await outcome(mutated(seeds[i % seeds.length]!, seeds, i)));
    expect([...seen]).toEqual(expect.arrayContaining(['read', 'damaged']));
  });
});
