import { eq } from 'drizzle-orm';
import type { CompanyInput, Company as CompanyView } from '#contract/features/companies.contract.ts';
import { companies } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';

type CompanyRow = typeof companies.$inferSelect;

export async function createCompany(ctx: Ctx, input: CompanyInput): Promise<CompanyView> {
  const [row] = await ctx.db
    .insert(companies)
    .values({
      portal: ctx.portal.key,
      name: input.company_name,
      avatarFileId: input.company_avatar ?? null,
      size: input.company_size,
      industry: input.company_industry,
      location: input.company_location,
      website: input.company_website ?? null,
      description: input.company_description,
    })
    .returning();
  return presentCompany(row!);
}

export async function findCompany(db: Database, id: string): Promise<CompanyView | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id));
  return row ? presentCompany(row) : null;
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
