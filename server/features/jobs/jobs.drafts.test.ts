import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyToJob, getApplicant, getApplication } from '#contract/features/applications.contract.ts';
import * as contract from '#contract/features/jobs.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aJob, aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

/** 127.0.0.1 plays a network that the operator opened; 127.0.0.2 what only we can reach. */
const test = testApp({ env: { MASAR_OPEN_NETWORKS: '127.0.0.1' } });

const JOB_POSTING = {
  '@type': 'JobPosting',
  title: 'Quantity Surveyor',
  description:
    '<p>We are looking for a quantity surveyor who measures works and values variations on hospital projects.</p><ul><li>5 years of experience</li></ul>',
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Sharjah', addressCountry: 'AE' } },
  baseSalary: { currency: 'GBP', value: { minValue: 4000, maxValue: 5000, unitText: 'MONTH' } },
};
const PAGES: Record<string, string> = {
  '/data': `<script type="application/ld+json">${JSON.stringify({ '@graph': [JOB_POSTING] })}</script>`,
  '/ending': `<script type="application/ld+json">${JSON.stringify({ ...JOB_POSTING, validThrough: '2099-03-31' })}</script>`,
  '/ended': `<script type="application/ld+json">${JSON.stringify({ ...JOB_POSTING, validThrough: '2019-03-31' })}</script>`,
  '/plain': `<nav>Jobs</nav><main><h1>Barista</h1><p>We are looking for a barista for our shop in Dubai.</p>
    <h2>What you'll do</h2><ul><li>Make drinks</li><li>Keep the bar clean</li></ul>
    <h2>Requirements</h2><ul><li>1 year of experience</li></ul></main>`,
  '/several': `<main><h1>Two jobs in Dubai</h1>
    <h3>1) Barista (2 posts)</h3><p>Makes drinks.</p><p>Requirements: 1 year of experience</p>
    <h3>2) Storekeeper (1 post)</h3><p>Receives and counts goods.</p><p>Requirements: 3 years of experience</p></main>`,
  '/menu': '<h1>Menu</h1><p>Coffee and cake, every day.</p>',
  '/wall': '<title>Sign in</title><form><input type="password"></form>',
  '/login/page': '<h1>Welcome</h1>',
};

let port = 0;
const server = http.createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/to-login') return void response.writeHead(302, { location: '/login/page' }).end();
  if (path === '/inside') return void response.writeHead(302, { location: 'http://127.0.0.2/secret' }).end();
  if (path === '/denied') return void response.writeHead(999).end();
  if (path === '/gone') return void response.writeHead(410).end();
  if (path === '/huge') return void response.writeHead(200, { 'content-length': '9000000' }).end();
  if (path === '/arabic') {
    // As old pages are written: "محاسب في دبي. المتطلبات: خبرة 3 سنوات" in windows-1256.
    const bytes = Buffer.from(
      '<h1>\xe3\xcd\xc7\xd3\xc8</h1><p>\xe3\xd8\xe1\xe6\xc8 \xe3\xcd\xc7\xd3\xc8 \xe1\xe1\xda\xe3\xe1 \xdd\xed \xcf\xc8\xed.</p><h2>\xc7\xe1\xe3\xca\xd8\xe1\xc8\xc7\xca</h2><ul><li>\xce\xc8\xd1\xc9 3 \xd3\xe4\xe6\xc7\xca</li><li>\xc8\xdf\xc7\xe1\xe6\xd1\xed\xe6\xd3 \xe3\xcd\xc7\xd3\xc8\xc9</li></ul><p>\xd1\xc7\xca\xc8 \xcf\xe6\xc7\xe3 \xdf\xc7\xe3\xe1 \xe6\xca\xc3\xe3\xed\xe4 \xd5\xcd\xed \xe6\xc5\xcc\xc7\xd2\xc9 \xd3\xe4\xe6\xed\xc9 \xe6\xca\xd0\xdf\xd1\xc9 \xd3\xdd\xd1</p>',
      'latin1',
    );
    return void response.writeHead(200, { 'content-type': 'text/html; charset=windows-1256' }).end(bytes);
  }
  const page = PAGES[path];
  response
    .writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    .end(page);
});
let recruiter: Person;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  port = (server.address() as AddressInfo).port;
  recruiter = await aPerson(test, 'RECRUITER');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fromLink = (path: string, lang: Language = 'en') =>
  test.call(contract.parseJob, {
    token: recruiter.token,
    lang,
    body: { link: path.startsWith('http') ? path : `http://127.0.0.1:${port}${path}` },
  });
