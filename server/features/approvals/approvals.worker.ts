import { handle } from '#server/platform/queue.ts';
import { tellOfDecision } from './approvals.jobs.ts';
import { tellDecided } from './approvals.service.ts';

export const approvalHandlers = [handle(tellOfDecision, tellDecided)];
