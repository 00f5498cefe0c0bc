import { defineJob } from '#server/platform/job-definition.ts';

/** Puts a message's mails into the outbox, once the time to take it back is over. */
export const leaveMessage = defineJob<{ messageId: string }>('messages.leave');
