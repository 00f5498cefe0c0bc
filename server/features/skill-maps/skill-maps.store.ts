import { inArray, lte, type SQL, sql } from 'drizzle-orm';
import { SENIORITIES } from '#contract/features/jobs.fields.ts';
import type { ProfileFeatures } from '#engines/matching/index.ts';
import { inUsualMoney } from '#server/db/pay.ts';
import {
  jobs,
  matchJobs,
  matchProfiles,
  profiles,
  skillMapChanges,
  skillMapJobs,
  skillMapPeople,
  skillMapStudies,
} from '#server/db/tables/index.ts';
import { wordsOf } from '#server/db/words.ts';
import type { Database } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { json, number, oneOf, orNull, text } from '#server/platform/shapes.ts';
import { isLive } from './skill-maps.reads.ts';

/** Ids of documents that the maps are to look at again. */
export interface Changed {
  jobs: string[];
  people: string[];
}

/** From here to the end of the transaction nobody else brings the maps up to date. */
export const holdSkillMaps = (db: Database) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('skill_maps'))`);

/** Takes the oldest changes from the list, at most so many. */
export async function takeChanges(db: Database, most: number): Promise<Changed & { taken: number }> {
  const taken = await db
    .delete(skillMapChanges)
    .where(
      inArray(
        skillMapChanges.id,
        db.select({ id: skillMapChanges.id }).from(skillMapChanges).orderBy(skillMapChanges.id).limit(most),
      ),
    )
    .returning({ kind: skillMapChanges.kind, id: skillMapChanges.documentId });
  const idsOf = (wanted: 'job' | 'profile') => [
    ...new Set(taken.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))),
  ];
  return { jobs: idsOf('job'), people: idsOf('profile'), taken: taken.length };
}

/** Jobs that have ended by themselves and that the maps still count. */
export async function endedJobs(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: skillMapJobs.jobId })
    .from(skillMapJobs)
    .where(lte(skillMapJobs.expiresAt, now));
  return rows.map(({ id }) => id);
}

/**
 * Keeps jobs and accounts from being deleted until the transaction ends; whoever is being deleted right now is put off,
 * for their deletion waits for the counts. Says who is held.
 */
export async function holdDocuments(db: Database, changed: Changed): Promise<Changed> {
  const held = {
    jobs: await lockedOf(db, sql`jobs`, changed.jobs),
    people: await lockedOf(db, sql`users`, changed.people),
  };
  await noteAgain(db, 'job', await presentOf(db, sql`jobs`, without(changed.jobs, held.jobs)));
  await noteAgain(db, 'profile', await presentOf(db, sql`users`, without(changed.people, held.people)));
  return held;
}

const lockedOf = (db: Database, table: SQL, ids: readonly string[]) =>
  idsIn(
    db,
    sql`select id from ${table} where id = any(${sql.param(ids)}::uuid[]) order by id for key share skip locked`,
  );

const presentOf = (db: Database, table: SQL, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : idsIn(db, sql`select id from ${table} where id = any(${sql.param(ids)}::uuid[])`);

async function idsIn(db: Database, query: SQL): Promise<string[]> {
  return (await readRows(db, query, { id: text })).map(({ id }) => id);
}

function without(all: readonly string[], some: readonly string[]): string[] {
  const left = new Set(some);
  return all.filter((id) => !left.has(id));
}

async function noteAgain(db: Database, kind: 'job' | 'profile', ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.insert(skillMapChanges).values(ids.map((documentId) => ({ kind, documentId })));
}

/** What is read of a live job; the rest goes from table to table. */
export const liveJobs = (db: Database, ids: readonly string[], now: Date) =>
  readRows(
    db,
    sql`select ${jobs.id} as id, ${jobs.title} as title, ${jobs.seniority} as seniority, ${jobs.minYears} as "minYears"
      from ${jobs} join ${matchJobs} on ${matchJobs.jobId} = ${jobs.id}
      where ${jobs.id} = any(${sql.param(ids)}::uuid[]) and ${isLive(now)}`,
    { id: text, title: text, seniority: orNull(oneOf(SENIORITIES)), minYears: orNull(number) },
  );

/** What is read of a person who lets themselves be found. */
export const findablePeople = (db: Database, ids: readonly string[]) =>
  readRows(
    db,
    sql`select ${matchProfiles.userId} as id, ${matchProfiles.titles} as titles, ${matchProfiles.years} as years
      from ${matchProfiles} join ${profiles} on ${profiles.userId} = ${matchProfiles.userId}
      where ${matchProfiles.userId} = any(${sql.param(ids)}::uuid[]) and ${profiles.isDiscoverable}`,
    { id: text, titles: json<ProfileFeatures['titles']>(), years: orNull(number) },
  );

/** Takes documents out of the maps, and out of all counts with them. */
export async function forgetDocuments(db: Database, { jobs: jobIds, people }: Changed): Promise<void> {
  await db.delete(skillMapJobs).where(sql`${skillMapJobs.jobId} = any(${sql.param(jobIds)}::uuid[])`);
  for (const table of [skillMapPeople, skillMapStudies])
    await db.delete(table).where(sql`${table.userId} = any(${sql.param(people)}::uuid[])`);
}

const idsOfSkills = (skills: SQL): SQL => sql`array(
  select distinct skill from jsonb_array_elements_text(${skills}) as skill where skill is not null order by skill)`;

export async function addJobs(db: Database, given: readonly { id: string; level: string }[]): Promise<void> {
  const asked = sql`jsonb_path_query_array(${matchJobs.features}, '$.skills[*] ? (@.weight != 0 || !exists(@.weight)).id')`;
  const middle = sql`coalesce((${jobs.salaryMin} + ${jobs.salaryMax}) / 2, ${jobs.salaryMin}, ${jobs.salaryMax})`;
  await db.execute(sql`
    insert into ${skillMapJobs} (job_id, portal, place, sector, industry, level, skills, occupation, title_words, pay, expires_at)
    select ${jobs.id}, ${jobs.portal}, coalesce(${jobs.location}, ''), coalesce(${jobs.sector}, ''), coalesce(${jobs.industry}, ''),
      given.level, ${idsOfSkills(asked)}, ${jobs.occupation}, ${wordsOf(sql`${jobs.title}`)},
      ${inUsualMoney(middle, sql`${jobs.salaryCurrency}`)}, ${jobs.expiresAt}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, level text)
    join ${jobs} on ${jobs.id} = given.id join ${matchJobs} on ${matchJobs.jobId} = given.id`);
}

export async function addPeople(
  db: Database,
  given: readonly { id: string; level: string; sector: string }[],
): Promise<void> {
  await db.execute(sql`
    insert into ${skillMapPeople} (user_id, portal, place, sector, level, skills)
    select ${matchProfiles.userId}, ${matchProfiles.portal}, coalesce(${matchProfiles.location}::text, ''), given.sector, given.level,
      ${idsOfSkills(sql`${matchProfiles.skillIds}`)}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, level text, sector text)
    join ${matchProfiles} on ${matchProfiles.userId} = given.id`);
  const people = sql.param(given.map(({ id }) => id));
  await db.execute(sql`
    insert into ${skillMapStudies} (user_id, title_words, institute_words)
    select ${profiles.userId}, ${wordsOf(sql`concat_ws(' ', it->>'degree_title', it->>'field')`)},
      ${wordsOf(sql`coalesce(it->>'institution', '')`)}
    from ${profiles} cross join lateral jsonb_array_elements(${profiles.education}) as it
    where ${profiles.userId} = any(${people}::uuid[]) and ${shares('education')}
    union all
    select ${profiles.userId}, ${wordsOf(sql`coalesce(it->>'name', '')`)}, ''::tsvector
    from ${profiles} cross join lateral jsonb_array_elements(${profiles.certifications}) as it
    where ${profiles.userId} = any(${people}::uuid[]) and ${shares('certifications')}`);
}

const shares = (part: 'education' | 'certifications'): SQL =>
  sql`coalesce((${profiles.sharing}->>${part})::boolean, true)`;
