import * as contract from '#contract/features/candidate-searches.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { searchByFilters, searchInWords } from './candidate-searches.people.ts';
import {
  changeSearch,
  deleteSearch,
  listSearches,
  openSearch,
  saveSearch,
} from './candidate-searches.service.ts';

export const candidateSearchRoutes = [
  bind(contract.searchCandidates, (ctx, { body }) => searchByFilters(ctx, body)),
  bind(contract.searchCandidatesInWords, (ctx, { body }) => searchInWords(ctx, body)),
  bind(contract.listCandidateSearches, (ctx) => listSearches(ctx)),
  bind(contract.saveCandidateSearch, (ctx, { body }) => saveSearch(ctx, body)),
  bind(contract.changeCandidateSearch, (ctx, { params, body }) => changeSearch(ctx, params.id, body)),
  bind(contract.openCandidateSearch, (ctx, { params }) => openSearch(ctx, params.id)),
  bind(contract.deleteCandidateSearch, (ctx, { params }) => deleteSearch(ctx, params.id)),
];
