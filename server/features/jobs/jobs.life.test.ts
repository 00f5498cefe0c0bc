import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as applications from '#contract/features/applications.contract.ts';
import * as candidates from '#contract/features/candidates.contract.ts';
import * as contract from '#contract/features/jobs.contract.ts';
import * as notifications from '#contract/features/notifications.contract.ts';
import { jobs, users } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aJob, aPerson, aSurveyor, contextOf, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { expireDue } from './jobs.life.ts';

const test = testApp();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const own = async ({ token }: Person, id: string) =>
  (await test.call(contract.getJob, { token, params: { id }, query: { company_job: 'true' } })).data;

const newsOf = async ({ token }: Person, lang: 'en' | 'ar' = 'en') =>
  (await test.call(notifications.listNotifications, { token })).data.results
    .filter(({ kind }) => kind.startsWith('job_'))
    .map(({ kind, text }) => [kind, text[lang]]);

/** The queue's work, as it is done some days from now. */
async function expireIn(days: number): Promise<void> {
  const ctx = await contextOf(test);
  await expireDue({
    ...ctx,
    now: new Date(Date.now() + days * DAY_MS),
    inPortal: async (key) => ({
      ...(await ctx.inPortal(key)),
      transaction: (run) =>
        ctx.transaction((tx) => run({ ...tx, now: new Date(Date.now() + days * DAY_MS) })),
    }),
  });
}

describe('the end of a job', () => {
  it('is told three days before, and comes by itself; done twice, each happens once', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const id = await publishJob(test, recruiter, { expires_at: inDays(10) });
    await expireIn(6);
    expect(await newsOf(recruiter)).toEqual([]);
    await expireIn(7.5);
    await expireIn(7.6);
    expect((await newsOf(recruiter)).map(([kind]) => kind)).toEqual(['job_expiring']);
    expect((await own(recruiter, id)).status).toBe('published');
    await expireIn(10.1);
    await expireIn(10.2);
    expect((await newsOf(recruiter)).map(([kind]) => kind)).toEqual(['job_expired', 'job_expiring']);
    const closed = await own(recruiter, id);
    expect([closed.status, closed.own?.closed_at === null]).toEqual(['closed', false]);
    for (const [, text] of await newsOf(recruiter, 'ar')) expect(text).toContain('وظيفة');
  });

  it('lies ahead, and may be never', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const { token } = recruiter;
    const id = await publishJob(test, recruiter);
    const past = await test.call(contract.setJobExpiry, {
      token,
      body: { job_id: id, expires_at: inDays(-1) },
    });
    expect([past.status, past.problem.code]).toEqual([422, 'jobs.expiry_past']);
    const set = await test.call(contract.setJobExpiry, {
      token,
      body: { job_id: id, expires_at: inDays(9) },
    });
    expect(set.data.expires_at).not.toBeNull();
    const never = await test.call(contract.setJobExpiry, { token, body: { job_id: id, expires_at: null } });
    expect(never.data.expires_at).toBeNull();
    const written = async (expires_at: string | null) =>
      (await test.call(contract.updateJob, { token, body: { job_id: id, job: aJob({ expires_at }) } })).data
        .expires_at;
    const end = inDays(4);
    expect([await written(end), await written(null)]).toEqual([end, null]);
  });

  it('that has come may stay while the job says something else, until the job is closed by it', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const { token } = recruiter;
    const id = await publishJob(test, recruiter, { expires_at: inDays(1) });
    const end = new Date(Date.now() - 60_000);
    await test.program.parts.db.update(jobs).set({ expiresAt: end }).where(eq(jobs.id, id));
    const change = (expires_at: string) =>
      test.call(contract.updateJob, {
        token,
        body: { job_id: id, job: aJob({ job_title: 'Cost Engineer', expires_at }) },
      });
    expect((await change(end.toISOString())).data).toMatchObject({
      job_title: 'Cost Engineer',
      expires_at: end.toISOString(),
    });
    expect((await change(inDays(-1))).problem.code).toBe('jobs.expiry_past');
  });

  it('may be past in a draft, which loses it when it is published; one that lies ahead stays', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const { token } = recruiter;
    const publishedWith = async (expires_at: string) => {
      const { data } = await test.call(contract.postJob, { token, body: { job: aJob({ expires_at }) } });
      return (await test.call(contract.publishJob, { token, params: { id: data.jid } })).data.expires_at;
    };
    const ahead = inDays(5);
    expect([await publishedWith(inDays(-5)), await publishedWith(ahead)]).toEqual([null, ahead]);
    const atOnce = await test.call(contract.postJob, {
      token,
      body: { job: aJob({ expires_at: inDays(-5) }), publish: true },
    });
    expect(atOnce.problem.code).toBe('jobs.expiry_past');
  });

  it('is told to the whole team where whoever began the job has left it', async () => {
    const [owner, writer] = [await aPerson(test, 'RECRUITER'), await aPerson(test, 'RECRUITER')];
    const { db } = test.program.parts;
    await db
      .update(users)
      .set({ companyId: owner.companyId, companyRole: 'member' })
      .where(eq(users.id, writer.id));
    const kept = await publishJob(test, writer, { expires_at: inDays(1) });
    await expireIn(2);
    expect([(await newsOf(owner)).length, (await newsOf(writer)).length]).toEqual([0, 1]);
    await test.call(contract.setJobExpiry, {
      token: owner.token,
      body: { job_id: kept, expires_at: inDays(5) },
    });
    await test.call(contract.publishJob, { token: owner.token, params: { id: kept } });
    await db.update(users).set({ companyId: null, companyRole: null }).where(eq(users.id, writer.id));
    await expireIn(6);
    expect([(await newsOf(owner)).length, (await newsOf(writer)).length]).toEqual([1, 1]);
  });

  it('is dropped when the job is opened again after it', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const id = await publishJob(test, recruiter, { expires_at: inDays(1) });
    await expireIn(2);
    await test.program.parts.db
      .update(jobs)
      .set({ expiresAt: new Date(Date.now() - DAY_MS) })
      .where(eq(jobs.id, id));
    const { data } = await test.call(contract.publishJob, { token: recruiter.token, params: { id } });
    expect(data).toMatchObject({ status: 'published', expires_at: null, own: { closed_at: null } });
  });
});

