import type { Job } from '#contract/features/jobs.contract.ts';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';

const TONES: Record<Job['status'], Tone> = { draft: 'neutral', published: 'good', closed: 'caution' };

/** Where a job stands. */
export function JobStatusBadge({ status }: { status: Job['status'] }) {
  const { t } = useTranslation('job-details');
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}
