import { and, eq, exists, gt, gte, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  applications,
  companies,
  favouriteJobs,
  jobReactions,
  jobs,
  matches,
  matchJobs,
} from '#server/db/tables/index.ts';
import { isOfWelcomeCompany } from '#server/db/welcome.ts';
import type { JobConditions } from '#server/features/jobs/index.ts';
import { type Database, preparedOnce } from '#server/platform/database.ts';

/** Which jobs a list is of, before filters. */
export interface JobList {
  /** Jobs that fit a person; jobs that a person keeps, whether they fit or not; all published jobs of the portal. */
  kind: 'matching' | 'favorites' | 'all';
  portal: string;
  userId: string;
  /** The person asks: others see a list without what the person did with its jobs. */
  isOwn: boolean;
}

export interface JobListFilter {
  conditions: JobConditions;
  /** Part of the title. */
  title?: SQL | undefined;
  minScore?: number | undefined;
  /** Without jobs that the person has applied to. */
  notApplied?: boolean | undefined;
  /** The jobs that a text found, with how well; null where no text was asked for. */
  found: ReadonlyMap<string, number> | null;
}

/** What a query is built with: a value that is told when it is run has a placeholder. */
type Asked<Of> = {
  [Key in keyof Of]: Key extends 'userId' | 'portal' | 'minScore' ? Of[Key] | Placeholder : Of[Key];
};

export type JobOrder = 'score' | 'newest' | 'salary' | 'relevance';

export interface JobPage {
  order: JobOrder;
  page: number;
  limit: number;
  /** What was posted after it is counted as new. */
  newSince?: Date | undefined;
}

/**
 * The jobs of a list that pass a filter. They are published, none that the person disliked and, but for favourites,
 * none of a company of which the person wants to see no more.
 */
export function listed(db: Database, list: Asked<JobList>, filter: Asked<JobListFilter>) {
  const own = ownRows(db, list);
  const rows = db
    .select({
      jobId: jobs.id,
      score: own.score,
      relevance: (filter.found ? sql<number>`found.relevance` : sql<number>`0`).as('relevance'),
      postedAt: jobs.postedAt,
      pay: sql<number | null>`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`.as('pay'),
      isFavourite: sql<boolean>`${favouriteJobs.jobId} is not null`.as('is_favourite'),
      reaction: jobReactions.reaction,
    })
    .from(jobs)
    .leftJoin(favouriteJobs, and(eq(favouriteJobs.jobId, jobs.id), eq(favouriteJobs.userId, list.userId)))
    .leftJoin(jobReactions, and(eq(jobReactions.jobId, jobs.id), eq(jobReactions.userId, list.userId)))
    .where(
      and(
        eq(jobs.portal, list.portal),
        eq(jobs.status, 'published'),
        eq(jobs.audience, 'portal'),
        list.isOwn ? isWelcome(db, list) : undefined,
        ...Object.values(filter.conditions),
        filter.title,
        filter.minScore === undefined ? undefined : gte(own.score, filter.minScore),
        filter.notApplied ? sql`not ${isAppliedTo(db, list.userId)}` : undefined,
      ),
    )
    .$dynamic();
  if (list.kind === 'all') rows.leftJoin(own, eq(own.jobId, jobs.id));
  else rows.innerJoin(own, eq(own.jobId, jobs.id));
  if (filter.found) {
    const ids = sql.param([...filter.found.keys()]);
    const relevances = sql.param([...filter.found.values()]);
    rows.innerJoin(
      sql`unnest(${ids}::uuid[], ${relevances}::real[]) as found(job_id, relevance)`,
      sql`found.job_id = ${jobs.id}`,
    );
  }
  return rows.as('listed');
}

const isAppliedTo = (db: Database, userId: string | Placeholder) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(and(eq(applications.jobId, jobs.id), eq(applications.userId, userId))),
  );

const isWelcome = (_db: Database, { kind, userId }: Asked<JobList>) =>
  and(
    or(isNull(jobReactions.reaction), ne(jobReactions.reaction, 'dislike')),
    kind === 'favorites' ? undefined : isOfWelcomeCompany(sql`${userId}::uuid`),
  );

/**
 * More than any list holds. The limit makes PostgreSQL begin with the person's own rows: left to itself it walks all
 * published jobs of the product and looks for the person in each.
 */
const ALL = 1_000_000;

/** The person's own jobs with their scores: those that they keep, or those that fit them. */
function ownRows(db: Database, { kind, userId }: Asked<JobList>) {
  const score = sql<number | null>`${matches.score}`.as('score');
  if (kind === 'favorites')
    return db
      .select({ jobId: favouriteJobs.jobId, score })
      .from(favouriteJobs)
      .leftJoin(matches, and(eq(matches.jobId, favouriteJobs.jobId), eq(matches.userId, userId)))
      .where(eq(favouriteJobs.userId, userId))
      .limit(ALL)
      .as('own');
  return db
    .select({ jobId: matches.jobId, score })
    .from(matches)
    .where(eq(matches.userId, userId))
    .limit(ALL)
    .as('own');
}

