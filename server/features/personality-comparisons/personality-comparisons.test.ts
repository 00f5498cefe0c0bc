import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { shareAssessment } from '#contract/features/assessments.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import {
  answerComparisonRequest,
  askForComparison,
  endComparison,
  getComparisonRequest,
  getPersonalityComparison,
  listPersonalityComparisons,
  MOST_COMPARISONS,
} from '#contract/features/personality-comparisons.contract.ts';
import { getPrinciplesSummary } from '#contract/features/principles.contract.ts';
import { personalityComparisons } from '#server/db/tables/index.ts';
import { takeAssessment } from '#server/testing/assessed.ts';
import { aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });
const DAY_MS = 86_400_000;

let layla: Person;
let omar: Person;
let other: Person;

beforeAll(async () => {
  layla = await aPerson(test, 'CANDIDATE', { name: 'Layla Haddad' });
  omar = await aPerson(test, 'CANDIDATE', { name: 'Omar Saleh' });
  other = await aPerson(test, 'CANDIDATE');
  await takeAssessment(test, layla, 'principles', { value: (number) => (number % 5) + 1 });
  for (const person of [omar, other])
    await takeAssessment(test, person, 'principles', { value: (number) => 5 - (number % 5) });
});

const ask = ({ token }: Person) => test.call(askForComparison, { token });
const answer = ({ token }: Person, code: string, agrees: boolean) =>
  test.call(answerComparisonRequest, { token, params: { code }, body: { agrees } });
const look = ({ token }: Person, id: string) =>
  test.call(getPersonalityComparison, { token, params: { id } });
const end = ({ token }: Person, id: string) => test.call(endComparison, { token, params: { id } });
const listOf = async ({ token }: Person) =>
  (await test.call(listPersonalityComparisons, { token })).data.results;
const request = ({ token }: Person, code: string) =>
  test.call(getComparisonRequest, { token, params: { code } });

/** Layla asks, and who follows the link agrees. */
async function agreed(by: Person) {
  const { data } = await ask(layla);
  await answer(by, data.code ?? '', true);
  return { id: data.id, code: data.code ?? '' };
}

