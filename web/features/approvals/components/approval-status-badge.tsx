import type { ApprovalStatus } from '#contract/features/approvals.contract.ts';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';

const TONES: Record<ApprovalStatus, Tone> = {
  PENDING: 'alive',
  APPROVED: 'good',
  DECLINED: 'caution',
  REJECTED: 'problem',
};

export function ApprovalStatusBadge({ status }: { status: ApprovalStatus }) {
  const { t } = useTranslation('approvals');
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}
