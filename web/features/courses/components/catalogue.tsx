import { Button, Stack, Text } from '@mantine/core';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SearchIcon } from '#web/design/icons.ts';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { NO_FILTERS, queryOf, useCatalogueAddress } from '../catalogue-address.ts';
import { useCourses } from '../courses.queries.ts';
import { CourseCard } from './course-card.tsx';
import { CourseFilters } from './course-filters.tsx';
import classes from './courses.module.css';

/** All courses, searched, narrowed and ordered by the address. */
export function Catalogue() {
  const { t } = useTranslation('courses');
  const [address, setAddress] = useCatalogueAddress();
  const query = useCourses({ ...queryOf(address), sort: address.sort, page: address.page });
  return (
    <Stack gap="lg">
      <CourseFilters address={address} setAddress={setAddress} />
      <QueryView
        query={query}
        failedTitle={t('failed')}
        waiting={<CardSkeleton label={t('loading')} count={6} />}
        isEmpty={(list) => list.results.length === 0}
        empty={<NothingFound />}
      >
        {(list) => (
          <Stack gap="md" aria-busy={query.isPlaceholderData}>
            <Text component="h2" size="sm" c="dimmed" aria-live="polite">
              {list.is_near ? t('near') : t('found', { count: list.total })}
            </Text>
            <ul className={classes.grid}>
              {list.results.map((course) => (
                <li key={course.id}>
                  <CourseCard course={course} />
                </li>
              ))}
            </ul>
            <AddressPagination total={list.total} limit={list.limit} />
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

function NothingFound() {
  const { t } = useTranslation('courses');
  const [{ page }, setAddress] = useCatalogueAddress();
  if (page > 1)
    return (
      <EmptyState
        title={t('past_end')}
        action={<Button onClick={() => setAddress({ page: 1 })}>{t('first_page')}</Button>}
      />
    );
  return (
    <EmptyState
      title={t('nothing.title')}
      icon={<SearchIcon size={26} stroke={1.6} aria-hidden />}
      action={<Button onClick={() => setAddress({ ...NO_FILTERS, text: '' })}>{t('nothing.action')}</Button>}
    >
      {t('nothing.body')}
    </EmptyState>
  );
}
