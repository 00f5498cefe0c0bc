import { and, count, desc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import type { PortalSkill } from '#contract/features/skills.contract.ts';
import { jobs, portalSkillMentions, portalSkills, profiles, users } from '#server/db/tables/index.ts';
import { containing, type Database } from '#server/platform/database.ts';

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
  const mentions = db
    .select({ portalSkillId: portalSkillMentions.portalSkillId, seen: count().as('seen') })
    .from(portalSkillMentions)
    .where(eq(portalSkillMentions.portal, filter.portal))
    .groupBy(portalSkillMentions.portalSkillId)
    .as('mentions');
  const seen = sql<number>`coalesce(${mentions.seen}, 0)::int`;
  const isWanted = and(
    eq(portalSkills.portal, filter.portal),
    filter.id ? eq(portalSkills.id, filter.id) : undefined,
    filter.status ? eq(portalSkills.status, filter.status) : undefined,
    filter.text ? ilike(portalSkills.folded, containing(filter.text)) : undefined,
    filter.id ? undefined : or(ne(portalSkills.status, 'new'), sql`${mentions.seen} > 0`),
  );
  const rows = await db
    .select({ skill: portalSkills, seen, deciderFirst: users.firstName, deciderLast: users.lastName })
    .from(portalSkills)
    .leftJoin(mentions, eq(mentions.portalSkillId, portalSkills.id))
    .leftJoin(users, eq(users.id, portalSkills.decidedBy))
    .where(isWanted)
    .orderBy(desc(seen), portalSkills.folded)
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db
    .select({ total: count() })
    .from(portalSkills)
    .leftJoin(mentions, eq(mentions.portalSkillId, portalSkills.id))
    .where(isWanted);
  return { rows, total: counted?.total ?? 0 };
}

export type ListedPortalSkill = Awaited<ReturnType<typeof listPortalSkillRows>>['rows'][number];

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