describe('a comparison of two personalities', () => {
  it('is seen by both once both agree, each with both shapes, and by nobody before', async () => {
    const { data: asked } = await ask(layla);
    const { id, code } = { id: asked.id, code: asked.code ?? '' };
    expect(asked).toMatchObject({ state: 'ASKED', other: null, asked_by_self: true });
    expect([(await look(layla, id)).status, (await look(omar, id)).status]).toEqual([404, 404]);
    expect((await request(omar, code)).data).toMatchObject({
      asker: 'Layla Haddad',
      is_own: false,
      state: 'ASKED',
      id: null,
      has_result: true,
    });
    expect((await answer(omar, code, true)).data).toMatchObject({ state: 'AGREED', other: 'Layla Haddad' });
    for (const [reader, people] of [
      [layla, ['Layla Haddad', 'Omar Saleh']],
      [omar, ['Omar Saleh', 'Layla Haddad']],
    ] as const) {
      const { data } = await look(reader, id);
      expect(data.people.map(({ name, is_self }) => [name, is_self])).toEqual([
        [people[0], true],
        [people[1], false],
      ]);
      for (const { scales, norms } of data.people) {
        expect(scales.filter(({ kind }) => kind === 'facet')).toHaveLength(25);
        expect(norms.length).toBeGreaterThan(0);
      }
      expect(data.apart.length).toBeGreaterThan(0);
    }
    const own = await test.call(getPrinciplesSummary, { token: omar.token, params: { user_id: omar.id } });
    expect((await look(layla, id)).data.people[1]?.scales).toEqual(own.data.scales);
    const { data: news } = await test.call(listNotifications, { token: layla.token });
    expect(news.results.filter(({ kind }) => kind === 'comparison_agreed')).toHaveLength(1);
    await end(layla, id);
  });

  it('is nobody else’s: no other person follows the link, and those who hire are refused', async () => {
    const { id, code } = await agreed(omar);
    expect((await request(other, code)).problem.code).toBe('personality_comparisons.not_found');
    expect((await answer(other, code, true)).status).toBe(404);
    expect([(await look(other, id)).status, (await end(other, id)).status]).toEqual([404, 404]);
    const recruiter = await aPerson(test, 'RECRUITER');
    const shared = { company_id: recruiter.companyId };
    const params = { assessment_id: 'principles' };
    for (const person of [layla, omar])
      await test.call(shareAssessment, { token: person.token, params, body: shared });
    expect([(await look(recruiter, id)).status, (await request(recruiter, code)).status]).toEqual([403, 403]);
    await end(omar, id);
  });

  it('ends whenever either of the two says so, and nothing of it is kept', async () => {
    for (const by of [layla, omar]) {
      const { id, code } = await agreed(omar);
      expect((await listOf(omar)).map((one) => [one.id, one.other])).toEqual([[id, 'Layla Haddad']]);
      expect((await end(by, id)).status).toBe(200);
      expect([(await look(layla, id)).status, (await look(omar, id)).status]).toEqual([404, 404]);
      expect([(await listOf(layla)).length, (await listOf(omar)).length]).toEqual([0, 0]);
      expect((await answer(omar, code, true)).status).toBe(404);
      expect(await test.program.parts.db.select().from(personalityComparisons)).toEqual([]);
    }
  });

  it('that is declined stays closed, unnamed, and is cleared away by who asked alone', async () => {
    const { data: asked } = await ask(layla);
    const code = asked.code ?? '';
    expect((await answer(layla, code, true)).problem.code).toBe('personality_comparisons.own_request');
    expect((await answer(omar, code, false)).data.state).toBe('DECLINED');
    expect((await answer(omar, code, true)).status).toBe(404);
    expect(await listOf(omar)).toEqual([]);
    expect(await listOf(layla)).toMatchObject([{ state: 'DECLINED', other: null, code: null }]);
    expect((await end(omar, asked.id)).status).toBe(404);
    expect((await end(layla, asked.id)).status).toBe(200);
    expect(await listOf(layla)).toEqual([]);
  });

  it('is asked for and agreed to by nobody who has as many as there may be, who can still decline', async () => {
    const own: string[] = [];
    for (let count = 0; count < MOST_COMPARISONS; count++) own.push((await ask(other)).data.id);
    expect((await ask(other)).problem.code).toBe('personality_comparisons.too_many');
    const { data: asked } = await ask(layla);
    const agreeing = await answer(other, asked.code ?? '', true);
    expect([agreeing.status, agreeing.problem.code]).toEqual([409, 'personality_comparisons.too_many']);
    expect((await answer(other, asked.code ?? '', false)).data.state).toBe('DECLINED');
    await end(layla, asked.id);
    for (const id of own) await end(other, id);
    expect((await ask(other)).status).toBe(200);
    for (const { id } of await listOf(other)) await end(other, id);
  });

  it('needs a result of both, is over after 14 days without an answer, and goes to one of two who agree at once', async () => {
    const newcomer = await aPerson(test, 'CANDIDATE');
    expect((await ask(newcomer)).problem.code).toBe('personality_comparisons.no_result');
    const { data: asked } = await ask(layla);
    const code = asked.code ?? '';
    expect((await request(newcomer, code)).data.has_result).toBe(false);
    expect((await answer(newcomer, code, true)).problem.code).toBe('personality_comparisons.no_result');
    await test.program.parts.db
      .update(personalityComparisons)
      .set({ createdAt: new Date(Date.now() - 15 * DAY_MS) })
      .where(eq(personalityComparisons.id, asked.id));
    expect((await answer(omar, code, true)).status).toBe(404);
    expect(await listOf(layla)).toEqual([]);
    const { data: second } = await ask(layla);
    const both = await Promise.all([omar, other].map((one) => answer(one, second.code ?? '', true)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    await end(layla, second.id);
  });
});
