import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { hasBlocked } from '#server/db/findable.ts';
import {
  companies,
  jobs,
  skillMapCounts,
  skillMapJobs,
  skillMapMonths,
  skillMapPeople,
} from '#server/db/tables/index.ts';
import { beginningsOf } from '#server/db/words.ts';
import type { Database } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { number, text } from '#server/platform/shapes.ts';
import { senioritiesOf } from './skill-maps.standing.ts';

/** How many have each skill, by its id in the taxonomy, and how many were looked at. */
export interface Counts {
  bySkill: ReadonlyMap<string, number>;
  total: number;
}

/** Where jobs or people must stand to be counted; what is null is anything. */
export interface Standing {
  portal: string;
  /** As they write it, each. */
  places: readonly string[] | null;
  sector: string | null;
  level: string | null;
}

/** Jobs that are counted. */
export interface JobsCounted extends Standing {
  industry: string | null;
  /** The title bears these words, or the job is of one of these occupations. */
  called: { title: string; occupations: readonly string[] } | null;
}

/** People that are counted. */
export interface PeopleCounted extends Standing {
  /** A degree, field of study or certificate that they share bears these words. */
  studied: string | null;
  /** Shared studies were at an institute of one of these names. */
  studiedAt: readonly string[] | null;
  /** Who does not count those who have blocked it. */
  companyId: string | null;
}

const ANY = '*';

/** Every way in which jobs or people that are counted, or were in the months before, have their place written. */
export async function placesCounted(
  db: Database,
  portal: string,
  side: 'jobs' | 'people',
): Promise<string[]> {
  const rows = await readRows(
    db,
    sql`select place from ${skillMapCounts}
        where ${isCell({ portal, sector: null, level: null }, side)} and skill = '' and place not in ('', ${ANY})
      union select place from ${skillMapMonths}
        where portal = ${portal} and side = ${side} and sector = ${ANY} and level = ${ANY} and skill = '' and place not in ('', ${ANY})`,
    { place: text },
  );
  return rows.map(({ place }) => place);
}

/** Of the jobs, how many ask for each skill. */
export function countInJobs(db: Database, counted: JobsCounted): Promise<Counts> {
  const { industry, sector, level, called } = counted;
  // Counts are kept by industry, and by sector and level, not by all three.
  if (!called && (industry === null || (sector === null && level === null)))
    return countsOf(db, cells(counted, 'jobs', industry));
  return countsOf(db, documents(sql`${skillMapJobs}`, jobsWhere(counted)));
}

/** Of the people, how many have each skill. */
export async function countInPeople(db: Database, counted: PeopleCounted): Promise<Counts> {
  const { studied, studiedAt, companyId } = counted;
  if (studied || studiedAt) return countsOf(db, documents(sql`${skillMapPeople}`, peopleWhere(counted)));
  const all = await countsOf(db, cells(counted, 'people', null));
  return companyId === null ? all : less(all, await countsOf(db, blockers(counted, companyId)));
}

/** All but some of them. */
function less(all: Counts, some: Counts): Counts {
  if (some.total === 0) return all;
  const bySkill = [...all.bySkill].map(([id, count]) => [id, count - (some.bySkill.get(id) ?? 0)] as const);
  return { bySkill: new Map(bySkill.filter(([, count]) => count > 0)), total: all.total - some.total };
}

const given = (value: string | null) => value ?? ANY;

const isCell = (
  { portal, sector, level }: Omit<Standing, 'places'>,
  side: 'jobs' | 'people',
  industry: string | null = null,
) =>
  and(
    eq(skillMapCounts.portal, portal),
    eq(skillMapCounts.side, side),
    eq(skillMapCounts.sector, given(sector)),
    eq(skillMapCounts.industry, given(industry)),
    eq(skillMapCounts.level, given(level)),
  );

const cells = (counted: Standing, side: 'jobs' | 'people', industry: string | null): SQL => sql`
  select skill, sum(count)::int as count from ${skillMapCounts}
  where ${isCell(counted, side, industry)} and place = any(${sql.param(counted.places ?? [ANY])}::text[])
  group by skill having sum(count) > 0`;

const documents = (table: SQL, condition: SQL | undefined): SQL => sql`
  select skill, count(*)::int as count from ${table} cross join lateral unnest(array_prepend('', skills)) as skill
  where ${condition} group by skill`;

