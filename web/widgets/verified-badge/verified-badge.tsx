import { StatusBadge } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** Beside a company’s name: somebody checked that it is the one it says it is. */
export function VerifiedBadge() {
  const { t } = useTranslation('verified-badge');
  return <StatusBadge tone="good">{t('verified')}</StatusBadge>;
}
