import { Button, Text } from '@mantine/core';
import { resolveSystemConflict, type SystemRecord } from '#contract/features/hiring-systems.contract.ts';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Table } from '#web/design/table.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type Sent, SentValue } from '#web/widgets/system-records/sent-values.tsx';
import { useSystemDeed } from '#web/widgets/system-records/system-records.queries.ts';
import classes from './differences.module.css';

/** What is another there than here; of what both sides changed, the reader decides. */
export function Differences({ record, system }: { record: SystemRecord; system: string }) {
  const { t } = useTranslation(['hiring-systems', 'system-records']);
  const resolve = useSystemDeed(resolveSystemConflict);
  const { differences, state } = record;
  if (differences.length === 0) return null;
  const isConflict = state === 'conflict';
  const named = { system: isolated(system) };
  const decide = (keep: 'ours' | 'theirs') => resolve.mutate({ params: { id: record.id }, body: { keep } });
  return (
    <Section
      title={t(isConflict ? 'conflict.title' : 'differences.title')}
      help={t(isConflict ? 'conflict.help' : 'differences.help', named)}
      look="sheet"
    >
      <div className={classes.scroll}>
        <Table>
          <thead>
            <tr>
              <th>{t('differences.field')}</th>
              <th>{t('differences.here')}</th>
              <th>
                <bdi>{system}</bdi>
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <tr key={one.name}>
                <th scope="row">
                  {one.name === 'state' ? t('system-records:stage') : <bdi>{one.label}</bdi>}{' '}
                  {one.is_conflict && <StatusBadge tone="caution">{t('conflict.both')}</StatusBadge>}
                </th>
                <td>
                  <Shown name={one.name} value={one.ours} />
                </td>
                <td>
                  <Shown name={one.name} value={one.theirs} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {isConflict && (
        <div className={classes.deeds}>
          <Button loading={resolve.isPending} onClick={() => decide('ours')}>
            {t('conflict.ours')}
          </Button>
          <Button variant="default" loading={resolve.isPending} onClick={() => decide('theirs')}>
            {t('conflict.theirs', named)}
          </Button>
          <Text size="sm" c="dimmed">
            {t('conflict.after')}
          </Text>
        </div>
      )}
    </Section>
  );
}

function Shown({ name, value }: { name: string; value: Sent }) {
  const { t } = useTranslation('system-records');
  if (name === 'state' && (value === 'open' || value === 'closed')) return t(value);
  return <SentValue value={value} />;
}
