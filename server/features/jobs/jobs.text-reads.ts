import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { companies, jobs } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

/** Every way in which published jobs of a portal write where they are. */
export async function publishedLocations(db: Database, portal: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ location: jobs.location })
    .from(jobs)
    .where(and(isPublishedIn(portal), isNotNull(jobs.location)));
  return rows.flatMap(({ location }) => location ?? []);
}

export const isPublishedIn = (portal: string) =>
  and(eq(jobs.portal, portal), eq(jobs.status, 'published'), eq(jobs.audience, 'portal'));

/** Another number as soon as anything of what a job is found by has changed. */
const stampOfJob = sql`uuid_hash_extended(${jobs.id}, (extract(epoch from ${jobs.updatedAt}) * 1000000)::bigint # hashtextextended(${companies.name}, 0))`;

/** Changes whenever any published job of a portal does: one stamp of them all. */
export async function stampOfPublished(db: Database, portal: string): Promise<string> {
  const rows = await db
    .select({ stamp: sql<string>`count(*) || ' ' || coalesce(bit_xor(${stampOfJob}), 0)` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isPublishedIn(portal));
  return onlyRow(rows).stamp;
}

export const stampsOfPublished = (db: Database, portal: string) =>
  db
    .select({ id: jobs.id, stamp: sql<string>`${stampOfJob}::text` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isPublishedIn(portal));

/** What jobs say. */
export const listTexts = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      description: jobs.description,
      fullText: jobs.fullText,
      responsibilities: jobs.responsibilities,
      requirements: jobs.requirements,
      skills: jobs.skills,
      location: jobs.location,
      occupation: jobs.occupation,
      workPlace: jobs.workPlace,
      employmentType: jobs.employmentType,
      seniority: jobs.seniority,
      minYears: jobs.minYears,
      education: jobs.education,
      languages: jobs.languages,
      salaryMin: jobs.salaryMin,
      salaryMax: jobs.salaryMax,
      company: companies.name,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(jobs.id, [...ids]));
