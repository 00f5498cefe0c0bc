import { useTranslation } from '#web/platform/translation.ts';

interface ExperienceProps {
  months: number | null;
  /** The time alone, where what it is of can be told from its place. */
  isShort?: boolean;
}

/** How long somebody has worked: in months under a year, in whole years from there. Nowhere is it rounded otherwise. */
export function Experience({ months, isShort = false }: ExperienceProps) {
  const { t } = useTranslation('experience');
  if (months === null) return <>{t('unknown')}</>;
  if (months < 12) return <>{t(isShort ? 'short_months' : 'months', { count: months })}</>;
  return <>{t(isShort ? 'short_years' : 'years', { count: Math.floor(months / 12) })}</>;
}
