import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { companies, jobs, profiles } from '#server/db/tables/index.ts';
import { knownTo } from '#server/features/candidates/index.ts';
import type { Actor } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';

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
        ...wordsOf(text).map((word) => sql`${jobs.title} ~* ${word}`),
      ),
    )
    .orderBy(desc(jobs.updatedAt))
    .limit(most);

/**
 * Candidates of the reader's portal who let themselves be found, and those whom the reader's company already deals with.
 * A blind review knows people by other ids, so that nothing found here tells who is who in it.
 */
export const findCandidatesFor = (db: Database, actor: Actor, text: string, most: number) => {
  const name = sql`${profiles.personalDetails}->>'name'`;
  const headline = sql`${profiles.personalDetails}->>'headline'`;
  const words = wordsOf(text);
  const isNamedSo = and(...words.map((word) => sql`${name} ~* ${word}`));
  return db
    .select({ id: profiles.userId, person: profiles.personalDetails })
    .from(profiles)
    .where(
      and(
        eq(profiles.portal, actor.portal),
        or(
          eq(profiles.isDiscoverable, true),
          actor.companyId ? knownTo(actor.companyId, profiles.userId) : undefined,
        ),
        ...words.map((word) => or(sql`${name} ~* ${word}`, sql`${headline} ~* ${word}`)),
      ),
    )
    .orderBy(desc(sql`(${isNamedSo})`), desc(profiles.updatedAt))
    .limit(most);
};

/**
 * The words of what was typed as patterns, in any order. Letters that Arabic writes in more than one way stand for one
 * another, and vowel signs are left out. All else means itself.
 */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/[\u064B-\u0652\u0640]/g, '');
  const words = (plain.trim() || text).split(/\s+/).filter(Boolean);
  return words.map((word) =>
    word
      .replace(/[^\p{L}\p{N}]/gu, '\\$&')
      .replace(/[اأإآٱ]/g, '[اأإآٱ]')
      .replace(/[ىي]/g, '[ىي]')
      .replace(/[ةه]/g, '[ةه]'),
  );
}
