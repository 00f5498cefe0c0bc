import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { closeJob, getJob, getJobAddress, getPublicJob, postJob } from '#contract/features/jobs.contract.ts';
import { aJob, aPerson, contextOf, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { jobPage } from './public-pages.ts';

const test = testApp();

const PAGE = `<!doctype html><html lang="en" dir="ltr"><head><meta name="description" content="Masar" />
<title>Masar</title></head><body><noscript>Masar needs JavaScript.</noscript></body></html>`;

const keyOf = async (recruiter: Person, jobId: string) =>
  (await test.call(getJobAddress, { token: recruiter.token, body: { job_id: jobId } })).data.key;

async function aPublicJob(given: Parameters<typeof aJob>[0] = {}) {
  const recruiter = await aPerson(test, 'RECRUITER');
  const jobId = await publishJob(test, recruiter, given);
  return { recruiter, jobId, key: await keyOf(recruiter, jobId) };
}

const read = (key: string) => test.call(getPublicJob, { params: { key } });
const pageOf = async (key: string, lang?: string) => jobPage(await contextOf(test), PAGE, key, lang);

/** What of a JobPosting Google requires, and of the kinds that it names. */
function expectPosting(posting: Record<string, unknown>): void {
  expect(posting).toMatchObject({ '@context': 'https://schema.org', '@type': 'JobPosting' });
  for (const name of ['title', 'description', 'datePosted', 'hiringOrganization'])
    expect(posting[name], name).toBeTruthy();
  expect(Boolean(posting.jobLocation) || posting.jobLocationType === 'TELECOMMUTE').toBe(true);
  expect(posting.datePosted).toMatch(/^\d{4}-\d\d-\d\d$/);
  const empty = Object.entries(posting).filter(([, value]) => value === null || value === '');
  expect(empty).toEqual([]);
}

describe('a public job', () => {
  it('is read by everyone without a sign-in, and says nothing that is the company’s own', async () => {
    const { jobId, key } = await aPublicJob({
      salary_min: 18_000,
      salary_max: 24_000,
      education: 'bachelor',
    });
    const { status, data } = await read(key);
    expect(status).toBe(200);
    if (!data.is_open) throw new Error('it is open');
    expect(data.job).toMatchObject({ jid: jobId, key, job_title: 'Quantity Surveyor' });
    expect(data.job).not.toHaveProperty('can');
    expectPosting(data.posting);
    expect(data.posting).toMatchObject({
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Pearl Bay Contracting' },
      jobLocation: {
        '@type': 'Place',
        address: { addressLocality: 'Dubai', addressCountry: 'United Arab Emirates' },
      },
      baseSalary: {
        currency: 'AED',
        value: { minValue: 18_000, maxValue: 24_000, unitText: 'MONTH' },
      },
      experienceRequirements: { monthsOfExperience: 48 },
      educationRequirements: { credentialCategory: 'bachelor degree' },
      directApply: true,
    });
    expect(data.posting.url).toContain(`/public/job/${key}`);
  });

  it('that is remote says so, and of what it does not say it says nothing', async () => {
    const { key } = await aPublicJob({
      work_place: 'remote',
      location: null,
      min_years: null,
      requirements: [],
    });
    const { data } = await read(key);
    if (!data.is_open) throw new Error('it is open');
    expectPosting(data.posting);
    expect(data.posting).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    for (const name of ['jobLocation', 'baseSalary', 'experienceRequirements', 'qualifications'])
      expect(data.posting).not.toHaveProperty(name);
  });

  it('that was closed says only what it was; a draft and another portal’s are not found', async () => {
    const { recruiter, jobId, key } = await aPublicJob();
    await test.call(closeJob, { token: recruiter.token, params: { id: jobId } });
    expect((await read(key)).data).toEqual({
      is_open: false,
      job_title: 'Quantity Surveyor',
      company_name: 'Pearl Bay Contracting',
    });
    const draft = await test.call(postJob, {
      token: recruiter.token,
      body: { job: aJob(), publish: false },
    });
    expect((await read(await keyOf(recruiter, draft.data.jid))).problem.code).toBe('jobs.not_found');
    expect((await read('no-such-key')).status).toBe(404);
    const abroad = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    const there = await keyOf(abroad, await publishJob(test, abroad));
    expect((await read(there)).status).toBe(404);
    const asked = await test.call(getPublicJob, { params: { key: there }, domain: 'LEC' });
    expect(asked.status).toBe(200);
  });

  it('has one address, which the recruiter and every reader of the job get', async () => {
    const { recruiter, jobId, key } = await aPublicJob();
    const { data } = await test.call(getJobAddress, { token: recruiter.token, body: { job_id: jobId } });
    expect(data).toEqual({
      url: expect.stringMatching(new RegExp(`/public/job/${key}$`)),
      key,
      is_open: true,
      feeds: {
        xml: expect.stringMatching(/\/public\/companies\/[\w-]+\/jobs\.xml$/),
        json: expect.stringMatching(/\/public\/companies\/[\w-]+\/jobs\.json$/),
      },
    });
    const candidate = await aPerson(test, 'CANDIDATE');
    const seen = await test.call(getJob, { token: candidate.token, params: { id: jobId } });
    expect(seen.data.public_url).toBe(data.url);
    const abroad = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    const there = await publishJob(test, abroad);
    const other = await test.call(getJobAddress, { token: abroad.token, body: { job_id: there } });
    expect(other.data.url).toMatch(/\?domain=LEC$/);
  });
});

describe('the page of a public job', () => {
  it('has its words, previews and JobPosting in the head, for programs that run no script', async () => {
    const { key } = await aPublicJob({
      job_title: 'Surveyor </script><script>alert("$&")</script>',
      description: `Measures "works" & <b>values</b> variations for building projects in the Gulf, every month.`,
    });
    const { status, html } = await pageOf(key);
    expect(status).toBe(200);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<title>Surveyor &#60;/script&#62;');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/public\/job\/[^"]+" \/>/);
    for (const name of ['og:title', 'og:description', 'og:url', 'twitter:card'])
      expect(html).toContain(`="${name}" content="`);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!;
    const posting = JSON.parse(block) as Record<string, string>;
    expectPosting(posting);
    expect(posting.title).toBe('Surveyor </script><script>alert("$&")</script>');
    expect(posting.description).toContain('&lt;b&gt;values&lt;/b&gt;');
    expect(html).toContain('<noscript><article');
  });

  it('speaks the language that its address names, each knowing the other', async () => {
    const { key } = await aPublicJob();
    const { html } = await pageOf(key, 'ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toMatch(/<title>Quantity Surveyor لدى Pearl Bay Contracting/);
    expect(html).toMatch(/rel="canonical" href="[^"]*\?lang=ar"/);
    const plain = /hreflang="x-default" href="([^"]*)"/.exec(html)?.[1] ?? 'none';
    expect(html, 'one address in the first language').toContain(`hreflang="en" href="${plain}"`);
    const { html: english } = await pageOf(key, 'en');
    expect(english).toContain(`rel="canonical" href="${plain}"`);
    expect(english).toContain('type="application/feed+json"');
    expect(html).toContain('content="ar_AE"');
  });

  it('is gone where the job was closed, and missing where there is none; neither is to be found', async () => {
    const { recruiter, jobId, key } = await aPublicJob();
    await test.call(closeJob, { token: recruiter.token, params: { id: jobId } });
    const closed = await pageOf(key);
    expect(closed.status).toBe(410);
    expect(closed.html).toContain('no longer open');
    const missing = await pageOf('no-such-key');
    expect(missing.status).toBe(404);
    for (const { html } of [closed, missing]) {
      expect(html).toContain('noindex');
      expect(html).not.toContain('ld+json');
    }
  });
});

