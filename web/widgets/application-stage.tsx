import { useTranslation } from 'react-i18next';
import type { ApplicationStage } from '#contract/features/applications.contract.ts';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';

const TONES: Record<ApplicationStage, Tone> = {
  SUBMITTED: 'accent',
  VIEWED: 'accent',
  SHORTLISTED: 'good',
  INTERVIEW: 'good',
  OFFERED: 'good',
  REJECTED: 'problem',
  WITHDRAWN: 'neutral',
  JOB_CLOSED: 'neutral',
};

/** Where an application stands, in a word. */
export function ApplicationStageBadge({ stage }: { stage: ApplicationStage }) {
  const { t } = useTranslation('widgets');
  return <StatusBadge tone={TONES[stage]}>{t(`stages.${stage}`)}</StatusBadge>;
}
