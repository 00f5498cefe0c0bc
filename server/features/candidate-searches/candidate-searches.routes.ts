import * as contract from '#contract/features/candidate-searches.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { searchByFilters, searchInWords } from './candidate-searches.people.ts';
import {
  changeSearch,
  deleteSearch,
  listSearches,
  openSearch,
  saveSearch,
} from './candidate-searches.service.ts';

export const candidateSearchRoutes = [
  bind(contract.searchCandidates, (ctx: SignedInCtx & Uses<'aliases' | 'ranking'>, { body }) =>
    searchByFilters(ctx, body),
  ),
  bind(contract.searchCandidatesInWords, (ctx: SignedInCtx & Uses<'aliases' | 'ranking'>, { body }) =>
    searchInWords(ctx, body),
  ),
  bind(contract.listCandidateSearches, (ctx: SignedInCtx & Uses<'ranking'>) => listSearches(ctx)),
  bind(contract.saveCandidateSearch, (ctx: SignedInCtx & Uses<'ranking'>, { body }) => saveSearch(ctx, body)),
  bind(contract.changeCandidateSearch, (ctx: SignedInCtx & Uses<'ranking'>, { params, body }) =>
    changeSearch(ctx, params.id, body),
  ),
  bind(contract.openCandidateSearch, (ctx: SignedInCtx & Uses<'ranking'>, { params }) =>
    openSearch(ctx, params.id),
  ),
  bind(contract.deleteCandidateSearch, (ctx, { params }) => deleteSearch(ctx, params.id)),
];
