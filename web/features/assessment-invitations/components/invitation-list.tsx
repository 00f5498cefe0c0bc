import { Button, NativeSelect } from '@mantine/core';
import {
  ASSESSMENT_INVITATION_STATES,
  type AssessmentInvitationState,
  type SentInvitation,
} from '#contract/features/assessment-invitations.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SendIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { useJobChoices } from '#web/widgets/job-choices/job-choices.ts';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { useAssessmentsAddress, useInvitations, useJobs } from '../assessment-invitations.queries.ts';
import { InvitationActions } from './invitation-actions.tsx';
import classes from './lists.module.css';
import { AssessmentChoice } from './result-filters.tsx';

/** Whom the company invited, how far they are, and what can be done about it. */
export function InvitationList() {
  const { t } = useTranslation('assessment-invitations');
  const [address, setAddress] = useAssessmentsAddress();
  const query = useInvitations(address);
  const { assessment, state, job, page } = address;
  const isNarrowed = Boolean(assessment || state || job);
  return (
    <RecordList
      filters={<Filters />}
      query={query}
      waitingLabel={t('sent.waiting')}
      failedTitle={t('sent.failed')}
      empty={
        <EmptyState
          title={t(isNarrowed ? 'sent.none_narrowed' : 'sent.none')}
          icon={<SendIcon size={30} stroke={1.5} aria-hidden />}
          action={
            isNarrowed || page > 1 ? (
              <Button
                variant="default"
                onClick={() => setAddress({ assessment: '', state: '', job: '', page: 1 }, { push: true })}
              >
                {t('sent.all')}
              </Button>
            ) : (
              <Button onClick={() => setAddress({ invite: 'somebody' })}>{t('invite.open')}</Button>
            )
          }
        >
          {!isNarrowed && t('sent.none_body')}
        </EmptyState>
      }
      rowKey={(row) => row.id}
      columns={useColumns()}
      card={(row) => <Card row={row} />}
    />
  );
}

function useColumns(): readonly RecordColumn<SentInvitation>[] {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const names = useNames();
  return [
    { header: t('columns.person'), cell: (row) => <bdi>{row.person}</bdi> },
    { header: t('columns.assessment'), cell: (row) => names(row.assessment) },
    { header: t('columns.job'), cell: (row) => <bdi>{row.job?.job_title ?? t('no_job')}</bdi> },
    { header: t('columns.state'), cell: (row) => <State row={row} /> },
    { header: t('columns.invited'), cell: (row) => format.date(row.invited_at) },
    { header: t('columns.deadline'), cell: (row) => format.date(row.deadline) },
    { header: t('columns.actions'), cell: (row) => <InvitationActions row={row} /> },
  ];
}

function Card({ row }: { row: SentInvitation }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const names = useNames();
  return (
    <div className={classes.state}>
      <strong>
        <bdi>{row.person}</bdi>
      </strong>
      <Words size="sm" isDimmed>
        <Joined parts={[names(row.assessment), t('sent.until', { date: format.date(row.deadline) })]} />
      </Words>
      <State row={row} />
      <InvitationActions row={row} />
    </div>
  );
}

const TONES: Record<AssessmentInvitationState, Tone> = {
  INVITED: 'neutral',
  STARTED: 'alive',
  COMPLETED: 'good',
  DECLINED: 'problem',
  REVOKED: 'neutral',
  EXPIRED: 'caution',
};

/** Where it stands; of who has begun how far they are. */
function State({ row: { state, fraction, person } }: { row: SentInvitation }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  return (
    <span className={classes.state}>
      <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      {state === 'STARTED' && fraction !== null && (
        <>
          <progress
            className={classes.progress}
            max={1}
            value={fraction}
            aria-label={t('sent.progress', { name: person })}
          />
          <span className={classes.small}>{t('sent.fraction', { percent: format.percent(fraction) })}</span>
        </>
      )}
    </span>
  );
}

function Filters() {
  const { t } = useTranslation('assessment-invitations');
  const [{ state, job }, setAddress] = useAssessmentsAddress();
  const choices = useJobChoices();
  const jobs = useJobs();
  return (
    <div className={classes.filters}>
      <AssessmentChoice />
      <NativeSelect
        size="sm"
        className={classes.choice}
        label={t('filters.state')}
        value={state}
        data={[
          { value: '', label: t('filters.all_states') },
          ...ASSESSMENT_INVITATION_STATES.map((one) => ({ value: one, label: t(`states.${one}`) })),
        ]}
        onChange={(event) =>
          setAddress(
            {
              state: ASSESSMENT_INVITATION_STATES.find((one) => one === event.currentTarget.value) ?? '',
              page: 1,
            },
            { push: true },
          )
        }
      />
      <NativeSelect
        size="sm"
        className={classes.choice}
        label={t('filters.job')}
        value={job}
        data={[{ value: '', label: t('filters.all_jobs') }, ...choices(jobs)]}
        onChange={(event) => setAddress({ job: event.currentTarget.value, page: 1 }, { push: true })}
      />
    </div>
  );
}
