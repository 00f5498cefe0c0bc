import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/design/error-state.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  /** A skeleton of the real shape. */
  waiting: ReactNode;
  /** Shown instead of the children where `isEmpty` says so. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** What could not be loaded, in a sentence. */
  failedTitle?: string;
  children: (data: T) => ReactNode;
}

/** Chooses among waiting, failed, empty and ready. What was loaded once stays in sight while it is asked again. */
export function QueryView<T>({ query, waiting, empty, isEmpty, failedTitle, children }: QueryViewProps<T>) {
  const { t } = useTranslation('query-view');
  if (query.data !== undefined) {
    if (empty && isEmpty?.(query.data)) return empty;
    return children(query.data);
  }
  if (query.isError)
    return (
      <ErrorState
        title={failedTitle ?? t('failed.title')}
        retry={{
          label: t('failed.retry'),
          onRetry: () => void query.refetch(),
          isRunning: query.isFetching,
        }}
      >
        {errorText(query.error)}
      </ErrorState>
    );
  return waiting;
}
