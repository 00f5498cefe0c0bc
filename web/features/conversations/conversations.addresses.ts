import { text } from '#web/platform/address-values.ts';

/** The thread that is open; none for a new one. And the job that a first question is about. */
export const CHAT = { thread: text(), job: text() };
