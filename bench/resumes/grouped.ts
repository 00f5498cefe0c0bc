import type { Job } from './person.ts';

/** Jobs that follow each other at one employer. */
export function grouped(jobs: readonly Job[]): Job[][] {
  const groups: Job[][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last?.[0]?.organisation === job.organisation) last.push(job);
    else groups.push([job]);
  }
  return groups;
}
