import { Button, CloseButton, Progress, Text } from '@mantine/core';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Failure } from '../placing.ts';
import classes from './bulk-outcome.module.css';

/** How far the moving of many people has come. */
export function MoveProgress({ done, of }: { done: number; of: number }) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  return (
    <div role="status">
      <Text size="sm" mb={4}>
        {t('bulk.progress', { done: format.number(done), of: format.number(of) })}
      </Text>
      <Progress value={(100 * done) / Math.max(1, of)} aria-label={t('bulk.running')} />
    </div>
  );
}

interface DeclinedTogetherProps {
  count: number;
  onWrite: () => void;
  onDismiss: () => void;
}

/** That many were declined at once, who can now be written to. */
export function DeclinedTogether({ count, onWrite, onDismiss }: DeclinedTogetherProps) {
  const { t } = useTranslation(['candidates', 'candidate-messages']);
  return (
    <div className={classes.declined} role="status">
      <Text size="sm">{t('bulk.declined', { count })}</Text>
      <Button size="compact-sm" variant="light" onClick={onWrite}>
        {t('candidate-messages:write_to_them')}
      </Button>
      <CloseButton size="sm" aria-label={t('bulk.dismiss')} onClick={onDismiss} />
    </div>
  );
}

/** Who could not be moved, each with the reason. */
export function MoveFailures({
  failures,
  onDismiss,
}: {
  failures: readonly Failure[];
  onDismiss: () => void;
}) {
  const { t } = useTranslation('candidates');
  return (
    <div className={classes.failures} role="alert">
      <div className={classes.failuresHead}>
        <Text size="sm" fw={600}>
          {t('bulk.failed', { count: failures.length })}
        </Text>
        <CloseButton size="sm" aria-label={t('bulk.dismiss')} onClick={onDismiss} />
      </div>
      <ul>
        {failures.map(({ name, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may bear one name, and the list never changes.
          <li key={at}>
            <Text size="sm">
              <bdi>{name}</bdi>
              {': '}
              {message}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
