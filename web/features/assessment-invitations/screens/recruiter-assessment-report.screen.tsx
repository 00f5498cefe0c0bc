import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getAssessmentResultOf } from '#contract/features/assessments.contract.ts';
import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { AssessmentIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { idIn } from '#web/platform/ids.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { ASSESSMENT_REPORT } from '../assessment-invitations.addresses.ts';
import classes from '../components/report-body.module.css';
import { ReportBody } from '../components/report-body.tsx';
import { ReportPdf } from '../components/report-pdf.tsx';

/** The result that somebody shows the company, with what it may be used for. */
export default function RecruiterAssessmentReportScreen() {
  const { t } = useTranslation('assessment-invitations');
  const { assessment_id: assessmentId } = useParams({ strict: false }) as { assessment_id: string };
  const [{ user_id, attempt_id }] = useAddress(ASSESSMENT_REPORT);
  const [userId, attemptId] = [idIn(user_id), idIn(attempt_id)];
  const query = useQuery({
    ...queryFor(getAssessmentResultOf, {
      params: { assessment_id: assessmentId, user_id: userId ?? '' },
      query: attemptId ? { attempt_id: attemptId } : {},
    }),
    enabled: userId !== null,
  });
  if (!userId) return <Missing />;
  return (
    <OneView
      query={query}
      failedTitle={t('report.failed')}
      waiting={<PageSkeleton label={t('report.waiting')} />}
      missing={<Missing />}
    >
      {(result) => <Report result={result} />}
    </OneView>
  );
}

const LIST = '/recruiter/assessments';

function Missing() {
  const { t } = useTranslation('assessment-invitations');
  return (
    <EmptyState
      level={1}
      title={t('report.missing')}
      icon={<AssessmentIcon size={30} stroke={1.5} aria-hidden />}
      action={<ButtonLink to={LIST}>{t('results.all')}</ButtonLink>}
    >
      {t('report.missing_body')}
    </EmptyState>
  );
}

function Report({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const names = useNames();
  const { answered, total } = result.progress;
  const facts = [
    names(result.name),
    t('report.completed', { date: format.date(result.completed_at) }),
    ...(result.form === 'short' ? [t('short')] : []),
    ...(answered < total
      ? [t('report.answered', { answered: format.number(answered), total: format.number(total) })]
      : []),
    ...(result.is_expired ? [t('report.expired')] : []),
  ];
  return (
    <Page
      title={<bdi>{result.person.name}</bdi>}
      lead={<Joined parts={facts} />}
      back={<BackLink to={LIST}>{t('title')}</BackLink>}
      actions={
        <>
          <ButtonLink variant="default" to="/recruiter/candidates/$id" params={{ id: result.person.user_id }}>
            {t('report.profile')}
          </ButtonLink>
          <ReportPdf result={result} />
        </>
      }
    >
      <Use result={result} />
      {result.is_uniform && <p className={classes.warning}>{t('report.uniform')}</p>}
      <ReportBody result={result} />
    </Page>
  );
}

const USES = {
  personality: 'personality',
  interests: 'interests',
  'culture-add': 'culture_add',
} as const;

/** What a recruiter may use it for, and what not, before the figures are read. */
function Use({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessment-invitations');
  const names = useNames();
  const use = result.kind in USES ? USES[result.kind as keyof typeof USES] : 'test';
  return (
    <Section look="sheet" title={t('use.title')} help={names(result.note)}>
      <ul className={classes.uses}>
        <li>{t(`use.${use}.for`)}</li>
        <li>{t(`use.${use}.not_for`)}</li>
        <li>{t('use.never_ranked')}</li>
      </ul>
    </Section>
  );
}
