import type { CompanyCheckState } from '#contract/features/company-checks.contract.ts';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';

const TONES: Record<CompanyCheckState, Tone> = {
  unverified: 'neutral',
  verified: 'good',
  held: 'caution',
  refused: 'problem',
};

/** Where the check of a company stands, in a word. */
export function StateBadge({ state }: { state: CompanyCheckState }) {
  const { t } = useTranslation('company-checks');
  return <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>;
}
