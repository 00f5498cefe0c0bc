/**
 * Telling people what happened. A feature that has something to tell calls `notify` in the transaction of the change,
 * and sends no mail of its own about it: `notify` mails as the person chose. (Only kinds whose mail is `own` are mailed by
 * their flow, because it writes to another address or cannot wait.) Kinds are announced by the features that tell them,
 * in `<noun>.notifications.ts`. An event is for what several features react to.
 */
export { previewMail } from './notifications.mail.ts';
export { notify } from './notifications.notify.ts';
