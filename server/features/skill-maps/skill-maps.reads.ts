import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isFoundBy } from '#server/db/findable.ts';
import { companies, jobs, matchJobs, matchProfiles, profiles } from '#server/db/tables/index.ts';
import { beginningsOf, wordsOf } from '#server/db/words.ts';
import type { Actor } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { number, text } from '#server/platform/shapes.ts';

/** How many have each skill, by its id in the taxonomy, and how many were looked at. */
export interface Counts {
  bySkill: ReadonlyMap<string, number>;
  total: number;
}

/** The jobs that a map counts: live ones that everyone of the portal may read. */
export const isLive = (portal: string, now: Date): SQL | undefined =>
  and(
    eq(jobs.portal, portal),
    eq(jobs.status, 'published'),
    eq(jobs.audience, 'portal'),
    or(isNull(jobs.expiresAt), gt(jobs.expiresAt, now)),
  );

/** The title bears these words, or the job is of one of these occupations. */
export const isCalled = (title: string, occupations: readonly string[]): SQL | undefined =>
  or(
    sql`${wordsOf(sql`${jobs.title}`)} @@ ${beginningsOf(title)}`,
    sql`${jobs.occupation} = any(${sql.param(occupations)}::text[])`,
  );

/** The people that a map counts: those of the portal whom the caller would find. */
export const isCountedFor = (actor: Actor): SQL | undefined =>
  and(
    eq(profiles.portal, actor.portal),
    actor.companyId ? isFoundBy(actor.companyId) : sql`${profiles.isDiscoverable}`,
  );

/** They live in one of these places, each as `placesOfPeople` gives it. */
export const livesIn = (places: readonly string[]): SQL =>
  sql`${matchProfiles.location}::text = any(${sql.param(places)}::text[])`;

/** A degree, field of study or certificate that the person shares bears these words. */
export const hasStudied = (title: string): SQL => sql`(
  (${shares('education')} and exists (select from jsonb_array_elements(${profiles.education}) as it
    where ${wordsOf(sql`concat_ws(' ', it->>'degree_title', it->>'field')`)} @@ ${beginningsOf(title)}))
  or (${shares('certifications')} and exists (select from jsonb_array_elements(${profiles.certifications}) as it
    where ${wordsOf(sql`it->>'name'`)} @@ ${beginningsOf(title)})))`;

/** Shared studies were at an institute of one of these names. */
export const hasStudiedAt = (names: readonly string[]): SQL => sql`(${shares('education')} and exists (
  select from jsonb_array_elements(${profiles.education}) as it
  where ${or(...names.map((name) => sql`${wordsOf(sql`coalesce(it->>'institution', '')`)} @@ ${beginningsOf(name)}`))}))`;

const shares = (part: 'education' | 'certifications'): SQL =>
  sql`coalesce((${profiles.sharing}->>${part})::boolean, true)`;

/** Every way in which people of the portal have their place written, with the words of each. */
export async function placesOfPeople(
  db: Database,
  portal: string,
): Promise<{ place: string; words: string }[]> {
  return readRows(
    db,
    sql`select distinct location::text as place, concat_ws(', ', location->>'city', location->>'country') as words
      from match_profiles where portal = ${portal} and location is not null`,
    { place: text, words: text },
  );
}

/** Of the jobs that meet a condition, how many ask for each skill. */
export const countInJobs = (db: Database, condition: SQL | undefined): Promise<Counts> =>
  counted(
    db,
    sql`select ${matchJobs.jobId} as id,
        jsonb_path_query_array(${matchJobs.features}, '$.skills[*] ? (@.weight != 0 || !exists(@.weight)).id') as skills
      from ${matchJobs} join ${jobs} on ${jobs.id} = ${matchJobs.jobId} where ${condition}`,
  );

/** Of the people who meet a condition, how many have each skill. */
export const countInPeople = (db: Database, condition: SQL | undefined): Promise<Counts> =>
  counted(
    db,
    sql`select ${matchProfiles.userId} as id, ${matchProfiles.skillIds} as skills
      from ${matchProfiles} join ${profiles} on ${profiles.userId} = ${matchProfiles.userId} where ${condition}`,
  );

async function counted(db: Database, documents: SQL): Promise<Counts> {
  const rows = await readRows(
    db,
    sql`with document as materialized (${documents}),
      named as (
        select distinct document.id, skill.id as skill_id
        from document cross join lateral jsonb_array_elements_text(document.skills) as skill(id)
        where skill.id is not null)
      select '' as skill_id, count(*)::int as count from document
      union all select skill_id, count(*)::int from named group by skill_id`,
    { skill_id: text, count: number },
  );
  const bySkill = new Map(rows.map(({ skill_id, count }) => [skill_id, count]));
  const total = bySkill.get('') ?? 0;
  bySkill.delete('');
  return { bySkill, total };
}

/** The latest jobs that meet a condition and ask for a skill. */
export const latestJobsAsking = (db: Database, skill: string, condition: SQL | undefined, most: number) =>
  db
    .select({
      jid: jobs.id,
      job_title: jobs.title,
      company_name: companies.name,
      companyId: jobs.companyId,
      location: jobs.location,
    })
    .from(jobs)
    .innerJoin(matchJobs, eq(matchJobs.jobId, jobs.id))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        condition,
        sql`jsonb_path_exists(${matchJobs.features}, '$.skills[*] ? (@.id == $id && (@.weight != 0 || !exists(@.weight)))', ${JSON.stringify({ id: skill })}::jsonb)`,
      ),
    )
    .orderBy(desc(jobs.postedAt), jobs.id)
    .limit(most);
