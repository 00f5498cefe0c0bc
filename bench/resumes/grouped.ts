import type { Job } from './person.ts';

/** Jobs that follow each other at one employer, the latest first, with the time that they span. */
export interface JobGroup extends Pick<Job, 'organisation' | 'place' | 'start' | 'end'> {
  jobs: Job[];
}

/** The jobs by employer; one who comes again later is another group. */
export function grouped(jobs: readonly Job[]): JobGroup[] {
  const groups: JobGroup[] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last?.organisation === job.organisation) {
      last.jobs.push(job);
      last.start = job.start;
    } else {
      const { organisation, place, start, end } = job;
      groups.push({ organisation, place, start, end, jobs: [job] });
    }
  }
  return groups;
}
