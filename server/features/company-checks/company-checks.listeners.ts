import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { checkCompany } from './company-checks.checking.ts';

export const companyCheckListeners = [
  on('companies.described', (ctx: Ctx, { companyId, before }) => checkCompany(ctx, companyId, { before })),
];
