import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/features/jobs.contract.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aJob, aPerson, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

interface Feed {
  version: string;
  items: {
    id: string;
    url: string;
    title: string;
    content_html: string;
    _job_posting: { '@type': string };
  }[];
}
const jsonOf = async (id: string, domain?: string) =>
  test.call(contract.getJobsFeedAsJson, { params: { id }, ...(domain && { domain }) });
const xmlOf = async (id: string) => {
  const { body } = await test.call(contract.getJobsFeedAsXml, { params: { id } });
  return new XMLParser({ isArray: (name) => name === 'job', htmlEntities: true }).parse(
    (body as Buffer).toString('utf8'),
  ) as { source: { publisher: string; job?: Record<string, string>[] } };
};

describe('the feeds of a company', () => {
  it('hold its open jobs and no others, with the address that everyone may read', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const { token, companyId } = recruiter;
    const open = await publishJob(test, recruiter, {
      job_title: 'Engineer <R&D>',
      salary_min: 9_000,
      salary_max: 12_000,
      full_text: 'First part.\u0007\n\nSecond part & more.',
    });
    const closed = await publishJob(test, recruiter);
    await test.call(contract.closeJob, { token, params: { id: closed } });
    await test.call(contract.postJob, { token, body: { job: aJob() } });
    await publishJob(test, recruiter, { audience: 'employees' });
    await publishJob(test, await aPerson(test, 'RECRUITER'));

    const { data: address } = await test.call(contract.getJobAddress, { token, body: { job_id: open } });
    const json = (await jsonOf(companyId)).body as Feed;
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.items.map(({ id, url, title }) => [id, url, title])).toEqual([
      [open, address.url, 'Engineer <R&D>'],
    ]);
    expect(firstOf(json.items)._job_posting['@type']).toBe('JobPosting');
    expect(firstOf(json.items).content_html).toContain('<p>Second part &amp; more.</p>');

    const { source } = await xmlOf(companyId);
    expect(source.job).toHaveLength(1);
    expect(source.job![0]).toMatchObject({
      title: 'Engineer <R&D>',
      referencenumber: open,
      url: address.url,
      city: 'Dubai',
      country: 'United Arab Emirates',
      jobtype: 'fulltime',
      salary: 'AED 9000 - 12000 per month',
      experience: '4+ years',
    });
    expect(address.feeds.xml).toContain(`/api/public/companies/${companyId}/jobs.xml`);
  });

  it('are of a portal, and those of a company without open jobs are empty', async () => {
    const recruiter = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    expect((await jsonOf(recruiter.companyId)).status).toBe(404);
    const here = await jsonOf(recruiter.companyId, 'LEC');
    expect([here.status, (here.body as Feed).items]).toEqual([200, []]);
    const { data } = await test.call(contract.postJob, {
      token: recruiter.token,
      body: { job: aJob(), publish: true },
    });
    const { data: address } = await test.call(contract.getJobAddress, {
      token: recruiter.token,
      body: { job_id: data.jid },
    });
    // A program that opens the address sends no header of ours.
    const { pathname, search } = new URL(address.feeds.json);
    expect(((await test.send('GET', pathname + search)).body as Feed).items).toHaveLength(1);
  });
});
