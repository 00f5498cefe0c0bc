export { type AuditAction, record } from './audit-entries.service.ts';