describe('what search engines ask for first', () => {
  it('is a sitemap of the portal’s published jobs and no others', async () => {
    const { key, recruiter } = await aPublicJob();
    const draft = await test.call(postJob, {
      token: recruiter.token,
      body: { job: aJob(), publish: false },
    });
    const hidden = await keyOf(recruiter, draft.data.jid);
    const answer = await test.send('GET', '/sitemap.xml');
    expect(answer.headers['content-type']).toContain('application/xml');
    const text = String(answer.body);
    const { urlset } = new XMLParser({ isArray: (name) => name === 'url' }).parse(text) as {
      urlset: { url: { loc: string; lastmod: string }[] };
    };
    const addresses = urlset.url.map(({ loc }) => loc);
    expect(addresses.some((address) => address.endsWith(`/public/job/${key}`))).toBe(true);
    expect(text).not.toContain(hidden);
    expect(text).not.toContain('domain=LEC');
    for (const { lastmod } of urlset.url) expect(new Date(lastmod).getTime()).not.toBeNaN();
    expect(String((await test.send('GET', '/sitemap-1.xml')).body)).toContain(key);
    const other = await test.send('GET', '/sitemap.xml', { headers: { host: 'ku.masar.example' } });
    expect(String(other.body)).not.toContain(key);
  });

  it('is a word to robots, with the way to the sitemap', async () => {
    const { body } = await test.send('GET', '/robots.txt');
    expect(String(body)).toMatch(/Disallow: \/api\/\n\nSitemap: http.*\/sitemap\.xml/);
  });
});
