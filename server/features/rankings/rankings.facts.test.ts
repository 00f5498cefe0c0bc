import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import {
  judgeRequirements,
  type ProfileFeatures,
  prepareRequirements,
  type RequirementFacts,
  type Requirements,
} from '#engines/matching/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { matches, matchJobs, matchProfiles, profiles } from '#server/db/tables/index.ts';
import { rankJob } from '#server/features/matches/index.ts';
import { aPerson, aSurveyor, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { factsAsked, factsOfProfile } from './rankings.facts.ts';

const test = testApp({ worker: true });

/** As they are stored, also with what is missing, null, or of no dictionary. */
const STORED: Partial<ProfileFeatures>[] = [
  { skills: [{ id: 'microsoft-excel', name: 'Excel' }], years: 4.0833333333, education: 'master' },
  {
    skills: [
      { id: null, name: 'Zorbling  FRAMES' },
      { id: 'python', name: 'a "quoted" {name}' },
    ],
    years: null,
    languages: [{ language: 'English', level: 'fluent' }, { language: 'Urdu' }],
    location: { city: 'Dubai', country: 'United Arab Emirates' },
  },
  {
    skills: [
      { id: 'microsoft-excel', name: 'Excel' },
      { id: 'python', name: 'Python' },
      { id: null, name: 'zorbling frames' },
    ],
    years: 0,
    languages: [],
    education: 'bachelor',
    location: { country: 'Egypt' },
  },
  { skills: [] },
] as Partial<ProfileFeatures>[];

const ASKED: Requirements[] = [
  {},
  { mustHave: ['microsoft-excel'] },
  { mustHave: ['microsoft-excel', 'python'] },
  { mustHave: ['zorbling frames'] },
  { mustHave: ['python', 'zorbling frames'] },
  { mustHave: ['of "no" {dictionary}, none'] },
  { minYears: 4 },
  { minYears: 4.1 },
  { languages: [{ language: 'english', level: 'fluent' }] },
  { languages: [{ language: 'urdu', level: 'basic' }, { language: 'english' }] },
  { education: 'bachelor' },
  { places: ['Dubai'] },
  { places: ['Cairo', 'Egypt'] },
  { nationalities: ['Egyptian'] },
  { noticeDays: 30 },
  { salary: { max: 15_000 } },
  { mustHave: ['microsoft-excel'], minYears: 1, education: 'diploma', places: ['Egypt'], noticeDays: 90 },
];

it('ranks a job that matching knows and nobody has ranked when it is first asked for', async () => {
  const { db } = test.program.parts;
  const recruiter = await aPerson(test, 'RECRUITER');
  const jobId = await publishJob(test, recruiter);
  const list = async () =>
    (await test.call(listMatchingCandidates, { token: recruiter.token, params: { id: jobId } })).data;
  await test.until(async () => !(await list()).computing);
  // As many jobs at once are put into matching: unranked.
  await db.delete(matches).where(eq(matches.jobId, jobId));
  await db.update(matchJobs).set({ rankedAt: null }).where(eq(matchJobs.jobId, jobId));
  await test.until(async () => !(await list()).computing);
});

it('judges people by the facts that are asked for as by all that is known of them', async () => {
  const { db } = test.program.parts;
  const people = await Promise.all(STORED.map(() => aSurveyor(test)));
  await test.until(async () => (await db.select().from(matchProfiles)).length === people.length);
  for (const [at, features] of STORED.entries()) {
    const stated = {
      notice_period_days: at * 30,
      expected_salary: at === 0 ? null : at * 6_000,
      nationality: 'Egyptian',
    };
    await db
      .update(profiles)
      .set({
        personalDetails: sql`${profiles.personalDetails} || ${JSON.stringify(stated)}::jsonb`,
        sharing: at === 1 ? { notice_period: false, nationality: false } : {},
      })
      .where(eq(profiles.userId, people[at]!.id));
    await db
      .update(matchProfiles)
      .set({ features: features as ProfileFeatures })
      .where(eq(matchProfiles.userId, people[at]!.id));
  }
  const verdicts = new Set<string>();
  for (const requirements of ASKED) {
    const required = prepareRequirements(releaseTaxonomy, requirements);
    const rows = await db
      .select({ asked: factsAsked(required).facts, all: factsOfProfile, features: matchProfiles.features })
      .from(matchProfiles)
      .innerJoin(profiles, eq(profiles.userId, matchProfiles.userId));
    for (const { asked, all, features } of rows) {
      // The slow way: the whole profile as it is stored, with what the person states beside it.
      const { nationality, noticeDays, salary } = all;
      const whole: RequirementFacts = { ...features, nationality, noticeDays, salary };
      const verdict = judgeRequirements(releaseTaxonomy, asked!, required);
      verdicts.add(verdict);
      expect(verdict, JSON.stringify({ requirements, features })).toBe(
        judgeRequirements(releaseTaxonomy, whole, required),
      );
      expect(judgeRequirements(releaseTaxonomy, all, required)).toBe(verdict);
    }
  }
  expect([...verdicts].toSorted()).toEqual(['met', 'short', 'silent']);
});

it('puts work of one key in the queue once while it waits', async () => {
  const ctx = await test.program.contexts.forJob();
  const key = crypto.randomUUID();
  const later = { singletonKey: key, startAfterSeconds: 600 };
  for (let times = 0; times < 3; times++) await ctx.enqueue(rankJob, { jobId: key }, later);
  await ctx.enqueue(rankJob, { jobId: key }, { ...later, singletonKey: `${key} else` });
  const { rows } = await ctx.db.execute(
    sql`select singleton_key from pgboss.job where name = ${rankJob.name} and singleton_key like ${`${key}%`}`,
  );
  expect(rows).toHaveLength(2);
});

it('does work for later when its time has come, though nothing else wakes the queue', async () => {
  const ctx = await test.program.contexts.forJob();
  const begun = performance.now();
  const key = crypto.randomUUID();
  await ctx.enqueue(rankJob, { jobId: key }, { singletonKey: key, startAfterSeconds: 2 });
  await test.until(async () => {
    const { rows } = await ctx.db.execute(
      sql`select 1 from pgboss.job where singleton_key = ${key} and state in ('created', 'retry', 'active')`,
    );
    return rows.length === 0;
  });
  // Left to itself the queue looks every half minute.
  expect(performance.now() - begun).toBeLessThan(20_000);
});
