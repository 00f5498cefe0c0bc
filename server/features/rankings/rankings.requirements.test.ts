import { beforeAll, describe, expect, it } from 'vitest';
import { actOnCandidate, listCandidates } from '#contract/features/candidates.contract.ts';
import { patchProfile } from '#contract/features/profiles.contract.ts';
import { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

/** Three surveyors: one says everything, one says less than may be asked, one says nothing of it. */
let recruiter: Person;
let jid: string;
let able: Person;
let junior: Person;
let silent: Person;

const changed = async (person: Person, body: object) => {
  await test.call(patchProfile, { token: person.token, body });
  return person;
};

beforeAll(async () => {
  recruiter = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
  able = await changed(await aSurveyor(test, 'LEC'), {
    skills: [{ name: 'FIDIC contracts' }, { name: 'Bills of quantities' }, { name: 'Broom racing' }],
    languages: [
      { language: 'Arabic', level: 'native' },
      { language: 'English', level: 'fluent' },
    ],
  });
  junior = await changed(await aSurveyor(test, 'LEC'), {
    work_history_detailed: [
      {
        job_title: 'Quantity Surveyor',
        organisation: 'Copper Gate',
        start_date: '2019-01',
        end_date: '2020-12',
        currently_working: false,
        details: ['Prepared bills of quantities and valued variations under FIDIC contracts'],
      },
    ],
    languages: [{ language: 'English', level: 'basic' }],
  });
  silent = await changed(await aSurveyor(test, 'LEC'), { work_history_detailed: [] });
  jid = await publishJob(test, recruiter);
  await test.until(async () => (await ranked()).total === 3);
}, 120_000);

const ranked = async (query: object = {}) =>
  (await test.call(listMatchingCandidates, { token: recruiter.token, params: { id: jid }, query })).data;
const listed = async (query: object) => {
  const { results, total, left_out } = await ranked(query);
  expect(total).toBe(results.length);
  return { people: results.map((it) => it.candidate_id), left_out };
};

describe('candidates of whom something is required', () => {
  it('are all listed where nothing is required', async () => {
    const { people, left_out } = await listed({ required_skills: [], min_years: 0 });
    expect(new Set(people)).toEqual(new Set([able.id, junior.id, silent.id]));
    expect(left_out).toBeNull();
  });

  it('have so many years, and those who do not say are told from those who have fewer', async () => {
    expect(await listed({ min_years: 5 })).toEqual({ people: [able.id], left_out: { silent: 1, short: 1 } });
  });

  it('have the very skill, by its id or by any name, known to the taxonomy or not', async () => {
    const leftOut = { silent: 2, short: 0 };
    expect(await listed({ required_skills: 'broom  Racing' })).toEqual({
      people: [able.id],
      left_out: leftOut,
    });
    expect(
      (await listed({ required_skills: ['fidic-contracts', 'Bills of quantities'] })).people,
    ).toHaveLength(3);
    expect(await listed({ required_skills: ['fidic-contracts', 'python'] })).toEqual({
      people: [],
      left_out: { silent: 3, short: 0 },
    });
  });

  it('speak every language at the level asked for or above', async () => {
    expect((await listed({ required_languages: 'english' })).people).toHaveLength(2);
    expect(await listed({ required_languages: ['الإنجليزية:intermediate', 'arabic'] })).toEqual({
      people: [able.id],
      left_out: { silent: 1, short: 1 },
    });
    const refused = await test.call(listMatchingCandidates, {
      token: recruiter.token,
      params: { id: jid },
      query: { required_languages: 'english:perfect' },
    });
    expect(refused.status).toBe(422);
  });

  it('keep their scores, and are counted by status like the list', async () => {
    const [before, after] = [await ranked(), await ranked({ min_years: 5 })];
    const scoreOf = (list: typeof before) => list.results.find((it) => it.candidate_id === able.id)?.score;
    expect(scoreOf(after)).toBe(scoreOf(before));
    expect([before.counts.PENDING, after.counts.PENDING]).toEqual([3, 1]);
  });

  it('can be sought among those who were decided on, too', async () => {
    const { token } = recruiter;
    for (const { id } of [able, silent])
      await test.call(actOnCandidate, {
        token,
        body: { candidate_id: id, job_id: jid, action: 'SHORTLISTED' },
      });
    const { data } = await test.call(listCandidates, { token, query: { min_years: 5 } });
    expect(data.results.map((it) => it.candidate_id)).toEqual([able.id]);
    expect([data.total, data.left_out]).toEqual([1, { silent: 1, short: 0 }]);
    expect((await test.call(listCandidates, { token })).data.left_out).toBeNull();
    const pending = await listed({ min_years: 5, status: 'PENDING' });
    expect(pending).toEqual({ people: [], left_out: { silent: 0, short: 1 } });
  });
});
