import { and, desc, eq, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { isFoundBy, isOutOfSight } from '#server/db/findable.ts';
import { companies, jobs, profiles } from '#server/db/tables/index.ts';
import { beginningsOf } from '#server/db/words.ts';
import { knownTo } from '#server/features/candidates/index.ts';
import type { Actor } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';

/** Jobs the reader may see: published ones of the portal, and every job of their own company. */
export const findJobsFor = (db: Database, actor: Actor, text: string, most: number) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: companies.name,
      companyId: jobs.companyId,
      place: jobs.location,
    })
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
 * Candidates of the reader's portal who let themselves be found, and those whom the reader's company already deals with:
 * first those whose name begins with what was typed, then those with their headline. A blind review knows people by other
 * ids, so that nothing found here tells who is who in it.
 */
export async function findCandidatesFor(db: Database, actor: Actor, text: string, most: number) {
  const asked = beginningsOf(text);
  const find = (saysIt: SQL | undefined, limit: number) =>
    db
      .select({ id: profiles.userId, person: profiles.personalDetails })
      .from(profiles)
      .where(
        and(
          eq(profiles.portal, actor.portal),
          actor.companyId
            ? or(
                isFoundBy(actor.companyId),
                and(
                  knownTo(actor.companyId, profiles.userId),
                  not(isOutOfSight(actor.companyId, profiles.userId)),
                ),
              )
            : eq(profiles.isDiscoverable, true),
          saysIt,
        ),
      )
      .orderBy(desc(profiles.updatedAt))
      .limit(limit);
  const isNamedSo = sql`${profiles.nameWords} @@ ${asked}`;
  const named = await find(isNamedSo, most);
  if (named.length === most) return named;
  const others = await find(
    and(sql`${profiles.titleWords} @@ ${asked}`, not(isNamedSo)),
    most - named.length,
  );
  return [...named, ...others];
}

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
