import type { ApplicationStage } from '#contract/features/applications.contract.ts';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';

const TONES: Record<ApplicationStage, Tone> = {
  SUBMITTED: 'accent',
  VIEWED: 'accent',
  SHORTLISTED: 'good',
  INTERVIEW: 'good',
  OFFERED: 'good',
  HIRED: 'good',
  REJECTED: 'problem',
  WITHDRAWN: 'neutral',
  JOB_CLOSED: 'neutral',
};

/** Whose side reads where an application stands. */
export type StageReader = 'applicant' | 'company' | 'manager';

interface ApplicationStageBadgeProps {
  stage: ApplicationStage;
  /** Says that it is of an application, where nothing around it does. */
  isNamed?: boolean;
  /** Whose side reads it: the company that has the application, or whoever looks after the applicant. */
  reader?: StageReader;
}

/** Where an application stands, in a word. */
export function ApplicationStageBadge({
  stage,
  isNamed = false,
  reader = 'applicant',
}: ApplicationStageBadgeProps) {
  const { t } = useTranslation('application-stage');
  const word = t(wordOf(stage, reader));
  return <StatusBadge tone={TONES[stage]}>{isNamed ? t('named', { stage: word }) : word}</StatusBadge>;
}

/** An applicant has sent it; for everybody else somebody has applied. */
function wordOf(stage: ApplicationStage, reader: StageReader) {
  if (reader !== 'applicant' && stage === 'SUBMITTED') return 'for_others.SUBMITTED';
  if (reader === 'company' && (stage === 'VIEWED' || stage === 'REJECTED'))
    return `for_others.${stage}` as const;
  return `stages.${stage}` as const;
}
