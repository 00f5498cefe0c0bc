import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface GapToldProps {
  gap: number | null;
  gap_at_least: number | null;
}

/** Jobs minus people; of too few people at least what is lacking for certain, said alike wherever it stands. */
export function GapTold({ gap, gap_at_least: least }: GapToldProps) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  if (gap !== null) return <Signed value={gap} />;
  return <>{least ? t('gap.at_least', { count: least, shown: format.number(least) }) : t('untold')}</>;
}

export function Signed({ value }: { value: number }) {
  const format = useFormatters();
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return <bdi dir="ltr">{`${sign}${format.number(Math.abs(value))}`}</bdi>;
}
