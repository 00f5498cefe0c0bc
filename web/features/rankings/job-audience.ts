import type { Job } from '#contract/features/jobs.contract.ts';

/** Whether the job is open to employees of the company alone: then nobody else is ranked. */
export const isForEmployees = (job: Pick<Job, 'own'>): boolean => job.own?.audience === 'employees';
