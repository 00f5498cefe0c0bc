import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { getCandidateOrder, listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import {
  candidateDecisions,
  favouriteCandidates,
  matches,
  matchProfiles,
  profiles,
} from '#server/db/tables/index.ts';
import { aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

type Status = 'PENDING' | 'SHORTLISTED' | 'REJECTED';

/** Everything that a list of candidates looks at, of people who differ in each. */
const PEOPLE: { score: number; status: Status; years: number | null; favourite: boolean; found: boolean }[] =
  [
    { score: 0.9, status: 'PENDING', years: 7, favourite: false, found: true },
    { score: 0.9, status: 'SHORTLISTED', years: null, favourite: true, found: true },
    { score: 0.62, status: 'REJECTED', years: 2, favourite: true, found: true },
    { score: 0.41, status: 'PENDING', years: 7, favourite: false, found: true },
    { score: 0.28, status: 'PENDING', years: 2, favourite: false, found: true },
    { score: 0.21, status: 'SHORTLISTED', years: 12, favourite: false, found: true },
    { score: 0.1, status: 'PENDING', years: 12, favourite: false, found: true },
    { score: 0.15, status: 'SHORTLISTED', years: 3, favourite: false, found: true },
    { score: 0.8, status: 'PENDING', years: 12, favourite: true, found: false },
  ];

interface Query {
  status?: Status;
  min_score?: number;
  weaker?: 'true';
  favorites?: 'true';
  min_years?: number;
}

const QUERIES: Query[] = ([undefined, 'PENDING', 'SHORTLISTED', 'REJECTED'] as const).flatMap((status) =>
  ([undefined, 'weaker', 0.25, 0.5] as const).flatMap((least) =>
    ([undefined, 'true'] as const).flatMap((favorites) =>
      [undefined, 5].map((minYears) => ({
        ...(status ? { status } : {}),
        ...(least === 'weaker' ? { weaker: 'true' as const } : least ? { min_score: least } : {}),
        ...(favorites ? { favorites } : {}),
        ...(minYears ? { min_years: minYears } : {}),
      })),
    ),
  ),
);

let recruiter: Person;
let jid: string;
const ids: string[] = [];

beforeAll(async () => {
  const { db } = test.program.parts;
  recruiter = await aPerson(test, 'RECRUITER');
  for (const _ of PEOPLE) ids.push((await aSurveyor(test)).id);
  jid = await publishJob(test, recruiter);
  await test.until(
    async () => (await db.select().from(matches).where(eq(matches.jobId, jid))).length === PEOPLE.length,
  );
  // A ranking that came later would write over the scores below.
  await test.until(async () => {
    const { waiting } = await test.program.parts.queue.report();
    return !waiting.some(({ name }) => name.startsWith('matches.rank-'));
  });
  for (const [at, person] of PEOPLE.entries()) {
    const userId = ids[at]!;
    const isThem = and(eq(matches.jobId, jid), eq(matches.userId, userId));
    await db.update(matches).set({ score: person.score }).where(isThem);
    await db.update(profiles).set({ isDiscoverable: person.found }).where(eq(profiles.userId, userId));
    await db
      .update(matchProfiles)
      .set({ features: sql`features || jsonb_build_object('years', ${person.years}::int)` })
      .where(eq(matchProfiles.userId, userId));
    if (person.status !== 'PENDING')
      await db
        .insert(candidateDecisions)
        .values({ jobId: jid, userId, status: person.status, decidedAt: new Date() });
    if (person.favourite)
      await db.insert(favouriteCandidates).values({ jobId: jid, userId, keptBy: recruiter.id });
  }
}, 120_000);

/** The same read one by one. */
function slowly(query: Query) {
  const { status, min_score: minScore, weaker, favorites, min_years: minYears = 0 } = query;
  const above = minScore === undefined ? 0 : Math.max(LIMITS.candidateScoreFloor, minScore);
  const everyone = PEOPLE.map((it, at) => ({ ...it, id: ids[at]! })).filter(
    (it) =>
      it.found &&
      (it.score > LIMITS.candidateScoreFloor || it.status !== 'PENDING') &&
      (!favorites || it.favourite),
  );
  // 0.675 beside the best, who is there in every list.
  const from = 0.9 * LIMITS.candidateDisplayShare;
  const isWeaker = (it: (typeof everyone)[number]) => it.status === 'PENDING' && it.score <= from;
  const isShown = (it: (typeof everyone)[number]) =>
    it.score > above && (weaker === 'true' || minScore !== undefined || !isWeaker(it));
  const met = everyone.filter(({ years }) => minYears === 0 || (years ?? 0) >= minYears);
  const isListed = (it: (typeof everyone)[number]) => isShown(it) && (!status || it.status === status);
  const of = (one: Status) => met.filter((it) => isShown(it) && it.status === one).length;
  const out = everyone.filter((it) => isListed(it) && !met.includes(it));
  const silent = out.filter(({ years }) => years === null).length;
  return {
    order: met
      .filter(isListed)
      .toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id),
    counts: { PENDING: of('PENDING'), SHORTLISTED: of('SHORTLISTED'), REJECTED: of('REJECTED') },
    weaker: met.filter(isWeaker).length,
    left_out: minYears > 0 ? { silent, short: out.length - silent } : null,
  };
}

it('is counted and ordered by the database as one by one', async () => {
  for (const query of QUERIES) {
    const asked = { token: recruiter.token, params: { id: jid } };
    const { order, ...facts } = slowly(query);
    const { data } = await test.call(getCandidateOrder, { ...asked, query });
    expect(data, JSON.stringify(query)).toMatchObject({ order, ...facts });
    const pages = await Promise.all(
      [1, 2, 3].map(
        async (page) =>
          (await test.call(listMatchingCandidates, { ...asked, query: { ...query, page, limit: 3 } })).data,
      ),
    );
    expect(pages.flatMap(({ results }) => results.map((it) => it.candidate_id))).toEqual(order);
    for (const page of pages) expect(page).toMatchObject({ ...facts, total: order.length });
  }
});
