import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actOnCandidate, getCandidate, listCandidates } from '#contract/features/candidates.contract.ts';
import { favouriteJobs, reactToJob } from '#contract/features/favourites.contract.ts';
import { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { closeJob, updateJob } from '#contract/features/jobs.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { patchProfile } from '#contract/features/profiles.contract.ts';
import { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { auditEntries } from '#server/db/tables/index.ts';
import { aJob, aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { rankJob, rankProfile } from './matches.jobs.ts';

const test = testApp({ worker: true });

const matchesOf = (person: Person) => test.call(listMatchingJobs, { token: person.token });
const candidatesOf = (recruiter: Person, id: string) =>
  test.call(listMatchingCandidates, { token: recruiter.token, params: { id } });

const seenBy = (person: Person, jid: string) =>
  test.until(async () => (await matchesOf(person)).data.results.find((job) => job.jid === jid));

describe('a match', () => {
  it('is seen from both sides with the same score and its reasons', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const surveyor = await aSurveyor(test);
    const jid = await publishJob(test, recruiter);
    const mine = await seenBy(surveyor, jid);
    const theirs = await test.until(async () =>
      (await candidatesOf(recruiter, jid)).data.results.find((it) => it.candidate_id === surveyor.id),
    );
    expect(mine.matching_score).toBeGreaterThan(0.5);
    expect(theirs.score).toBe(mine.matching_score);
    expect(mine.job_match.map((skill) => skill.id)).toEqual(
      expect.arrayContaining(['fidic-contracts', 'bills-of-quantities']),
    );
    expect(mine.job_match.some((skill) => skill.evidence)).toBe(true);
    expect(mine.job_gap.map((skill) => skill.id)).toContain('forklift-operation');
  });

  it('adds up: parts, gates and calibration give the score again', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const surveyor = await aSurveyor(test);
    const { explanation } = await seenBy(surveyor, await publishJob(test, recruiter));
    const raw = explanation.parts.reduce((sum, part) => sum + part.value * part.weight, 0);
    const gate = explanation.gates.reduce(
      (product, it) => product * (1 - it.weight + it.weight * it.value),
      1,
    );
    const { a, b } = explanation.calibration;
    expect(1 / (1 + Math.exp(-(a * raw * gate + b)))).toBeCloseTo(explanation.score, 9);
  });

  it('follows when the job or the profile changes, and goes when the job closes', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const surveyor = await aSurveyor(test);
    const jid = await publishJob(test, recruiter);
    const before = await seenBy(surveyor, jid);
    await test.call(patchProfile, {
      token: surveyor.token,
      body: {
        skills: [
          { name: 'FIDIC contracts' },
          { name: 'Bills of quantities' },
          { name: 'Forklift operation' },
        ],
      },
    });
    await test.until(async () => {
      const now = (await matchesOf(surveyor)).data.results.find((job) => job.jid === jid);
      return now && now.job_gap.length < before.job_gap.length && now.matching_score >= before.matching_score;
    });
    const nursing = {
      job_title: 'Registered Nurse',
      skills: [{ ref_skill: null, name: 'Patient care', importance: 'must' as const }],
      requirements: ['Patient care'],
      responsibilities: ['Care for patients'],
      description:
        'Cares for patients on a surgical ward, gives medication and keeps records of treatment every day.',
    };
    await test.call(updateJob, { token: recruiter.token, body: { job_id: jid, job: aJob(nursing) } });
    await test.until(async () => !(await matchesOf(surveyor)).data.results.some((job) => job.jid === jid));

    const second = await publishJob(test, recruiter);
    await seenBy(surveyor, second);
    await test.call(closeJob, { token: recruiter.token, params: { id: second } });
    expect((await matchesOf(surveyor)).data.results.some((job) => job.jid === second)).toBe(false);
  });

  it('never crosses portals', async () => {
    const recruiter = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    const here = await aSurveyor(test, 'LEC');
    const elsewhere = await aSurveyor(test);
    const jid = await publishJob(test, recruiter);
    await seenBy(here, jid);
    expect((await matchesOf(elsewhere)).data.results.some((job) => job.jid === jid)).toBe(false);
  });

  it('is the same after its jobs ran twice', async () => {
    // A portal of their own: nobody else's ranking comes in between.
    const recruiter = await aPerson(test, 'RECRUITER', { portal: 'KU' });
    const surveyor = await aSurveyor(test, 'KU');
    const jid = await publishJob(test, recruiter);
    await seenBy(surveyor, jid);
    await test.until(async () => !(await candidatesOf(recruiter, jid)).data.computing);
    const before = (await candidatesOf(recruiter, jid)).data;
    for (let times = 0; times < 2; times++) {
      await doJob(test, rankJob, { jobId: jid });
      await doJob(test, rankProfile, { userId: surveyor.id });
    }
    expect((await candidatesOf(recruiter, jid)).data).toEqual(before);
  });
});

