export { leavePokes } from './pokes.jobs.ts';
