import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profileFeatures } from '#engines/matching/index.ts';
import { releaseModel } from '#engines/matching/model.fixtures.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { matchProfiles, users } from '#server/db/tables/index.ts';
import { withClient } from '#server/platform/copy-out.ts';
import { isGettingReady } from '#server/platform/match-ranking.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { sharedThreads } from '#server/testing/threads.ts';
import { clearOldRemovals, momentOf, removedSince } from './match-index.changes.ts';
import { preparePart } from './match-index.preparing.ts';
import { createMatchRanking } from './match-index.ranking.ts';
import { Replica } from './match-index.replica.ts';
import { forgetProfileFeatures, savePrepared, saveProfileFeatures } from './match-index.store.ts';

const test = testApp();
const NOW = new Date('2026-11-20T00:00:00Z');
let folder: string;
let portals = 0;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-replica-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const db = () => test.program.parts.db;
/** Every test has a portal of its own: what others do is not seen in it. */
const aPortal = () => `replica-${++portals}`;
const replicaOf = (portal: string) => new Replica(portal, releaseModel, folder);
const surveyor = profileFeatures(
  releaseTaxonomy,
  { title: 'Quantity Surveyor', text: 'Bills of quantities', skills: [] },
  NOW,
);

async function aProfileIn(portal: string, features = surveyor): Promise<string> {
  const { id } = await aPerson(test, 'CANDIDATE');
  await saveProfileFeatures(db(), releaseModel, { userId: id, portal, features });
  return id;
}

describe('a replica', () => {
  it('follows what is added, changed and removed, and so does any other', async () => {
    const portal = aPortal();
    const [first, second] = [replicaOf(portal), replicaOf(portal)];
    const [stays, leaves] = [await aProfileIn(portal), await aProfileIn(portal)];
    await first.follow(db());
    expect(first.index.size.profiles).toBe(2);
    await forgetProfileFeatures(db(), leaves);
    const nurse = profileFeatures(
      releaseTaxonomy,
      { title: 'Registered Nurse', text: 'Patient care', skills: [] },
      NOW,
    );
    await saveProfileFeatures(db(), releaseModel, { userId: stays, portal, features: nurse });
    for (const replica of [first, second]) {
      await replica.follow(db());
      expect(replica.index.hasProfile(leaves)).toBe(false);
      const job = { title: 'Registered Nurse', text: 'Patient care', skills: [] };
      expect(replica.index.rankProfilesFor(job).map(({ id }) => id)).toEqual([stays]);
    }
    expect(first.index.rankProfilesFor({ title: 'Nurse', text: 'Care', skills: [] })).toEqual(
      second.index.rankProfilesFor({ title: 'Nurse', text: 'Care', skills: [] }),
    );
  });

  it('lets go of a person whose account is deleted, and takes back one who returns', async () => {
    const portal = aPortal();
    const replica = replicaOf(portal);
    const [deleted, returns] = [await aProfileIn(portal), await aProfileIn(portal)];
    await replica.follow(db());
    await db().delete(users).where(eq(users.id, deleted));
    await forgetProfileFeatures(db(), returns);
    await saveProfileFeatures(db(), releaseModel, { userId: returns, portal, features: surveyor });
    await replica.follow(db());
    await replica.follow(db());
    expect([replica.index.hasProfile(deleted), replica.index.hasProfile(returns)]).toEqual([false, true]);
  });

  it('misses no change of a transaction that began early and committed late', async () => {
    const portal = aPortal();
    const replica = replicaOf(portal);
    const { id: late } = await aPerson(test, 'CANDIDATE');
    let commit = () => {};
    const committed = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = db().transaction(async (tx) => {
      await saveProfileFeatures(tx, releaseModel, { userId: late, portal, features: surveyor });
      begun();
      await committed;
    });
    await hasBegun;
    const early = await aProfileIn(portal);
    await replica.follow(db());
    expect([replica.index.hasProfile(early), replica.index.hasProfile(late)]).toEqual([true, false]);
    commit();
    await slow;
    await replica.follow(db());
    expect(replica.index.hasProfile(late)).toBe(true);
  });

  it('goes on from its snapshot, in which nobody who left is found', async () => {
    const portal = aPortal();
    const before = replicaOf(portal);
    const [stays, leaves] = [await aProfileIn(portal), await aProfileIn(portal)];
    await before.follow(db());
    before.save();
    await forgetProfileFeatures(db(), leaves);
    const comes = await aProfileIn(portal);
    const after = replicaOf(portal);
    await after.follow(db());
    const held = [stays, leaves, comes].map((id) => after.index.hasProfile(id));
    expect(held).toEqual([true, false, true]);
    after.save();
    const file = firstOf(fs.readdirSync(folder));
    const bytes = fs.readFileSync(path.join(folder, file));
    expect([bytes.includes(stays), bytes.includes(leaves)]).toEqual([true, false]);
  });

  it('begins anew where the snapshot is damaged, of another database, or of a time to come', async () => {
    const portal = aPortal();
    const id = await aProfileIn(portal);
    const first = replicaOf(portal);
    await first.follow(db());
    first.save();
    const file = path.join(folder, firstOf(fs.readdirSync(folder)));
    const whole = fs.readFileSync(file);
    const end = whole.indexOf(10);
    const standing = JSON.parse(whole.subarray(0, end).toString());
    const variants = [
      whole.subarray(0, whole.length - 7),
      ...[{ database: 'another' }, { moment: '999999999999' }, { model: 'older' }, { savedAt: 0 }].map(
        (other) =>
          Buffer.concat([Buffer.from(JSON.stringify({ ...standing, ...other })), whole.subarray(end)]),
      ),
    ];
    for (const variant of variants) {
      fs.writeFileSync(file, variant);
      const replica = replicaOf(portal);
      await replica.follow(db());
      expect(replica.index.size.profiles).toBe(1);
      expect(replica.index.hasProfile(id)).toBe(true);
    }
  });

  it('reads what another model prepared, or nobody, or what is damaged, from the features', async () => {
    const portal = aPortal();
    const ids = [
      await aProfileIn(portal),
      await aProfileIn(portal),
      await aProfileIn(portal),
      await aProfileIn(portal),
    ];
    const set = (id: string, to: Partial<typeof matchProfiles.$inferInsert>) =>
      db().update(matchProfiles).set(to).where(eq(matchProfiles.userId, id));
    await set(firstOf(ids), { prepared: null, preparedWith: null });
    await set(ids[1]!, { preparedWith: 'another model' });
    await set(ids[2]!, { prepared: new Uint8Array(64) });
    const replica = replicaOf(portal);
    await replica.follow(db());
    const job = { title: 'Quantity Surveyor', text: 'Bills of quantities', skills: [] };
    const found = replica.index.rankProfilesFor(job);
    expect(found.map(({ id }) => id)).toEqual(ids.toSorted());
    expect(new Set(found.map(({ score }) => score)).size).toBe(1);
  });

  it('forgets removals after a month', async () => {
    const portal = aPortal();
    const id = await aProfileIn(portal);
    const moment = await momentOf(db());
    await forgetProfileFeatures(db(), id);
    const removals = async () => (await removedSince(db(), portal, moment)).length;
    await clearOldRemovals(db(), new Date());
    expect(await removals()).toBe(1);
    for (let times = 0; times < 2; times++)
      await clearOldRemovals(db(), new Date(Date.now() + 31 * 86_400_000));
    expect(await removals()).toBe(0);
  });
});

