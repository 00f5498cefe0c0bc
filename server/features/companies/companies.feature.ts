import { feature } from '#server/platform/feature.ts';
import { companyAuditActions } from './companies.audit.ts';
import { companyListeners } from './companies.listeners.ts';
import { companyRoutes } from './companies.routes.ts';
import { companyWords } from './companies.words.ts';

export default feature({
  name: 'companies',
  routes: companyRoutes,
  words: companyWords,
  listeners: companyListeners,
  auditActions: companyAuditActions,
});
