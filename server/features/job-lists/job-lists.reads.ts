import { eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { shownFromOf } from '#server/db/shown-from.ts';
import { applications, companies, jobs, matchJobs } from '#server/db/tables/index.ts';
import { type Database, keptByShape } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';
import { type Asked, type JobList, type JobListFilter, listed } from './job-lists.listed.ts';

export type JobOrder = 'score' | 'newest' | 'salary' | 'relevance';

export interface JobPage {
  order: JobOrder;
  page: number;
  limit: number;
  /** What was posted after it is counted as new. */
  newSince?: Date | undefined;
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
  salaryCurrency: jobs.salaryCurrency,
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
  const { minScore, above } = filter;
  const asked = { userId, portal, limit, offset: offsetOf(page, limit), minScore, above, newSince };
  const shape = { list, filter, order, isCountedSince: newSince !== undefined };
  const query = isNarrowed(filter) ? pageOf(db, shape).prepare('') : plainPage(shape)(db);
  const results = await query.execute(asked);
  const [first] = results;
  return { results, total: first?.total ?? 0, newTotal: newSince ? (first?.newTotal ?? 0) : null };
}

/** A filter that leaves out nothing. */
export const NOTHING_ASKED: JobListFilter = { conditions: {}, found: null };

/**
 * From which score on a job fits somebody, and how many that a filter leaves lie below. What fits is told by the best of
 * all their jobs, whatever a filter leaves of them: a job that fits does so on every screen.
 */
export async function strengthOf(
  db: Database,
  list: JobList,
  filter: JobListFilter,
): Promise<{ from: number; weaker: number }> {
  const { userId, portal } = list;
  const shape = { list, filter };
  const query = isNarrowed(filter) ? strengthIn(db, shape).prepare('') : plainStrength(shape)(db);
  const [strength] = await query.execute({ userId, portal });
  return strength ?? { from: 0, weaker: 0 };
}

/** Whatever changes the text of a list's query; the rest are parameters. */
interface ListShape {
  list: JobList;
  filter: JobListFilter;
}

/** Likewise of a page of it. */
interface PageShape extends ListShape {
  order: JobOrder;
  isCountedSince: boolean;
}

const isNarrowed = ({ conditions, title, found }: JobListFilter) =>
  title !== undefined || found !== null || Object.values(conditions).some((one) => one !== undefined);

const nameOfList = ({ list: { kind, isOwn }, filter: { minScore, above, notApplied } }: ListShape) =>
  [kind, ...[isOwn, minScore !== undefined, above !== undefined, notApplied === true].map(Number)].join('_');

/** A list that nothing narrows is asked most, and takes longer to put together and to plan than to read. */
const plainStrength = keptByShape((shape: ListShape) => `matches_strength_${nameOfList(shape)}`, strengthIn);

const plainPage = keptByShape(
  (shape: PageShape) =>
    ['matches_jobs', nameOfList(shape), shape.order, Number(shape.isCountedSince)].join('_'),
  pageOf,
);

/** The rows of a list. Who asks and from which score on are told when the query is run. */
function listedLater(db: Database, { list: { kind, isOwn }, filter }: ListShape) {
  const list: Asked<JobList> = {
    kind,
    isOwn,
    userId: sql.placeholder('userId'),
    portal: sql.placeholder('portal'),
  };
  const minScore = filter.minScore === undefined ? undefined : sql.placeholder('minScore');
  const above = filter.above === undefined ? undefined : sql.placeholder('above');
  return listed(db, list, { ...filter, minScore, above });
}

function strengthIn(db: Database, shape: ListShape) {
  const every = listedLater(db, { ...shape, filter: NOTHING_ASKED });
  const all = listedLater(db, shape);
  const fitting = db
    .select({ from: shownFromOf(sql`max(${every.score})`).as('shown_from') })
    .from(every)
    .as('fitting');
  return db
    .select({
      from: fitting.from,
      weaker: sql<number>`(select count(*)::int from ${all} where ${lte(all.score, fitting.from)})`,
    })
    .from(fitting);
}

/** The query of a page. Which part of the list it is, too, is told when it is run. */
function pageOf(db: Database, { order, isCountedSince, ...shape }: PageShape) {
  const all = listedLater(db, shape);
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
    .where(eq(applications.userId, sql.placeholder('userId')))
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
