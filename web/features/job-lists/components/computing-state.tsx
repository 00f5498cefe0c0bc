import { Loader } from '@mantine/core';
import { EmptyState } from '#web/design/empty-state.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** The first ranking is under way: it takes seconds, and the list comes by itself. */
export function ComputingState({ jobs }: { jobs: number }) {
  const { t } = useTranslation('job-lists');
  return (
    <div role="status">
      <EmptyState title={t('computing.title')} icon={<Loader size="sm" />}>
        {t('computing.body', { count: jobs })}
      </EmptyState>
    </div>
  );
}
