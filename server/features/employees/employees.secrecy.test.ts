import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { allEndpoints } from '#contract/index.ts';
import type { AnyEndpoint } from '#contract/kernel/endpoint.ts';
import type { AccountState } from '#contract/kernel/user-states.ts';
import { jobs } from '#server/db/tables/index.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

/**
 * A job for employees is nowhere in the portal. Every endpoint that an outsider may read is walked, those that are added
 * later among them; a job for everyone beside it shows that the walk would find it.
 */

const test = testApp({ worker: true });

const SECRET = 'Zephyrine Surveyor';
const OPEN = 'Meridian Surveyor';

/** Reading endpoints that are POSTs, or that take more than nothing. */
const asked = (it: { open: string; company: string; openKey: string; secret: string; secretKey: string }) =>
  [
    ['POST', '/api/search', { text: 'Surveyor' }],
    ['POST', '/api/search', { text: SECRET }],
    ['POST', '/api/jobs', { text: 'Surveyor' }],
    ['POST', '/api/jobs', { text: SECRET }],
    ['POST', '/api/jobs', { sort: 'newest', limit: 50 }],
    ['GET', '/api/matching-jobs?min_score=0', undefined],
    ['GET', '/api/matching-jobs?q=Zephyrine', undefined],
    ['POST', '/api/job-facets', { list: 'all', filters: { q: 'Zephyrine' } }],
    ['GET', `/api/companies/${it.company}`, undefined],
    ['GET', `/api/companies/${it.company}/jobs`, undefined],
    ['GET', `/api/jobs/${it.open}/similar`, undefined],
    ['GET', `/api/public/job/${it.openKey}/similar`, undefined],
    ['GET', `/api/public/job/${it.openKey}`, undefined],
    ['GET', `/api/public/job/${it.secretKey}`, undefined],
    ['GET', `/api/public/job/${it.secretKey}/similar`, undefined],
    ['GET', `/api/job/${it.secret}`, undefined],
    ['GET', `/api/jobs/${it.secret}/similar`, undefined],
    ['POST', '/api/skill-gap', { job_id: it.secret }],
    ['POST', '/api/job/favorite', { job_id: it.secret }],
    ['GET', `/api/public/companies/${it.company}/jobs.xml`, undefined],
    ['GET', `/api/public/companies/${it.company}/jobs.json`, undefined],
    ['GET', '/sitemap.xml', undefined],
    ['GET', '/sitemap-1.xml', undefined],
    ['GET', `/public/job/${it.secretKey}`, undefined],
  ] as const;

const SEARCHES = [['POST', '/api/search', { text: 'Surveyor' }]] as const;

/** What a state may read without naming anything; files of one’s own are made with great care and slowly. */
const plainReads = (state: AccountState) =>
  allEndpoints.filter(
    ({ endpoint }) =>
      endpoint.kind === 'json' &&
      endpoint.method === 'GET' &&
      isOpenTo(endpoint, state) &&
      !/\{/.test(endpoint.path),
  );

const isOpenTo = ({ access }: AnyEndpoint, state: AccountState) =>
  access === 'public' || access === 'signed-in' || access.includes(state);

const FEEDS = ['getJobsFeedAsXml', 'getJobsFeedAsJson'];

describe('a job for employees', () => {
  it('is in no list, search, feed, page or figure that anybody else may read', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const outsider = await aSurveyor(test);
    const others: [AccountState, Person][] = [
      ['CANDIDATE', outsider],
      ['RECRUITER', await aPerson(test, 'RECRUITER')],
      ['TALENT_MANAGER', await aPerson(test, 'TALENT_MANAGER')],
      ['INSTITUTE', await aPerson(test, 'INSTITUTE')],
    ];
    const secret = await publishJob(test, owner, { job_title: SECRET, audience: 'employees' });
    const open = await publishJob(test, owner, { job_title: OPEN });
    const rows = await test.program.parts.db.select().from(jobs).where(eq(jobs.companyId, owner.companyId));
    const keyOf = (id: string) => theOne(rows, (row) => row.id === id).publicKey;
    await test.until(async () => {
      const list = await test.call(listMatchingJobs, { token: outsider.token, query: { min_score: 0 } });
      return JSON.stringify(list.body).includes(OPEN);
    });
    const known = { open, secret, company: owner.companyId, openKey: keyOf(open), secretKey: keyOf(secret) };
    const feeds = allEndpoints
      .filter(({ name }) => FEEDS.includes(name))
      .map(
        ({ endpoint }) => ['GET', `/api${endpoint.path.replace('{id}', known.company)}`, undefined] as const,
      );
    expect(feeds.length).toBe(FEEDS.length);

    const found = new Set<string>();
    const told: string[] = [];
    for (const [state, { token }] of others) {
      const plain = plainReads(state).map(
        ({ endpoint }) => ['GET', `/api${endpoint.path}`, undefined] as const,
      );
      const named = state === 'CANDIDATE' ? [...feeds, ...asked(known)] : SEARCHES;
      for (const [method, url, payload] of [...plain, ...named]) {
        const { body, status } = await test.send(method, url, { token, payload });
        const text = Buffer.isBuffer(body) ? body.toString('utf8') : JSON.stringify(body);
        if (status < 400 && text.includes(OPEN)) found.add(firstOf(url.split('?')));
        if (text.includes(SECRET) || (status < 400 && text.includes(secret)))
          told.push(`${state} ${method} ${url}`);
      }
    }
    expect(told).toEqual([]);
    // The walk sees what is there to be seen.
    for (const url of [
      '/api/search',
      '/api/jobs',
      '/api/matching-jobs',
      `/api/companies/${owner.companyId}/jobs`,
    ])
      expect([...found]).toContain(url);
    expect([...found].filter((url) => feeds.some((feed) => feed[1] === url)).length).toBe(FEEDS.length);
    const company = await test.send('GET', `/api/companies/${owner.companyId}`, { token: outsider.token });
    expect((company.data as { open_jobs: number }).open_jobs).toBe(1);
  });

  it('counts for nothing in the limit of jobs that a company may publish', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const { postJobLimit } = (await test.program.contexts.forJob()).portal;
    for (let made = 0; made <= postJobLimit; made++)
      await publishJob(test, owner, { audience: 'employees', job_title: `${SECRET} ${made}` });
    const rows = await test.program.parts.db.select().from(jobs).where(eq(jobs.companyId, owner.companyId));
    expect(rows.filter(({ status }) => status === 'published').length).toBe(postJobLimit + 1);
    expect(await publishJob(test, owner, { job_title: OPEN })).toBeTruthy();
  });
});
