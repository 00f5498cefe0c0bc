import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { matchCompany } from './blocked-companies.matching.ts';
import { followProfile } from './blocked-companies.present.ts';

export const blockedCompanyListeners = [
  on('companies.described', (ctx: Ctx, { companyId }) => matchCompany(ctx.db, companyId)),
  on('profiles.changed', (ctx: Ctx, { userId }) => followProfile(ctx, userId)),
];
