import { feature } from '#server/platform/feature.ts';
import { blockedCompanyAuditActions } from './blocked-companies.audit.ts';
import { matchBlockedCompanies } from './blocked-companies.jobs.ts';
import { blockedCompanyListeners } from './blocked-companies.listeners.ts';
import { blockedCompanyRoutes } from './blocked-companies.routes.ts';
import { blockedCompanyWords } from './blocked-companies.words.ts';
import { blockedCompanyHandlers } from './blocked-companies.worker.ts';

export default feature({
  name: 'blocked-companies',
  routes: blockedCompanyRoutes,
  words: blockedCompanyWords,
  jobs: [matchBlockedCompanies],
  handlers: blockedCompanyHandlers,
  listeners: blockedCompanyListeners,
  auditActions: blockedCompanyAuditActions,
});