const fromPrompt = (prompt: string, occupation?: string, lang: Language = 'en') =>
  test.call(contract.generateJob, {
    token: recruiter.token,
    lang,
    body: { prompt, ...(occupation && { occupation }) },
  });

describe('a job read from a link', () => {
  it('takes the data of the page, keeps the address, and leaves pay in another currency open', async () => {
    const { data } = await fromLink('/data');
    expect(data).toMatchObject({
      made_by: 'link',
      job: {
        job_title: 'Quantity Surveyor',
        occupation: 'quantity-surveyor',
        location: 'Sharjah, United Arab Emirates',
        min_years: 5,
        salary_min: null,
        source: 'link',
        source_url: `http://127.0.0.1:${port}/data`,
      },
    });
    expect(data.notices).toEqual([
      expect.objectContaining({
        code: 'pay_in_other_currency',
        message: expect.stringContaining('GBP 4000 – 5000'),
      }),
    ]);
    expect(data.found_in).toContainEqual({
      field: 'location',
      from: 'page_data',
      text: null,
      start: null,
      end: null,
    });
    const years = theOne(data.found_in, ({ field }) => field === 'min_years');
    expect(data.job.source_text!.slice(years.start!, years.end!)).toBe(years.text);
  });

  it('takes over until when the page is open, unless that has passed', async () => {
    const { data } = await fromLink('/ending');
    expect(data.job.expires_at).toBe('2099-03-31T19:59:59.999Z');
    expect(data.found_in).toContainEqual(expect.objectContaining({ field: 'expires_at', from: 'page_data' }));
    expect((await fromLink('/ended')).data.job.expires_at).toBeUndefined();
    const saved = await test.call(contract.postJob, {
      token: recruiter.token,
      body: { job: data.job, publish: true },
    });
    expect(saved.data.expires_at).toBe('2099-03-31T19:59:59.999Z');
  });

  it('can be saved and keeps where it came from, for its company alone', async () => {
    const { data } = await fromLink('/data');
    const saved = await test.call(contract.postJob, {
      token: recruiter.token,
      body: { job: data.job, publish: true },
    });
    expect(saved.data).toMatchObject({ source_url: data.job.source_url, occupation: 'quantity-surveyor' });
    const candidate = await aPerson(test, 'CANDIDATE');
    const seen = await test.call(contract.getJob, { token: candidate.token, params: { id: saved.data.jid } });
    expect(seen.data.source_url).toBeNull();
  });

  it('gives a draft of each position of a page, and one of a page whose data describe one', async () => {
    const { data } = await fromLink('/several');
    expect([data, ...data.others].map(({ job }) => [job.job_title, job.min_years])).toEqual([
      ['Barista', 1],
      ['Storekeeper', 3],
    ]);
    expect(data.others[0]?.job.source_url).toBe(`http://127.0.0.1:${port}/several`);
    expect((await fromLink('/data')).data.others).toEqual([]);
  });

  it('reads a page without data, in the alphabet that it is written in', async () => {
    expect((await fromLink('/plain')).data.job).toMatchObject({ job_title: 'Barista', min_years: 1 });
    expect((await fromLink('/arabic')).data.job).toMatchObject({
      job_title: 'محاسب',
      min_years: 3,
      education: 'bachelor',
    });
  });

  it.each([
    ['/menu', 'jobs.link_without_job'],
    ['/wall', 'jobs.link_needs_sign_in'],
    ['/to-login', 'jobs.link_needs_sign_in'],
    ['/denied', 'jobs.link_needs_sign_in'],
    ['/gone', 'jobs.link_unreachable'],
    ['/huge', 'jobs.link_too_large'],
    ['/inside', 'jobs.link_forbidden'],
    ['http://127.0.0.2:9/', 'jobs.link_forbidden'],
    ['http://169.254.169.254/latest/meta-data/', 'jobs.link_forbidden'],
    ['http://[::1]:1.example/', 'request.invalid'],
  ])('says in words why %s was not read: %s', async (path, code) => {
    const answer = await fromLink(path, 'ar');
    expect([answer.status, answer.problem.code]).toEqual([422, code]);
    expect(answer.problem.message).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('a job made from a prompt', () => {
  it('is the taxonomy’s and says so, and what the prompt says wins', async () => {
    const { data, message } = await fromPrompt(
      'senior accountant in Dubai, Arabic and English, IFRS, 5 years',
    );
    expect(message).toBe('The draft is ready. Check it before you publish.');
    expect(data).toMatchObject({
      made_by: 'taxonomy',
      job: { job_title: 'Senior Accountant', min_years: 5, source: 'prompt' },
    });
    expect(data.notices.map(({ code }) => code)).toEqual(['made_from_taxonomy', 'other_occupations']);
    expect(data.found_in).toContainEqual(
      expect.objectContaining({ field: 'responsibilities.0', from: 'taxonomy' }),
    );
    expect(data.found_in).toContainEqual(
      expect.objectContaining({ field: 'min_years', from: 'text', text: '5 years' }),
    );
    const saved = await test.call(contract.postJob, {
      token: recruiter.token,
      body: { job: { ...data.job, description: data.job.description }, publish: true },
    });
    expect(saved.status).toBe(200);
  });

  it('is in the language of the prompt, and its notices in the reader’s', async () => {
    const { data } = await fromPrompt('محاسب في الشارقة، خبرة سنتين');
    expect(data.job.job_title).toBe('محاسب');
    expect(data.job.min_years).toBe(2);
    expect(firstOf(data.notices).message).toMatch(/profile of this occupation/);
  });

  it('of a title that may be many offers them, and takes the one that is chosen', async () => {
    const open = await fromPrompt('engineer');
    expect([open.data.job.occupation, open.data.notices.map(({ code }) => code)]).toEqual([
      null,
      ['other_occupations'],
    ]);
    const { id } = open.data.occupations[1]!;
    const chosen = await fromPrompt('engineer', id);
    expect([chosen.data.job.occupation, firstOf(chosen.data.occupations).id]).toEqual([id, id]);
  });

  it('is none of words that are no job', async () => {
    const answer = await fromPrompt('hello', undefined, 'ar');
    expect([answer.status, answer.problem.code]).toEqual([422, 'jobs.prompt_unclear']);
  });
});

describe('screening questions for a job', () => {
  it('are made of a saved job and of one in the making, with reasons in the reader’s language', async () => {
    const { data: job } = await test.call(contract.postJob, {
      token: recruiter.token,
      body: { job: aJob({ education: 'bachelor' }) },
    });
    const saved = await test.call(contract.generateQuestions, {
      token: recruiter.token,
      lang: 'ar',
      body: { job_id: job.jid },
    });
    expect(saved.data.questions.map(({ question }) => question.id)).toEqual(
      expect.arrayContaining(['years', 'skill-fidic-contracts', 'education', 'place']),
    );
    expect(firstOf(saved.data.questions).question.text).toMatch(/Quantity Surveyor/);
    expect(firstOf(saved.data.questions).reason).toMatch(/[\u0600-\u06ff]/);
    const unsaved = await test.call(contract.generateQuestions, {
      token: recruiter.token,
      body: { job: { job_title: 'محاسب', min_years: 3 } },
    });
    expect(unsaved.data.questions.map(({ question }) => [question.id, question.flag_when?.below])).toEqual([
      ['years', 3],
    ]);
    const kept = await test.call(contract.updateJob, {
      token: recruiter.token,
      body: {
        job_id: job.jid,
        version: job.own!.version,
        job: aJob({ screening_questions: saved.data.questions.map(({ question }) => question) }),
      },
    });
    expect(kept.data.screening_questions.map(({ id }) => id)).toEqual(
      saved.data.questions.map(({ question }) => question.id),
    );
  });

  it('show a flagged answer to those who hire, and neither flag nor rule to those who apply', async () => {
    const permit = {
      id: 'permit',
      text: 'Do you hold a permit?',
      kind: 'yes-no' as const,
      choices: [],
      required: true,
      flag_when: { answer_is: ['no'] },
    };
    const years = {
      id: 'years',
      text: 'How many years?',
      kind: 'number' as const,
      choices: [],
      required: true,
      flag_when: { answer_is: [], below: 5 },
    };
    const jobId = await publishJob(test, recruiter, { screening_questions: [permit, years] });
    const person = await aSurveyor(test);
    const seen = await test.call(contract.getJob, { token: person.token, params: { id: jobId } });
    expect(JSON.stringify(seen.data.screening_questions)).not.toContain('flag');
    const sent = await test.call(applyToJob, {
      token: person.token,
      body: { job_id: jobId, answers: { permit: 'no', years: '7' } },
    });
    const own = await test.call(getApplication, { token: person.token, params: { id: sent.data.id } });
    expect(JSON.stringify(own.data.answers)).not.toContain('flag');
    const read = await test.call(getApplicant, {
      token: recruiter.token,
      params: { id: jobId, candidate_id: person.id },
    });
    expect(
      read.data.application!.answers!.map(({ question_id, is_flagged }) => [question_id, is_flagged]),
    ).toEqual([
      ['permit', true],
      ['years', undefined],
    ]);
    expect(read.data.application!.stage).not.toBe('REJECTED');
    // An answer to what was asked in other words is none to what is asked now.
    await test.call(contract.updateJob, {
      token: recruiter.token,
      body: {
        job_id: jobId,
        job: aJob({ screening_questions: [{ ...permit, text: 'Do you hold a work permit?' }, years] }),
      },
    });
    const later = await test.call(getApplicant, {
      token: recruiter.token,
      params: { id: jobId, candidate_id: person.id },
    });
    expect(later.data.application!.answers!.map(({ is_flagged }) => is_flagged)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('refuse a flag that no answer can meet', async () => {
    const question = {
      id: 'q',
      text: 'Do you?',
      kind: 'yes-no' as const,
      flag_when: { answer_is: ['maybe'] },
    };
    const answer = await test.call(contract.postJob, {
      token: recruiter.token,
      body: { job: { ...aJob(), screening_questions: [question] }, publish: true },
    });
    expect(answer.problem.errors).toContainEqual(expect.objectContaining({ code: 'unknown_choice' }));
  });
});

describe('wording', () => {
  it('is pointed out by field, with why in the reader’s language and a better one in the text’s', async () => {
    const { data } = await test.call(contract.checkJobWording, {
      token: recruiter.token,
      lang: 'ar',
      body: {
        texts: [
          { field: 'description', text: 'We need a salesman.' },
          { field: 'requirements.0', text: 'Careful with figures' },
        ],
      },
    });
    expect(data.findings).toEqual([
      {
        field: 'description',
        start: 10,
        end: 18,
        text: 'salesman',
        kind: 'gender',
        why: expect.stringMatching(/[\u0600-\u06ff]/),
        better: 'salesperson',
      },
    ]);
  });

  it('of too many conditions is pointed out at the first that is one too many', async () => {
    const texts = Array.from({ length: 14 }, (_, at) => ({
      field: `requirements.${at}`,
      text: `Knows machine ${at}`,
    }));
    const { data } = await test.call(contract.checkJobWording, { token: recruiter.token, body: { texts } });
    expect(data.findings).toMatchObject([
      { field: 'requirements.12', kind: 'too_many_requirements', text: 'Knows machine 12' },
    ]);
  });
});
