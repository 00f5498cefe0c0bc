import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { companies, companyChecks, portals } from '#server/db/tables/index.ts';

/** The company is verified, or its portal asks none to be: it publishes, asks people and sees who they are. */
export const isVerifiedCompany = (companyId: SQL | AnyColumn): SQL<boolean> => sql<boolean>`(
  exists (select from ${companyChecks} checked where checked.company_id = ${companyId} and checked.state = 'verified')
  or exists (
    select from ${companies} named join ${portals} world on world.key = named.portal
    where named.id = ${companyId} and not world.checks_companies
  ))`;
