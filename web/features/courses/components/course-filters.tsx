import { Button, Pill } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useId } from 'react';
import { COURSE_SORTS } from '#contract/features/courses.contract.ts';
import { FilterIcon } from '#web/design/icons.ts';
import { LateSelect } from '#web/design/late-select.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { chosenFilters, NO_FILTERS, queryOf } from '../catalogue-address.ts';
import { useCourseCounts } from '../courses.queries.ts';
import { type CourseFiltersProps, useFilterNames, type WithCounts } from '../filter-names.ts';
import classes from './course-filters.module.css';

const fetchChoices = () => import('./course-choices.tsx');
const Choices = lazy(fetchChoices);

/** What searches and narrows the catalogue, each choice with how many courses it would leave; and the order. */
export function CourseFilters({ address, setAddress }: CourseFiltersProps) {
  const { t } = useTranslation('courses');
  const [isOpen, { toggle }] = useDisclosure(false);
  const panelId = useId();
  const chosen = chosenFilters(address);
  const { data: counts } = useCourseCounts(queryOf(address));
  return (
    <div className={classes.filters}>
      <div className={classes.bar}>
        <SearchField
          label={t('search')}
          value={address.text}
          onSearch={(text) => setAddress({ text, page: 1 })}
        />
        <Button
          variant="default"
          size="sm"
          leftSection={<FilterIcon size={17} stroke={1.7} aria-hidden />}
          aria-expanded={isOpen}
          onPointerEnter={() => void fetchChoices()}
          onFocus={() => void fetchChoices()}
          aria-controls={panelId}
          onClick={toggle}
        >
          {isOpen
            ? t('filters.hide')
            : chosen > 0
              ? t('filters.show', { count: chosen })
              : t('filters.show_none')}
        </Button>
        <LateSelect
          size="sm"
          className={classes.sort}
          aria-label={t('sort.label')}
          allowDeselect={false}
          data={COURSE_SORTS.map((one) => ({ value: one, label: t(`sort.${one}`) }))}
          value={address.sort}
          onChange={(value) => setAddress({ sort: COURSE_SORTS.find((one) => one === value), page: 1 })}
        />
      </div>
      {isOpen && (
        <fieldset id={panelId} className={classes.panel} aria-label={t('filters.title')}>
          <Suspense fallback={<FormSkeleton label={t('filters.title')} count={2} />}>
            <Choices address={address} setAddress={setAddress} counts={counts} />
          </Suspense>
        </fieldset>
      )}
      {chosen > 0 && (
        <Chosen address={address} setAddress={setAddress} counts={counts} isPanelOpen={isOpen} />
      )}
    </div>
  );
}

const CHOICES = ['skills', 'providers', 'languages', 'levels', 'kinds', 'costs'] as const;

/** What is chosen, each to be let go of. The open panel shows all of it but the skills itself. */
function Chosen({ address, setAddress, counts, isPanelOpen }: WithCounts & { isPanelOpen: boolean }) {
  const { t } = useTranslation('courses');
  const names = useFilterNames(counts);
  const shown = isPanelOpen ? (['skills'] as const) : CHOICES;
  const pill = (name: string, remove: () => void, key: string) => (
    <Pill
      key={key}
      size="md"
      withRemoveButton
      removeButtonProps={{ 'aria-label': t('filters.remove', { name }), 'aria-hidden': false, tabIndex: 0 }}
      onRemove={remove}
    >
      <bdi>{name}</bdi>
    </Pill>
  );
  return (
    <div className={classes.chosen}>
      {shown.flatMap((choice) =>
        address[choice].map((id) =>
          pill(
            names[choice](id),
            () => setAddress({ [choice]: address[choice].filter((one) => one !== id), page: 1 }),
            `${choice} ${id}`,
          ),
        ),
      )}
      {address.hours &&
        !isPanelOpen &&
        pill(
          t('filters.most_hours', { count: Number(address.hours) }),
          () => setAddress({ hours: '', page: 1 }),
          'hours',
        )}
      <Button variant="subtle" size="compact-sm" onClick={() => setAddress(NO_FILTERS)}>
        {t('filters.clear')}
      </Button>
    </div>
  );
}
