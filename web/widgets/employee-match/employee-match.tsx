import { Text } from '@mantine/core';
import type { listEmployees } from '#contract/features/employees.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';

type Match = Reply<typeof listEmployees>['results'][number]['match'];

/** How an employee fits the job, why, and from what that is known. */
export function EmployeeMatch({ match }: { match: Match }) {
  const { t } = useTranslation('employee-match');
  const format = useFormatters();
  if (!match) return null;
  const reasons = (['has', 'partly', 'lacks'] as const).flatMap((key) => {
    const names = { has: match.matched, partly: match.partial, lacks: match.missing }[key];
    return names.length > 0 ? [{ key, names }] : [];
  });
  return (
    <div>
      <Text fw={600}>{t('percent', { score: format.percent(match.score) })}</Text>
      {reasons.map(({ key, names }) => (
        <Text key={key} size="sm">
          <Text span size="sm" c="dimmed">
            {t(`skills.${key}`)}:
          </Text>{' '}
          {format.list(names.map(isolated))}
        </Text>
      ))}
      {match.matched.length + match.partial.length === 0 && <Text size="sm">{t('nothing')}</Text>}
      <Text size="xs" c="dimmed">
        {t(`sources.${match.source}`)}
      </Text>
    </div>
  );
}
