import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as audit from '#contract/features/audit-entries.contract.ts';
import * as contract from '#contract/features/jobs.contract.ts';
import { auditEntries, companies, jobs } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aJob, aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const draft = async ({ token }: Person, given = {}) =>
  (await test.call(contract.postJob, { token, body: { job: { ...aJob(), ...given } } })).data;

const save = (
  { token }: Person,
  job: contract.Job,
  given: Partial<contract.JobInWriting>,
  lang: 'en' | 'ar' = 'en',
) =>
  test.call(contract.updateJob, {
    token,
    lang,
    body: { job_id: job.jid, version: job.own!.version, job: { ...aJob(), ...given } },
  });

describe('a draft', () => {
  it('is saved with gaps, down to nothing at all, and is not published before it is whole', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const { token } = recruiter;
    const begun = await test.call(contract.postJob, { token, body: { job: {} } });
    expect([begun.status, begun.data.job_title, begun.data.own?.version]).toEqual([200, '', 1]);
    const half = await test.call(contract.updateJob, {
      token,
      body: {
        job_id: begun.data.jid,
        version: 1,
        job: {
          job_title: 'Welder',
          description: 'Too short',
          screening_questions: [{ id: 'q1', text: '', kind: 'choice' }],
        },
      },
    });
    expect([half.status, half.data.own?.version]).toEqual([200, 2]);

    const refused = await test.call(contract.publishJob, { token, params: { id: begun.data.jid } });
    expect([refused.status, refused.problem.code]).toEqual([422, 'jobs.incomplete']);
    expect(refused.problem.errors.map(({ path, code }) => [path, code])).toEqual([
      ['description', 'description_length'],
      ['screening_questions.0.text', 'required'],
      ['screening_questions.0.choices', 'too_few_choices'],
    ]);
  });

  it('keeps its version when it is saved as it is', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const job = await draft(recruiter, { skills: [{ name: 'JS', importance: 'must' }] });
    const same = await save(recruiter, job, {
      skills: [{ ref_skill: null, name: 'JS', importance: 'must' }],
    });
    expect([same.status, same.data.own?.version]).toEqual([200, 1]);
  });

  it('is blind where the company usually reviews so, and only then', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    expect((await draft(recruiter)).own?.is_blind).toBe(false);
    await test.program.parts.db
      .update(companies)
      .set({ isBlindByDefault: true })
      .where(eq(companies.id, recruiter.companyId));
    expect((await draft(recruiter)).own?.is_blind).toBe(true);
    expect((await draft(recruiter, { is_blind: false })).own?.is_blind).toBe(false);
  });

  it('is a copy of another job in what it says, and new in everything else', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const colleague = await aPerson(test, 'RECRUITER', {
      companyId: recruiter.companyId,
      name: 'Huda Said',
    });
    const { data: published } = await test.call(contract.postJob, {
      token: recruiter.token,
      body: {
        publish: true,
        job: aJob({ full_text: 'All of it', expires_at: new Date(Date.now() + 86_400_000).toISOString() }),
      },
    });
    const { data: copy } = await test.call(contract.copyJob, {
      token: colleague.token,
      body: { job_id: published.jid },
    });
    expect(copy).toMatchObject({
      job_title: published.job_title,
      description: published.description,
      full_text: 'All of it',
      skills: published.skills,
      status: 'draft',
      posted_at: null,
      expires_at: null,
      own: { version: 1, source: 'copy', created_by: { id: colleague.id, name: 'Huda Said' } },
    });
    expect(copy.jid).not.toBe(published.jid);
  });
});