/** What a row shows of a job and its company: their texts are many times as much. */
const JOB_SHOWN = {
  id: jobs.id,
  externalJobId: jobs.externalJobId,
  title: jobs.title,
  sector: jobs.sector,
  industry: jobs.industry,
  location: jobs.location,
  workPlace: jobs.workPlace,
  employmentType: jobs.employmentType,
  seniority: jobs.seniority,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  postedAt: jobs.postedAt,
};
const COMPANY_SHOWN = {
  id: companies.id,
  name: companies.name,
  avatarFileId: companies.avatarFileId,
  industry: companies.industry,
  location: companies.location,
};

/** A page of a list, with what the person did with each job. */
export async function listJobs(
  db: Database,
  list: JobList,
  filter: JobListFilter,
  { order, page, limit, newSince }: JobPage,
) {
  const { userId, portal } = list;
  const asked = { userId, portal, limit, offset: (page - 1) * limit, minScore: filter.minScore, newSince };
  const shape = { list, filter, order, isCountedSince: newSince !== undefined };
  const query = isNarrowed(filter) ? pageOf(db, shape).prepare('') : plainPage(shape)(db);
  const results = await query.execute(asked);
  const [first] = results;
  return { results, total: first?.total ?? 0, newTotal: newSince ? (first?.newTotal ?? 0) : null };
}

/** Whatever changes the text of a page's query; the rest are parameters. */
interface PageShape {
  list: JobList;
  filter: JobListFilter;
  order: JobOrder;
  isCountedSince: boolean;
}

const isNarrowed = ({ conditions, title, found }: JobListFilter) =>
  title !== undefined || found !== null || Object.values(conditions).some((one) => one !== undefined);

const plainPages = new Map<string, (db: Database) => ReturnType<ReturnType<typeof pageOf>['prepare']>>();

/** A list that nothing narrows is asked most, and takes longer to put together and to plan than to read. */
function plainPage(shape: PageShape) {
  const { list, filter, order, isCountedSince } = shape;
  const parts = [list.isOwn, filter.minScore !== undefined, filter.notApplied === true, isCountedSince];
  const name = ['matches_jobs', list.kind, order, ...parts.map(Number)].join('_');
  const known = plainPages.get(name) ?? preparedOnce(name, (db) => pageOf(db, shape));
  plainPages.set(name, known);
  return known;
}

/** The query of a page. Who asks, from which score on, and which part of the list are told when it is run. */
function pageOf(db: Database, { list: { kind, isOwn }, filter, order, isCountedSince }: PageShape) {
  const userId = sql.placeholder('userId');
  const list: Asked<JobList> = { kind, isOwn, userId, portal: sql.placeholder('portal') };
  const minScore = filter.minScore === undefined ? undefined : sql.placeholder('minScore');
  const all = listed(db, list, { ...filter, minScore });
  const orders: Record<JobOrder, SQL> = {
    score: sql`${all.score} desc nulls last`,
    newest: sql`${all.postedAt} desc nulls last`,
    salary: sql`${all.pay} desc nulls last`,
    relevance: sql`${all.relevance} desc, ${all.postedAt} desc nulls last`,
  };
  // The page is chosen from narrow rows; what a screen shows of a job is read for the page alone.
  const chosen = db
    .select({
      jobId: all.jobId,
      score: all.score,
      isFavourite: all.isFavourite,
      reaction: all.reaction,
      place: sql<number>`row_number() over (order by ${orders[order]}, ${all.jobId} desc)`.as('place'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
      best: sql<number | null>`max(${all.score}) over ()`.as('best'),
      newTotal: (isCountedSince
        ? sql<
            number | null
          >`(count(*) filter (where ${gt(all.postedAt, sql.placeholder('newSince'))}) over ())::int`
        : sql<number | null>`null::int`
      ).as('new_total'),
    })
    .from(all)
    .orderBy(sql`place`)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('chosen');
  const applied = db
    .select({ jobId: applications.jobId, stage: applications.stage })
    .from(applications)
    .where(eq(applications.userId, userId))
    .as('applied');
  return db
    .select({
      score: chosen.score,
      job: JOB_SHOWN,
      company: COMPANY_SHOWN,
      changed: matchJobs.changed,
      isFavourite: chosen.isFavourite,
      reaction: chosen.reaction,
      applicationStage: applied.stage,
      total: chosen.total,
      best: chosen.best,
      newTotal: chosen.newTotal,
    })
    .from(chosen)
    .innerJoin(jobs, eq(jobs.id, chosen.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(matchJobs, eq(matchJobs.jobId, chosen.jobId))
    .leftJoin(applied, eq(applied.jobId, chosen.jobId))
    .orderBy(chosen.place);
}