describe('publishing and closing', () => {
  it('once more changes nothing', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const { token } = recruiter;
    const id = await publishJob(test, recruiter);
    const before = await own(recruiter, id);
    expect((await test.call(contract.publishJob, { token, params: { id } })).data).toEqual(before);
    const closed = (await test.call(contract.closeJob, { token, params: { id } })).data;
    expect((await test.call(contract.closeJob, { token, params: { id } })).data).toEqual(closed);
  });

  it('leaves a draft alone that was never out', async () => {
    const { token } = await aPerson(test, 'RECRUITER');
    const { data } = await test.call(contract.postJob, { token, body: { job: aJob() } });
    expect((await test.call(contract.closeJob, { token, params: { id: data.jid } })).data).toEqual(data);
  });
});

describe('closing a job', () => {
  it('undone at once leaves it as it was; published again later it is a new post', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const { token } = recruiter;
    const id = await publishJob(test, recruiter);
    const posted = new Date(Date.now() - 9 * DAY_MS);
    const { db } = test.program.parts;
    await db.update(jobs).set({ postedAt: posted }).where(eq(jobs.id, id));
    const again = async () => (await test.call(contract.publishJob, { token, params: { id } })).data;
    await test.call(contract.closeJob, { token, params: { id } });
    expect(await again()).toMatchObject({ status: 'published', posted_at: posted.toISOString() });
    await test.call(contract.closeJob, { token, params: { id } });
    await db
      .update(jobs)
      .set({ closedAt: new Date(Date.now() - DAY_MS) })
      .where(eq(jobs.id, id));
    expect((await again()).posted_at! > posted.toISOString()).toBe(true);
  });
});

describe('deleting a job', () => {
  it('leaves nothing of one that nobody applied for', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const id = await publishJob(test, recruiter);
    await test.call(contract.deleteJob, { token: recruiter.token, body: { job_id: id } });
    expect(await test.program.parts.db.select().from(jobs).where(eq(jobs.id, id))).toEqual([]);
  });

  it('tells those who applied and leaves them their application; the company has it no more', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const { token } = recruiter;
    const candidate = await aSurveyor(test);
    const id = await publishJob(test, recruiter);
    const before = await own(recruiter, id);
    await test.call(applications.applyToJob, { token: candidate.token, body: { job_id: id } });
    await test.call(contract.deleteJob, { token, body: { job_id: id } });

    const { data: mine } = await test.call(applications.listApplications, {
      token: candidate.token,
      query: {},
    });
    expect(mine.results.map(({ stage, job }) => [stage, job.job_title, job.status])).toEqual([
      ['JOB_CLOSED', 'Quantity Surveyor', 'closed'],
    ]);
    expect((await newsOf(candidate)).map(([kind]) => kind)).toEqual(['job_closed']);
    const gone = await Promise.all([
      test.call(contract.getJob, { token, params: { id } }),
      test.call(contract.publishJob, { token, params: { id } }),
      test.call(contract.deleteJob, { token, body: { job_id: id } }),
      test.call(contract.getPublicJob, { params: { key: before.public_url!.split('/').at(-1)! } }),
    ]);
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const list = await test.call(contract.listRecruiterJobs, { token, body: {} });
    const stats = await test.call(contract.getRecruiterStats, { token, body: {} });
    expect([list.data.total, stats.data.closed]).toEqual([0, 0]);
  });
});

