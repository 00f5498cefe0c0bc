import { ActionIcon, Button, SegmentedControl, Text, Title, VisuallyHidden } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import type { UserState } from '#contract/kernel/user-states.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { ErrorState } from '#web/design/error-state.tsx';
import { BellIcon, DoneIcon, SettingsIcon } from '#web/design/icons.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { refresh } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useMarkSeen, useNotificationAction, useNotifications } from '../notifications.queries.ts';
import { NotificationItem } from './notification-item.tsx';
import classes from './notification-list.module.css';

interface NotificationListProps {
  /** Something was opened that lies elsewhere. */
  onGo: () => void;
  /** How many came since the list was last open. */
  unseen: number;
}

/** What was told to this person, newest first; more comes as the end comes into sight. */
export default function NotificationList({ onGo, unseen }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const [isUnreadOnly, setIsUnreadOnly] = useState(false);
  const { list, results } = useNotifications(isUnreadOnly);
  const action = useNotificationAction();
  const rows = useRef<HTMLUListElement>(null);
  useSeen(unseen);

  const remove = (id: string) => {
    focusBeside(rows.current, id);
    action.mutate({ params: { action: 'delete' }, body: { id } });
  };
  const open = (id: string, isRead: boolean, link: string | null) => {
    if (!isRead) action.mutate({ params: { action: 'read' }, body: { id } });
    if (link) onGo();
  };

  return (
    <section aria-label={t('title')}>
      <ListHeader
        isUnreadOnly={isUnreadOnly}
        onUnreadOnly={setIsUnreadOnly}
        onReadAll={
          results.some((one) => !one.is_read)
            ? () => action.mutate({ params: { action: 'read-all' }, body: {} })
            : null
        }
        onGo={onGo}
      />

      {list.isPending && <ListSkeleton label={t('loading')} count={4} />}
      {list.isError && !list.data && (
        <ErrorState
          title={t('failed.title')}
          retry={{ label: t('failed.retry'), onRetry: () => void list.refetch(), isRunning: list.isFetching }}
        >
          {errorText(list.error)}
        </ErrorState>
      )}
      {list.data && results.length === 0 && <Nothing isUnreadOnly={isUnreadOnly} />}

      <ul ref={rows} className={classes.list} onKeyDown={(event) => moveByKey(event, remove)}>
        {results.map((one) => (
          <NotificationItem
            key={one.id}
            notification={one}
            onOpen={() => open(one.id, one.is_read, one.link)}
            onDelete={() => remove(one.id)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <More
          isFetching={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {list.data && !list.hasNextPage && results.length > 0 && (
        <VisuallyHidden role="status">{t('end')}</VisuallyHidden>
      )}
    </section>
  );
}

interface ListHeaderProps {
  isUnreadOnly: boolean;
  onUnreadOnly: (isUnreadOnly: boolean) => void;
  /** Null where nothing is unread. */
  onReadAll: (() => void) | null;
  onGo: () => void;
}

/** What is shown of the list, and where one chooses what one is told of. */
function ListHeader({ isUnreadOnly, onUnreadOnly, onReadAll, onGo }: ListHeaderProps) {
  const { t } = useTranslation('notifications');
  const { state } = useSession();
  return (
    <header className={classes.header}>
      <div className={classes.line}>
        <Title order={2} size="h3">
          {t('title')}
        </Title>
        {onReadAll && (
          <Button variant="subtle" size="compact-sm" onClick={onReadAll}>
            {t('read_all')}
          </Button>
        )}
      </div>
      <div className={classes.filters}>
        <SegmentedControl
          size="xs"
          aria-label={t('filter')}
          value={isUnreadOnly ? 'unread' : 'all'}
          onChange={(value) => onUnreadOnly(value === 'unread')}
          data={[
            { value: 'all', label: t('all') },
            { value: 'unread', label: t('unread_only') },
          ]}
        />
        {HAVE_SETTINGS.includes(state) && (
          <ActionIcon
            renderRoot={(props) => (
              <Link to="/settings/account" search={{ tab: 'notifications' }} {...props} />
            )}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('choose')}
            title={t('choose')}
            onClick={onGo}
          >
            <SettingsIcon size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </header>
  );
}

const HAVE_SETTINGS: readonly UserState[] = ['CANDIDATE', 'RECRUITER', 'RECRUITER_ADMIN'];

/** While the list is open what comes is seen at once, and the list is asked again for it. */
function useSeen(unseen: number): void {
  const { mutate } = useMarkSeen();
  useEffect(() => {
    if (unseen === 0) return;
    mutate({ params: { action: 'seen' }, body: {} });
    void refresh(listNotifications);
  }, [unseen, mutate]);
}

function Nothing({ isUnreadOnly }: { isUnreadOnly: boolean }) {
  const { t } = useTranslation('notifications');
  return isUnreadOnly ? (
    <EmptyState title={t('all_read.title')} icon={<DoneIcon size={26} stroke={1.6} aria-hidden />}>
      {t('all_read.body')}
    </EmptyState>
  ) : (
    <EmptyState title={t('empty.title')} icon={<BellIcon size={26} stroke={1.6} aria-hidden />}>
      {t('empty.body')}
    </EmptyState>
  );
}

interface MoreProps {
  isFetching: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/** The end of what was asked so far: in sight it asks for more by itself; pressed, it does so too. */
function More({ isFetching, hasFailed, onMore }: MoreProps) {
  const { t } = useTranslation('notifications');
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const isNear = Boolean(entry?.isIntersecting);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    if (isNear && !isFetching && !hasFailed) ask.current();
  }, [isNear, isFetching, hasFailed]);
  return (
    <div ref={ref} className={classes.foot}>
      {hasFailed && (
        <Text size="sm" role="alert">
          {t('more_failed')}
        </Text>
      )}
      <Button variant="subtle" size="compact-sm" loading={isFetching} onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  );
}

const ROWS = '[data-open]';

/** Up and down, Home and End move among the news; Delete takes one away. */
function moveByKey(event: KeyboardEvent<HTMLUListElement>, remove: (id: string) => void): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROWS)];
  const here = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
  const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    rows[Math.max(0, Math.min(to, rows.length - 1))]?.focus();
  }
  const id = rows[here]?.closest('li')?.dataset.id;
  if (event.key === 'Delete' && id) {
    event.preventDefault();
    remove(id);
  }
}

/** The focus goes on to the row beside one that will be gone, so that it is not lost with it. */
function focusBeside(list: HTMLElement | null, id: string): void {
  const item = list?.querySelector<HTMLElement>(`li[data-id="${id}"]`);
  if (!item?.contains(document.activeElement)) return;
  const beside = item.nextElementSibling ?? item.previousElementSibling;
  beside?.querySelector<HTMLElement>(ROWS)?.focus();
}
