import { handle } from '#server/platform/queue.ts';
import { matchBlockedCompanies } from './blocked-companies.jobs.ts';
import { matchAll } from './blocked-companies.matching.ts';

export const blockedCompanyHandlers = [handle(matchBlockedCompanies, matchAll, 1)];
