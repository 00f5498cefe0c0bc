import fs from 'node:fs';
import type pg from 'pg';
import { encodeJob, encodeProfile, preparedStamp } from '#engines/matching/index.ts';
import { Replica } from '#server/features/match-index/match-index.replica.ts';
import type { OpenDatabase } from '#server/platform/database.ts';
import { migrateDatabase } from '#server/platform/migrations.ts';
import type { MixedDocuments } from './matching-documents.ts';
import type { MixedFeatures } from './matching-features.ts';
import { millisecondsOf } from './measurement.ts';
import { emptyDataDir } from './product.ts';
import { released } from './released.ts';
import { withConnection } from './scratch-database.ts';

/** What is stored of documents, and the numbers that stand beside it. They are not of one another: neither is read where the other is. */
interface Mixed {
  features: MixedFeatures;
  documents: MixedDocuments;
}

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
  mixed: Mixed,
  say: (text: string) => void,
): Promise<{ fromRowsMs: number; fromSnapshotMs: number }> {
  await migrateDatabase(open);
  await withConnection(open.pool, (client) => fill(client, size, mixed));
  say('features stored');
  const folder = emptyDataDir();
  const started = async (replica: Replica) => {
    const ms = await millisecondsOf(() => replica.follow(open.db));
    const { jobs, profiles } = replica.index.size;
    if (jobs !== size || profiles !== size) throw new Error(`The index holds ${jobs} and ${profiles}.`);
    return ms;
  };
  const first = new Replica(PORTAL, released.model, folder);
  const fromRowsMs = await started(first);
  first.save();
  const fromSnapshotMs = await started(new Replica(PORTAL, released.model, folder));
  fs.rmSync(folder, { recursive: true });
  return { fromRowsMs, fromSnapshotMs };
}

/** Writes the rows that an index is read from, and nothing of people and companies behind them. */
export async function fill(
  client: pg.PoolClient,
  size: number,
  { features, documents }: Mixed,
): Promise<void> {
  const model = released.model;
  const stamp = preparedStamp(model);
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
    const jobs = ids.map(() => encodeJob(documents.job(''), model));
    await client.query(
      `insert into match_jobs (job_id, portal, features, prepared, prepared_with)
       select id, $2, features::jsonb, prepared, $5
       from unnest($1::uuid[], $3::text[], $4::bytea[]) as made(id, features, prepared)`,
      [ids, PORTAL, ids.map(() => JSON.stringify(features.job())), jobs, stamp],
    );
    const profiles = ids.map(() => encodeProfile(documents.profile('')));
    await client.query(
      `insert into match_profiles (user_id, portal, features, prepared, prepared_with)
       select id, $2, features::jsonb, prepared, $5
       from unnest($1::uuid[], $3::text[], $4::bytea[]) as made(id, features, prepared)`,
      [ids, PORTAL, ids.map(() => JSON.stringify(features.profile())), profiles, stamp],
    );
  }
  await client.query('vacuum analyze jobs, match_jobs, match_profiles');
}
