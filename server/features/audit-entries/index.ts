export { forgetAddresses, forgetInDetails, record } from './audit-entries.service.ts';
