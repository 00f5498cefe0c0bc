import { useTranslation } from '#web/platform/translation.ts';

/** How long somebody has worked, in months under a year and in years from there. */
export function Experience({ months }: { months: number | null }) {
  const { t } = useTranslation('experience');
  if (months === null) return <>{t('unknown')}</>;
  if (months < 12) return <>{t('months', { count: months })}</>;
  return <>{t('years', { count: Math.floor(months / 12) })}</>;
}
