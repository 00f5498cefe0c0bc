import { and, desc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import { companies, jobs, profiles } from '#server/db/tables/index.ts';
import type { Actor } from '#server/platform/context.ts';
import { containing, type Database } from '#server/platform/database.ts';

/** Jobs the reader may see: published ones of the portal, and every job of their own company. */
export const findJobsFor = (db: Database, actor: Actor, text: string, most: number) =>
  db
    .select({ id: jobs.id, title: jobs.title, company: companies.name, companyId: jobs.companyId })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(jobs.portal, actor.portal),
        or(
          and(eq(jobs.status, 'published'), eq(jobs.audience, 'portal')),
          actor.companyId ? and(eq(jobs.companyId, actor.companyId), ne(jobs.status, 'removed')) : undefined,
        ),
        ilike(jobs.title, containing(text)),
      ),
    )
    .orderBy(desc(jobs.updatedAt))
    .limit(most);

/** Candidates of the reader's portal who let themselves be found. */
export const findCandidatesFor = (db: Database, actor: Actor, text: string, most: number) =>
  db
    .select({ id: profiles.userId, person: profiles.personalDetails })
    .from(profiles)
    .where(
      and(
        eq(profiles.portal, actor.portal),
        eq(profiles.isDiscoverable, true),
        or(
          sql`${profiles.personalDetails}->>'name' ilike ${containing(text)}`,
          sql`${profiles.personalDetails}->>'headline' ilike ${containing(text)}`,
        ),
      ),
    )
    .limit(most);
