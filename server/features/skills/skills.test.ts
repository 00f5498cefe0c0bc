import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as jobs from '#contract/features/jobs.contract.ts';
import { getSkillGap } from '#contract/features/matches.contract.ts';
import { autocomplete } from '#contract/features/occupations.contract.ts';
import * as profiles from '#contract/features/profiles.contract.ts';
import * as contract from '#contract/features/skills.contract.ts';
import { auditEntries, matchJobs, users } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aJob, aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { relinkMentions } from './skills.jobs.ts';
import { recountJob } from './skills.portal.ts';

const test = testApp({ worker: true });

const naming = (...names: string[]) => ({ ...aJob(), skills: names.map((name) => ({ name })) });

const post = async (recruiter: Person, names: string[], publish = false) =>
  (await test.call(jobs.postJob, { token: recruiter.token, body: { job: naming(...names), publish } })).data;

const seen = async (admin: Person, q: string, status?: contract.PortalSkill['status']) => {
  const { data } = await test.call(contract.listPortalSkills, { token: admin.token, query: { q, status } });
  return data.results;
};

const decide = (
  admin: Person,
  id: string,
  body: { action: 'link'; ref_skill: string } | { action: 'accept' | 'ignore' | 'undo' },
) => test.call(contract.decidePortalSkill, { token: admin.token, params: { id }, body });

const setSkills = (person: Person, names: string[]) =>
  test.call(profiles.patchProfile, {
    token: person.token,
    body: { skills: names.map((name) => ({ name })) },
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

  it('says how many jobs and profiles name it, and which published jobs', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const candidate = await aPerson(test, 'CANDIDATE');
    const open = await post(admin, ['Portkey logistics'], true);
    await post(admin, ['Portkey logistics']);
    await setSkills(candidate, ['Portkey logistics']);
    const [found] = await seen(admin, 'portkey logistics');
    expect(found).toMatchObject({ seen_count: 3, job_count: 2, profile_count: 1 });
    expect(found?.jobs).toEqual([{ jid: open.jid, job_title: open.job_title }]);
  });

  it('is not an address or a number', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await post(admin, ['owl@post.test', '0501234567']);
    expect(await seen(admin, 'owl')).toEqual([]);
    expect(await seen(admin, '050')).toEqual([]);
  });
});

describe('a name that the portal takes for its own', () => {
  it('leaves the new ones, is suggested in the portal alone, and can be taken back', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const elsewhere = await aPerson(test, 'RECRUITER_ADMIN', { portal: 'LEC' });
    const suggested = async (person: Person) => {
      const { data } = await test.call(autocomplete, {
        token: person.token,
        params: { name: 'skill' },
        query: { input: 'floo netw' },
      });
      return data.map((it) => it.name.en);
    };
    await post(admin, ['Floo network care']);
    const found = firstOf(await seen(admin, 'floo network'));
    expect(await suggested(admin)).not.toContain('Floo network care');
    const { data } = await decide(admin, found.id, { action: 'accept' });
    expect([data.status, data.ref_skill, data.decided_by]).toEqual(['accepted', null, 'Amal Nasser']);
    expect(await seen(admin, 'floo network', 'new')).toEqual([]);
    expect(await suggested(admin)).toContain('Floo network care');
    expect(await suggested(elsewhere)).not.toContain('Floo network care');
    await decide(admin, found.id, { action: 'undo' });
    expect(await suggested(admin)).not.toContain('Floo network care');
  });

  it('is counted by status for the text that is sought', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await post(admin, ['Thestral care', 'Thestral riding', 'Thestral songs']);
    const [first, second] = await seen(admin, 'thestral');
    await decide(admin, first!.id, { action: 'accept' });
    await decide(admin, second!.id, { action: 'ignore' });
    const { data } = await test.call(contract.listPortalSkills, {
      token: admin.token,
      query: { q: 'thestral', status: 'new' },
    });
    expect(data.counts).toEqual({ new: 1, linked: 0, accepted: 1, ignored: 1 });
    expect(data.total).toBe(1);
  });
});

