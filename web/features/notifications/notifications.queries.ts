import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import {
  actOnNotification,
  countNotifications,
  listNotifications,
  type Notification,
} from '#contract/features/notifications.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { call } from '#web/platform/call.ts';
import { keyOf, mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';

type Page = Reply<typeof listNotifications>;
export type Pages = InfiniteData<Page, number>;
type Counts = Reply<typeof countNotifications>;
type Action = 'read' | 'read-all' | 'delete';

const countQuery = queryFor(countNotifications, {});
const listsKey = [...keyOf(listNotifications), 'pages'] as const;

const listQuery = (isUnreadOnly: boolean) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, isUnreadOnly] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        listNotifications,
        {
          query: {
            page: pageParam,
            limit: LIMITS.notificationsPerPage,
            ...(isUnreadOnly && { is_read: 'false' as const }),
          },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last: Page, pages: Page[]) =>
      last.results.length > 0 && pages.length * LIMITS.notificationsPerPage < last.count
        ? pages.length
        : null,
  });

/** Unread and unseen notifications: asked every 45 seconds, and at once when the server says something changed. */
export function useCounts(): Counts {
  useServerEvent('notifications:changed', () => void refresh(countNotifications, listNotifications));
  const counts = useQuery({ ...countQuery, refetchInterval: LIMITS.notificationPollMs });
  return counts.data ?? { count: 0, unseen: 0 };
}

/** All that was asked so far, each once: a page moves on when something new comes before it. */
export function useNotifications(isUnreadOnly: boolean) {
  const list = useInfiniteQuery(listQuery(isUnreadOnly));
  const all = list.data?.pages.flatMap((page) => page.results) ?? [];
  return { list, results: [...new Map(all.map((one) => [one.id, one])).values()] };
}

/** Says that the list was open: the badge is quiet until something new comes. */
export const useMarkSeen = () =>
  useMutation({
    ...mutationFor(actOnNotification, { silent: true }),
    onSuccess: ({ data: { count, unseen } }) =>
      queryCache.setQueryData(countQuery.queryKey, { count, unseen }),
  });

/** Reads or deletes: shown at once, taken back if the server refuses, then asked again. A deletion can be undone. */
export function useNotificationAction() {
  const { t } = useTranslation('notifications');
  const mutation = mutationFor(actOnNotification);
  const restore = useMutation({ ...mutation, onSettled: refreshAll });
  return useMutation({
    ...mutation,
    onMutate: async ({ params, body }) => {
      await queryCache.cancelQueries({ queryKey: listsKey });
      const lists = queryCache.getQueriesData<Pages>({ queryKey: listsKey });
      const counts = queryCache.getQueryData(countQuery.queryKey);
      const action = params.action as Action;
      const changedHere = lists
        .flatMap(([, pages]) => pages?.pages ?? [])
        .flatMap((page) => page.results)
        .find((one) => one.id === body?.id);
      if (counts) queryCache.setQueryData(countQuery.queryKey, countsAfter(counts, action, changedHere));
      queryCache.setQueriesData<Pages>({ queryKey: listsKey }, (pages) =>
        pages ? changed(pages, action, body?.id) : pages,
      );
      return { lists, counts };
    },
    onSuccess: ({ data: { undo } }) => {
      if (undo)
        showNotice(t('deleted'), {
          undo: () => restore.mutate({ params: { action: 'restore' }, body: { undo } }),
        });
    },
    onError: (error, input, before, context) => {
      for (const [key, pages] of before?.lists ?? []) queryCache.setQueryData(key, pages);
      if (before?.counts) queryCache.setQueryData(countQuery.queryKey, before.counts);
      mutation.onError?.(error, input, undefined, context);
    },
    onSettled: refreshAll,
  });
}

const refreshAll = () => refresh(countNotifications, listNotifications);

/** The pages as they will be after the action. */
export function changed(pages: Pages, action: Action, id: string | undefined): Pages {
  const change = (results: Notification[]) =>
    action === 'delete'
      ? results.filter((one) => one.id !== id)
      : results.map((one) =>
          action === 'read-all' || one.id === id ? { ...one, is_read: true, is_seen: true } : one,
        );
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, results: change(page.results) })) };
}

/** The counts as they will be, where the one that changes is known. */
export function countsAfter(counts: Counts, action: Action, one: Notification | undefined): Counts {
  if (action === 'read-all') return { count: 0, unseen: 0 };
  if (!one || one.is_read) return counts;
  return {
    count: Math.max(0, counts.count - 1),
    unseen: Math.max(0, counts.unseen - (one.is_seen ? 0 : 1)),
  };
}
