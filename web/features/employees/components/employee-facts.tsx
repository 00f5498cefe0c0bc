import { Text } from '@mantine/core';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Row } from '../employees.queries.ts';

const SKILLS_SHOWN = 3;

const TONES: Record<Row['link'], Tone> = { none: 'neutral', invited: 'alive', linked: 'good' };

/** What is known, or that it is not. */
export function TextOrUnsaid({ children }: { children: string | null }) {
  const { t } = useTranslation('employees');
  return children ? (
    <bdi>{children}</bdi>
  ) : (
    <Text span size="sm" c="dimmed">
      {t('unsaid')}
    </Text>
  );
}

/** The first skills of an employee, and how many more there are. */
export function Skills({ row }: { row: Row }) {
  const { t } = useTranslation('employees');
  const shown = useShownName();
  const format = useFormatters();
  const more = row.skills.length - SKILLS_SHOWN;
  if (row.skills.length === 0) return <TextOrUnsaid>{null}</TextOrUnsaid>;
  return (
    <Text size="sm">
      {format.list(row.skills.slice(0, SKILLS_SHOWN).map(({ name }) => isolated(shown(name))))}
      {more > 0 && (
        <Text span size="sm" c="dimmed">
          {' '}
          {t('more_skills', { number: format.number(more) })}
        </Text>
      )}
    </Text>
  );
}

/** Whether the employee has linked an account, and when they were sent the job. */
export function LinkStatus({ row }: { row: Row }) {
  const { t } = useTranslation('employees');
  const format = useFormatters();
  return (
    <>
      <StatusBadge tone={TONES[row.link]}>{t(`links.${row.link}`)}</StatusBadge>
      {row.sent_at && (
        <Text size="xs" c="dimmed">
          {t('sent', { date: format.date(row.sent_at) })}
        </Text>
      )}
    </>
  );
}
