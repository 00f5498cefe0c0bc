import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as jobs from '#contract/features/jobs.contract.ts';
import * as profiles from '#contract/features/profiles.contract.ts';
import * as contract from '#contract/features/skills.contract.ts';
import { auditEntries, matchJobs, users } from '#server/db/tables/index.ts';
import { aJob, aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { recountJob } from './skills.portal.ts';

const test = testApp({ worker: true });

const naming = (...names: string[]) => aJob({ skills: names.map((name) => ({ name })) as never });

const post = async (recruiter: Person, names: string[], publish = false) =>
  (await test.call(jobs.postJob, { token: recruiter.token, body: { job: naming(...names), publish } })).data;

const seen = async (admin: Person, q: string, status?: contract.PortalSkill['status']) => {
  const { data } = await test.call(contract.listPortalSkills, { token: admin.token, query: { q, status } });
  return data.results;
};

const decide = (
  admin: Person,
  id: string,
  body: { action: 'link'; ref_skill: string } | { action: 'ignore' | 'undo' },
) => test.call(contract.decidePortalSkill, { token: admin.token, params: { id }, body });

const setSkills = (person: Person, names: string[]) =>
  test.call(profiles.patchProfile, {
    token: person.token,
    body: { skills: names.map((name) => ({ name })) as never },
  });

describe('a skill that the taxonomy does not know', () => {
  it('is counted once for each job and person, however it is written and however often saved', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const candidate = await aPerson(test, 'CANDIDATE');
    const job = await post(admin, ['Broom Racing', 'JavaScript', 'broom  racing']);
    await setSkills(candidate, ['BROOM RACING']);
    await setSkills(candidate, ['Broom-racing', 'Excel']);
    const [found, ...others] = await seen(admin, 'broom racing');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ name: 'Broom Racing', seen_count: 2, status: 'new', ref_skill: null });
    const ctx = await test.program.contexts.forJob();
    await recountJob(ctx, job.jid);
    await recountJob(ctx, job.jid);
    expect((await seen(admin, 'broom racing'))[0]?.seen_count).toBe(2);
    expect(await seen(admin, 'javascript')).toEqual([]);
  });

  it('leaves the list when nobody names it any more', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const candidate = await aPerson(test, 'CANDIDATE');
    const job = await post(admin, ['Wand polishing']);
    await setSkills(candidate, ['Wand polishing']);
    await test.call(jobs.updateJob, {
      token: admin.token,
      body: { job_id: job.jid, job: naming('Negotiation') },
    });
    expect((await seen(admin, 'wand polishing'))[0]?.seen_count).toBe(1);
    await test.program.parts.db.delete(users).where(eq(users.id, candidate.id));
    expect(await seen(admin, 'wand polishing')).toEqual([]);
  });

  it('is of one portal, and for its recruiter admins only', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const elsewhere = await aPerson(test, 'RECRUITER_ADMIN', { portal: 'LEC' });
    const recruiter = await aPerson(test, 'RECRUITER');
    await post(recruiter, ['Potion brewing']);
    expect(await seen(admin, 'potion brewing')).toHaveLength(1);
    expect(await seen(elsewhere, 'potion brewing')).toEqual([]);
    expect((await test.call(contract.listPortalSkills, { token: recruiter.token })).status).toBe(403);
  });

  it('comes with concepts of like names', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await post(admin, ['Advanced negotiation of spells']);
    const [found] = await seen(admin, 'negotiation of spells');
    expect(found?.suggestions.map((it) => it.ref_skill)).toContain('negotiation');
  });

  it('is not an address or a number', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await post(admin, ['owl@post.test', '0501234567']);
    expect(await seen(admin, 'owl')).toEqual([]);
    expect(await seen(admin, '050')).toEqual([]);
  });
});

describe('a linked name', () => {
  it('is its concept in what is saved next, in the portal alone', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await post(admin, ['Parley with goblins']);
    const [found] = await seen(admin, 'parley with goblins');
    const { status, data } = await decide(admin, found!.id, { action: 'link', ref_skill: 'negotiation' });
    expect([status, data.status, data.ref_skill, data.seen_count]).toEqual([200, 'linked', 'negotiation', 1]);
    expect(data.decided_by).toBe('Amal Nasser');
    expect((await post(admin, ['parley WITH goblins'])).skills[0]?.ref_skill).toBe('negotiation');
    const candidate = await aPerson(test, 'CANDIDATE');
    const { data: profile } = await setSkills(candidate, ['Parley with Goblins']);
    expect(profile.skills[0]).toMatchObject({ ref_skill: 'negotiation', name: 'Parley with Goblins' });
    expect(profile.skills[0]?.group).not.toBeNull();
    const elsewhere = await aPerson(test, 'RECRUITER_ADMIN', { portal: 'LEC' });
    expect((await post(elsewhere, ['Parley with goblins'])).skills[0]?.ref_skill).toBeNull();
    expect((await seen(admin, 'parley with goblins', 'linked'))[0]?.seen_count).toBe(3);
  });

  it('is its concept when a job saved before is ranked next', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const job = await post(admin, ['Cauldron budgets']);
    const [found] = await seen(admin, 'cauldron budgets');
    await decide(admin, found!.id, { action: 'link', ref_skill: 'budgeting' });
    await test.call(jobs.publishJob, { token: admin.token, params: { id: job.jid } });
    await expect
      .poll(
        async () => {
          const [row] = await test.program.parts.db
            .select()
            .from(matchJobs)
            .where(eq(matchJobs.jobId, job.jid));
          return row?.features.skills.map((skill) => skill.id);
        },
        { timeout: 20_000 },
      )
      .toContain('budgeting');
  });

  it('is a name like any other once the link is taken back', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await post(admin, ['Dragon diplomacy']);
    const [found] = await seen(admin, 'dragon diplomacy');
    await decide(admin, found!.id, { action: 'link', ref_skill: 'negotiation' });
    const { data } = await decide(admin, found!.id, { action: 'undo' });
    expect([data.status, data.ref_skill, data.decided_by, data.decided_at]).toEqual([
      'new',
      null,
      null,
      null,
    ]);
    expect((await post(admin, ['Dragon diplomacy'])).skills[0]?.ref_skill).toBeNull();
  });

  it('cannot lead to a concept that does not exist', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await post(admin, ['Owl training']);
    const [found] = await seen(admin, 'owl training');
    const { status, problem } = await decide(admin, found!.id, { action: 'link', ref_skill: 'owlery' });
    expect([status, problem.code]).toEqual([422, 'skills.concept_unknown']);
    expect((await seen(admin, 'owl training'))[0]?.status).toBe('new');
  });

  it('is in the audit log, as is what was ignored', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await post(admin, ['Portrait conversation']);
    const [found] = await seen(admin, 'portrait conversation');
    await decide(admin, found!.id, { action: 'link', ref_skill: 'negotiation' });
    await decide(admin, found!.id, { action: 'ignore' });
    expect((await seen(admin, 'portrait conversation', 'ignored'))[0]?.suggestions).toEqual([]);
    const entries = await test.program.parts.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, admin.id));
    const actions = entries.map((entry) => entry.action);
    expect(actions).toEqual(expect.arrayContaining(['portal_skill.linked', 'portal_skill.ignored']));
  });
});
