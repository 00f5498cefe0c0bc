import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/features/jobs.contract.ts';
import { jobs } from '#server/db/tables/index.ts';
import { theOne } from '#server/testing/lists.ts';
import { aJob, aPerson } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const post = async (token: string, publish = false, given = {}) =>
  test.call(contract.postJob, { token, body: { job: aJob(given), publish } });

describe('a job', () => {
  it('keeps a condition of nationality as far as it is written, and is not published before it is whole', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const begun = { reason: 'reserved_profession' as const, nationalities: [], sentence: '' };
    const body = { job: aJob({ nationality_condition: begun }), publish: false };
    const { status, data } = await test.call(contract.postJob, { token: recruiter.token, body });
    expect([status, data.nationality_condition]).toEqual([200, begun]);
    const published = await test.call(contract.publishJob, {
      token: recruiter.token,
      params: { id: data.jid },
    });
    expect(published.problem.errors.map(({ path }) => path)).toEqual(
      expect.arrayContaining([expect.stringContaining('nationality_condition')]),
    );
  });

  it('is a draft that only its company sees until it is published', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const candidate = await aPerson(test, 'CANDIDATE');
    const { data: draft } = await post(recruiter.token);
    expect([draft.status, draft.can.publish]).toEqual(['draft', true]);
    expect(
      (await test.call(contract.getJob, { token: candidate.token, params: { id: draft.jid } })).status,
    ).toBe(404);
    await test.call(contract.publishJob, { token: recruiter.token, params: { id: draft.jid } });
    const seen = await test.call(contract.getJob, { token: candidate.token, params: { id: draft.jid } });
    expect([seen.status, seen.data.can.edit]).toEqual([200, false]);
  });

  it('gives its skills the concept of their name', async () => {
    const { token } = await aPerson(test, 'RECRUITER');
    const { data } = await post(token, false, {
      skills: [
        { name: 'JS', importance: 'must' },
        { name: 'Quidditch', importance: 'nice' },
      ],
    });
    expect(data.skills.map((skill) => skill.ref_skill)).toEqual(['javascript', null]);
  });

  it('leaves the lists when it is closed, and may be published again', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const { data } = await post(recruiter.token, true);
    await test.call(contract.closeJob, { token: recruiter.token, params: { id: data.jid } });
    const candidate = await aPerson(test, 'CANDIDATE');
    expect(
      (await test.call(contract.getJob, { token: candidate.token, params: { id: data.jid } })).status,
    ).toBe(404);
    const again = await test.call(contract.publishJob, { token: recruiter.token, params: { id: data.jid } });
    expect(again.data.status).toBe('published');
  });

  it('is shared by all recruiters of its company', async () => {
    const first = await aPerson(test, 'RECRUITER');
    const second = await aPerson(test, 'RECRUITER', { companyId: first.companyId });
    const { data } = await post(first.token);
    const changed = await test.call(contract.updateJob, {
      token: second.token,
      body: { job_id: data.jid, job: aJob({ job_title: 'Senior Quantity Surveyor' }) },
    });
    expect(changed.data.job_title).toBe('Senior Quantity Surveyor');
  });

  it('keeps what it was read from when it is edited', async () => {
    const { token } = await aPerson(test, 'RECRUITER');
    const read = { source_text: 'The whole advertisement', source_url: 'https://jobs.test/surveyor' };
    const { data } = await post(token, false, { source: 'text', ...read });
    await test.call(contract.updateJob, { token, body: { job_id: data.jid, job: aJob() } });
    const [row] = await test.program.parts.db.select().from(jobs).where(eq(jobs.id, data.jid));
    expect([row?.sourceText, row?.sourceUrl]).toEqual([read.source_text, read.source_url]);
  });

  it.each([
    [{ description: 'Too short.' }, 'description', 'description_length'],
    [{ salary_min: 20_000, salary_max: 10_000 }, 'salary_max', 'max_below_min'],
    [{ job_title: ' ' }, 'job_title', 'required'],
  ])('is not published with %o', async (given, field, code) => {
    const { token } = await aPerson(test, 'RECRUITER');
    const answer = await post(token, true, given);
    expect(answer.status).toBe(422);
    expect(answer.problem.errors).toContainEqual(expect.objectContaining({ path: `job.${field}`, code }));
  });
});

describe('the limit of a portal', () => {
  it('is counted in the transaction that publishes, also for two at once', async () => {
    const { token } = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(token, true)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 403, 403]);
    const refused = theOne(answers, (answer) => answer.status === 403);
    expect(refused.problem.message).toBe(
      'Limit Reached. Please contact at help@masar.local for more information',
    );
  });
});

