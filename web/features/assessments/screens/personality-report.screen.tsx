import { useParams } from '@tanstack/react-router';
import { ButtonLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { PersonalityResult } from '#web/widgets/assessment-result/personality-result.tsx';
import { PERSONALITY } from '../assessments.queries.ts';
import { Report } from '../components/report.tsx';

/** What the address names is an attempt; any other word means the latest. */
const ATTEMPT_ID = /^[\da-f]{8}-[\da-f-]{27}$/i;

export default function PersonalityReportScreen() {
  const { t } = useTranslation('assessments');
  const { assessment_id: named } = useParams({ strict: false }) as { assessment_id: string };
  const attemptId = ATTEMPT_ID.test(named) ? named : undefined;
  return (
    <Report assessmentId={PERSONALITY} attemptId={attemptId}>
      {(result) => (
        <>
          <PersonalityResult result={result} />
          <Section title={t('comparing.title')} help={t('comparing.help')}>
            <ButtonLink variant="default" to="/candidate/assessments/personality/comparisons">
              {t('comparing.action')}
            </ButtonLink>
          </Section>
        </>
      )}
    </Report>
  );
}
