import { Button, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Applicant } from '#contract/features/applications.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SendIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { CandidateLink } from '#web/widgets/candidate-rows/candidate-link.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { applicantsQuery } from '../applicants.queries.ts';
import { RECRUITER_JOB } from '../rankings.addresses.ts';
import classes from './applicants.module.css';

/** Who applied to a job, whether the ranking lists them or not: nobody who applied is hidden by a score. */
export function Applicants({ jobId }: { jobId: string }) {
  const { t } = useTranslation(['rankings', 'candidate-rows']);
  const [{ page }, setAddress] = useAddress(RECRUITER_JOB);
  const query = useQuery({ ...applicantsQuery(jobId, page), placeholderData: keepPreviousData });
  return (
    <QueryView
      query={query}
      failedTitle={t('applicants.failed')}
      waiting={<ListSkeleton label={t('applicants.waiting')} count={5} />}
      isEmpty={(list) => list.results.length === 0}
      empty={
        page > 1 ? (
          <EmptyState
            title={t('candidate-rows:empty_page')}
            action={
              <Button variant="default" onClick={() => setAddress({ page: 1 })}>
                {t('candidate-rows:to_first_page')}
              </Button>
            }
          />
        ) : (
          <EmptyState title={t('applicants.none')} icon={<SendIcon size={30} stroke={1.5} aria-hidden />}>
            {t('applicants.none_body')}
          </EmptyState>
        )
      }
    >
      {(list) => (
        <>
          <Text size="sm" c="dimmed" className={classes.help}>
            {t('applicants.help')}
          </Text>
          <ul className={classes.list}>
            {list.results.map((applicant) => (
              <ApplicantRow key={applicant.application_id} applicant={applicant} jobId={jobId} />
            ))}
          </ul>
          <AddressPagination total={list.total} limit={list.limit} />
        </>
      )}
    </QueryView>
  );
}

function ApplicantRow({ applicant, jobId }: { applicant: Applicant; jobId: string }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  const { name, headline, location, stage, score } = applicant;
  return (
    <li className={classes.row}>
      <div className={classes.person}>
        {stage === 'WITHDRAWN' ? (
          <Text fw={600}>
            <bdi>{name}</bdi>
          </Text>
        ) : (
          <CandidateLink jobId={jobId} person={applicant} />
        )}
        <Text size="sm" c="dimmed">
          <Joined parts={[headline, location]} />
        </Text>
        {applicant.proposed_by && (
          <Text size="sm" c="dimmed">
            {t('applicants.proposed_by', { name: isolated(applicant.proposed_by) })}
          </Text>
        )}
      </div>
      <Text size="sm">
        {score === null
          ? t('applicants.no_score')
          : t('applicants.score', { percent: format.percent(score) })}
      </Text>
      <div className={classes.stage}>
        <ApplicationStageBadge stage={stage} reader="company" />
        <AppliedOn applicant={applicant} />
      </div>
    </li>
  );
}

/** When somebody applied, in a few words. */
export function AppliedOn({ applicant }: { applicant: Pick<Applicant, 'applied_at'> }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  return (
    <Text size="sm" c="dimmed" component="span">
      {t('applicants.applied_on', { date: format.date(applicant.applied_at) })}
    </Text>
  );
}
