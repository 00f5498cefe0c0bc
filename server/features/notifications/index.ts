/**
 * Telling people what happened. A feature that has something to tell calls `notify` in the transaction of the change,
 * and sends no mail of its own about it: `notify` mails as the person chose. (Only kinds whose mail is `own` are mailed by
 * their flow, because it writes to another address or cannot wait.) An event is for what several features react to; this
 * one listens to those in `notifications.listeners.ts`. Kinds are declared in the contract, their sentences in
 * `notifications.words.ts`.
 */
export { notify } from './notifications.notify.ts';
