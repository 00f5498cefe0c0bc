import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { closeJob, getJobAddress, updateJob } from '#contract/features/jobs.contract.ts';
import { jobPage } from '#server/app/public-pages.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aJob, aPerson, contextOf, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { drawPreview } from './jobs.preview-picture.ts';

const test = testApp();

async function aPublicJob(given: Parameters<typeof aJob>[0] = {}) {
  const recruiter = await aPerson(test, 'RECRUITER');
  const jobId = await publishJob(test, recruiter, given);
  const { data } = await test.call(getJobAddress, { token: recruiter.token, body: { job_id: jobId } });
  return { recruiter, jobId, key: data.key };
}

const ask = (key: string, { lang = 'en', headers = {} }: { lang?: string; headers?: object } = {}) =>
  test.program.app.inject({
    url: `/api/public/job/${key}/preview.png?lang=${lang}`,
    headers: { ...headers },
  });

/** Where something other than the ground is drawn, as shares of the width. */
async function inkOf(png: Uint8Array): Promise<{ from: number; to: number }> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const dark = (x: number, y: number) => data[(y * image.width + x) * 4]! < 60;
  const columns = Array.from({ length: image.width }, (_, x) => x).filter((x) =>
    Array.from({ length: image.height }, (_, y) => y).some((y) => dark(x, y)),
  );
  return { from: firstOf(columns) / image.width, to: columns.at(-1)! / image.width };
}

describe('the picture of a shared job', () => {
  it('is a PNG of the size that previews ask for, in either language, for everyone', async () => {
    const { key } = await aPublicJob();
    const [en, ar] = [await ask(key), await ask(key, { lang: 'ar' })];
    expect([en.statusCode, en.headers['content-type']]).toEqual([200, 'image/png']);
    const image = await loadImage(en.rawPayload);
    expect([image.width, image.height]).toEqual([1_200, 630]);
    expect(en.headers.etag).not.toBe(ar.headers.etag);
  });

  it('is not sent again while it is the same, and is another once the job has another title', async () => {
    const { recruiter, jobId, key } = await aPublicJob();
    const first = await ask(key);
    const etag = String(first.headers.etag);
    const again = await ask(key, { headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const job = aJob({ job_title: 'Cost Manager' });
    await test.call(updateJob, { token: recruiter.token, body: { job_id: jobId, job } });
    const after = await ask(key, { headers: { 'if-none-match': etag } });
    expect([after.statusCode, after.headers.etag === etag]).toEqual([200, false]);
  });

  it('is named in the head of the page with an address that leads to it; a closed job has none', async () => {
    const { recruiter, jobId, key } = await aPublicJob();
    const page =
      '<!doctype html><html lang="en" dir="ltr"><head><title>Masar</title></head><body></body></html>';
    const { html } = await jobPage(await contextOf(test), page, key, 'ar');
    const address = /property="og:image" content="([^"]+)"/.exec(html)![1]!.replaceAll('&#38;', '&');
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    const { pathname, search } = new URL(address);
    const picture = await test.program.app.inject({ url: pathname + search });
    expect([picture.statusCode, address]).toEqual([
      200,
      expect.stringContaining(String(picture.headers.etag).replaceAll('"', '')),
    ]);

    await test.call(closeJob, { token: recruiter.token, params: { id: jobId } });
    expect((await ask(key)).statusCode).toBe(404);
    expect((await jobPage(await contextOf(test), page, key, 'ar')).html).not.toContain('og:image');
  });

  it('is nobody’s in another portal', async () => {
    const { key } = await aPublicJob();
    expect((await ask(key, { headers: { domain: 'LEC' } })).statusCode).toBe(404);
  });
});

describe('what the picture shows', () => {
  // Of a colour that is not dark: the band at the edge is no text.
  const look = { key: 'HCMS', accent: '#e2762b', logo: null } as const;
  const words = { company: 'Palm', place: 'Dubai', portal: 'Masar' };

  it('begins at the right in Arabic and at the left in English', async () => {
    const [en, ar] = [
      await inkOf(await drawPreview({ ...words, title: 'Nurse' }, { ...look, lang: 'en' })),
      await inkOf(await drawPreview({ ...words, title: 'ممرضة' }, { ...look, lang: 'ar' })),
    ];
    expect(en.to).toBeLessThan(0.5);
    expect(ar.from).toBeGreaterThan(0.5);
  });

  it.each([
    ['en', `${'Infrastructure '.repeat(12)}engineer`],
    ['en', 'W'.repeat(300)],
    ['ar', `${'البنية التحتية '.repeat(20)}مهندسة`],
  ] as const)('stays within its margins however long the title is: %s', async (lang, title) => {
    const { from, to } = await inkOf(await drawPreview({ ...words, title }, { ...look, lang }));
    expect(from).toBeGreaterThan(0.06);
    expect(to).toBeLessThan(0.94);
  });
});
