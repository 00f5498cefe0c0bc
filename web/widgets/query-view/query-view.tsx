import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { ErrorState } from '#web/design/error-state.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { useNetwork, useWhenBack } from '#web/platform/online.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  /** A skeleton of the real shape. */
  waiting: ReactNode;
  /** Shown instead of the children where `isEmpty` says so. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** What could not be loaded, in a sentence. */
  failedTitle?: string | undefined;
  /** Something else that stands above is still on its way: what came first would be pushed down by it. */
  isHeld?: boolean;
  children: (data: T) => ReactNode;
}

/** Chooses among waiting, failed, empty and ready. What was loaded once stays in sight while it is asked again. */
export function QueryView<T>({
  query,
  waiting,
  empty,
  isEmpty,
  failedTitle,
  isHeld = false,
  children,
}: QueryViewProps<T>) {
  // What is deferred is drawn in slices of a few milliseconds, between which a slow phone answers; what was there from the
  // beginning is drawn at once.
  const isReady = useDeferredValue(query.data !== undefined && !isHeld);
  if (query.data !== undefined) {
    if (!isReady || isHeld) return waiting;
    if (empty && isEmpty?.(query.data)) return empty;
    return children(query.data);
  }
  if (query.isError) return <Failed query={query} title={failedTitle} />;
  return waiting;
}

/** Why it is not there, and a way to try again; without a network it comes by itself once there is one. */
function Failed<T>({ query, title }: { query: UseQueryResult<T>; title: string | undefined }) {
  const { t } = useTranslation('query-view');
  const hasNetwork = useNetwork();
  useWhenBack(() => void query.refetch());
  return (
    <ErrorState
      title={hasNetwork ? (title ?? t('failed.title')) : t('offline.title')}
      retry={{
        label: t('failed.retry'),
        onRetry: () => void query.refetch(),
        isRunning: query.isFetching,
      }}
    >
      {hasNetwork ? errorText(query.error) : t('offline.body')}
    </ErrorState>
  );
}
