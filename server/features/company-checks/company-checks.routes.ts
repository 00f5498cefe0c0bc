import * as contract from '#contract/features/company-checks.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { decide, listOfPortal } from './company-checks.deciding.ts';
import { mailCode, proveByCode } from './company-checks.proving.ts';
import { ownCheck } from './company-checks.service.ts';

export const companyCheckRoutes = [
  bind(contract.getCompanyCheck, (ctx) => ownCheck(ctx)),
  bind(contract.mailCompanyCode, (ctx, { body }) => mailCode(ctx, body.address)),
  bind(contract.proveCompany, (ctx, { body }) => proveByCode(ctx, body.code)),
  bind(contract.listCompanyChecks, (ctx, { query }) => listOfPortal(ctx, query)),
  bind(contract.decideCompanyCheck, (ctx, { params, body }) => decide(ctx, params.id, body)),
];
