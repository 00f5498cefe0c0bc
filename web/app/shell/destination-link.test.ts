import { expect, test } from 'vitest';
import type { Destination } from '../navigation.ts';
import { nearest } from './destination-link.tsx';

const destination = (path: string) => ({ path }) as Destination;
const jobs = destination('/recruiter/jobs');
const postJob = destination('/recruiter/jobs/post-job');
const all = [jobs, postJob];

test.each([
  ['/recruiter/jobs', jobs],
  ['/recruiter/jobs/4711', jobs],
  ['/recruiter/jobs/post-job', postJob],
  ['/recruiter/jobs/post-job/4711/edit', postJob],
  ['/recruiter/jobs-of-others', undefined],
])('at %s one menu entry is current', (pathname, current) => {
  expect(nearest(all, pathname)).toBe(current);
});