describe('a linked name', () => {
  it('is its concept in what is saved next, in the portal alone', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await post(admin, ['Parley with goblins']);
    const found = firstOf(await seen(admin, 'parley with goblins'));
    const { status, data } = await decide(admin, found.id, { action: 'link', ref_skill: 'negotiation' });
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
    const found = firstOf(await seen(admin, 'cauldron budgets'));
    await decide(admin, found.id, { action: 'link', ref_skill: 'budgeting' });
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
    const found = firstOf(await seen(admin, 'dragon diplomacy'));
    await decide(admin, found.id, { action: 'link', ref_skill: 'negotiation' });
    const { data } = await decide(admin, found.id, { action: 'undo' });
    expect([data.status, data.ref_skill, data.decided_by, data.decided_at]).toEqual([
      'new',
      null,
      null,
      null,
    ]);
    expect((await post(admin, ['Dragon diplomacy'])).skills[0]?.ref_skill).toBeNull();
  });

  it('makes jobs and profiles saved before match, and no longer once the link is taken back', async () => {
    const portal = 'LEC';
    const admin = await aPerson(test, 'RECRUITER_ADMIN', { portal });
    const candidate = await aPerson(test, 'CANDIDATE', { portal });
    await setSkills(candidate, ['Parley with trolls']);
    const { jid } = await post(admin, ['Negotiation'], true);
    const other = await post(admin, ['Parley with trolls'], true);
    const gap = async () => {
      const { data } = await test.call(getSkillGap, { token: candidate.token, body: { job_id: jid } });
      return data.matching_data.matched.map((skill) => skill.id);
    };
    const refOfJob = async () =>
      (await test.call(jobs.getJob, { token: candidate.token, params: { id: other.jid } })).data.skills[0]
        ?.ref_skill;
    const isRanked = async (concept: string | null) => {
      const [row] = await test.program.parts.db
        .select()
        .from(matchJobs)
        .where(eq(matchJobs.jobId, other.jid));
      return row?.features.skills[0]?.id === concept;
    };
    await test.until(() => isRanked(null));
    expect(await gap()).toEqual([]);

    const found = firstOf(await seen(admin, 'parley with trolls'));
    await decide(admin, found.id, { action: 'link', ref_skill: 'negotiation' });
    await test.until(async () => (await gap()).includes('negotiation'));
    await test.until(() => isRanked('negotiation'));
    expect(await refOfJob()).toBe('negotiation');
    // Saved while the link holds, which writes the concept down in the profile itself.
    await setSkills(candidate, ['Parley with trolls', 'Excel']);

    await decide(admin, found.id, { action: 'undo' });
    await test.until(async () => (await gap()).length === 0);
    await test.until(() => isRanked(null));
    expect(await refOfJob()).toBeNull();
    const { data: profile } = await test.call(profiles.getProfile, { token: candidate.token });
    expect(profile.skills.map((skill) => [skill.name, skill.ref_skill, skill.group])).toEqual([
      ['Parley with trolls', null, null],
      ['Excel', expect.any(String), expect.any(String)],
    ]);
  });

  it('leaves all as it is when its job runs twice, or after a later decision', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const candidate = await aPerson(test, 'CANDIDATE');
    await setSkills(candidate, ['Hippogriff bows']);
    const own = () => test.call(profiles.getProfile, { token: candidate.token });
    const found = firstOf(await seen(admin, 'hippogriff bows'));
    await decide(admin, found.id, { action: 'link', ref_skill: 'negotiation' });
    await test.until(async () => (await own()).data.skills[0]?.ref_skill === 'negotiation');
    const run = (from: string | null) =>
      doJob(test, relinkMentions, { portalSkillId: found.id, from, after: null });
    await run(null);
    const { data: before } = await own();
    await run(null);
    await run('budgeting');
    expect((await own()).data.skills).toEqual(before.skills);
    await decide(admin, found.id, { action: 'undo' });
    await test.until(async () => (await own()).data.skills[0]?.ref_skill === null);
    await run(null);
    expect((await own()).data.skills[0]?.ref_skill).toBeNull();
  });

  it('takes no concept from a skill that was given it by someone', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const candidate = await aPerson(test, 'CANDIDATE');
    const { data: chosen } = await test.call(profiles.patchProfile, {
      token: candidate.token,
      body: { skills: [{ name: 'Gobstone budgets', ref_skill: 'budgeting' }] },
    });
    expect(chosen.skills[0]?.ref_skill).toBe('budgeting');
    const found = firstOf(await seen(admin, 'gobstone budgets'));
    await decide(admin, found.id, { action: 'link', ref_skill: 'negotiation' });
    await doJob(test, relinkMentions, { portalSkillId: found.id, from: null, after: null });
    const { data } = await test.call(profiles.getProfile, { token: candidate.token });
    expect(data.skills[0]?.ref_skill).toBe('budgeting');
  });

  it('cannot lead to a concept that does not exist', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await post(admin, ['Owl training']);
    const found = firstOf(await seen(admin, 'owl training'));
    const { status, problem } = await decide(admin, found.id, { action: 'link', ref_skill: 'owlery' });
    expect([status, problem.code]).toEqual([422, 'skills.concept_unknown']);
    expect((await seen(admin, 'owl training'))[0]?.status).toBe('new');
  });

  it('is in the audit log, as is what was ignored', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await post(admin, ['Portrait conversation']);
    const found = firstOf(await seen(admin, 'portrait conversation'));
    await decide(admin, found.id, { action: 'link', ref_skill: 'negotiation' });
    await decide(admin, found.id, { action: 'ignore' });
    expect((await seen(admin, 'portrait conversation', 'ignored'))[0]?.suggestions).toEqual([]);
    const entries = await test.program.parts.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, admin.id));
    const actions = entries.map((entry) => entry.action);
    expect(actions).toEqual(expect.arrayContaining(['portal_skill.linked', 'portal_skill.ignored']));
  });
});
