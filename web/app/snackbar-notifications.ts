/** Apart, so that it is a chunk of its own. */
export { Notifications } from '@mantine/notifications';