describe('reading a job from text', () => {
  const text = `Senior Quantity Surveyor

We are looking for a Senior Quantity Surveyor to join our commercial team in Sharjah, managing cost from tender to final account on large projects.

Responsibilities:
- Prepare bills of quantities and interim valuations
- Manage variations and claims

Requirements:
- Bachelor degree in civil engineering
- 8+ years of experience
- FIDIC contracts required

Salary: AED 18,000 - 25,000`;

  it('finds the structure and says what it did not find', async () => {
    const { token } = await aPerson(test, 'RECRUITER');
    const { data } = await test.call(contract.parseJob, { token, body: { text } });
    expect(data.job).toMatchObject({
      job_title: 'Senior Quantity Surveyor',
      seniority: 'senior',
      min_years: 8,
      education: 'bachelor',
      location: 'Sharjah, United Arab Emirates',
      salary_min: 18_000,
      salary_max: 25_000,
      responsibilities: [
        'Prepare bills of quantities and interim valuations',
        'Manage variations and claims',
      ],
    });
    expect(data.job.skills).toContainEqual(
      expect.objectContaining({ ref_skill: 'fidic-contracts', importance: 'must' }),
    );
    expect(data.not_found).toEqual(['work_place', 'employment_type']);
    const saved = await test.call(contract.postJob, { token, body: { job: data.job, publish: true } });
    expect(saved.status).toBe(200);
  });

  it('offers names that no dictionary knows, and adds none by itself', async () => {
    const { token } = await aPerson(test, 'RECRUITER');
    const text = `Software Engineer
Requirements:
- Java, Python, Florbatix, SQL and Kafka
- Fluent in English, Bachelor's degree in computer science`;
    const { data } = await test.call(contract.parseJob, { token, body: { text } });
    expect(data.also_mentioned).toEqual(['Florbatix']);
    expect(data.job.skills.map((skill) => skill.name)).not.toContain('Florbatix');
    expect(data.job.skills.length).toBeGreaterThan(2);
  });

  describe('that offers several positions', () => {
    const several = `Coral Tower Hotel, Muscat – pre-opening team

1) Front office supervisor (2 posts)
- Leads the shift at the desk and answers complaints of guests
- 3 years of experience

2) Pastry chef x3
- Prepares desserts and bread for 300 guests
- Diploma in culinary arts, 4 years of experience

Salary: supervisor OMR 450; chef OMR 520 + overtime
Both positions: housing, medical insurance. Apply before 31 March 2099.`;
    const facts = ({ job }: contract.JobDraft) => [
      job.job_title,
      job.min_years,
      job.education,
      job.salary_min,
      job.expires_at?.slice(0, 4),
    ];

    it('gives a draft of each, which can be saved by itself', async () => {
      const { token } = await aPerson(test, 'RECRUITER');
      const { data } = await test.call(contract.parseJob, { token, body: { text: several } });
      expect([data, ...data.others].map(facts)).toEqual([
        ['Front office supervisor', 3, null, 450, '2099'],
        ['Pastry chef', 4, 'diploma', 520, '2099'],
      ]);
      for (const draft of [data, ...data.others]) {
        expect(draft.job.location).toBe('Muscat, Oman');
        const title = theOne(draft.found_in, ({ field }) => field === 'job_title');
        expect(draft.job.source_text!.slice(title.start!, title.end!)).toBe(title.text);
      }
      const [other] = data.others;
      expect(other?.job.full_text).not.toContain('complaints');
      const saved = await test.call(contract.postJob, { token, body: { job: other!.job, publish: false } });
      expect(saved.data).toMatchObject({ job_title: 'Pastry chef', status: 'draft' });
    });

    it('does so from a file', async () => {
      const { token } = await aPerson(test, 'RECRUITER');
      const file = await test.upload(
        '/upload-file',
        { purpose: 'job' },
        { name: 'jobs.txt', bytes: several },
        token,
      );
      const body = { file_id: (file.data as { id: string }).id };
      const { data } = await test.call(contract.parseJob, { token, body });
      expect(data.others.map(({ job, made_by }) => [job.job_title, made_by])).toEqual([
        ['Pastry chef', 'file'],
      ]);
    });

    it('gives none beside the job of a text of one position', async () => {
      const { token } = await aPerson(test, 'RECRUITER');
      const { data } = await test.call(contract.parseJob, { token, body: { text } });
      expect(data.others).toEqual([]);
    });
  });

  it('reads an Arabic text from a file', async () => {
    const { token } = await aPerson(test, 'RECRUITER');
    const arabic = `المسمى الوظيفي: محاسب أول
الوصف
نبحث عن محاسب أول للعمل في دبي ضمن فريق الإدارة المالية، يتولى إعداد القوائم المالية ومتابعة الحسابات الدائنة والمدينة.
المتطلبات
- بكالوريوس محاسبة
- خبرة لا تقل عن 5 سنوات
- إجادة اللغة الإنجليزية`;
    const file = await test.upload(
      '/upload-file',
      { purpose: 'job' },
      { name: 'job.txt', bytes: arabic },
      token,
    );
    const { data } = await test.call(contract.parseJob, {
      token,
      body: { file_id: (file.data as { id: string }).id },
    });
    expect(data.job).toMatchObject({
      job_title: 'محاسب أول',
      min_years: 5,
      education: 'bachelor',
      seniority: 'senior',
    });
    expect(data.job.location).toContain('دبي');
    expect(data.not_found).toContain('salary_min');
  });
});

describe('the recruiter’s list', () => {
  it('pages through the company’s own jobs, newest first, and filters', async () => {
    const { token } = await aPerson(test, 'RECRUITER');
    for (const job_title of ['First Job', 'Second Job', 'Third Job']) await post(token, false, { job_title });
    const page = await test.call(contract.listRecruiterJobs, { token, body: { limit_per_page: 2 } });
    expect([page.data.total, page.data.results.map((job) => job.job_title)]).toEqual([
      3,
      ['Third Job', 'Second Job'],
    ]);
    const found = await test.call(contract.listRecruiterJobs, { token, body: { text: 'second' } });
    expect(found.data.results.map((job) => job.job_title)).toEqual(['Second Job']);
    const stats = await test.call(contract.getRecruiterStats, { token, body: {} });
    expect([stats.data.drafts, stats.data.published]).toEqual([3, 0]);
  });
});
