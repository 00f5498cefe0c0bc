import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  deleteDocument,
  type KnowledgeDocument,
  listDocuments,
  listOpenQuestions,
  restoreDocument,
} from '#contract/features/documents.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import type { JsonEndpoint } from '#web/platform/input.ts';
import { keyOf, mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';

type Listed = Reply<typeof listDocuments>;

/** How often is looked while something is taken in: a socket may be blocked on the way. */
const LOOK_MS = 3_000;

/** A page of the company's documents, counted from 1 as the address does. */
export function useDocuments(page: number) {
  useServerEvent('documents:changed', () => void refresh(listDocuments, listOpenQuestions));
  return useQuery({
    ...queryFor(listDocuments, { query: { page: page - 1 } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.info.flag ? LOOK_MS : false),
  });
}

/** A change of the list: said in the server's words, and the list is asked anew. */
export function useDocumentsChange<E extends JsonEndpoint>(endpoint: E) {
  return useMutation({
    ...mutationFor(endpoint),
    onSuccess: ({ message }) => {
      if (message) showNotice(message);
    },
    onSettled: () => refresh(listDocuments, listOpenQuestions),
  });
}

/** Gone from the list at once; the snackbar brings it back. */
export function useDocumentRemoval() {
  const restore = useDocumentsChange(restoreDocument);
  return useMutation({
    ...mutationFor(deleteDocument),
    onMutate: ({ query }) => takeOffLists(query?.uri),
    onSuccess: ({ data, message }) =>
      showNotice(message, { undo: () => restore.mutate({ body: { uri: data.uri } }) }),
    onError: (error) => showError(error),
    onSettled: () => refresh(listDocuments),
  });
}

function takeOffLists(uri: KnowledgeDocument['uri'] | undefined): void {
  queryCache.setQueriesData<Listed>({ queryKey: keyOf(listDocuments) }, (listed) => {
    if (!listed) return listed;
    const data = listed.data.filter((it) => it.uri !== uri);
    return { ...listed, data, total: listed.total - (listed.data.length - data.length) };
  });
}
