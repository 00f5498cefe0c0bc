import { and, count, desc, eq, ilike, inArray, lte, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { PortalSkill } from '#contract/features/skills.contract.ts';
import { jobs, portalSkillMentions, portalSkills, profiles, users } from '#server/db/tables/index.ts';
import { containing, type Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';

interface PortalSkillFilter {
  portal: string;
  status?: PortalSkill['status'] | undefined;
  /** Folded. */
  text?: string | undefined;
  id?: string;
}

/** The names of a portal, most often named first. A new one that nobody names any more is left out. */
export async function listPortalSkillRows(
  db: Database,
  filter: PortalSkillFilter,
  page: number,
  limit: number,
) {
  const mentions = mentionsIn(db, filter.portal);
  const seen = sql<number>`coalesce(${mentions.seen}, 0)::int`;
  const jobCount = sql<number>`coalesce(${mentions.inJobs}, 0)::int`;
  const isWanted = wanted(filter, mentions.seen);
  const rows = await db
    .select({
      skill: portalSkills,
      seen,
      jobCount,
      deciderFirst: users.firstName,
      deciderLast: users.lastName,
    })
    .from(portalSkills)
    .leftJoin(mentions, eq(mentions.portalSkillId, portalSkills.id))
    .leftJoin(users, eq(users.id, portalSkills.decidedBy))
    .where(isWanted)
    .orderBy(desc(seen), portalSkills.folded)
    .limit(limit)
    .offset(offsetOf(page, limit));
  const [counted] = await db
    .select({ total: count() })
    .from(portalSkills)
    .leftJoin(mentions, eq(mentions.portalSkillId, portalSkills.id))
    .where(isWanted);
  return { rows, total: counted?.total ?? 0 };
}

export type ListedPortalSkill = Awaited<ReturnType<typeof listPortalSkillRows>>['rows'][number];

/** How many of the names that a text finds stand in each status. */
export async function countPortalSkills(
  db: Database,
  filter: Pick<PortalSkillFilter, 'portal' | 'text'>,
): Promise<Record<PortalSkill['status'], number>> {
  const mentions = mentionsIn(db, filter.portal);
  const rows = await db
    .select({ status: portalSkills.status, total: count() })
    .from(portalSkills)
    .leftJoin(mentions, eq(mentions.portalSkillId, portalSkills.id))
    .where(wanted(filter, mentions.seen))
    .groupBy(portalSkills.status);
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  return {
    new: totals.get('new') ?? 0,
    linked: totals.get('linked') ?? 0,
    accepted: totals.get('accepted') ?? 0,
    ignored: totals.get('ignored') ?? 0,
  };
}

/** How many jobs and profiles of a portal say each name. */
const mentionsIn = (db: Database, portal: string) =>
  db
    .select({
      portalSkillId: portalSkillMentions.portalSkillId,
      seen: count().as('seen'),
      inJobs: count(portalSkillMentions.jobId).as('in_jobs'),
    })
    .from(portalSkillMentions)
    .where(eq(portalSkillMentions.portal, portal))
    .groupBy(portalSkillMentions.portalSkillId)
    .as('mentions');

const wanted = (filter: PortalSkillFilter, seen: SQLWrapper) =>
  and(
    eq(portalSkills.portal, filter.portal),
    filter.id ? eq(portalSkills.id, filter.id) : undefined,
    filter.status ? eq(portalSkills.status, filter.status) : undefined,
    filter.text ? ilike(portalSkills.folded, containing(filter.text)) : undefined,
    filter.id ? undefined : or(ne(portalSkills.status, 'new'), sql`${seen} > 0`),
  );

/** Published jobs that say any of the names, the latest few of each. */
export async function jobsNaming(db: Database, portal: string, ids: readonly string[], most: number) {
  const named = db
    .select({
      portalSkillId: portalSkillMentions.portalSkillId,
      id: jobs.id,
      title: jobs.title,
      rank: sql<number>`row_number() over (partition by ${portalSkillMentions.portalSkillId} order by ${jobs.postedAt} desc nulls last, ${jobs.id})`.as(
        'rank',
      ),
    })
    .from(portalSkillMentions)
    .innerJoin(jobs, and(eq(jobs.id, portalSkillMentions.jobId), eq(jobs.status, 'published')))
    .where(and(eq(portalSkillMentions.portal, portal), inArray(portalSkillMentions.portalSkillId, [...ids])))
    .as('named');
  return db
    .select({ portalSkillId: named.portalSkillId, id: named.id, title: named.title })
    .from(named)
    .where(lte(named.rank, most))
    .orderBy(named.portalSkillId, named.rank);
}

/** Names that the portal took for its own, of those that hold what was typed; often named ones first. */
export async function acceptedNames(db: Database, portal: string, text: string, most: number) {
  const mentions = mentionsIn(db, portal);
  const rows = await db
    .select({ name: portalSkills.name })
    .from(portalSkills)
    .leftJoin(mentions, eq(mentions.portalSkillId, portalSkills.id))
    .where(wanted({ portal, status: 'accepted', text }, mentions.seen))
    .orderBy(sql`${mentions.seen} desc nulls last`, portalSkills.folded)
    .limit(most);
  return rows.map(({ name }) => name);
}

/** The names of skills that a job states, and its portal. */
export async function skillsOfJob(db: Database, jobId: string) {
  const [row] = await db
    .select({ portal: jobs.portal, skills: jobs.skills })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return row ?? null;
}

export async function skillsOfProfile(db: Database, userId: string) {
  const [row] = await db
    .select({ portal: profiles.portal, skills: profiles.skills })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row ?? null;
}