describe('a candidate’s view', () => {
  it('loses a disliked job and gets it back, and keeps favourites apart', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const surveyor = await aSurveyor(test);
    const { token } = surveyor;
    const jid = await publishJob(test, recruiter);
    await seenBy(surveyor, jid);
    const dislike = () =>
      test.call(reactToJob, { token, params: { action: 'dislike' }, body: { job_id: jid } });
    expect((await dislike()).data.reaction).toBe('dislike');
    expect((await matchesOf(surveyor)).data.results.some((job) => job.jid === jid)).toBe(false);
    expect((await dislike()).data.reaction).toBeNull();
    await test.call(favouriteJobs, { token, body: { job_ids: [jid], favorite: true } });
    const favourites = await test.call(listMatchingJobs, { token, query: { favorites: 'true' } });
    expect(favourites.data.results.map((job) => [job.jid, job.is_favorite])).toEqual([[jid, true]]);
  });
});

describe('a recruiter’s decision', () => {
  it('is kept, told, written down, and can be taken back', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const surveyor = await aSurveyor(test);
    const jid = await publishJob(test, recruiter);
    await seenBy(surveyor, jid);
    const { token } = recruiter;
    const act = (action: 'SHORTLISTED' | 'REJECTED' | 'UNSELECTED') =>
      test.call(actOnCandidate, { token, body: { candidate_id: surveyor.id, job_id: jid, action } });

    const hidden = await test.call(getCandidate, {
      token,
      params: { id: surveyor.id },
      query: { job_id: jid },
    });
    expect([hidden.data.profile.contacts_shared, hidden.data.profile.personal_details.phone]).toEqual([
      false,
      null,
    ]);

    expect((await act('SHORTLISTED')).data).toMatchObject({ status: 'SHORTLISTED', previous: 'PENDING' });
    const shared = await test.call(getCandidate, {
      token,
      params: { id: surveyor.id },
      query: { job_id: jid },
    });
    // A shortlist is the company's own decision: it opens nobody's contacts.
    expect(shared.data.profile.personal_details.phone).toBeNull();
    expect(shared.data.explanation?.score).toBeGreaterThan(0.5);
    const list = await test.call(listCandidates, { token });
    expect(list.data.results.map((it) => it.candidate_id)).toEqual([surveyor.id]);
    const news = await test.call(listNotifications, { token: surveyor.token, lang: 'ar' });
    expect(news.data.results.map((it) => it.kind)).toContain('shortlisted');

    expect((await act('UNSELECTED')).data).toMatchObject({ status: 'PENDING', previous: 'SHORTLISTED' });
    expect((await test.call(listCandidates, { token })).data.total).toBe(0);
    const entries = await test.program.parts.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, surveyor.id));
    expect(entries.map((entry) => entry.action)).toEqual(
      expect.arrayContaining(['candidate.shortlisted', 'candidate.returned_to_pending']),
    );
  });

  it('counts by status, and says how many weaker ones there are', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const surveyor = await aSurveyor(test);
    const jid = await publishJob(test, recruiter);
    await test.until(async () =>
      (await candidatesOf(recruiter, jid)).data.results.some((it) => it.candidate_id === surveyor.id),
    );
    await test.call(actOnCandidate, {
      token: recruiter.token,
      body: { candidate_id: surveyor.id, job_id: jid, action: 'REJECTED' },
    });
    const { data } = await candidatesOf(recruiter, jid);
    expect(data.counts.REJECTED).toBe(1);
    expect(data.results.every((it) => it.score > 0.2)).toBe(true);
    const pending = await test.call(listMatchingCandidates, {
      token: recruiter.token,
      params: { id: jid },
      query: { status: 'PENDING' },
    });
    expect(pending.data.results.some((it) => it.candidate_id === surveyor.id)).toBe(false);
  });
});
