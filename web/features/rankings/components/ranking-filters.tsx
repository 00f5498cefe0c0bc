import { lazy, Suspense } from 'react';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { FilterPanel } from '#web/widgets/candidate-filters/filter-panel.tsx';
import { countFilters, NO_FILTERS } from '../rankings-address.ts';
import type { RankingFieldsProps } from './ranking-filter-fields.tsx';

const fetchFields = () => import('./ranking-filter-fields.tsx');
const Fields = lazy(fetchFields);

interface RankingFiltersProps extends RankingFieldsProps {
  /** Over the list, where there is little room. */
  isSheet?: boolean;
}

/** What of a job's candidates is shown. It decides who is listed and changes nobody's score. */
export function RankingFilters({ isSheet = false, ...props }: RankingFiltersProps) {
  const { t } = useTranslation('candidate-rows');
  return (
    <FilterPanel
      id="ranking-filters"
      count={countFilters(props.value)}
      isSheet={isSheet}
      onIntent={() => void fetchFields()}
      onClear={() => props.onChange(NO_FILTERS)}
    >
      <Suspense fallback={<FormSkeleton label={t('waiting')} />}>
        <Fields {...props} />
      </Suspense>
    </FilterPanel>
  );
}
