import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  CompanyInput,
  CompanyRole,
  Company as CompanyView,
  changeCompanySettings,
  listCompanies,
  SimilarCompany,
} from '#contract/features/companies.contract.ts';
import { namesOf } from '#contract/kernel/records.ts';
import { companies } from '#server/db/tables/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { ownFile } from '#server/features/files/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { mayInTeam, type TeamDeed } from './companies.policy.ts';
import { findCompaniesLike, findMembership, findWithOpenJobs, listCompaniesOf } from './companies.reads.ts';
import { companyDomain, mailDomain, soughtName } from './companies.sameness.ts';

type CompanyRow = typeof companies.$inferSelect;

export async function createCompany(ctx: Ctx, input: CompanyInput): Promise<CompanyView> {
  const rows = await ctx.db
    .insert(companies)
    .values({ portal: ctx.portal.key, ...columnsOf(input) })
    .returning();
  const company = presentCompany(onlyRow(rows));
  await ctx.emit('companies.described', { companyId: company.id, before: null });
  return company;
}

export async function findCompany(db: Database, id: string): Promise<CompanyView | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id));
  return row ? presentCompany(row) : null;
}

/** A company of the caller's portal. */
export async function companyHere(ctx: Ctx, id: string): Promise<CompanyView> {
  const [row] = await ctx.db
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.portal, ctx.portal.key)));
  return presentCompany(found(row, 'companies.not_found'));
}

/** One's own company and role there, where one may do the deed. */
export async function allowedInTeam(
  ctx: SignedInCtx,
  deed: TeamDeed,
): Promise<{ companyId: string; role: CompanyRole }> {
  const membership = found(await findMembership(ctx.db, ctx.actor.id), 'companies.not_found');
  if (!mayInTeam(membership.role, deed)) throw new Refusal('companies.not_allowed');
  return membership;
}

/** Changes what one's own company says of itself. */
export async function changeCompany(ctx: SignedInCtx, input: CompanyInput): Promise<CompanyView> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'edit' });
  return ctx.transaction((tx) => saveCompany(tx, companyId, input));
}

/** What holds for all jobs of one's own company. */
export async function settingsOf(ctx: SignedInCtx) {
  const { companyId, role } = found(await findMembership(ctx.db, ctx.actor.id), 'companies.not_found');
  const rows = await ctx.db
    .select({ isBlind: companies.isBlindByDefault })
    .from(companies)
    .where(eq(companies.id, companyId));
  return { is_blind_by_default: onlyRow(rows).isBlind, can: { edit: mayInTeam(role, { deed: 'edit' }) } };
}

/** Jobs that are there stay as they are: what holds for them was decided when they began. */
export async function changeSettings(
  ctx: SignedInCtx,
  { is_blind_by_default: isBlind }: z.output<typeof changeCompanySettings.body>,
) {
  const { companyId } = await allowedInTeam(ctx, { deed: 'edit' });
  await ctx.transaction(async (tx) => {
    const changed = await tx.db
      .update(companies)
      .set({ isBlindByDefault: isBlind })
      .where(and(eq(companies.id, companyId), eq(companies.isBlindByDefault, !isBlind)))
      .returning({ id: companies.id });
    if (changed.length > 0)
      await record(tx, 'company.updated', { details: { companyId, changed: ['is_blind_by_default'] } });
  });
  return settingsOf(ctx);
}

/** Saves a company that the caller was found to be allowed to change. A picture that stays may be another's. */
export async function saveCompany(
  ctx: SignedInCtx,
  companyId: string,
  input: CompanyInput,
): Promise<CompanyView> {
  const [before] = await ctx.db.select().from(companies).where(eq(companies.id, companyId)).for('update');
  const former = found(before, 'companies.not_found');
  if (input.company_avatar && input.company_avatar !== former.avatarFileId)
    await ownFile(ctx, input.company_avatar, 'avatar');
  const rows = await ctx.db
    .update(companies)
    .set(columnsOf(input))
    .where(eq(companies.id, companyId))
    .returning();
  const after = presentCompany(onlyRow(rows));
  const changed = changedFields(presentCompany(former), after);
  if (changed.length > 0) await record(ctx, 'company.updated', { details: { companyId, changed } });
  if (changed.includes('company_name') || changed.includes('company_website')) {
    const { name, domain } = former;
    await ctx.emit('companies.described', { companyId, before: { name, domain } });
  }
  return after;
}

/** Companies that may be the one somebody is about to describe: by its domain, their mail's, or the name. */
export async function similarTo(
  ctx: SignedInCtx,
  input: Pick<CompanyInput, 'company_name' | 'company_website'>,
): Promise<SimilarCompany[]> {
  const domains = [companyDomain(input.company_website), mailDomain(ctx.actor.email)].filter(
    (domain) => domain !== null,
  );
  const name = soughtName(input.company_name);
  const rows = await findCompaniesLike(ctx.db, ctx.portal.key, { domains, name });
  return rows.flatMap(({ company, members, isVerified }): SimilarCompany[] => {
    // Nobody could answer a request to join a company without people.
    if (members === 0) return [];
    const brief = { ...presentCompanyBrief(company), members, is_verified: isVerified };
    if (company.domain && domains.includes(company.domain)) return [{ ...brief, same: 'domain' }];
    return soughtName(company.name) === name ? [{ ...brief, same: 'name' }] : [];
  });
}

/** A company as everyone of the portal sees it. */
export async function getCompany(ctx: SignedInCtx, id: string) {
  const { company, openJobs, isVerified } = found(
    await findWithOpenJobs(ctx.db, ctx.portal.key, id),
    'companies.not_found',
  );
  return { ...presentCompany(company), open_jobs: openJobs, is_verified: isVerified };
}

export async function listAll(ctx: SignedInCtx, query: z.output<typeof listCompanies.query>) {
  const { page, limit, q, industry } = query;
  const { rows, total } = await listCompaniesOf(ctx.db, { portal: ctx.portal.key, q, industry }, page, limit);
  return {
    results: rows.map(({ company, openJobs }) => ({ ...presentCompany(company), open_jobs: openJobs })),
    total,
    page,
    limit,
  };
}

export function presentCompany(row: CompanyRow): CompanyView {
  return {
    id: row.id,
    company_name: row.name,
    company_avatar: row.avatarFileId,
    company_size: row.size,
    company_industry: row.industry,
    company_location: row.location,
    company_website: row.website,
    company_description: row.description,
  };
}

/** The part of a company that stands beside a job. */
export function presentCompanyBrief(
  row: Pick<CompanyRow, 'id' | 'name' | 'avatarFileId' | 'industry' | 'location'>,
) {
  return {
    id: row.id,
    company_name: row.name,
    company_avatar: row.avatarFileId,
    company_industry: row.industry,
    company_location: row.location,
  };
}

const columnsOf = (input: CompanyInput) => ({
  name: input.company_name,
  avatarFileId: input.company_avatar ?? null,
  size: input.company_size,
  industry: input.company_industry,
  location: input.company_location,
  website: input.company_website ?? null,
  domain: companyDomain(input.company_website),
  description: input.company_description,
});

const changedFields = (before: CompanyView, after: CompanyView) =>
  namesOf(after).filter((field) => before[field] !== after[field]);
