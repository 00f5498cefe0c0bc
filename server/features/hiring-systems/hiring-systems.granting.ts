import { SYSTEM_SCOPES, type SystemScope } from '#contract/features/hiring-systems.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { found } from '#server/platform/refusals.ts';
import { allowed, hasAll } from './hiring-systems.policy.ts';
import { peopleOf } from './hiring-systems.reads.ts';
import { deleteGrant, grantsOf, saveGrant } from './hiring-systems.store.ts';

/** Who of one’s own company may do what. */
export async function listGrants(ctx: SignedInCtx) {
  const { companyId } = await allowed(ctx, 'grant');
  const grants = await grantsOf(ctx.db, companyId);
  const people = await peopleOf(ctx.db, companyId);
  return {
    people: people.map(({ id, name, role, companyRole }) => {
      const has_all = hasAll({ companyRole, isAdmin: role === 'recruiter admin' });
      const has = (scope: SystemScope) =>
        has_all || grants.some((one) => one.userId === id && one.scope === scope);
      return { id, name, has_all, scopes: SYSTEM_SCOPES.filter(has) };
    }),
  };
}

export async function grant(
  ctx: SignedInCtx,
  { user_id: userId, scope, granted }: { user_id: string; scope: SystemScope; granted: boolean },
) {
  const { companyId } = await allowed(ctx, 'grant');
  found(
    (await peopleOf(ctx.db, companyId)).find(({ id }) => id === userId),
    'hiring_systems.person_not_found',
  );
  await ctx.transaction(async (tx) => {
    if (granted) await saveGrant(tx.db, { companyId, userId, scope, grantedBy: tx.actor.id });
    else await deleteGrant(tx.db, { companyId, userId, scope });
    await record(tx, granted ? 'hiring_system.granted' : 'hiring_system.revoked', {
      subjectId: userId,
      details: { companyId, scope },
    });
  });
  return listGrants(ctx);
}
