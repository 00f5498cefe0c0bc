import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type Assessment, PERSONALITY } from '../assessments.queries.ts';
import classes from './past-attempts.module.css';

/** The person's attempts that are over, the latest first, each with its report. */
export function PastAttempts({ assessment }: { assessment: Pick<Assessment, 'assessment_id' | 'history'> }) {
  const { t } = useTranslation('assessments');
  const { date } = useFormatters();
  if (assessment.history.length === 0) return null;
  return (
    <Section title={t('history.title')}>
      <ul className={classes.attempts}>
        {assessment.history.map((attempt) => (
          <li key={attempt.id} className={classes.attempt}>
            <span>{date(attempt.completed_at ?? attempt.started_at)}</span>
            <StatusBadge tone={attempt.status === 'COMPLETED' ? 'good' : 'neutral'}>
              {t(`status.${attempt.status}`)}
            </StatusBadge>
            {attempt.form === 'short' && <span className={classes.form}>{t('history.short')}</span>}
            {attempt.status !== 'CANCELLED' && (
              <ReportLink assessmentId={assessment.assessment_id} attemptId={attempt.id}>
                {t('history.report')}
              </ReportLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ReportLinkProps {
  assessmentId: string;
  attemptId: string;
  children: string;
}

export function ReportLink({ assessmentId, attemptId, children }: ReportLinkProps) {
  return assessmentId === PERSONALITY ? (
    <TextLink
      to="/candidate/assessments/personality/report/$assessment_id"
      params={{ assessment_id: attemptId }}
    >
      {children}
    </TextLink>
  ) : (
    <TextLink
      to="/candidate/assessments/$assessment_id/report/$attempt_id"
      params={{ assessment_id: assessmentId, attempt_id: attemptId }}
    >
      {children}
    </TextLink>
  );
}
