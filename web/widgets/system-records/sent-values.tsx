import { useTranslation } from '#web/platform/translation.ts';
import classes from './sent-values.module.css';

export type Sent = string | number | boolean | null;

/** A value as it goes out or stands there. */
export function SentValue({ value }: { value: Sent }) {
  const { t } = useTranslation('system-records');
  if (value === null || value === '') return <span className={classes.nothing}>{t('nothing')}</span>;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return <bdi className={classes.value}>{String(value)}</bdi>;
}
