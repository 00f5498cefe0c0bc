import { ActionIcon, Button, Title, VisuallyHidden } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/design/empty-state.tsx';
import { ErrorState } from '#web/design/error-state.tsx';
import { BellIcon, TrashIcon } from '#web/design/icons.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusDot } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useNotificationAction, useNotifications } from '../notifications.queries.ts';
import classes from './notification-bell.module.css';

/** What was told to this person, newest first. */
export default function NotificationList({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation('notifications');
  const { language } = useLanguage();
  const format = useFormatters();
  const navigate = useNavigate();
  const list = useNotifications();
  const action = useNotificationAction();
  const results = list.data?.results ?? [];

  const open = (id: string, isRead: boolean, link: string | null) => {
    if (!isRead) action.mutate({ params: { action: 'read' }, body: { id } });
    if (!link) return;
    onGo();
    void navigate({ to: link as '/' });
  };

  return (
    <section aria-label={t('title')}>
      <header className={classes.header}>
        <Title order={2} size="h3">
          {t('title')}
        </Title>
        {results.some((one) => !one.is_read) && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => action.mutate({ params: { action: 'read-all' }, body: {} })}
          >
            {t('read_all')}
          </Button>
        )}
      </header>
      {list.isPending && <ListSkeleton label={t('loading')} count={3} />}
      {list.isError && !list.data && (
        <ErrorState
          title={t('failed.title')}
          retry={{ label: t('failed.retry'), onRetry: () => void list.refetch(), isRunning: list.isFetching }}
        />
      )}
      {list.data && results.length === 0 && (
        <EmptyState title={t('empty.title')} icon={<BellIcon size={26} stroke={1.6} aria-hidden />}>
          {t('empty.body')}
        </EmptyState>
      )}
      <ul className={classes.list}>
        {results.map((one) => (
          <li key={one.id} className={classes.item} data-unread={!one.is_read || undefined}>
            <button
              type="button"
              className={classes.open}
              onClick={() => open(one.id, one.is_read, one.link)}
            >
              <span className={classes.dot}>
                {!one.is_read && (
                  <>
                    <StatusDot tone="alive" />
                    <VisuallyHidden>{t('unread')}</VisuallyHidden>
                  </>
                )}
              </span>
              <span>
                {one.text[language]}
                <span className={classes.when}>{format.relative(one.created_at)}</span>
              </span>
            </button>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('delete')}
              onClick={() => action.mutate({ params: { action: 'delete' }, body: { id: one.id } })}
            >
              <TrashIcon size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  );
}
