import * as contract from '#contract/features/saved-searches.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import {
  changeSearch,
  deleteSearch,
  listSearches,
  openSearch,
  saveSearch,
} from './saved-searches.service.ts';

export const savedSearchRoutes = [
  bind(contract.listSavedSearches, (ctx) => listSearches(ctx)),
  bind(contract.saveSearch, (ctx, { body }) => saveSearch(ctx, body)),
  bind(contract.changeSavedSearch, (ctx, { params, body }) => changeSearch(ctx, params.id, body)),
  bind(contract.openSavedSearch, (ctx, { params }) => openSearch(ctx, params.id)),
  bind(contract.deleteSavedSearch, (ctx, { params }) => deleteSearch(ctx, params.id)),
];
