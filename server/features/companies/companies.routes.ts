import * as contract from '#contract/features/companies.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import {
  changeCompany,
  changeSettings,
  getCompany,
  listAll,
  settingsOf,
  similarTo,
} from './companies.service.ts';

export const companyRoutes = [
  bind(contract.updateCompany, (ctx, { body }) => changeCompany(ctx, body)),
  bind(contract.updateCompanyDetails, (ctx, { body }) => changeCompany(ctx, body)),
  bind(contract.getCompanySettings, (ctx) => settingsOf(ctx)),
  bind(contract.changeCompanySettings, (ctx, { body }) => changeSettings(ctx, body)),
  bind(contract.findSimilarCompanies, (ctx, { body }) => similarTo(ctx, body)),
  bind(contract.getCompany, (ctx, { params }) => getCompany(ctx, params.id)),
  bind(contract.listCompanies, (ctx, { query }) => listAll(ctx, query)),
];
