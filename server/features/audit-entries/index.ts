export { auditRoutes } from './audit-entries.routes.ts';
export { type AuditAction, forgetAddresses, record } from './audit-entries.service.ts';
export { auditWords } from './audit-entries.words.ts';
