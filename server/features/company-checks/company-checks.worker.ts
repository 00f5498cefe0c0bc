import { handle } from '#server/platform/queue.ts';
import { tellDecided } from './company-checks.deciding.ts';
import { tellOfDecision } from './company-checks.jobs.ts';

export const companyCheckHandlers = [handle(tellOfDecision, tellDecided)];
