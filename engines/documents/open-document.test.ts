import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { jpegOf, sheet } from './golden/pictures.ts';
import { type OpeningHints, openDocument } from './open-document.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const compound = (...more: Uint8Array[]) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...more.flatMap((it) => [...it])]);

async function reasonOf(bytes: Uint8Array, hints?: OpeningHints): Promise<string | null> {
  const opened = await openDocument(releaseTaxonomy, bytes, hints);
  return opened.ok ? null : opened.reason;
}

async function linesOf(text: string): Promise<{ text: string; segments: number }[]> {
  const opened = await openDocument(releaseTaxonomy, bytesOf(text), { fileName: 'a.txt' });
  return opened.ok
    ? opened.reading.blocks
        .flatMap(({ lines }) => lines)
        .map((line) => ({ text: line.text, segments: line.segments.length }))
    : [];
}

describe('what a document is', () => {
  it('is told by its bytes, and by its name where they say nothing', async () => {
    expect(await reasonOf(new Uint8Array())).toBe('empty');
    expect(await reasonOf(bytesOf(' \n\t \n'))).toBe('empty');
    expect(await reasonOf(bytesOf('{\\rtf1 Layla}'))).toBe('unsupported');
    expect(await reasonOf(bytesOf('{\\rtf1 Layla}'), { fileName: 'a.PDF' })).toBe('damaged');
    expect(await reasonOf(new Uint8Array(4_000), { fileName: 'a.docx' })).toBe('damaged');
    expect(await reasonOf(new Uint8Array(4_000), { fileName: 'a.doc' })).toBe('unsupported');
    expect(await reasonOf(bytesOf('PK'))).toBe('damaged');
    expect(await reasonOf(bytesOf('Parts: Layla'))).toBeNull();
    expect(await reasonOf(compound(new Uint8Array(600)))).toBe('unsupported');
    const wide = Uint8Array.from([...bytesOf('EncryptedPackage')].flatMap((byte) => [byte, 0]));
    expect(await reasonOf(compound(wide))).toBe('encrypted');
  });

  it('is looked for in a picture but where scans are left', async () => {
    const blank = await jpegOf(sheet(200, 280, '#fff'));
    expect(await reasonOf(blank)).toBe('empty');
    expect(await reasonOf(blank, { scans: 'leave' })).toBe('scanned');
  });

  it('is no more than its kind may hold, whatever that is', async () => {
    const line = `${'Layla Haddad, nurse. '.repeat(20).trim()}\n`;
    const text = (characters: number) => bytesOf(line.repeat(Math.floor(characters / line.length)));
    expect(await reasonOf(text(500_000))).toBeNull();
    expect(await reasonOf(text(501_000))).toBe('too_large');
    expect(await reasonOf(text(501_000), { length: 'book' })).toBeNull();
    expect(await reasonOf(new Uint8Array(30 * 1024 * 1024 + 1).fill(0x20))).toBe('too_large');
    expect(await reasonOf(new Uint8Array(30 * 1024 * 1024).fill(0x20))).toBe('empty');
  });

  it('is cut where a line never ends', async () => {
    const [short] = await linesOf('a'.repeat(4_000));
    expect(short?.text).toHaveLength(4_000);
    const [long] = await linesOf('a'.repeat(4_001));
    expect(long?.text).toHaveLength(4_000);
  });
});

it('columns of a text begin at their first line, and rows without words of theirs are room', async () => {
  const row = (left: string, right: string) => left.padEnd(40) + right;
  const text = [
    'Liza Santos',
    'Registered Nurse',
    '',
    row('SKILLS', 'EXPERIENCE'),
    row('Triage', 'Charge Nurse, Reef Medical Centre'),
    row('Wound care', 'Led a shift of twelve nurses'),
    row('', 'Cared for burns'),
    row('LANGUAGES', 'EDUCATION'),
    row('English', 'BSc Nursing, Manila'),
    row('Tagalog', '2014'),
  ].join('\n');
  const opened = await openDocument(releaseTaxonomy, bytesOf(text), { fileName: 'a.txt' });
  const gaps = opened.ok ? opened.reading.blocks.map(({ lines }) => lines.map(({ gap }) => gap)) : [];
  expect(gaps).toEqual([
    [0, 1.2],
    [0, 1.2, 1.2, 2.2, 1.2, 1.2],
    [0, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2],
  ]);
});
