import { Button, Text } from '@mantine/core';
import { type ConnectedSystem, followHiringSystem } from '#contract/features/hiring-systems.contract.ts';
import { AlertIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useSystemDeed } from '#web/widgets/system-records/system-records.queries.ts';
import classes from './system-fault.module.css';

/** That the line does not work, since when, and when it is tried again. */
export function SystemFault({ system, mayMend }: { system: ConnectedSystem; mayMend: boolean }) {
  const { t } = useTranslation('hiring-systems');
  const format = useFormatters();
  const retry = useSystemDeed(followHiringSystem);
  const { fault } = system;
  if (!fault) return null;
  return (
    <div className={classes.fault} role="status">
      <AlertIcon size={20} stroke={1.7} aria-hidden />
      <div className={classes.words}>
        <Text fw={600}>{t(`fault.${fault.kind}`)}</Text>
        <Text size="sm">
          {t('fault.since', { date: format.dateAndTime(fault.since) })}{' '}
          {fault.next_try_at && t('fault.next', { date: format.dateAndTime(fault.next_try_at) })}
        </Text>
      </div>
      {mayMend && (
        <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate({ body: {} })}>
          {t('fault.try_now')}
        </Button>
      )}
    </div>
  );
}
