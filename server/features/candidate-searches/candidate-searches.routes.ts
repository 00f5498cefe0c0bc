import * as contract from '#contract/features/candidate-searches.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { searchByFilters, searchInWords } from './candidate-searches.people.ts';
import { candidateSearches, keepable } from './candidate-searches.service.ts';

type PeopleCtx = SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>;
type SearchCtx = SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>;

export const candidateSearchRoutes = [
  bind(contract.searchCandidates, (ctx: PeopleCtx, { body }) => searchByFilters(ctx, body)),
  bind(contract.searchCandidatesInWords, (ctx: PeopleCtx, { body }) => searchInWords(ctx, body)),
  bind(contract.listCandidateSearches, (ctx: SearchCtx) => candidateSearches.list(ctx)),
  bind(contract.saveCandidateSearch, (ctx: SearchCtx, { body: { name, query, is_notifying: isNotifying } }) =>
    candidateSearches.save(ctx, { name, isNotifying, asked: { query: keepable(query) } }),
  ),
  bind(
    contract.changeCandidateSearch,
    (ctx: SearchCtx, { params, body: { name, query, is_notifying: isNotifying } }) =>
      candidateSearches.change(ctx, params.id, {
        name,
        isNotifying,
        asked: query && { query: keepable(query) },
      }),
  ),
  bind(contract.openCandidateSearch, (ctx: SearchCtx, { params }) => candidateSearches.open(ctx, params.id)),
  bind(contract.deleteCandidateSearch, (ctx: SearchCtx, { params }) =>
    candidateSearches.remove(ctx, params.id),
  ),
];
