import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { hasBlocked } from '#server/db/findable.ts';
import { blockedCompanies, companies, companyBlocks, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { BlockRow, Sameness } from './blocked-companies.store.ts';

export const blocksOf = (db: Database, userId: string): Promise<BlockRow[]> =>
  db
    .select()
    .from(blockedCompanies)
    .where(eq(blockedCompanies.userId, userId))
    .orderBy(desc(blockedCompanies.createdAt), blockedCompanies.id);

/** Applications of the person that lie with a company, to be read until they are withdrawn. */
const applicationsWith = (userId: string): SQL<number> => sql<number>`(
  select count(*)::int from applications sent join jobs sought on sought.id = sent.job_id
  where sought.company_id = ${companies}.id and sent.user_id = ${userId}::uuid and sent.stage <> 'WITHDRAWN')`;

const shown = (userId: string) => ({
  id: companies.id,
  name: companies.name,
  avatarFileId: companies.avatarFileId,
  applications: applicationsWith(userId),
});

/** The companies that a person's blocks mean. */
export const companiesMeant = (db: Database, userId: string) =>
  db
    .select({ ...shown(userId), blockId: companyBlocks.blockId, liftedAt: companyBlocks.liftedAt })
    .from(companyBlocks)
    .innerJoin(companies, eq(companies.id, companyBlocks.companyId))
    .where(eq(companyBlocks.userId, userId))
    .orderBy(asc(companies.name), companies.id);

/** Companies of a portal by id, as the person sees them. */
export const companiesFor = (db: Database, userId: string, portal: string, ids: readonly string[]) =>
  db
    .select({
      ...shown(userId),
      nameKey: companies.nameSought,
      domain: companies.domain,
      isBlocked: sql<boolean>`${hasBlocked(companies.id, userId)}`,
    })
    .from(companies)
    .where(and(eq(companies.portal, portal), inArray(companies.id, [...ids])));

export async function findToMatch(db: Database, companyId: string) {
  const [row] = await db
    .select({ portal: companies.portal, name: companies.name, domain: companies.domain })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row ?? null;
}

/** Blocks of a portal's people that mean a company, by its id, its name or its domain. */
export const blocksMeaning = (
  db: Database,
  portal: string,
  { companyId, nameKey, domain }: Sameness & { companyId: string },
) =>
  db
    .select({ blockId: blockedCompanies.id, userId: blockedCompanies.userId })
    .from(blockedCompanies)
    .innerJoin(users, eq(users.id, blockedCompanies.userId))
    .where(
      and(
        eq(users.portal, portal),
        or(
          eq(blockedCompanies.companyId, companyId),
          eq(blockedCompanies.nameKey, nameKey),
          domain ? eq(blockedCompanies.domain, domain) : undefined,
        ),
      ),
    );

export async function blocksKept(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ blockId: companyBlocks.blockId })
    .from(companyBlocks)
    .where(eq(companyBlocks.companyId, companyId));
  return rows.map(({ blockId }) => blockId);
}

/** Companies in the order of their ids, from after one of them. */
export const companiesAfter = (db: Database, after: string | null, most: number) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(after ? gt(companies.id, after) : undefined)
    .orderBy(companies.id)
    .limit(most);

/** A person blocked this company, and has not turned to it since. */
export async function isBlocked(db: Database, userId: string, companyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), hasBlocked(companies.id, userId)));
  return rows.length > 0;
}
