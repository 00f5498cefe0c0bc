import { findCompaniesLike, soughtName } from '#server/features/companies/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { blocksKept, blocksMeaning, companiesAfter, findToMatch } from './blocked-companies.reads.ts';
import { type BlockRow, deletePairs, type Sameness, savePairs } from './blocked-companies.store.ts';

/** Companies of a portal that are the one that is described, by the rules by which two that register are one. */
export async function companiesSameAs(
  db: Database,
  portal: string,
  { nameKey, domain }: Sameness,
): Promise<{ id: string; name: string; avatarFileId: string | null }[]> {
  const near = await findCompaniesLike(db, portal, { domains: domain ? [domain] : [], name: nameKey });
  return near.flatMap(({ company }) =>
    (domain && company.domain === domain) || soughtName(company.name) === nameKey ? [company] : [],
  );
}

/** Says which companies of the portal a block means that was made just now. */
export async function matchBlock(db: Database, portal: string, block: BlockRow): Promise<void> {
  const same = await companiesSameAs(db, portal, block);
  const ids = new Set([...(block.companyId ? [block.companyId] : []), ...same.map(({ id }) => id)]);
  await savePairs(
    db,
    [...ids].map((companyId) => ({ blockId: block.id, companyId, userId: block.userId })),
  );
}

/** Says which blocks of the portal's people mean a company, and which no longer do. */
export async function matchCompany(db: Database, companyId: string): Promise<void> {
  const company = await findToMatch(db, companyId);
  if (!company) return;
  const sameness = { nameKey: soughtName(company.name), domain: company.domain };
  const meaning = await blocksMeaning(db, company.portal, { companyId, ...sameness });
  const ids = new Set(meaning.map(({ blockId }) => blockId));
  const gone = (await blocksKept(db, companyId)).filter((blockId) => !ids.has(blockId));
  if (gone.length > 0) await deletePairs(db, companyId, gone);
  await savePairs(
    db,
    meaning.map((one) => ({ ...one, companyId })),
  );
}

/** Companies compared at a time. */
const PART = 500;

export async function matchAll(ctx: Ctx): Promise<void> {
  for (let after: string | null = null; ; ) {
    const part = await companiesAfter(ctx.db, after, PART);
    for (const { id } of part) await matchCompany(ctx.db, id);
    after = part.at(-1)?.id ?? after;
    if (part.length < PART) return;
  }
}
