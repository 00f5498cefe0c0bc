import { useTranslation } from 'react-i18next';

/** How long somebody has worked, in months under a year and in years from there. */
export function Experience({ months }: { months: number | null }) {
  const { t } = useTranslation('widgets');
  if (months === null) return <>{t('experience.unknown')}</>;
  if (months < 12) return <>{t('experience.months', { count: months })}</>;
  return <>{t('experience.years', { count: Math.floor(months / 12) })}</>;
}
