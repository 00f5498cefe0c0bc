export { turnTo } from './blocked-companies.service.ts';
