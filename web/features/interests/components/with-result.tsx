import type { ReactNode } from 'react';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { type Result, useResult } from '../interests.queries.ts';
import { NoResult } from './results.tsx';

/** What follows from a result, where there is one. */
export function WithResult({ children }: { children: (result: Result) => ReactNode }) {
  const { t } = useTranslation('interests');
  return (
    <OneView
      query={useResult()}
      missing={<NoResult />}
      failedTitle={t('results.failed')}
      waiting={<CardSkeleton label={t('results.waiting')} count={3} />}
    >
      {children}
    </OneView>
  );
}
