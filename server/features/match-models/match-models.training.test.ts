import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { closeJob, postJob } from '#contract/features/jobs.contract.ts';
import { matches, matchJobs, matchModels } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aJob, aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { modelToRankWith } from './match-models.service.ts';
import { activeVersion, OWN_VERSION } from './match-models.store.ts';
import { goBackToFormer, train, trainingDocuments } from './match-models.training.ts';

const test = testApp({ worker: true });

const titles = async () => {
  const all: string[] = [];
  for await (const { title } of trainingDocuments(test.program.parts.db)) all.push(title);
  return all;
};
const isLearnedFrom = (title: string) => test.until(async () => (await titles()).includes(title));
const post = async (recruiter: Person, title: string, publish: boolean) =>
  (await test.call(postJob, { token: recruiter.token, body: { job: aJob({ job_title: title }), publish } }))
    .data.jid;

describe('what matching is trained on', () => {
  it('is published jobs, and neither drafts nor those that are closed', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    await post(recruiter, 'Stonemason', false);
    const closed = await post(recruiter, 'Quarry Blaster', true);
    await isLearnedFrom('Quarry Blaster');
    await test.call(closeJob, { token: recruiter.token, params: { id: closed } });
    await post(recruiter, 'Crane Operator', true);
    await isLearnedFrom('Crane Operator');
    await test.until(async () => !(await titles()).includes('Quarry Blaster'));
    expect(await titles()).toEqual(['Crane Operator']);
  });
});

describe('a training', () => {
  const db = () => test.program.parts.db;
  const versionsOfMatches = async () =>
    (await db().selectDistinct({ version: matches.version }).from(matches)).map(({ version }) => version);
  const areOf = (version: string) =>
    test.until(async () => {
      const versions = await versionsOfMatches();
      return versions.length === 1 && firstOf(versions).endsWith(`/${version}`);
    });

  it('is followed without a new start, by lists, indexes and what is prepared; again it changes nothing; and there is a way back', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    await aSurveyor(test);
    await publishJob(test, recruiter);
    for (let n = 0; n < 6; n++) await post(recruiter, `Zorbler of Frames ${n}`, true);
    // All of it: the crane operator of before, the surveyor and her job, and six that are new.
    await test.until(async () => (await titles()).length === 9);
    await areOf(OWN_VERSION);
    const ctx = await test.program.contexts.forJob();

    const { version, verdict } = await train(ctx, 'command');
    expect(verdict).toBe('adopted');
    await test.until(async () => (await activeVersion(db())) === version);
    await areOf(version);
    expect((await modelToRankWith(ctx, ctx.portal.key)).learned).toBe(version);
    const rows = await db().select({ with: matchJobs.preparedWith }).from(matchJobs);
    expect(rows.every((row) => row.with?.includes(version))).toBe(true);
    const candidates = await test.program.parts.ranking.size(ctx.portal.key);
    expect(candidates.jobs).toBeGreaterThan(5);

    expect(await train(ctx, 'week')).toEqual({ version, verdict: 'unchanged' });
    expect((await db().select().from(matchModels)).length).toBe(2);

    expect(await goBackToFormer(ctx)).toEqual({ version: OWN_VERSION, verdict: 'back' });
    await areOf(OWN_VERSION);
    const active = await db().select().from(matchModels).where(eq(matchModels.isActive, true));
    expect(active).toMatchObject([{ version: OWN_VERSION, isPinned: true }]);
  });
});
