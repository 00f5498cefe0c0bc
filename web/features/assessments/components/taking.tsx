import { useEffect } from 'react';
import { getAssessment } from '#contract/features/assessments.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { AssessmentIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { FormSkeleton, PageSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useLatest } from '#web/platform/latest.ts';
import { refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { ATTEMPT } from '../assessments.addresses.ts';
import { type Assessment, useAssessment, useInvitations, useQuestionnaire } from '../assessments.queries.ts';
import { AdaptiveView } from './adaptive-view.tsx';
import { AssessmentsNav } from './assessments-nav.tsx';
import { AttemptView } from './attempt-view.tsx';
import { BeforeStart } from './before-start.tsx';
import { PastAttempts } from './past-attempts.tsx';

interface TakingProps {
  assessmentId: string;
  /** The attempt has a result now, or soon. */
  onDone: (attemptId: string, isTimeOver: boolean) => void;
}

/** An assessment: what is told before it, then its questions. Which page of them, the address says. */
export function Taking({ assessmentId, onDone }: TakingProps) {
  const { t } = useTranslation('assessments');
  const query = useAssessment(assessmentId);
  return (
    <OneView
      query={query}
      failedTitle={t('one.failed')}
      waiting={<PageSkeleton label={t('loading')} />}
      missing={
        <EmptyState
          level={1}
          title={t('one.missing')}
          icon={<AssessmentIcon size={30} stroke={1.5} aria-hidden />}
          action={<ButtonLink to="/candidate/assessments/overview">{t('to_overview')}</ButtonLink>}
        >
          {t('one.missing_body')}
        </EmptyState>
      }
    >
      {(assessment) => <Taken assessment={assessment} onDone={onDone} />}
    </OneView>
  );
}

function Taken({ assessment, onDone }: { assessment: Assessment } & Pick<TakingProps, 'onDone'>) {
  const [{ page, invitation }, setAddress] = useAddress(ATTEMPT);
  if (page > 0 && assessment.open)
    return (
      <UnderWay
        assessment={assessment}
        page={page}
        onPage={(next) => setAddress({ page: next }, { push: true, scroll: false })}
        onEnd={(how) => (how ? onDone(how.attemptId, how.isTimeOver) : setAddress({ page: 0 }))}
      />
    );
  return (
    <Told
      assessment={assessment}
      invitationId={invitation}
      onStarted={() => setAddress({ page: 1 }, { push: true })}
    />
  );
}

function Told({
  assessment,
  invitationId,
  onStarted,
}: {
  assessment: Assessment;
  invitationId: string;
  onStarted: () => void;
}) {
  const names = useNames();
  const invitations = useInvitations().data?.results ?? [];
  const open = invitations.filter(
    ({ assessment_id, can }) => assessment_id === assessment.assessment_id && (can.start || can.decline),
  );
  const invitation = open.find(({ id }) => id === invitationId) ?? open[0] ?? null;
  return (
    <Page title={names(assessment.name)} lead={names(assessment.purpose)}>
      <AssessmentsNav current={assessment.kind === 'personality' ? 'personality' : 'tests'} />
      <BeforeStart assessment={assessment} invitation={invitation} onStarted={onStarted} />
      <PastAttempts assessment={assessment} />
    </Page>
  );
}

interface UnderWayProps {
  assessment: Assessment;
  page: number;
  onPage: (page: number) => void;
  onEnd: Parameters<typeof AttemptView>[0]['onEnd'];
}

function UnderWay({ assessment, onEnd, ...place }: UnderWayProps) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const query = useQuestionnaire(assessment.assessment_id);
  const isGone =
    query.error instanceof ApiError &&
    query.error.code === 'assessments.attempt_not_found' &&
    query.data === undefined;
  const latestEnd = useLatest(onEnd);
  // It ended while nobody was here: by the clock, or on another device.
  useEffect(() => {
    if (isGone) void refresh(getAssessment).then(() => latestEnd.current(null));
  }, [isGone, latestEnd]);
  return (
    <QueryView
      query={query}
      failedTitle={t('attempt.failed')}
      waiting={
        <Page title={names(assessment.name)} width="reading">
          <FormSkeleton label={t('loading')} count={6} />
        </Page>
      }
    >
      {(questionnaire) =>
        assessment.is_adaptive ? (
          <AdaptiveView
            key={questionnaire.attempt.id}
            assessment={assessment}
            questionnaire={questionnaire}
            onEnd={onEnd}
          />
        ) : (
          <AttemptView
            key={questionnaire.attempt.id}
            assessment={assessment}
            questionnaire={questionnaire}
            onEnd={onEnd}
            {...place}
          />
        )
      }
    </QueryView>
  );
}
