import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { FilterPanel } from '#web/widgets/candidate-filters/filter-panel.tsx';
import { countFilters, NO_FILTERS } from '../candidates-address.ts';
import type { CandidateFiltersProps } from './candidate-filter-fields.tsx';

const fetchFields = () => import('./candidate-filter-fields.tsx');
const Fields = lazy(fetchFields);

/** What narrows the company’s candidates by what they say of themselves and what the company noted. */
export function CandidateFilters(props: CandidateFiltersProps) {
  const { t } = useTranslation('candidate-rows');
  const { value, onChange } = props;
  const isSheet = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <FilterPanel
      id="candidate-filters"
      count={countFilters(value)}
      isSheet={isSheet}
      onIntent={() => void fetchFields()}
      onClear={() => onChange(NO_FILTERS)}
    >
      <Suspense fallback={<FormSkeleton label={t('waiting')} />}>
        <Fields {...props} />
      </Suspense>
    </FilterPanel>
  );
}
