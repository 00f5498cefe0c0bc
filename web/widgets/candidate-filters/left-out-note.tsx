import { Text } from '@mantine/core';
import type { getCandidateOrder } from '#contract/features/rankings.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';

type LeftOut = Reply<typeof getCandidateOrder>['left_out'];

/** Whom the filters leave out, and why: who does not say something may still have it. */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  const { t } = useTranslation('candidate-filters');
  const format = useFormatters();
  if (!leftOut || leftOut.silent + leftOut.short === 0) return null;
  const { silent, short } = leftOut;
  return (
    <Text size="sm" c="dimmed" component="p">
      {silent > 0 && <span>{t('silent', { count: silent, number: format.number(silent) })}</span>}{' '}
      {short > 0 && <span>{t('short', { count: short, number: format.number(short) })}</span>}
    </Text>
  );
}