describe('two recruiters who write at one job', () => {
  it('lose nothing: the second is told who was first, and saves from the newer version', async () => {
    const first = await aPerson(test, 'RECRUITER', { name: 'Sara Khan' });
    const second = await aPerson(test, 'RECRUITER', { companyId: first.companyId, name: 'Omar Haddad' });
    const job = await draft(first);
    const saved = await save(first, job, { location: 'Sharjah' });
    expect(saved.data.own?.version).toBe(2);

    const late = await save(second, job, { min_years: 9 });
    expect([late.status, late.problem.code]).toEqual([409, 'jobs.changed_elsewhere']);
    expect(late.problem.message).toContain('Sara Khan');
    expect((await save(second, job, { min_years: 9 }, 'ar')).problem.message).toContain('Sara Khan');

    const merged = await save(second, saved.data, { location: 'Sharjah', min_years: 9 });
    expect(merged.data).toMatchObject({ location: 'Sharjah', min_years: 9, own: { version: 3 } });
  });

  it.each([
    [20_000, '20 seconds ago'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [60 * 60_000, '1 hour ago'],
    [23 * 3_600_000, '23 hours ago'],
    [24 * 3_600_000, 'yesterday'],
    [5 * 24 * 3_600_000, '5 days ago'],
  ])('are told how long ago it was: %i milliseconds as “%s”', async (agoMs, words) => {
    const [first, second] = [await aPerson(test, 'RECRUITER'), await aPerson(test, 'RECRUITER')];
    const job = await draft(first);
    await save(first, job, { location: 'Sharjah' });
    await test.program.parts.db
      .update(jobs)
      .set({ companyId: second.companyId, updatedAt: new Date(Date.now() - agoMs) })
      .where(eq(jobs.id, job.jid));
    expect((await save(second, job, { location: 'Ajman' })).problem.message).toContain(words);
  });

  it('at the same moment are served one after the other', async () => {
    const first = await aPerson(test, 'RECRUITER');
    const second = await aPerson(test, 'RECRUITER', { companyId: first.companyId });
    const job = await draft(first);
    const answers = await Promise.all([
      save(first, job, { location: 'Ajman' }),
      save(second, job, { location: 'Fujairah' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are told apart from the product, which overwrites nothing either', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const job = await draft(recruiter);
    await test.call(contract.publishJob, { token: recruiter.token, params: { id: job.jid } });
    await test.call(contract.closeJob, { token: recruiter.token, params: { id: job.jid } });
    expect((await save(recruiter, job, { location: 'Ajman' })).status).toBe(409);
  });
});

describe('a published job', () => {
  it('is saved whole only, with every field named that is missing', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const { token } = recruiter;
    const { data: job } = await test.call(contract.postJob, { token, body: { job: aJob(), publish: true } });
    const refused = await save(recruiter, job, { job_title: ' ', description: '' });
    expect([refused.status, refused.problem.code]).toEqual([422, 'jobs.incomplete']);
    expect(refused.problem.errors.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['job_title', 'description']),
    );
    const after = await test.call(contract.getJob, { token, params: { id: job.jid } });
    expect(after.data.job_title).toBe(job.job_title);
  });

  it('changes its description alone', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const { token } = recruiter;
    const { data: job } = await test.call(contract.postJob, { token, body: { job: aJob(), publish: true } });
    const description = `${job.description} The team is small and the projects are large.`;
    const { data } = await test.call(contract.updateJobDescription, {
      token,
      body: { job_id: job.jid, description },
    });
    expect(data).toEqual({
      ...job,
      description,
      updated_at: data.updated_at,
      own: { ...job.own!, version: 2 },
    });
  });

  it('tells its readers nothing that is only its company’s', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const candidate = await aPerson(test, 'CANDIDATE');
    const { data: job } = await test.call(contract.postJob, {
      token: recruiter.token,
      body: { job: aJob(), publish: true },
    });
    const seen = await test.call(contract.getJob, { token: candidate.token, params: { id: job.jid } });
    expect(seen.data.own).toBeNull();
  });

  it('that is for employees is not on the portal’s pages', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const candidate = await aPerson(test, 'CANDIDATE');
    const { data: job } = await test.call(contract.postJob, {
      token: recruiter.token,
      body: { job: aJob({ audience: 'employees' }), publish: true },
    });
    const row = firstOf(await test.program.parts.db.select().from(jobs).where(eq(jobs.id, job.jid)));
    expect(job.public_url).toBeNull();
    expect((await test.call(contract.getPublicJob, { params: { key: row.publicKey } })).status).toBe(404);
    expect(
      (await test.call(contract.getJob, { token: candidate.token, params: { id: job.jid } })).status,
    ).toBe(404);
  });
});

describe('what is done to a job', () => {
  it('is written down: a draft’s sitting once, a published job’s every change with its fields', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const { token } = admin;
    const job = await draft(admin);
    const again = await save(admin, job, { location: 'Ajman' });
    await save(admin, again.data, { location: 'Dubai' });
    const { data: published } = await test.call(contract.publishJob, { token, params: { id: job.jid } });
    await save(admin, published, { location: 'Al Ain', min_years: 7 });
    const { data } = await test.call(audit.listOwnAuditEntries, { token, query: {} });
    const deeds = data.results.filter(({ kind }) => kind === 'job');
    expect(deeds.map(({ action }) => action)).toEqual(['job.changed', 'job.published', 'job.changed']);
    expect(firstOf(deeds).text.en).toMatch(/You changed .*location and experience/);
    expect(firstOf(deeds).text.ar).toContain('الموقع');
  });

  it('of a draft is a new entry after half an hour, and where somebody else goes on', async () => {
    const first = await aPerson(test, 'RECRUITER');
    const second = await aPerson(test, 'RECRUITER', { companyId: first.companyId });
    const job = await draft(first);
    const { db } = test.program.parts;
    const isAboutJob = sql`${auditEntries.details}->>'jobId' = ${job.jid}`;
    const entriesAfter = async (by: Person, location: string) => {
      const { version } = firstOf(await db.select().from(jobs).where(eq(jobs.id, job.jid)));
      await save(by, { ...job, own: job.own && { ...job.own, version } }, { location });
      return db.$count(auditEntries, isAboutJob);
    };
    expect(await entriesAfter(first, 'Ajman')).toBe(1);
    expect(await entriesAfter(first, 'Dubai')).toBe(1);
    expect(await entriesAfter(second, 'Sharjah')).toBe(2);
    await db
      .update(auditEntries)
      .set({ createdAt: new Date(Date.now() - 31 * 60_000) })
      .where(isAboutJob);
    expect(await entriesAfter(second, 'Al Ain')).toBe(3);
  });
});
