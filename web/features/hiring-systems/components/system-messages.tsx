import { Text } from '@mantine/core';
import type { SystemMessage } from '#contract/features/hiring-systems.contract.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './system-messages.module.css';

/** What was sent and what came back, the latest first; the whole of each one press away. */
export function SystemMessages({ messages }: { messages: readonly SystemMessage[] }) {
  const { t } = useTranslation('hiring-systems');
  if (messages.length === 0) return <Text c="dimmed">{t('messages.none')}</Text>;
  return (
    <ol className={classes.list}>
      {messages.map((message) => (
        <li key={message.id}>
          <Message message={message} />
        </li>
      ))}
    </ol>
  );
}

function Message({ message }: { message: SystemMessage }) {
  const { t } = useTranslation('hiring-systems');
  const format = useFormatters();
  const { at, direction, what, status, fault, took_ms, sent, received } = message;
  const isGood = status !== null && status < 300;
  return (
    <details className={classes.message}>
      <summary>
        <span className={classes.when}>{format.dateAndTime(at)}</span>
        <span className={classes.what}>
          {direction === 'in' ? t('messages.event') : <bdi dir="ltr">{withoutIds(what)}</bdi>}
        </span>
        <StatusBadge tone={isGood ? 'good' : status === 412 ? 'caution' : 'problem'}>
          {fault ? t(`fault.${fault}`) : status === 412 ? t('messages.changed') : String(status)}
        </StatusBadge>
        {took_ms !== null && (
          <span className={classes.when}>{t('messages.took', { ms: format.number(took_ms) })}</span>
        )}
      </summary>
      {sent === null && received === null && (
        <Text size="sm" c="dimmed">
          {t('messages.withheld')}
        </Text>
      )}
      {sent !== null && <Body title={t('messages.sent')} text={sent} />}
      {received !== null && <Body title={t('messages.received')} text={received} />}
    </details>
  );
}

function Body({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      {/* It may be wider than the page. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <pre className={classes.body} dir="ltr" tabIndex={0}>
        {inLines(text)}
      </pre>
    </>
  );
}

/** Ids of records say nothing to a reader. */
const withoutIds = (what: string): string => what.replace(/\/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '/…');

function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
