import { Button, Stack, Text } from '@mantine/core';
import type { DislikedJob } from '#contract/features/favourites.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { DislikeIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { useDislikedJobs } from '../job-lists.queries.ts';
import { changeStanding, sayWhy } from '../standing.ts';
import classes from './disliked-jobs.module.css';

/** What this person wants to see no more of, and why; each can be taken back. */
export function DislikedJobs({ page }: { page: number }) {
  const { t } = useTranslation('job-lists');
  const query = useDislikedJobs(page);
  return (
    <QueryView
      query={query}
      failedTitle={t('disliked_jobs.failed')}
      waiting={<ListSkeleton label={t('jobs.loading')} count={4} />}
      isEmpty={(list) => list.results.length === 0}
      empty={
        <EmptyState
          title={t(page > 1 ? 'jobs.past_end' : 'disliked_jobs.none.title')}
          icon={<DislikeIcon size={26} stroke={1.6} aria-hidden />}
          action={<ButtonLink to="/candidate/jobs">{t('disliked_jobs.none.action')}</ButtonLink>}
        >
          {page === 1 && t('disliked_jobs.none.body')}
        </EmptyState>
      }
    >
      {(list) => (
        <Stack gap="lg" aria-busy={query.isPlaceholderData}>
          <Text component="h2" size="sm" c="dimmed">
            {t('jobs.found_hidden', { count: list.total })}
          </Text>
          <ul className={classes.list} aria-label={t('jobs.tab.hidden')}>
            {list.results.map((job) => (
              <Disliked key={job.job_id} job={job} />
            ))}
          </ul>
          <AddressPagination total={list.total} limit={list.limit} />
        </Stack>
      )}
    </QueryView>
  );
}

function Disliked({ job }: { job: DislikedJob }) {
  const { t } = useTranslation('job-lists');
  const format = useFormatters();
  const takeBack = () => {
    const disliked = { is_favorite: false, reaction: 'dislike' } as const;
    void changeStanding(job.job_id, disliked, { reaction: null });
    showNotice(t('disliked_jobs.back', { title: isolated(job.job_title) }), {
      undo: () => void sayWhy(job.job_id, job.reason ?? 'seen_enough', job.words ?? undefined),
    });
  };
  return (
    <li>
      <div className={classes.words}>
        {job.is_open ? (
          <TextLink to="/candidate/jobs/view/$id" params={{ id: job.job_id }} fw={600}>
            <bdi>{job.job_title}</bdi>
          </TextLink>
        ) : (
          <Text fw={600}>
            <bdi>{job.job_title}</bdi>
          </Text>
        )}
        <Text size="sm" c="dimmed">
          <bdi>{job.company.company_name}</bdi>
          <Dot />
          {format.relative(job.disliked_at)}
          {!job.is_open && (
            <>
              <Dot />
              {t('disliked_jobs.closed')}
            </>
          )}
        </Text>
        <Text size="sm">
          {job.reason === 'not_this_company'
            ? t('disliked_jobs.company', { company: isolated(job.company.company_name) })
            : job.words
              ? t('disliked_jobs.words', { words: isolated(job.words) })
              : job.reason
                ? t(`why.reason.${job.reason}`)
                : t('disliked_jobs.no_reason')}
        </Text>
      </div>
      <Button
        variant="default"
        size="sm"
        aria-label={t('disliked_jobs.take_back_named', { title: job.job_title })}
        onClick={takeBack}
      >
        {t('disliked_jobs.take_back')}
      </Button>
    </li>
  );
}
