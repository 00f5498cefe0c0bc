import * as contract from '#contract/features/saved-searches.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { savedSearches } from './saved-searches.service.ts';

type SearchCtx = SignedInCtx & Uses<'config' | 'taxonomy'>;

export const savedSearchRoutes = [
  bind(contract.listSavedSearches, (ctx: SearchCtx) => savedSearches.list(ctx)),
  bind(contract.saveSearch, (ctx: SearchCtx, { body: { name, filters, is_notifying: isNotifying } }) =>
    savedSearches.save(ctx, { name, isNotifying, asked: { filters } }),
  ),
  bind(
    contract.changeSavedSearch,
    (ctx: SearchCtx, { params, body: { name, filters, is_notifying: isNotifying } }) =>
      savedSearches.change(ctx, params.id, { name, isNotifying, asked: filters && { filters } }),
  ),
  bind(contract.openSavedSearch, (ctx: SearchCtx, { params }) => savedSearches.open(ctx, params.id)),
  bind(contract.deleteSavedSearch, (ctx: SearchCtx, { params }) => savedSearches.remove(ctx, params.id)),
];
