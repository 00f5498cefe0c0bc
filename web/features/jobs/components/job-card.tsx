import { Text } from '@mantine/core';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { JobActions } from '#web/widgets/job-actions/job-actions.tsx';
import classes from '../screens/recruiter-jobs.module.css';
import {
  Age,
  CandidateCount,
  COUNTED_STAGES,
  type ListedJob,
  Standing,
  TitleAndOrigin,
} from './job-cells.tsx';

/** A job of the company's list as a card, for narrow screens. */
export function JobCard({ job }: { job: ListedJob }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  const counted = COUNTED_STAGES.filter((stage) => job.counts[stage] > 0);
  return (
    <>
      <div className={classes.cardTop}>
        <div className={classes.cardTitle}>
          <TitleAndOrigin job={job} />
        </div>
        <JobActions job={job} />
      </div>
      <div className={classes.cardFacts}>
        <Standing job={job} />
        <Text size="sm" component="span">
          <Age job={job} />
        </Text>
        {job.status === 'published' && (
          <Text size="sm">
            {job.candidates_loading ? (
              <CandidateCount job={job} />
            ) : (
              t('listing.candidate_count', { count: job.candidate_count })
            )}
          </Text>
        )}
      </div>
      {counted.length > 0 && (
        <dl className={classes.cardCounts}>
          {counted.map((stage) => (
            <div key={stage}>
              <dt>{t(`listing.stages.${stage}`)}</dt>
              <dd>{format.number(job.counts[stage])}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
