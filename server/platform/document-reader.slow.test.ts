import { afterAll, describe, expect, it } from 'vitest';
import { hostileFiles, mutated, plainPdf } from '#engines/documents/golden/hostile.ts';
import { firstOf } from '#server/testing/lists.ts';
import { readConfig } from './config.ts';
import { createDocumentReader, readUntil } from './document-reader.ts';

/** A file that swells keeps a processor busy until it is given up: tests wait for a quarter of the usual time. */
const GIVE_UP_MS = 5_000;
const reader = createDocumentReader(readConfig().dataDir, GIVE_UP_MS);
afterAll(() => reader.close());
const now = new Date('2026-11-20T00:00:00Z');
const RESUME = [
  'Amal Nasser',
  'amal@example.com',
  'Experience',
  'Nurse, City Hospital',
  'Jan 2019 - Mar 2022',
];

describe('the reader of documents', () => {
  it('gives up a file that swells without end, and reads the one that waited behind it', async () => {
    const bomb = firstOf(hostileFiles((name) => name === 'stream-bomb-twice.pdf'));
    const [hostile, resume] = await Promise.all([
      reader.readResume(bomb.bytes, bomb.name, now),
      reader.readResume(plainPdf(RESUME), 'cv.pdf', now),
    ]);
    expect(hostile).toMatchObject({ ok: false, reason: 'too_slow' });
    expect(resume.ok && resume.resume.email).toBe('amal@example.com');
  });

  it('keeps the recognised pages of a scan that took too long', async () => {
    const read = await reader.readResume(plainPdf(RESUME), 'cv.pdf', now);
    if (!read.ok) throw new Error('not read');
    const soFar = { ...read, resume: { ...read.resume, unreadPages: [2] } };
    expect(readUntil({ pages: 1, of: 2, read: soFar })).toEqual(soFar);
    expect(readUntil({ pages: 0, of: 2, read: soFar })).toMatchObject({ ok: false, reason: 'too_slow' });
    expect(readUntil(null)).toMatchObject({ ok: false, reason: 'too_slow' });
  });

  it('outlives what a damaged file leaves undone', async () => {
    const original = { name: 'cv.pdf', bytes: plainPdf(RESUME) };
    for (let seed = 0; seed < 40; seed++) {
      const { bytes } = mutated(original, [original], seed);
      const read = await reader.readResume(bytes, 'cv.pdf', now);
      expect(read.ok || read.reason).toBeTruthy();
    }
  });
});
