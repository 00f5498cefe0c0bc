import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocumentText } from '#engines/documents/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readResume } from './index.ts';

const now = new Date('2026-11-20T00:00:00Z');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

async function failureOf(bytes: Uint8Array): Promise<string> {
  const result = await readResume(releaseTaxonomy, bytes, { now });
  return result.ok ? 'read' : result.reason;
}

describe('documents that cannot be read', () => {
  it('an empty file is empty', async () => {
    expect(await failureOf(new Uint8Array())).toBe('empty');
    expect(await failureOf(utf8('  \n '))).toBe('empty');
  });

  it('a cut PDF is damaged', async () => {
    expect(await failureOf(utf8('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'))).toBe('damaged');
  });

  it('a picture that holds next to nothing is damaged', async () => {
    expect(
      await failureOf(
        new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0, 0, 0, 1]),
      ),
    ).toBe('damaged');
  });

  it('another kind of zip is unsupported', async () => {
    expect(await failureOf(zipSync({ 'xl/workbook.xml': strToU8('<x/>') }))).toBe('unsupported');
  });

  it('a file that is too large is refused before it is opened', async () => {
    expect(await failureOf(new Uint8Array(30 * 1024 * 1024 + 1))).toBe('too_large');
  });
});

describe('plain text', () => {
  const resume = `Maria Lopez
Welding Inspector
maria@example.com | +971 50 555 0100 | Dubai, UAE

EXPERIENCE
Welding Inspector, Gulf Steel Works LLC (Jan 2020 - Present)
- Inspected root passes
Welder, Cebu Shipyard (2015 - 2019)
- Welded hulls

SKILLS
SMAW, GTAW`;

  it('is read with jobs, employers and dates', async () => {
    const result = await readResume(releaseTaxonomy, utf8(resume), { now });
    expect(result.ok && result.resume).toMatchObject({
      name: 'Maria Lopez',
      headline: 'Welding Inspector',
      work: [
        {
          title: 'Welding Inspector',
          organisation: 'Gulf Steel Works LLC',
          start: '2020-01',
          end: null,
          current: true,
        },
        { title: 'Welder', organisation: 'Cebu Shipyard', start: '2015', end: '2019', current: false },
      ],
      skills: ['SMAW', 'GTAW'],
    });
  });

  it('is the same in UTF-16', async () => {
    const units = new Uint16Array([0xfeff, ...[...resume].map((ch) => ch.charCodeAt(0))]);
    const result = await readResume(releaseTaxonomy, new Uint8Array(units.buffer), { now });
    expect(result.ok && result.resume.name).toBe('Maria Lopez');
  });

  it('is read in Windows-1256', async () => {
    // "سلمى" in that code page.
    const result = await readDocumentText(releaseTaxonomy, new Uint8Array([0xd3, 0xe1, 0xe3, 0xec]));
    expect(result).toMatchObject({ ok: true, text: 'سلمى', format: 'txt' });
  });

  it('gives the same reading twice', async () => {
    expect(await readResume(releaseTaxonomy, utf8(resume), { now })).toEqual(
      await readResume(releaseTaxonomy, utf8(resume), { now }),
    );
  });
});
