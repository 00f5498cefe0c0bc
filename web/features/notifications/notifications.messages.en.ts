export default {
  title: 'Notifications',
  bell_one: 'Notifications, {{count}} unread',
  bell_other: 'Notifications, {{count}} unread',
  read_all: 'Mark all as read',
  delete: 'Delete this notification',
  unread: 'Unread',
  loading: 'Loading your notifications',
  empty: { title: 'Nothing new', body: 'When a match is found or someone shortlists you, it is told here.' },
  failed: { title: 'We could not load your notifications', retry: 'Try again' },
};
