import { FlowPage } from '#web/design/flow-page.tsx';
import { DoneIcon } from '#web/design/icons.ts';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { type Assessment, PERSONALITY, useAssessment } from '../assessments.queries.ts';

/** The personality assessment is handed in: what one has now, and what may follow. */
export default function PersonalitySuccessScreen() {
  const { t } = useTranslation('assessments');
  const query = useAssessment(PERSONALITY);
  return (
    <QueryView query={query} failedTitle={t('one.failed')} waiting={<PageSkeleton label={t('loading')} />}>
      {(assessment) => <Done assessment={assessment} />}
    </QueryView>
  );
}

function Done({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('assessments');
  const latest = assessment.history.find(({ status }) => status !== 'CANCELLED');
  if (!latest)
    return (
      <FlowPage title={t('success.nothing')} lead={t('success.nothing_body')}>
        <ButtonLink to="/candidate/assessments/personality">{t('success.to_assessment')}</ButtonLink>
      </FlowPage>
    );
  const isShort = latest.form === 'short';
  return (
    <FlowPage
      icon={<DoneIcon size={44} stroke={1.4} aria-hidden />}
      title={t('success.title')}
      lead={t(isShort ? 'success.short' : 'success.full')}
      footer={<TextLink to="/candidate/assessments/overview">{t('to_overview')}</TextLink>}
    >
      <Words isDimmed>{t('success.yours')}</Words>
      <ButtonLink
        fullWidth
        mt="lg"
        size="md"
        to="/candidate/assessments/personality/report/$assessment_id"
        params={{ assessment_id: latest.id }}
      >
        {t('success.report')}
      </ButtonLink>
      {isShort && assessment.can.go_on && (
        <ButtonLink fullWidth mt="sm" size="md" variant="default" to="/candidate/assessments/personality">
          {t('success.go_on')}
        </ButtonLink>
      )}
    </FlowPage>
  );
}
