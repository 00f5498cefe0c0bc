import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Notification, NotificationGroup } from '#contract/features/notifications.contract.ts';
import {
  ApprovalIcon,
  JobIcon,
  PeopleIcon,
  PersonIcon,
  ShortlistIcon,
  TrashIcon,
} from '#web/design/icons.ts';
import { StatusDot } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { StoredPicture } from '#web/widgets/pictures/stored-picture.tsx';
import classes from './notification-list.module.css';

const ICONS: Record<NotificationGroup, typeof JobIcon> = {
  jobs: JobIcon,
  hiring: ShortlistIcon,
  team: PeopleIcon,
  account: PersonIcon,
  security: ApprovalIcon,
};

interface NotificationItemProps {
  notification: Notification;
  /** It was pressed: it is read, and where it leads somewhere the list closes. */
  onOpen: () => void;
  onDelete: () => void;
}

/** One piece of news: who or what it is of, what happened, when. */
export function NotificationItem({ notification, onOpen, onDelete }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const { language } = useLanguage();
  const format = useFormatters();
  const router = useRouter();
  const { id, text, link, actor, group, is_read, created_at } = notification;
  const Icon = ICONS[group];

  const follow = (event: MouseEvent) => {
    // A new tab or window is the browser's affair; what was told is read all the same.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && link) {
      event.preventDefault();
      router.history.push(link);
    }
    onOpen();
  };
  const inside = (
    <>
      <span className={classes.sign}>
        {actor ? (
          <StoredPicture fileId={actor.avatar} name={actor.name} size={36} radius="xl" />
        ) : (
          <span className={classes.icon}>
            <Icon size={18} stroke={1.6} aria-hidden />
          </span>
        )}
        {!is_read && (
          <span className={classes.dot}>
            <StatusDot tone="alive" />
          </span>
        )}
      </span>
      <span className={classes.text}>
        {!is_read && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
        <span className={classes.words}>{text[language]}</span>{' '}
        <time className={classes.when} dateTime={created_at} title={format.dateAndTime(created_at)}>
          {format.relative(created_at)}
        </time>
      </span>
    </>
  );
  return (
    <li className={classes.item} data-id={id} data-unread={!is_read || undefined}>
      {link ? (
        <a href={link} className={classes.open} data-open onClick={follow}>
          {inside}
        </a>
      ) : (
        <button type="button" className={classes.open} data-open onClick={onOpen}>
          {inside}
        </button>
      )}
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('delete')} onClick={onDelete}>
        <TrashIcon size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  );
}
