export { forgetAddresses, record } from './audit-entries.service.ts';
