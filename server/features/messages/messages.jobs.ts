import { defineJob } from '#server/platform/job-definition.ts';
import { text } from '#server/platform/shapes.ts';

/** Puts a message's mails into the outbox, once the time to take it back is over. */
export const leaveMessage = defineJob('messages.leave', { data: { messageId: text } });
