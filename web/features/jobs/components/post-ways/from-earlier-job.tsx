import { Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EmptyState } from '#web/design/empty-state.tsx';
import { JobIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { JobStatusBadge } from '#web/widgets/job-details/job-status-badge.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { POST_JOB } from '../../jobs.addresses.ts';
import { jobsQuery } from '../../jobs.queries.ts';
import type { ListedJob } from '../job-cells.tsx';
import classes from './post-ways.module.css';

interface FromEarlierJobProps {
  /** What is done with the chosen job. */
  action?: 'copy' | 'questions';
  onChoose: (jobId: string) => Promise<void>;
}

/** The company's jobs, one of which is chosen. */
export function FromEarlierJob({ action = 'copy', onChoose }: FromEarlierJobProps) {
  const { t } = useTranslation('jobs');
  const [{ q, page }, setAddress] = useAddress(POST_JOB);
  const jobs = useQuery({
    ...jobsQuery({ page, status: 'all', text: q }),
    placeholderData: (before) => before,
  });
  const choosing = useMutation({ mutationFn: onChoose, onError: showError });
  return (
    <div className={classes.choices}>
      <div>
        <SearchField
          label={t('listing.search')}
          value={q}
          onSearch={(found) => setAddress({ q: found, page: 1 })}
        />
      </div>
      <QueryView
        query={jobs}
        waiting={<ListSkeleton label={t('listing.waiting')} count={6} />}
        failedTitle={t('listing.failed')}
        isEmpty={(list) => list.results.length === 0}
        empty={
          <EmptyState
            title={t(q ? 'listing.nothing_found' : 'post.earlier.none')}
            icon={<JobIcon size={28} stroke={1.5} aria-hidden />}
            action={<ButtonLink to="/recruiter/jobs/post-job">{t('post.back')}</ButtonLink>}
          >
            {t(q ? 'listing.nothing_found_body' : 'post.earlier.none_body')}
          </EmptyState>
        }
      >
        {(list) => (
          <>
            <ul className={classes.list}>
              {list.results.map((job) => (
                <li key={job.jid}>
                  <EarlierJob job={job} />
                  <Button
                    variant="default"
                    size="sm"
                    loading={choosing.isPending && choosing.variables === job.jid}
                    disabled={choosing.isPending}
                    aria-label={t(`post.earlier.${action}_named`, { job: job.job_title || t('untitled') })}
                    onClick={() => choosing.mutate(job.jid)}
                  >
                    {t(`post.earlier.${action}`)}
                  </Button>
                </li>
              ))}
            </ul>
            <AddressPagination total={list.total} limit={list.limit} />
          </>
        )}
      </QueryView>
    </div>
  );
}

/** What it is called, where it is, and since when. */
function EarlierJob({ job }: { job: ListedJob }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  return (
    <div className={classes.what}>
      <Text fw={500}>
        <bdi>{job.job_title || t('untitled')}</bdi>
      </Text>
      <div className={classes.facts}>
        <JobStatusBadge status={job.status} />
        <Text size="sm" c="dimmed">
          {job.location && (
            <>
              <KnownName of={job.location} />
              <Dot />
            </>
          )}
          <bdi>{format.date(job.posted_at ?? job.created_at)}</bdi>
        </Text>
      </div>
    </div>
  );
}
