import { useMutation, useQuery } from '@tanstack/react-query';
import {
  actOnNotification,
  countNotifications,
  listNotifications,
} from '#contract/features/notifications.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { useServerEvent } from '#web/platform/socket.ts';

type List = Reply<typeof listNotifications>;
type Action = 'read' | 'read-all' | 'delete';

const countQuery = queryFor(countNotifications, {});
const listQuery = queryFor(listNotifications, { query: { page: 0, limit: LIMITS.notificationsPerPage } });

/** Unread notifications: asked every 45 seconds, and at once when the server says something changed. */
export function useUnreadCount(): number {
  useServerEvent('notifications:changed', () => void refresh(countNotifications, listNotifications));
  const count = useQuery({ ...countQuery, refetchInterval: LIMITS.notificationPollMs });
  return count.data?.count ?? 0;
}

export const useNotifications = () => useQuery(listQuery);

/** Reads or deletes: shown at once, taken back if the server refuses, then asked again. */
export function useNotificationAction() {
  const mutation = mutationFor(actOnNotification);
  return useMutation({
    ...mutation,
    onMutate: async ({ params, body }) => {
      await queryCache.cancelQueries({ queryKey: listQuery.queryKey });
      const list = queryCache.getQueryData(listQuery.queryKey);
      const count = queryCache.getQueryData(countQuery.queryKey);
      if (list) {
        const next = changed(list, params.action as Action, body?.id);
        queryCache.setQueryData(listQuery.queryKey, next);
        const unread = next.results.filter((one) => !one.is_read).length;
        const before = list.results.filter((one) => !one.is_read).length;
        if (count)
          queryCache.setQueryData(countQuery.queryKey, { count: Math.max(0, count.count - before + unread) });
      }
      return { list, count };
    },
    onError: (error, input, before, context) => {
      if (before?.list) queryCache.setQueryData(listQuery.queryKey, before.list);
      if (before?.count) queryCache.setQueryData(countQuery.queryKey, before.count);
      mutation.onError?.(error, input, undefined, context);
    },
    onSettled: () => refresh(countNotifications, listNotifications),
  });
}

/** The list as it will be after the action. */
export function changed(list: List, action: Action, id: string | undefined): List {
  if (action === 'delete') return { ...list, results: list.results.filter((one) => one.id !== id) };
  return {
    ...list,
    results: list.results.map((one) =>
      action === 'read-all' || one.id === id ? { ...one, is_read: true } : one,
    ),
  };
}
