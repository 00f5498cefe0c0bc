import { beforeAll, describe, expect, it } from 'vitest';
import {
  findCareers,
  INTEREST_AREAS,
  type InterestScores,
  listTypedInterests,
  scoreInterests,
} from '#contract/features/interests.contract.ts';
import { takeAssessment } from '#server/testing/assessed.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aPerson, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });

let person: Person;
beforeAll(async () => {
  person = await aPerson(test, 'CANDIDATE');
});

const INVESTIGATIVE: InterestScores = {
  realistic: 24,
  investigative: 38,
  artistic: 14,
  social: 8,
  enterprising: 10,
  conventional: 22,
};

const careers = (body: object) => test.callAnyhow(findCareers, { token: person.token, body });

describe('six interest scores', () => {
  it('that were typed and kept are their owner’s to find again, the same ones once', async () => {
    const [owner, other] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'CANDIDATE')];
    const type = (scores: InterestScores, keep: boolean) =>
      test.call(scoreInterests, { token: owner.token, body: { scores, keep } });
    await type(INVESTIGATIVE, false);
    for (const social of [9, 9, 12]) await type({ ...INVESTIGATIVE, social }, true);
    const kept = async ({ token }: Person) => (await test.call(listTypedInterests, { token })).data.results;
    expect((await kept(owner)).map(({ scores }) => scores.social)).toEqual([12, 9]);
    expect(await kept(other)).toEqual([]);
  });

  it('are sums of ten answers less one each, of sixty answers or of what was saved in an attempt', async () => {
    const none = await test.call(scoreInterests, { token: person.token, body: {} });
    expect([none.status, none.problem.code]).toEqual([404, 'interests.no_answers']);
    const value = (number: number) => (number % 6 === 1 ? 5 : 1 + (number % 3));
    const answers = Array.from({ length: 60 }, (_, index) => value(index + 1));
    const { data } = await test.call(scoreInterests, { token: person.token, body: { answers } });
    const sum = answers.reduce((total, answer) => total + answer - 1, 0);
    expect(Object.values(data.scores).reduce((total, score) => total + score, 0)).toBe(sum);
    expect(data.areas.map(({ score }) => score)).toEqual(
      Object.values(data.scores).toSorted((a, b) => b - a),
    );
    expect(data.scores.realistic).toBe(40);
    expect(data.interest_area).toBe('realistic');
    const attempt = await takeAssessment(test, person, 'my-next-move', { value });
    const own = await test.call(scoreInterests, { token: person.token, body: {} });
    expect(own.data).toMatchObject({ scores: data.scores, attempt_id: attempt });
  });

  it('can be typed, as numbers or texts of 0 to 40, and nothing else', async () => {
    const typed = Object.fromEntries(INTEREST_AREAS.map((area, index) => [area, String(index * 8)]));
    const score = (scores: object) =>
      test.callAnyhow(scoreInterests, { token: person.token, body: { scores } });
    expect((await score(typed)).data.interest_area).toBe('conventional');
    for (const wrong of ['41', '-1', '2.5', 'many'])
      expect((await score({ ...typed, social: wrong })).status).toBe(422);
    const flat = await score(Object.fromEntries(INTEREST_AREAS.map((area) => [area, 20])));
    expect(flat.data).toMatchObject({ is_flat: true, interest_area: null });
  });
});

describe('careers', () => {
  it('come with how well they fit, the most alike first, and the bars that explain it', async () => {
    const { data } = await careers({ ...INVESTIGATIVE, limit: 50 });
    expect(data.total).toBeGreaterThan(20);
    expect(data.interest_area).toBe('investigative');
    const correlations = data.careers.map(({ correlation }) => correlation);
    expect(correlations).toEqual(correlations.toSorted((a, b) => b - a));
    const rank = ['Best', 'Great', 'Good'];
    const fits = data.careers.map(({ fit }) => rank.indexOf(fit));
    expect(fits).toEqual(fits.toSorted((a, b) => a - b));
    for (const { bars, correlation } of data.careers.slice(0, 5)) {
      expect(bars.map(({ person: own }) => own)).toEqual(INTEREST_AREAS.map((area) => INVESTIGATIVE[area]));
      expect(pearson(bars.map((bar) => [bar.person, bar.occupation]))).toBeCloseTo(correlation, 6);
    }
  });

  it('are those of a job zone where one is named, and the zones say how many there are', async () => {
    const { data: all } = await careers({ ...INVESTIGATIVE, limit: 1 });
    expect(all.job_zones.map(({ zone }) => zone)).toEqual([1, 2, 3, 4, 5]);
    expect(all.job_zones.reduce((sum, zone) => sum + zone.careers, 0)).toBe(all.total);
    for (const { zone, careers: total } of all.job_zones) {
      const { data } = await careers({ ...INVESTIGATIVE, job_zone: zone, limit: 100 });
      expect([zone, data.total]).toEqual([zone, total]);
      expect(data.careers.every(({ job_zone }) => job_zone === zone)).toBe(true);
    }
  });

  it('count the portal’s open jobs', async () => {
    const { data: before } = await careers({ ...INVESTIGATIVE, limit: 100 });
    const recruiter = await aPerson(test, 'RECRUITER');
    const { title, occupation_id } = firstOf(before.careers);
    await publishJob(test, recruiter, { job_title: title.en });
    const { data } = await careers({ ...INVESTIGATIVE, limit: 100 });
    const of = (list: typeof data.careers) => theOne(list, (one) => one.occupation_id === occupation_id);
    expect(of(data.careers).open_jobs).toBe(of(before.careers).open_jobs + 1);
  });

  it('are none where six scores hardly differ, which is said', async () => {
    const { data } = await careers(Object.fromEntries(INTEREST_AREAS.map((area) => [area, 21])));
    expect(data).toMatchObject({ careers: [], total: 0, is_flat: true });
  });
});

/** Written anew, from the definition. */
function pearson(pairs: readonly (readonly [number, number])[]): number {
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const sum = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((total, pair) => total + of(pair), 0);
  return (
    sum(([a, b]) => (a - x) * (b - y)) / Math.sqrt(sum(([a]) => (a - x) ** 2) * sum(([, b]) => (b - y) ** 2))
  );
}
