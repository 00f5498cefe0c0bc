import fs from 'node:fs';
import type pg from 'pg';
import { defaultModel } from '#engines/matching/index.ts';
import { Replica } from '#server/features/matches/matches.replica.ts';
import { migrateDatabase, type OpenDatabase } from '#server/platform/database.ts';
import type { MixedFeatures } from './matching-features.ts';
import { millisecondsOf } from './measurement.ts';
import { emptyDataDir } from './product.ts';
import { withConnection } from './scratch-database.ts';

const PORTAL = 'main';
/** Rows written in one transaction. */
const BATCH = 1_000;

/**
 * Milliseconds from an empty index to one that answers with all jobs and profiles of a database, as the product's
 * thread does it: once by reading and preparing the stored features, once from the snapshot that was kept then.
 * The model is ready in both, and the rows were just written: PostgreSQL finds them in memory.
 */
export async function coldStart(
  open: OpenDatabase,
  size: number,
  features: MixedFeatures,
  say: (text: string) => void,
): Promise<{ fromRowsMs: number; fromSnapshotMs: number }> {
  await migrateDatabase(open);
  await withConnection(open.pool, (client) => fillWithFeatures(client, size, features));
  say('features stored');
  const folder = emptyDataDir();
  const started = async (replica: Replica) => {
    const ms = await millisecondsOf(() => replica.follow(open.db));
    const { jobs, profiles } = replica.index.size;
    if (jobs !== size || profiles !== size) throw new Error(`The index holds ${jobs} and ${profiles}.`);
    return ms;
  };
  const first = new Replica(PORTAL, defaultModel(), folder);
  const fromRowsMs = await started(first);
  first.save();
  const fromSnapshotMs = await started(new Replica(PORTAL, defaultModel(), folder));
  fs.rmSync(folder, { recursive: true });
  return { fromRowsMs, fromSnapshotMs };
}

/** Writes the rows that an index is read from, and nothing of people and companies behind them. */
async function fillWithFeatures(client: pg.PoolClient, size: number, features: MixedFeatures): Promise<void> {
  // As a replica takes rows in: with no foreign keys checked and no triggers.
  await client.query(`set session_replication_role = 'replica'`);
  for (let from = 0; from < size; from += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, size - from) }, () => crypto.randomUUID());
    await client.query(
      `insert into jobs (id, portal, company_id, public_key, title, description, work_place, employment_type,
         seniority, salary_min, salary_max, status, source, posted_at)
       select id, $2, id, id::text, 'Engineer', '', 'on_site', 'full_time', 'mid', 8000, 12000, 'published', 'form',
         now()
       from unnest($1::uuid[]) as id`,
      [ids, PORTAL],
    );
    await client.query(
      `insert into match_jobs (job_id, portal, features)
       select id, $2, features::jsonb from unnest($1::uuid[], $3::text[]) as made(id, features)`,
      [ids, PORTAL, ids.map(() => JSON.stringify(features.job()))],
    );
    await client.query(
      `insert into match_profiles (user_id, portal, features)
       select id, $2, features::jsonb from unnest($1::uuid[], $3::text[]) as made(id, features)`,
      [ids, PORTAL, ids.map(() => JSON.stringify(features.profile()))],
    );
  }
  await client.query('vacuum analyze jobs, match_jobs, match_profiles');
}
