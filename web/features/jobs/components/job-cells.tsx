import { Text } from '@mantine/core';
import type { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { Dot } from '#web/design/joined.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { JobStatusBadge } from '#web/widgets/job-details/job-status-badge.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from '../screens/recruiter-jobs.module.css';
import { JobLink } from './job-link.tsx';

export type ListedJob = Reply<typeof listRecruiterJobs>['results'][number];

/** Stages whose people are counted, in their order. */
export const COUNTED_STAGES = [
  'applied',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'rejected',
] as const;

/** What the job is called, leading to it, with where it is and who began it. */
export function TitleAndOrigin({ job }: { job: ListedJob }) {
  return (
    <>
      <JobLink job={job} />
      <Text size="xs" c="dimmed">
        <Origin job={job} />
      </Text>
    </>
  );
}

/** Where the job is, and who began it. */
function Origin({ job }: { job: ListedJob }) {
  const { t } = useTranslation('jobs');
  const owner = job.created_by?.name;
  return (
    <>
      {job.location && <KnownName of={job.location} />}
      {job.location && owner && <Dot />}
      {owner && t('listing.by', { name: isolated(owner) })}
    </>
  );
}

/** Its status, and what is special about how it is hired for. */
export function Standing({ job }: { job: ListedJob }) {
  const { t } = useTranslation('jobs');
  return (
    <span className={classes.standing}>
      <JobStatusBadge status={job.status} />
      {job.audience === 'employees' && <StatusBadge>{t('listing.employees')}</StatusBadge>}
      {job.is_blind && <StatusBadge>{t('listing.blind')}</StatusBadge>}
    </span>
  );
}

/** Since when it stands there, and until when. */
export function Age({ job }: { job: ListedJob }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  const [key, since] =
    job.status === 'closed' && job.closed_at
      ? (['closed_since', job.closed_at] as const)
      : job.status === 'published' && job.posted_at
        ? (['posted_since', job.posted_at] as const)
        : (['begun_since', job.created_at] as const);
  return (
    <>
      <time dateTime={since} title={format.dateAndTime(since)}>
        {t(`listing.${key}`, { when: format.relative(since) })}
      </time>
      {job.status === 'published' && job.expires_at && (
        <Text size="xs" c="dimmed">
          {t('listing.ends', { date: format.date(job.expires_at) })}
        </Text>
      )}
    </>
  );
}

/** How many stand in a stage, and on how many of them nobody has decided; a dash for none. */
export function StageCount({ count, undecided = 0 }: { count: number; undecided?: number }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  if (count === 0) return <Text c="dimmed">–</Text>;
  return (
    <>
      {format.number(count)}
      {undecided > 0 && (
        <Text size="xs" c="dimmed">
          {t('listing.undecided', { count: undecided, number: format.number(undecided) })}
        </Text>
      )}
    </>
  );
}

/** How many candidates a published job has, or that they are being ranked. */
export function CandidateCount({ job }: { job: ListedJob }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  if (job.candidates_loading) return <StatusBadge tone="alive">{t('listing.ranking')}</StatusBadge>;
  if (job.status !== 'published') return <Text c="dimmed">–</Text>;
  return <>{format.number(job.candidate_count)}</>;
}
