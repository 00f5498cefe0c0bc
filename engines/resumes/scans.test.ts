import { readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawPdfPage } from './draw-page.ts';
import { CLEAN, pdfOfPictures, picturesOf } from './golden/scans.ts';
import { readResume } from './index.ts';
import { evened, greyOf, levelled, marksIn, skewOf, turned } from './scan-picture.ts';

const now = new Date('2026-11-20T00:00:00Z');
const golden = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./golden/docs/${name}`, import.meta.url)));

/** Black lines on white, as lines of print look from afar. */
function page(ground = '#fff', ink = '#000') {
  const canvas = createCanvas(400, 560);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, 400, 560);
  context.fillStyle = ink;
  for (let y = 60; y < 500; y += 20) context.fillRect(50, y, 300, 7);
  return greyOf(context.getImageData(0, 0, 400, 560).data, 400, 560);
}

describe('a picture of a page', () => {
  it('is drawn by the one canvas that is installed', async () => {
    const picture = await drawPdfPage(golden('g02-chef.pdf'), 1, 1);
    expect(Array.from(picture!.slice(1, 4))).toEqual([0x50, 0x4e, 0x47]);
    expect(await drawPdfPage(golden('g02-chef.pdf'), 9, 1)).toBeNull();
  });

  it('that lies askew is levelled', () => {
    for (const angle of [-3, 1.5, 4]) {
      const askew = levelled(page(), -angle);
      expect(skewOf(askew)).toBeCloseTo(angle, 0);
      expect(skewOf(levelled(askew, skewOf(askew)))).toBe(0);
    }
    expect(skewOf(page())).toBe(0);
  });

  it('comes out dark on light, also where it was light on dark', () => {
    const at = (picture: { pixels: Uint8Array; width: number }, x: number, y: number) =>
      picture.pixels[y * picture.width + x]!;
    for (const picture of [evened(page('#22303c', '#fff')), evened(page('#ddd', '#333'))]) {
      expect(at(picture, 200, 63)).toBeLessThan(100);
      expect(at(picture, 20, 20)).toBeGreaterThan(220);
    }
  });

  it('tells how many separate marks are on it', () => {
    const rows = ['#.#.', '#.##', '....', '.##.'];
    const pixels = Uint8Array.from([...rows.join('')], (mark) => (mark === '#' ? 0 : 255));
    expect(marksIn({ width: 4, height: 4, pixels })).toBe(3);
  });

  it('turned four times by a quarter is as it was', () => {
    const picture = page();
    expect(turned(turned(turned(turned(picture, 1), 1), 1), 1)).toEqual(picture);
    expect(turned(turned(picture, 1), 3)).toEqual(picture);
  });
});

describe('a scan', () => {
  it('is read as its text would be, page by page', async () => {
    const scan = pdfOfPictures(await picturesOf(golden('g10-guard.pdf'), { ...CLEAN, skew: 1 }), 200);
    const seen: (string | null)[] = [];
    const read = await readResume(scan, { now, onPage: ({ resume }) => seen.push(resume.name) });
    const original = await readResume(golden('g10-guard.pdf'), { now });
    if (!read.ok || !original.ok) throw new Error('not read');
    const essentials = ({ resume }: typeof read) => ({
      name: resume.name,
      email: resume.email,
      work: resume.work.map(({ title, organisation, start, end }) => ({ title, organisation, start, end })),
    });
    expect(essentials(read)).toEqual(essentials(original));
    expect(seen).toEqual([original.resume.name]);
    const place = read.resume.evidence['work.0.title']?.place;
    expect([place?.page, (place?.box?.width ?? 0) > 20]).toEqual([1, true]);
  });

  it('in Arabic is read with its addresses in Latin letters', async () => {
    const scan = pdfOfPictures(await picturesOf(golden('g13-ar-chef.pdf'), CLEAN), 200);
    const read = await readResume(scan, { now });
    expect(read.ok && [read.language, read.resume.email]).toEqual(['ar', 'youssef.haddad@example.com']);
  });

  it('is left to a reader with more time where that is asked for', async () => {
    const scan = pdfOfPictures(await picturesOf(golden('g02-chef.pdf'), CLEAN), 200);
    expect(await readResume(scan, { now, scans: 'leave' })).toMatchObject({ ok: false, reason: 'scanned' });
  });

  it('of an empty sheet is empty', async () => {
    const sheet = createCanvas(1_240, 1_754);
    const context = sheet.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1_240, 1_754);
    expect(await readResume(new Uint8Array(await sheet.encode('jpeg')), { now })).toMatchObject({
      ok: false,
      reason: 'empty',
    });
  });

  it('as a picture of its own is read too, also one that lies on its side', async () => {
    const [picture] = await picturesOf(golden('g10-guard.pdf'), { ...CLEAN, quarters: 1 });
    const read = await readResume(picture!, { now });
    const original = await readResume(golden('g10-guard.pdf'), { now });
    expect(read.ok && read.resume.name).toBe(original.ok && original.resume.name);
  });
});
