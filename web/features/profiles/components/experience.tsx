import { Text } from '@mantine/core';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** Months in work as years and months; where no dates are known it says so. */
export function Experience({ months }: { months: number | null }) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  if (months === null) return <Line>{t('experience.unknown')}</Line>;
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    ...(years > 0 ? [t('years', { count: years })] : []),
    ...(rest > 0 || years === 0 ? [t('months', { count: rest })] : []),
  ];
  return <Line note={t('experience.note')}>{format.list(parts)}</Line>;
}

function Line({ note, children }: { note?: string; children: string }) {
  const { t } = useTranslation('profiles');
  return (
    <Text span display="block" size="sm" mt={4}>
      {t('experience.label')}: {children}
      {note && ` (${note})`}
    </Text>
  );
}
