import { readFileSync } from 'node:fs';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawPdfPage } from '#engines/documents/draw-page.ts';
import { sheet } from '#engines/documents/golden/pictures.ts';
import { CLEAN, pdfOfPictures, picturesOf } from '#engines/documents/golden/scans.ts';
import { evened } from '#engines/documents/scan-ground.ts';
import { fullestBand } from '#engines/documents/scan-measures.ts';
import { greyOf, softened, turned } from '#engines/documents/scan-picture.ts';
import { withoutRules } from '#engines/documents/scan-rules.ts';
import { isSideways, levelled, skewOf } from '#engines/documents/scan-skew.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readResume } from './index.ts';

const now = new Date('2026-11-20T00:00:00Z');
const golden = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./golden/docs/${name}`, import.meta.url)));

/** Black lines on white, as lines of print look from afar. */
function page(ground = '#fff', ink = '#000') {
  return grey(400, 560, ground, (context) => {
    context.fillStyle = ink;
    for (let y = 60; y < 500; y += 20) context.fillRect(50, y, 300, 7);
  });
}

const grey = (width: number, height: number, ...painted: [string, (context: SKRSContext2D) => void]) =>
  greyOf(sheet(width, height, ...painted).data(), width, height);

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

  it('has no black edge where a dark band ends', () => {
    const banded = grey(400, 400, '#fff', (context) => {
      context.fillStyle = '#1c2836';
      context.fillRect(0, 0, 170, 400);
      context.fillStyle = '#fff';
      for (let y = 60; y < 340; y += 20) context.fillRect(30, y, 110, 6);
    });
    const { pixels } = evened(banded);
    const darkIn = (row: number, from: number, to: number) =>
      pixels.subarray(row * 400 + from, row * 400 + to).filter((grey) => grey < 128).length;
    expect([darkIn(63, 30, 140), darkIn(50, 0, 168), darkIn(50, 172, 400)]).toEqual([110, 0, 0]);
  });

  it('loses its rules, and keeps the letters that stand on them', () => {
    const ruled = grey(600, 200, '#fff', (context) => {
      context.fillStyle = '#000';
      context.fillRect(20, 100, 560, 3);
      context.fillRect(300, 70, 12, 60);
    });
    // Up and down as across: columns have rules too.
    for (const { pixels } of [withoutRules(ruled), turned(withoutRules(turned(ruled, 1)), 3)]) {
      const at = (x: number, y: number) => pixels[y * 600 + x]!;
      expect([at(100, 101), at(500, 101), at(305, 101), at(305, 80)]).toEqual([255, 255, 0, 0]);
    }
  });

  it('lies on its side where its lines run upwards, whatever edges its columns have', () => {
    expect([isSideways(page()), isSideways(turned(page(), 1))]).toEqual([false, true]);
  });

  it('is sampled where it is fullest, and made smaller as a whole', () => {
    const picture = page();
    expect(fullestBand(picture, 100)).toMatchObject({ width: 400, height: 100 });
    expect(softened(picture, 0.5)).toMatchObject({ width: 200, height: 280 });
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
    const seen: unknown[] = [];
    const read = await readResume(releaseTaxonomy, scan, {
      now,
      onPage: (it) => seen.push([it.pages, it.of, it.read.resume.name, it.read.resume.unreadPages]),
    });
    const original = await readResume(releaseTaxonomy, golden('g10-guard.pdf'), { now });
    if (!read.ok || !original.ok) throw new Error('not read');
    const essentials = ({ resume }: typeof read) => ({
      name: resume.name,
      email: resume.email,
      work: resume.work.map(({ title, organisation, start, end }) => ({ title, organisation, start, end })),
    });
    expect(essentials(read)).toEqual(essentials(original));
    expect(seen).toEqual([
      [0, 1, null, [1]],
      [1, 1, original.resume.name, undefined],
    ]);
    const place = read.resume.evidence['work.0.title']?.place;
    expect([place?.page, (place?.box?.width ?? 0) > 20]).toEqual([1, true]);
  });

  it('in Arabic is read with its addresses in Latin letters', async () => {
    const scan = pdfOfPictures(await picturesOf(golden('g13-ar-chef.pdf'), CLEAN), 200);
    const read = await readResume(releaseTaxonomy, scan, { now });
    expect(read.ok && [read.language, read.resume.email]).toEqual(['ar', 'youssef.haddad@example.com']);
  });

  it('is left to a reader with more time where that is asked for', async () => {
    const scan = pdfOfPictures(await picturesOf(golden('g02-chef.pdf'), CLEAN), 200);
    expect(await readResume(releaseTaxonomy, scan, { now, scans: 'leave' })).toMatchObject({
      ok: false,
      reason: 'scanned',
    });
  });

  it('of an empty sheet is empty', async () => {
    const empty = await sheet(1_240, 1_754, '#fff').encode('jpeg');
    expect(await readResume(releaseTaxonomy, new Uint8Array(empty), { now })).toMatchObject({
      ok: false,
      reason: 'empty',
    });
  });

  it('as a picture of its own is read too, also one that lies on its side', async () => {
    const [picture] = await picturesOf(golden('g10-guard.pdf'), { ...CLEAN, quarters: 1 });
    const read = await readResume(releaseTaxonomy, picture!, { now });
    const original = await readResume(releaseTaxonomy, golden('g10-guard.pdf'), { now });
    expect(read.ok && read.resume.name).toBe(original.ok && original.resume.name);
  });
});
