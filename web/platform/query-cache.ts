import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * What the server said, kept for a while. A failed read is tried again only where that may help;
 * a failed change never is, since it may have happened.
 */
export const queryCache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: (failures, error) => error instanceof ApiError && error.isPassing && failures < 2,
      // The screen says when there is no network; waiting for it in silence would look like loading.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
