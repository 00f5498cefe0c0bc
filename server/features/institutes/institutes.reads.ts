import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { companies, jobs, skillMapJobs } from '#server/db/tables/index.ts';
import { beginningsOf } from '#server/db/words.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

const isOpenIn = (portal: string) =>
  and(eq(jobs.portal, portal), eq(jobs.status, 'published'), eq(jobs.audience, 'portal'));

/** What of an open job is held against programmes. */
const OPENING = {
  id: jobs.id,
  key: jobs.publicKey,
  title: jobs.title,
  occupation: jobs.occupation,
  companyName: companies.name,
  location: jobs.location,
  skills: jobs.skills,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  currency: jobs.salaryCurrency,
  postedAt: jobs.postedAt,
};

/** The open jobs of a portal of some occupations, newest first. */
export const openingsOf = (db: Database, portal: string, occupations: readonly string[], most: number) =>
  db
    .select(OPENING)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isOpenIn(portal), inArray(jobs.occupation, [...occupations])))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(most);

/** What those openings ask for, and nothing else of them: of thousands, all else would be read for nothing. */
export const skillsAsked = (db: Database, portal: string, occupations: readonly string[], most: number) =>
  db
    .select({ skills: jobs.skills })
    .from(jobs)
    .where(and(isOpenIn(portal), inArray(jobs.occupation, [...occupations])))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(most);

export type AskingRow = Awaited<ReturnType<typeof skillsAsked>>[number];
export type OpeningRow = Awaited<ReturnType<typeof openingsOf>>[number];

/** An open job of a portal; null where there is none of the id. */
export async function findOpening(db: Database, portal: string, id: string): Promise<OpeningRow | null> {
  const [row] = await db
    .select(OPENING)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isOpenIn(portal), eq(jobs.id, id)));
  return row ?? null;
}

/** How many jobs of a portal are open, and of how many of them no occupation is known. */
export async function countOpen(db: Database, portal: string): Promise<{ open: number; unplaced: number }> {
  return onlyRow(
    await db
      .select({
        open: count(),
        unplaced: sql<number>`(count(*) filter (where ${isNull(jobs.occupation)}))::int`,
      })
      .from(jobs)
      .where(isOpenIn(portal)),
  );
}

/** Open jobs of a portal whose title bears the words, newest first; the maps of skills keep the words ready. */
export const openingsCalled = (db: Database, portal: string, words: string, most: number) =>
  db
    .select({
      jid: jobs.id,
      job_title: jobs.title,
      company_name: companies.name,
      location: jobs.location,
    })
    .from(skillMapJobs)
    .innerJoin(jobs, eq(jobs.id, skillMapJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isOpenIn(portal), sql`${skillMapJobs.titleWords} @@ ${beginningsOf(words)}`))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(most);
