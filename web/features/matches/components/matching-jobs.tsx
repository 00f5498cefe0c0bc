import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/design/empty-state.tsx';
import { HeartIcon, SearchIcon, TargetIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { text, useAddress, wholeNumber } from '#web/platform/address.ts';
import { AddressPagination } from '#web/widgets/address-pagination.tsx';
import { QueryView } from '#web/widgets/query-view.tsx';
import { isWithoutProfile, type MatchingList, useMatchingJobs } from '../matches.queries.ts';
import { ComputingState } from './computing-state.tsx';
import { MatchingJobGrid } from './matching-job-grid.tsx';
import { NoProfileState } from './no-profile-state.tsx';

interface MatchingJobsProps {
  title: string;
  page: number;
  onlyFavourites: boolean;
}

/** The jobs that fit, or of them the favourites, a page at a time. */
export function MatchingJobs({ title, page, onlyFavourites }: MatchingJobsProps) {
  const { t } = useTranslation('matches');
  const query = useMatchingJobs({ page, title, onlyFavourites });
  if (isWithoutProfile(query.error)) return <NoProfileState />;
  return (
    <QueryView
      query={query}
      failedTitle={t('jobs.failed')}
      waiting={<CardSkeleton label={t('jobs.loading')} count={6} />}
    >
      {(list) =>
        list.results.length === 0 ? (
          <Nothing list={list} title={title} page={page} onlyFavourites={onlyFavourites} />
        ) : (
          <Stack gap="lg" aria-busy={query.isPlaceholderData}>
            <Text component="h2" size="sm" c="dimmed" aria-live="polite">
              {t(onlyFavourites ? 'jobs.found_favourites' : 'jobs.found_matching', { count: list.total })}
            </Text>
            <MatchingJobGrid
              label={t(`jobs.tab.${onlyFavourites ? 'favourites' : 'matching'}`)}
              jobs={list.results}
            />
            <AddressPagination total={list.total} limit={list.limit} />
          </Stack>
        )
      }
    </QueryView>
  );
}

const ADDRESS = { text: text(), page: wholeNumber(1) };

/** Why there is nothing, and the one way on. */
function Nothing({ list, title, page, onlyFavourites }: MatchingJobsProps & { list: MatchingList }) {
  const { t } = useTranslation('matches');
  const [, setAddress] = useAddress(ADDRESS);
  if (list.computing) return <ComputingState jobs={list.job_data_count} />;
  if (page > 1)
    return (
      <EmptyState
        title={t('jobs.past_end')}
        action={<Button onClick={() => setAddress({ page: 1 })}>{t('jobs.first_page')}</Button>}
      />
    );
  if (title)
    return (
      <EmptyState
        title={t('jobs.nothing_found', { text: title })}
        icon={<SearchIcon size={26} stroke={1.6} aria-hidden />}
        action={<Button onClick={() => setAddress({ text: '' })}>{t('jobs.clear_search')}</Button>}
      />
    );
  if (onlyFavourites)
    return (
      <EmptyState
        title={t('jobs.no_favourites.title')}
        icon={<HeartIcon size={26} stroke={1.6} aria-hidden />}
        action={<ButtonLink to="/candidate/jobs">{t('jobs.no_favourites.action')}</ButtonLink>}
      >
        {t('jobs.no_favourites.body')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('jobs.no_matches.title')}
      icon={<TargetIcon size={26} stroke={1.6} aria-hidden />}
      action={<ButtonLink to="/candidate/profile">{t('jobs.no_matches.action')}</ButtonLink>}
    >
      {t('jobs.no_matches.body', { count: list.job_data_count })}
    </EmptyState>
  );
}
