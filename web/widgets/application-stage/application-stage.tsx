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

interface ApplicationStageBadgeProps {
  stage: ApplicationStage;
  /** Says that it is of an application, where nothing around it does. */
  isNamed?: boolean;
}

/** Where an application stands, in a word. */
export function ApplicationStageBadge({ stage, isNamed = false }: ApplicationStageBadgeProps) {
  const { t } = useTranslation('application-stage');
  const word = t(`stages.${stage}`);
  return <StatusBadge tone={TONES[stage]}>{isNamed ? t('named', { stage: word }) : word}</StatusBadge>;
}
