import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { isOneOf } from '#server/db/among.ts';
import {
  companies,
  jobs,
  matches,
  matchJobs,
  matchProfiles,
  profiles,
  talentPeople,
} from '#server/db/tables/index.ts';
import { containing, type Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';
import { isFit, isOpenJob } from './talent-managers.people-reads.ts';

/** People named beside a job on the list of jobs. */
const NAMED = 3;

/** Whose people, in which portal; one of them where one is named. */
export interface WhosePeople {
  managerId: string;
  portal: string;
  personId?: string | undefined;
}

const isTheirs = ({ managerId, personId }: Omit<WhosePeople, 'portal'>) =>
  and(
    eq(talentPeople.managerId, managerId),
    eq(talentPeople.status, 'joined'),
    personId ? eq(talentPeople.id, personId) : undefined,
  );

const job = {
  id: jobs.id,
  companyId: jobs.companyId,
  title: jobs.title,
  location: jobs.location,
  workPlace: jobs.workPlace,
  employmentType: jobs.employmentType,
  postedAt: jobs.postedAt,
};

/** Open jobs by how many of a manager's people fit them, then by how well. */
export async function jobsThatFit(
  db: Database,
  whose: WhosePeople,
  q: string,
  { page, limit }: { page: number; limit: number },
) {
  const fitting = db
    .select({
      jobId: matches.jobId,
      people: sql<number>`count(*)::int`.as('people'),
      best: sql<number>`max(${matches.score})`.as('best'),
    })
    .from(talentPeople)
    .innerJoin(matches, eq(matches.userId, talentPeople.userId))
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
    .where(and(isTheirs(whose), isOpenJob(whose.portal), isFit))
    .groupBy(matches.jobId)
    .as('fitting');
  const rows = await db
    .select({ job, company: companies, people: fitting.people, total: sql<number>`(count(*) over ())::int` })
    .from(fitting)
    .innerJoin(jobs, eq(jobs.id, fitting.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(q ? or(ilike(jobs.title, containing(q)), ilike(companies.name, containing(q))) : undefined)
    .orderBy(desc(fitting.people), desc(fitting.best), jobs.id)
    .limit(limit)
    .offset(offsetOf(page, limit));
  return { rows, total: rows[0]?.total ?? 0 };
}

const fittingPerson = {
  jobId: matches.jobId,
  userId: matches.userId,
  personId: talentPeople.id,
  score: matches.score,
  person: profiles.personalDetails,
  experienceMonths: profiles.experienceMonths,
  jobChanged: matchJobs.changed,
  profileChanged: matchProfiles.changed,
};

/** Somebody of a manager's beside a job, with what tells explanations apart. */
export type FittingRow = Awaited<ReturnType<typeof bestOfJobs>>[number];

/** The best of a manager's people for each of some jobs. */
export async function bestOfJobs(db: Database, whose: WhosePeople, jobIds: readonly string[]) {
  if (jobIds.length === 0) return [];
  const rank = sql<number>`row_number() over (partition by ${matches.jobId} order by ${matches.score} desc, ${matches.userId})`;
  const ranked = db
    .select({ jobId: matches.jobId, userId: matches.userId, rank: rank.as('rank') })
    .from(talentPeople)
    .innerJoin(matches, eq(matches.userId, talentPeople.userId))
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
    .where(and(isTheirs(whose), isOneOf(matches.jobId, jobIds), isFit))
    .as('ranked');
  return db
    .select(fittingPerson)
    .from(ranked)
    .innerJoin(matches, and(eq(matches.jobId, ranked.jobId), eq(matches.userId, ranked.userId)))
    .innerJoin(talentPeople, and(eq(talentPeople.userId, ranked.userId), isTheirs(whose)))
    .innerJoin(profiles, eq(profiles.userId, ranked.userId))
    .innerJoin(matchProfiles, eq(matchProfiles.userId, ranked.userId))
    .innerJoin(matchJobs, eq(matchJobs.jobId, ranked.jobId))
    .where(sql`${ranked.rank} <= ${NAMED}`)
    .orderBy(matches.jobId, desc(matches.score), matches.userId);
}

/** A manager's people for one job, the best first. */
export async function peopleForJob(
  db: Database,
  { managerId, jobId }: { managerId: string; jobId: string },
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: FittingRow[]; total: number }> {
  const rows = await db
    .select({ ...fittingPerson, total: sql<number>`(count(*) over ())::int` })
    .from(talentPeople)
    .innerJoin(matches, eq(matches.userId, talentPeople.userId))
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .innerJoin(matchProfiles, eq(matchProfiles.userId, matches.userId))
    .innerJoin(matchJobs, eq(matchJobs.jobId, matches.jobId))
    .where(and(isTheirs({ managerId }), eq(matches.jobId, jobId), isFit))
    .orderBy(desc(matches.score), matches.userId)
    .limit(limit)
    .offset(offsetOf(page, limit));
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function companyOfJob(db: Database, companyId: string) {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId));
  return row ?? null;
}
