import * as contract from '#contract/features/blocked-companies.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { setPresentEmployer } from './blocked-companies.present.ts';
import { block, findChoices, listOwn, unblock } from './blocked-companies.service.ts';

export const blockedCompanyRoutes = [
  bind(contract.listBlockedCompanies, (ctx) => listOwn(ctx)),
  bind(contract.blockCompany, (ctx, { body }) => block(ctx, body)),
  bind(contract.unblockCompany, (ctx, { params }) => unblock(ctx, params.id)),
  bind(contract.blockPresentEmployer, async (ctx, { body }) => {
    await setPresentEmployer(ctx, body.is_blocked);
    return listOwn(ctx);
  }),
  bind(contract.findCompaniesToBlock, (ctx, { query }) => findChoices(ctx, query.q)),
];
