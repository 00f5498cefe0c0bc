import { useQuery } from '@tanstack/react-query';
import {
  listCandidateSearches,
  type SearchCondition,
  searchCandidatesInWords,
} from '#contract/features/candidate-searches.contract.ts';
import { useAddress } from '#web/platform/address.ts';
import { idIn } from '#web/platform/ids.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { ADDRESS, silencesIn } from './search-address.ts';

export const PER_PAGE = 20;

export function useSearchAddress() {
  const [address, setAddress] = useAddress(ADDRESS);
  return { ...address, jobId: idIn(address.job), setAddress };
}
export type SearchAddress = ReturnType<typeof useSearchAddress>;

/** People of the search that the address holds; who decides elsewhere is seen here at once. */
export function useFoundPeople({ q, by, pass, weaker, sort, page, jobId }: SearchAddress) {
  useServerEvent('candidates:changed', ({ job_id }) => {
    if (job_id === null || job_id === jobId) void refresh(searchCandidatesInWords);
  });
  return useQuery({
    ...queryFor(searchCandidatesInWords, {
      body: {
        text: q,
        ...(by && { conditions: [...by] }),
        let_pass: silencesIn(pass),
        weaker,
        sort,
        page,
        limit: PER_PAGE,
        ...(jobId && { job_id: jobId }),
      },
    }),
    enabled: q !== '' || (by !== null && by.length > 0),
    placeholderData: (before) => before,
  });
}

export const useSavedSearches = () => useQuery(queryFor(listCandidateSearches, {}));

export const conditionKey = (of: SearchCondition, at: number): string => `${at} ${JSON.stringify(of)}`;
