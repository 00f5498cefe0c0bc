import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormatters } from '#web/platform/formatters.ts';
import type { LeftOut } from '../ranking.queries.ts';

/** Whom the filters leave out, and why: who does not say something may still have it. */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  if (!leftOut || leftOut.silent + leftOut.short === 0) return null;
  const { silent, short } = leftOut;
  return (
    <Text size="sm" c="dimmed" component="p">
      {silent > 0 && <span>{t('required.silent', { count: silent, number: format.number(silent) })}</span>}{' '}
      {short > 0 && <span>{t('required.short', { count: short, number: format.number(short) })}</span>}
    </Text>
  );
}
