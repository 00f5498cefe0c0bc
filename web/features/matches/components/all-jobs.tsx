import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/features/jobs.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SearchIcon } from '#web/design/icons.ts';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { text as textInAddress, useAddress, wholeNumber } from '#web/platform/address.ts';
import { AddressPagination } from '#web/widgets/address-pagination.tsx';
import { QueryView } from '#web/widgets/query-view.tsx';
import { useAllJobs, useFavouriteIds, useMatchOf } from '../matches.queries.ts';
import { JobActions } from './job-actions.tsx';
import { JobCard } from './job-card.tsx';
import { JobGrid } from './job-grid.tsx';

const ADDRESS = { text: textInAddress(), page: wholeNumber(1) };

/** Every published job that a text finds, whether it fits or not. */
export function AllJobs({ text, page }: { text: string; page: number }) {
  const { t } = useTranslation('matches');
  const [, setAddress] = useAddress(ADDRESS);
  const query = useAllJobs(text, page);
  const favourites = useFavouriteIds(query.data?.results.map((job) => job.jid) ?? []);
  return (
    <QueryView
      query={query}
      failedTitle={t('jobs.failed')}
      waiting={<CardSkeleton label={t('jobs.loading')} count={6} />}
      isEmpty={(list) => list.results.length === 0}
      empty={
        <EmptyState
          title={
            page > 1
              ? t('jobs.past_end')
              : text
                ? t('jobs.nothing_found', { text })
                : t('jobs.nothing_published')
          }
          icon={<SearchIcon size={26} stroke={1.6} aria-hidden />}
          action={
            (text || page > 1) && (
              <Button onClick={() => setAddress(page > 1 ? { page: 1 } : { text: '' })}>
                {t(page > 1 ? 'jobs.first_page' : 'jobs.clear_search')}
              </Button>
            )
          }
        />
      }
    >
      {(list) => (
        <Stack gap="lg" aria-busy={query.isPlaceholderData}>
          <Text component="h2" size="sm" c="dimmed" aria-live="polite">
            {t('jobs.found_all', { count: list.total })}
          </Text>
          <JobGrid label={t('jobs.tab.all')}>
            {list.results.map((job) => (
              <li key={job.jid}>
                <FoundJob job={job} isFavourite={favourites.has(job.jid)} />
              </li>
            ))}
          </JobGrid>
          <AddressPagination total={list.total} limit={list.limit} />
        </Stack>
      )}
    </QueryView>
  );
}

/** The search knows no scores: each card asks for its own, which the job's screen then has at hand. */
function FoundJob({ job, isFavourite }: { job: Job; isFavourite: boolean }) {
  const match = useMatchOf(job.jid);
  return (
    <JobCard
      job={job}
      explanation={match.data?.explanation ?? (match.isError ? null : 'waiting')}
      actions={<JobActions job={job} standing={{ is_favorite: isFavourite, reaction: null }} onlyFavourite />}
    />
  );
}
