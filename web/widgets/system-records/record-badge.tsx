import type { RecordState } from '#contract/features/hiring-systems.contract.ts';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';

const TONES: Record<RecordState, Tone> = {
  waiting: 'accent',
  agreed: 'good',
  conflict: 'caution',
  refused: 'problem',
  ended: 'neutral',
};

/** How a record stands in the hiring system. */
export function RecordBadge({ state }: { state: RecordState }) {
  const { t } = useTranslation('system-records');
  return <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>;
}
