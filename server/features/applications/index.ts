export { applyToJob } from './applications.service.ts';