async function countsOf(db: Database, query: SQL): Promise<Counts> {
  const bySkill = new Map<string, number>();
  let total = 0;
  for (const { skill, count } of await readRows(db, query, { skill: text, count: number })) {
    if (skill === '') total = count;
    else bySkill.set(skill, count);
  }
  return { bySkill, total };
}

const stands = (
  table: typeof skillMapJobs | typeof skillMapPeople,
  { portal, places, sector, level }: Standing,
): SQL | undefined =>
  and(
    eq(table.portal, portal),
    places === null ? undefined : sql`${table.place} = any(${sql.param(places)}::text[])`,
    sector === null ? undefined : eq(table.sector, sector),
    level === null ? undefined : eq(table.level, level),
  );

/** The condition that a job is counted. */
export const jobsWhere = (counted: JobsCounted): SQL | undefined =>
  and(
    stands(skillMapJobs, counted),
    counted.industry === null ? undefined : eq(skillMapJobs.industry, counted.industry),
    counted.called === null
      ? undefined
      : sql`(${skillMapJobs.titleWords} @@ ${beginningsOf(counted.called.title)}
          or ${skillMapJobs.occupation} = any(${sql.param(counted.called.occupations)}::text[]))`,
  );

const peopleWhere = (counted: PeopleCounted): SQL | undefined =>
  and(
    stands(skillMapPeople, counted),
    counted.studied ? hasStudy(sql`study.title_words @@ ${beginningsOf(counted.studied)}`) : undefined,
    counted.studiedAt ? hasStudy(isOneOf(counted.studiedAt)) : undefined,
    counted.companyId ? sql`not ${hasBlocked(counted.companyId, skillMapPeople.userId)}` : undefined,
  );

const isOneOf = (names: readonly string[]): SQL =>
  sql`(${sql.join(
    names.map((name) => sql`study.institute_words @@ ${beginningsOf(name)}`),
    sql` or `,
  )})`;

const hasStudy = (condition: SQL): SQL =>
  sql`${skillMapPeople.userId} in (select study.user_id from skill_map_studies as study where ${condition})`;

const blockers = (counted: Standing, companyId: string): SQL =>
  documents(
    sql`${skillMapPeople} join company_blocks as block
      on block.user_id = ${skillMapPeople.userId} and block.company_id = ${companyId}::uuid and block.lifted_at is null`,
    stands(skillMapPeople, counted),
  );

/** The latest of the jobs that ask for a skill, as they are now. */
export const latestJobsAsking = (
  db: Database,
  skill: string,
  counted: JobsCounted,
  now: Date,
  most: number,
) =>
  db
    .select({
      jid: jobs.id,
      job_title: jobs.title,
      company_name: companies.name,
      companyId: jobs.companyId,
      location: jobs.location,
    })
    .from(skillMapJobs)
    .innerJoin(jobs, eq(jobs.id, skillMapJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(jobsWhere(counted), sql`${skillMapJobs.skills} @> array[${skill}]`, isLive(now)))
    .orderBy(desc(jobs.postedAt), jobs.id)
    .limit(most);

/** The condition that a job, open or not, stands there and asks for a skill. What it weighs with 0 it does not ask for. */
export const asksFor = (skill: string, { portal, places, sector, level }: Standing): SQL | undefined =>
  and(
    eq(jobs.portal, portal),
    sql`${jobs.skills} @> ${JSON.stringify([{ ref_skill: skill }])}::jsonb
      and not ${jobs.skills} @> ${JSON.stringify([{ ref_skill: skill, weight: 0 }])}::jsonb`,
    places === null ? undefined : sql`${jobs.location} = any(${sql.param(places)}::text[])`,
    sector === null ? undefined : eq(jobs.sector, sector),
    level === null ? undefined : sql`${jobs.seniority} = any(${sql.param(senioritiesOf(level))}::text[])`,
  );

/** Whether a job is open to everybody of its portal. */
export const isLive = (now: Date): SQL => sql`(${jobs.status} = 'published' and ${jobs.audience} = 'portal'
  and (${jobs.expiresAt} is null or ${jobs.expiresAt} > ${now.toISOString()}::timestamptz))`;
