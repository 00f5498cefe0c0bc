import { SYSTEM_SCOPES, type SystemScope } from '#contract/features/hiring-systems.contract.ts';
import { isOneOf, recordOf } from '#contract/kernel/records.ts';
import { findMembership } from '#server/features/companies/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { grantorsOf } from './hiring-systems.reads.ts';
import { findSystemOf, grantsOf, type SystemRow } from './hiring-systems.store.ts';

/** What somebody may do with the hiring system of their company. */
export interface Rights {
  companyId: string;
  scopes: readonly SystemScope[];
  mayGrant: boolean;
}

/** The owner and a recruiter admin may do everything, and grant it; everyone else what was granted to them. */
export const hasAll = (person: { companyRole: string | null; isAdmin: boolean }): boolean =>
  person.isAdmin || person.companyRole === 'owner';

export async function rightsOf(ctx: SignedInCtx): Promise<Rights> {
  const { companyId, role } = found(await findMembership(ctx.db, ctx.actor.id), 'access.denied');
  const mayGrant = hasAll({ companyRole: role, isAdmin: ctx.actor.state === 'RECRUITER_ADMIN' });
  const granted = (await grantsOf(ctx.db, companyId)).filter(({ userId }) => userId === ctx.actor.id);
  const scopes = SYSTEM_SCOPES.filter((scope) => mayGrant || granted.some((one) => one.scope === scope));
  return { companyId, scopes, mayGrant };
}

export const may = ({ scopes }: Rights, scope: SystemScope): boolean => isOneOf(scopes, scope);

export const scopesIn = (rights: Rights) => recordOf(SYSTEM_SCOPES, (scope) => may(rights, scope));

/** The company of a caller who may do this; everyone else is told who can let them. */
export async function allowed(ctx: SignedInCtx, scope: SystemScope | 'grant'): Promise<Rights> {
  const rights = await rightsOf(ctx);
  if (scope === 'grant' ? rights.mayGrant : may(rights, scope)) return rights;
  const by = (await grantorsOf(ctx.db, rights.companyId)).join(ctx.lang === 'ar' ? '، ' : ', ');
  throw new Refusal('hiring_systems.not_allowed', { by: by || ctx.portal.contactEmail });
}

/** The same, with the system that is connected. */
export async function allowedWithSystem(
  ctx: SignedInCtx,
  scope: SystemScope,
): Promise<{ rights: Rights; system: SystemRow }> {
  const rights = await allowed(ctx, scope);
  const system = found(await findSystemOf(ctx.db, rights.companyId), 'hiring_systems.not_connected');
  return { rights, system };
}
