import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import type { CandidateStatus } from '../rankings.queries.ts';

const TONES: Record<CandidateStatus, Tone> = {
  PENDING: 'neutral',
  SHORTLISTED: 'good',
  REJECTED: 'problem',
};

/** What was decided on a candidate of a job. */
export function CandidateStatusBadge({ status }: { status: CandidateStatus }) {
  const { t } = useTranslation('rankings');
  return <StatusBadge tone={TONES[status]}>{t(`statuses.${status}`)}</StatusBadge>;
}
