import { describe, expect, it } from 'vitest';
import { listMatchingJobs, listSimilarJobs } from '#contract/features/job-lists.contract.ts';
import { closeJob } from '#contract/features/jobs.contract.ts';
import { getSkillGap, seeWhatIf } from '#contract/features/matches.contract.ts';
import { listSimilarCandidates } from '#contract/features/rankings.contract.ts';
import { theOne } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

const listed = (person: Person, jid: string) =>
  test.until(async () => {
    const { data } = await test.call(listMatchingJobs, { token: person.token });
    return data.results.find((job) => job.jid === jid);
  });

describe('what if', () => {
  it('gives the score with the skill learned, as the gap promised, and what would help next', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const surveyor = await aSurveyor(test);
    const job_id = await publishJob(test, recruiter, {
      skills: [
        { ref_skill: 'fidic-contracts', name: 'FIDIC contracts', importance: 'must' },
        { ref_skill: 'python', name: 'Python', importance: 'must' },
        { ref_skill: 'sql', name: 'SQL', importance: 'nice' },
      ],
    });
    await listed(surveyor, job_id);
    const { token } = surveyor;
    const gap = (await test.call(getSkillGap, { token, body: { job_id } })).data;
    const python = theOne(gap.matching_data.gap, ({ id }) => id === 'python');
    const ask = (skills: string[]) => test.call(seeWhatIf, { token, body: { job_id, skills } });
    const { data } = await ask(['python']);
    expect(data.score_before).toBe(gap.score);
    expect(data.score).toBeCloseTo(gap.score + python.lift, 9);
    expect(data.explanation.matched.map(({ id }) => id)).toContain('python');
    expect(data.lift_order.map(({ id }) => id)).toContain('sql');
    expect((await ask([])).data.explanation).toEqual(gap.explanation);
  });

  it('can be asked by a recruiter about a candidate, not by an institute', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const surveyor = await aSurveyor(test);
    const job_id = await publishJob(test, recruiter);
    const body = { job_id, uid: surveyor.id, skills: ['python'] };
    expect((await test.call(seeWhatIf, { token: recruiter.token, body })).status).toBe(200);
    const institute = await aPerson(test, 'INSTITUTE');
    expect((await test.call(seeWhatIf, { token: institute.token, body })).status).toBe(403);
  });

  it('is asked by a candidate of themselves alone, and by a recruiter of somebody', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const [surveyor, other] = [await aSurveyor(test), await aSurveyor(test)];
    const job_id = await publishJob(test, recruiter);
    const gapFor = ({ token }: Person, uid?: string) =>
      test.call(getSkillGap, { token, body: { job_id, uid } });
    const own = await gapFor(surveyor);
    expect((await gapFor(surveyor, surveyor.id)).data).toEqual(own.data);
    expect((await gapFor(surveyor, other.id)).problem.code).toBe('profiles.not_found');
    expect((await gapFor(recruiter, surveyor.id)).data.score).toBe(own.data.score);
    expect((await gapFor(recruiter)).problem.code).toBe('profiles.not_found');
    const stranger = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    expect((await gapFor(stranger, surveyor.id)).status).toBe(404);
    expect((await gapFor(await aSurveyor(test, 'LEC'))).problem.code).toBe('jobs.not_found');
  });
});

describe('similar jobs', () => {
  it('are published jobs of the portal of the same kind, with what they share; closed ones go', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const stranger = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    const surveyor = await aSurveyor(test);
    const jid = await publishJob(test, recruiter);
    const alike = await publishJob(test, await aPerson(test, 'RECRUITER'), {
      job_title: 'Senior Quantity Surveyor',
    });
    const nursing = await publishJob(test, recruiter, {
      job_title: 'Registered Nurse',
      description:
        'Cares for patients on a surgical ward, gives medication and keeps records of treatment every day.',
      requirements: ['Patient care'],
      responsibilities: ['Care for patients'],
      skills: [{ ref_skill: 'patient-care', name: 'Patient care', importance: 'must' as const }],
    });
    const abroad = await publishJob(test, stranger);
    await listed(surveyor, alike);
    const similar = () => test.call(listSimilarJobs, { token: surveyor.token, params: { id: jid } });
    const found = await test.until(async () => {
      const { data } = await similar();
      return data.some((job) => job.jid === alike) && data;
    });
    const ids = found.map((job) => job.jid);
    for (const other of [jid, nursing, abroad]) expect(ids).not.toContain(other);
    const one = theOne(found, (job) => job.jid === alike);
    expect(one.score).toBeGreaterThan(0.7);
    expect(one.score).toBeLessThanOrEqual(1);
    expect(one.shared_skills.map(({ id }) => id)).toContain('fidic-contracts');
    expect(one.skill_count).toBe(one.shared_count + one.further_skills.length);

    const owner = await test.call(listSimilarJobs, { token: recruiter.token, params: { id: alike } });
    expect(owner.data.map((job) => job.jid)).toContain(jid);
    await test.call(closeJob, { token: recruiter.token, params: { id: jid } });
    const after = await test.call(listSimilarJobs, { token: recruiter.token, params: { id: alike } });
    expect(after.data.map((job) => job.jid)).not.toContain(jid);
  });
});

describe('similar candidates', () => {
  it('are people of the portal whose work is alike, shown to recruiters only', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const [one, other, abroad] = [await aSurveyor(test), await aSurveyor(test), await aSurveyor(test, 'LEC')];
    const found = await test.until(async () => {
      const { data } = await test.call(listSimilarCandidates, {
        token: recruiter.token,
        params: { id: one.id },
        query: { limit: 24 },
      });
      return data.some((person) => person.candidate_id === other.id) && data;
    });
    const ids = found.map((person) => person.candidate_id);
    expect(ids).not.toContain(one.id);
    expect(ids).not.toContain(abroad.id);
    const twin = theOne(found, (person) => person.candidate_id === other.id);
    expect(twin.score).toBeCloseTo(1, 6);
    expect(twin.shared_skills.map(({ id }) => id)).toContain('fidic-contracts');
    expect(twin.shared_count).toBe(twin.skill_count);
    const refused = await test.call(listSimilarCandidates, { token: one.token, params: { id: other.id } });
    expect(refused.status).toBe(403);
  });
});

describe('a matching job', () => {
  it('says by which occupations it lies on the person’s career path', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const surveyor = await aSurveyor(test);
    const next = await publishJob(test, recruiter, { job_title: 'Contracts Manager' });
    const same = await publishJob(test, recruiter);
    expect((await listed(surveyor, next)).career_path).toEqual([
      'senior-quantity-surveyor',
      'contracts-manager',
    ]);
    expect((await listed(surveyor, same)).career_path).toEqual([]);
  });
});