describe('documents that another model prepared', () => {
  it('are prepared anew by the queue, once, and not where they are changed meanwhile', async () => {
    const portal = aPortal();
    const [first, second] = [await aProfileIn(portal), await aProfileIn(portal)];
    const row = async (id: string) =>
      firstOf(await db().select().from(matchProfiles).where(eq(matchProfiles.userId, id)));
    const fresh = await row(first);
    await db().update(matchProfiles).set({ prepared: null, preparedWith: 'another model' });
    const ctx = await test.program.contexts.forJob();
    const part = { version: null, isPinned: false, side: 'profile', after: null } as const;
    for (let times = 0; times < 2; times++) await preparePart(ctx, part);
    expect(await row(first)).toEqual(fresh);
    await db().update(matchProfiles).set({ prepared: null, preparedWith: 'another model' });
    const stale = new Map([[second, '1']]);
    await savePrepared(db(), 'profile', 'mine', [{ id: second, bytes: new Uint8Array(4) }], stale);
    expect((await row(second)).preparedWith).toBe('another model');
  });
});

describe('the ranking thread', () => {
  it('tells who asks during a first read that it is under way, and reads on', async () => {
    const portal = aPortal();
    await aProfileIn(portal);
    const connection = await withClient(db(), async ({ host, port, user, database }) => ({
      host,
      port,
      user: user!,
      database: database!,
    }));
    const ranking = createMatchRanking({
      dataDir: folder,
      connection,
      learned: () => releaseModel.learned,
      patienceMs: 0,
      thread: sharedThreads.ranking,
    });
    const refusal = await ranking.size(portal).catch((error: unknown) => error);
    expect(isGettingReady(refusal)).toBe(true);
    await test.until(async () => (await ranking.held(portal))?.profiles === 1);
    expect(await ranking.size(portal)).toEqual({ jobs: 0, profiles: 1 });
    await ranking.close();
  });

  it('hears of a change without being asked, also after its connections were cut', async () => {
    const portal = aPortal();
    const { ranking } = test.program.parts;
    await aProfileIn(portal);
    expect(await ranking.size(portal)).toEqual({ jobs: 0, profiles: 1 });
    await aProfileIn(portal);
    await test.until(async () => (await ranking.held(portal))?.profiles === 2);
    await db().execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike '%match_changes%'`);
    const third = await aProfileIn(portal);
    await test.until(async () => (await ranking.held(portal))?.profiles === 3);
    await db().delete(matchProfiles).where(eq(matchProfiles.userId, third));
    await test.until(async () => (await ranking.held(portal))?.profiles === 2);
    expect(
      (
        await ranking.profilesFor(
          portal,
          { title: 'Quantity Surveyor', text: '', skills: [] },
          { model: releaseModel },
        )
      ).length,
    ).toBe(2);
  });
});
