import * as contract from '#contract/features/saved-searches.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import {
  changeSearch,
  deleteSearch,
  listSearches,
  openSearch,
  saveSearch,
} from './saved-searches.service.ts';

export const savedSearchRoutes = [
  bind(contract.listSavedSearches, (ctx: SignedInCtx & Uses<'config'>) => listSearches(ctx)),
  bind(contract.saveSearch, (ctx: SignedInCtx & Uses<'config'>, { body }) => saveSearch(ctx, body)),
  bind(contract.changeSavedSearch, (ctx: SignedInCtx & Uses<'config'>, { params, body }) =>
    changeSearch(ctx, params.id, body),
  ),
  bind(contract.openSavedSearch, (ctx: SignedInCtx & Uses<'config'>, { params }) =>
    openSearch(ctx, params.id),
  ),
  bind(contract.deleteSavedSearch, (ctx, { params }) => deleteSearch(ctx, params.id)),
];
