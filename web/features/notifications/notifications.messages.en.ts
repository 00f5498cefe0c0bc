const words = {
  screens: {
    unsubscribe: 'Your emails',
  },
  title: 'Notifications',
  bell_one: 'Notifications, {{count}} unread',
  bell_other: 'Notifications, {{count}} unread',
  read_all: 'Mark all as read',
  filter: 'Which notifications',
  all: 'All',
  unread_only: 'Unread',
  choose: 'Choose what we tell you',
  delete: 'Delete this notification',
  deleted: 'The notification is deleted.',
  unread: 'Unread: ',
  loading: 'Loading your notifications',
  empty: { title: 'Nothing new', body: 'When a match is found or someone shortlists you, it is told here.' },
  all_read: { title: 'All read', body: 'You have read everything we told you.' },
  failed: { title: 'We could not load your notifications', retry: 'Try again' },
  more: 'Show more',
  more_failed: 'We could not load more.',
  end: 'These are all your notifications.',
  unsubscribe: {
    working: 'Looking up these emails',
    title: 'Stop these emails?',
    daily:
      'You get one email a day with what is new for you. Without it, you still find the news in the app.',
    kind: 'You get emails about “{{kind}}”. Without them, you still find the news in the app.',
    stop: 'Stop these emails',
    stopped_title: 'You get no more of these emails',
    stopped_daily: 'The daily email is stopped. What concerns your account and its safety still reaches you.',
    stopped_kind:
      'We no longer email you about “{{kind}}”. What concerns your account and its safety still reaches you.',
    undo: 'Email me again',
    back: 'These emails come again.',
    choose: 'Choose all emails in the settings',
    failed: 'This link does not work',
    failed_help: 'It may have been cut off on its way. In your settings you can choose your emails yourself.',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    notifications: typeof words;
  }
}