describe('the list of jobs', () => {
  it('says who began a job, when it ends, and how many stand where', async () => {
    const recruiter = await aPerson(test, 'RECRUITER', { name: 'Sara Khan' });
    const colleague = await aPerson(test, 'RECRUITER', { companyId: recruiter.companyId });
    const [applicant, chosen] = [await aSurveyor(test), await aSurveyor(test)];
    const id = await publishJob(test, recruiter, { expires_at: inDays(20) });
    await publishJob(test, colleague, { job_title: 'Another Job' });
    await test.call(applications.applyToJob, { token: applicant.token, body: { job_id: id } });
    for (const [person, action] of [
      [chosen, 'SHORTLISTED'],
      [applicant, 'REJECTED'],
    ] as const)
      await test.call(candidates.actOnCandidate, {
        token: recruiter.token,
        body: { candidate_id: person.id, job_id: id, action },
      });
    const { data } = await test.call(contract.listRecruiterJobs, {
      token: recruiter.token,
      body: { mine: true },
    });
    expect(data.results).toHaveLength(1);
    expect(data.results[0]).toMatchObject({
      jid: id,
      created_by: { id: recruiter.id, name: 'Sara Khan' },
      counts: { applied: 1, undecided: 0, shortlisted: 1, interview: 0, offered: 0, hired: 0, rejected: 1 },
    });
    expect(firstOf(data.results).expires_at).not.toBeNull();
    // Nobody was ranked for it yet; a draft waits for nobody.
    const { data: draft } = await test.call(contract.postJob, {
      token: colleague.token,
      body: { job: aJob() },
    });
    const all = await test.call(contract.listRecruiterJobs, { token: recruiter.token, body: {} });
    expect(all.data.results.map((job) => [job.jid === draft.jid, job.candidates_loading])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
  });

  it('counts a published job of the limit once, drafts and copies not at all', async () => {
    const { token } = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    const ids: string[] = [];
    for (let job = 0; job < 3; job++) {
      const { data } = await test.call(contract.postJob, { token, body: { job: aJob(), publish: true } });
      ids.push(data.jid);
    }
    const { data: copy } = await test.call(contract.copyJob, { token, body: { job_id: firstOf(ids) } });
    const refused = await test.call(contract.publishJob, { token, params: { id: copy.jid } });
    expect([refused.status, refused.problem.message]).toEqual([
      403,
      'Limit Reached. Please contact at help@masar.local for more information',
    ]);
    await test.call(contract.closeJob, { token, params: { id: firstOf(ids) } });
    expect((await test.call(contract.publishJob, { token, params: { id: copy.jid } })).status).toBe(200);
  });

  it('counts no job for employees, until it is for everyone', async () => {
    const { token } = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    const post = (audience: 'employees' | 'portal', publish = true) =>
      test.call(contract.postJob, { token, body: { job: aJob({ audience }), publish } });
    const outside = await post('portal');
    for (const audience of ['employees', 'portal', 'portal'] as const) await post(audience);
    const { data: inside } = await post('employees');
    expect(inside.status).toBe('published');
    const { data: draft } = await post('employees', false);
    const published = await test.call(contract.publishJob, { token, params: { id: draft.jid } });
    expect(published.data.status).toBe('published');
    const change = (job_id: string, audience: 'employees' | 'portal') =>
      test.call(contract.updateJob, { token, body: { job_id, job: aJob({ audience }) } });
    expect((await change(inside.jid, 'portal')).problem.code).toBe('jobs.limit_reached');
    expect((await change(inside.jid, 'employees')).status).toBe(200);
    expect((await change(outside.data.jid, 'portal')).status).toBe(200);
  });

  it('counts all of a company that is not deleted, by what each is', async () => {
    const { token } = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    const post = async (publish: boolean) =>
      (await test.call(contract.postJob, { token, body: { job: aJob(), publish } })).data.jid;
    for (const publish of [false, false, true, true]) await post(publish);
    await test.call(contract.closeJob, { token, params: { id: await post(true) } });
    await test.call(contract.deleteJob, { token, body: { job_id: await post(false) } });
    const stats = await test.call(contract.getRecruiterStats, { token, body: {} });
    expect(stats.data).toMatchObject({ drafts: 2, published: 2, closed: 1, post_job_limit: 3 });
    expect((await test.call(contract.countJobs, { token })).data).toEqual({ total: 5 });
  });
});
