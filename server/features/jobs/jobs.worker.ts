import { handle } from '#server/platform/queue.ts';
import { expireJobs } from './jobs.jobs.ts';
import { expireDue } from './jobs.life.ts';

export const jobHandlers = [handle(expireJobs, expireDue, 1)];
