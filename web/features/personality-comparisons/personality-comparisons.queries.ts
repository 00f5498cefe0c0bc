import { useMutation, useQuery } from '@tanstack/react-query';
import {
  endComparison,
  getComparisonRequest,
  getPersonalityComparison,
  listPersonalityComparisons,
} from '#contract/features/personality-comparisons.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';

export type Compared = Reply<typeof getPersonalityComparison>;

export const useComparisons = () => useQuery(queryFor(listPersonalityComparisons, {}));
export const useComparison = (id: string) => useQuery(queryFor(getPersonalityComparison, { params: { id } }));
export const useRequest = (code: string) => useQuery(queryFor(getComparisonRequest, { params: { code } }));

/** Ends a comparison, or takes a question back. */
export const useEnding = (onEnded: () => void = () => {}) =>
  useMutation({
    mutationFn: (id: string) => callWithMessage(endComparison, { params: { id } }),
    onSuccess: async ({ message }) => {
      showNotice(message);
      onEnded();
      await refresh(listPersonalityComparisons);
    },
    onError: showError,
  });
