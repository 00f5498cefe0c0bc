import { handle } from '#server/platform/queue.ts';
import { remindOfEnding } from './assessment-invitations.jobs.ts';
import { remindAll } from './assessment-invitations.reminding.ts';

export const assessmentInvitationHandlers = [handle(remindOfEnding, remindAll, 1)];
