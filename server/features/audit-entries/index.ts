export { type AuditAction, forgetAddresses, record } from './audit-entries.service.ts';
