import { beforeAll, describe, expect, it } from 'vitest';
import { updateJob } from '#contract/features/jobs.contract.ts';
import { patchProfile } from '#contract/features/profiles.contract.ts';
import {
  listMatchingCandidates,
  previewCandidates,
  saveSkillWeights,
} from '#contract/features/rankings.contract.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aJob, aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

/** Both survey; one knows FIDIC, the other forklifts. */
let recruiter: Person;
let lawful: Person;
let lifting: Person;
let job_id: string;

const SKILLS = [
  { ref_skill: 'fidic-contracts', name: 'FIDIC contracts', importance: 'should' as const },
  { ref_skill: 'forklift-operation', name: 'Forklift operation', importance: 'should' as const },
];

const withSkills = async (names: string[]) => {
  const person = await aSurveyor(test);
  await test.call(patchProfile, {
    token: person.token,
    body: {
      work_history_detailed: [{ job_title: 'Quantity Surveyor', details: [], currently_working: true }],
      skills: names.map((name) => ({ name })),
    },
  });
  return person;
};

const listed = async () =>
  (await test.call(listMatchingCandidates, { token: recruiter.token, params: { id: job_id } })).data;
const preview = async (body: object) =>
  (await test.call(previewCandidates, { token: recruiter.token, body })).data;

beforeAll(async () => {
  recruiter = await aPerson(test, 'RECRUITER');
  lawful = await withSkills(['FIDIC contracts']);
  lifting = await withSkills(['Forklift operation']);
  job_id = await publishJob(test, recruiter, { skills: SKILLS });
  await test.until(async () => {
    const { results } = await listed();
    return results.length === 2 && results.every(({ explanation }) => explanation.missing.length > 0);
  });
}, 120_000);

describe('a preview of candidates', () => {
  it('counts those who match a job that nobody has saved, and names the best with their reasons', async () => {
    const { public_url: _, ...job } = { public_url: null, ...aJob({ skills: SKILLS }) };
    const found = await preview({ job, limit: 5 });
    const { results, total, weaker } = await listed();
    expect(found).toMatchObject({
      above_floor: total,
      shown: total - weaker,
      is_capped: false,
      before: null,
    });
    expect(found.results.map((it) => it.candidate_id)).toEqual(results.map((it) => it.candidate_id));
    const ofLawful = theOne(found.results, (it) => it.candidate_id === lawful.id);
    expect(ofLawful.matched).toContain('FIDIC contracts');
    const ofLifting = theOne(found.results, (it) => it.candidate_id === lifting.id);
    expect(ofLifting.matched).toContain('Forklift operation');
    expect(ofLawful.matched).not.toContain('Forklift operation');
  });

  it('takes a job of which nearly everything is still missing, and none at all is refused', async () => {
    expect((await preview({ job: {} })).results.length).toBeLessThanOrEqual(3);
    expect((await preview({ job: { job_title: 'Quantity Surveyor' }, limit: 0 })).results).toEqual([]);
    const none = await test.call(previewCandidates, { token: recruiter.token, body: {} });
    expect(none.status).toBe(422);
  });

  it('shows how people would move with other weights, and changes nothing', async () => {
    const weights = [{ skill: 'forklift-operation', weight: 0.05 }];
    const found = await preview({ job_id, weights, limit: 5 });
    expect(found.results.map((it) => it.candidate_id)).toEqual([lawful.id, lifting.id]);
    const [first, second] = found.results;
    expect(first!.score).toBeGreaterThan(first!.score_before!);
    expect(second!.score).toBeLessThan(second!.score_before!);
    const now = await listed();
    for (const { candidate_id, score_before, rank_before } of found.results) {
      const at = now.results.findIndex((it) => it.candidate_id === candidate_id);
      expect(rank_before).toBe(at + 1);
      expect(score_before).toBeCloseTo(now.results[at]!.score, 6);
    }
    const other = await preview({ job_id, weights: [{ skill: 'fidic-contracts', weight: 0 }], limit: 5 });
    const moved = theOne(other.results, (it) => it.candidate_id === lawful.id);
    expect(moved.score).toBeLessThan(moved.score_before!);
    const risen = theOne(other.results, (it) => it.candidate_id === lifting.id);
    expect(risen.score).toBeGreaterThan(risen.score_before!);
  });

  it('of somebody else’s job is refused as if it were not there', async () => {
    const other = await aPerson(test, 'RECRUITER');
    const { status } = await test.call(previewCandidates, { token: other.token, body: { job_id } });
    expect(status).toBe(404);
  });
});

describe('weights that are saved', () => {
  const save = (weights: { skill: string; weight: number | null; was: number | null }[]) =>
    test.call(saveSkillWeights, { token: recruiter.token, body: { job_id, weights } });

  it('are those that the ranking stands on, as the preview promised', async () => {
    const promised = await preview({
      job_id,
      weights: [{ skill: 'forklift-operation', weight: 0.1 }],
      limit: 5,
    });
    const saved = await save([{ skill: 'forklift-operation', weight: 0.1, was: null }]);
    expect(saved.status).toBe(200);
    await test.until(async () => {
      const { results } = await listed();
      return (
        results[0]?.candidate_id === lawful.id &&
        Math.abs(results[0].score - firstOf(promised.results).score) < 1e-9
      );
    });
  });

  it('are not written over those of a colleague who was quicker', async () => {
    const refused = await save([{ skill: 'forklift-operation', weight: 1, was: null }]);
    expect(refused.status).toBe(409);
    expect(refused.problem.code).toBe('rankings.weights_changed_elsewhere');
    expect((await save([{ skill: 'fidic-contracts', weight: 1, was: null }])).status).toBe(200);
    expect((await save([{ skill: 'no-such-skill', weight: 1, was: null }])).status).toBe(409);
  });

  it('survive an edit of the job that says them, and go with null', async () => {
    expect((await save([{ skill: 'forklift-operation', weight: null, was: 0.1 }])).status).toBe(200);
    const edited = await test.call(updateJob, {
      token: recruiter.token,
      body: { job_id, job: aJob({ skills: SKILLS.map((skill) => ({ ...skill, weight: 0.5 })) }) },
    });
    expect(edited.data.skills.map(({ weight }) => weight)).toEqual([0.5, 0.5]);
  });
});
