import { expect, test } from 'vitest';
import type { Destination } from '../navigation.ts';
import { nearest } from './destination-link.tsx';

const destination = (name: string, path: string) => ({ name, path }) as Destination;
const jobs = destination('recruiter-jobs', '/recruiter/jobs');
const postJob = destination('post-job', '/recruiter/jobs/post-job');
const approvals = destination('admin-candidates', '/recruiter/admin/candidates');
const all = [jobs, postJob, approvals];

test.each([
  ['/recruiter/jobs', jobs],
  ['/recruiter/jobs/4711', jobs],
  ['/recruiter/jobs/post-job', postJob],
  ['/recruiter/jobs/post-job/4711/edit', postJob],
  ['/recruiter/jobs/post-job/ai-generated', postJob],
  ['/recruiter/jobs/post-job/4711/view', jobs],
  ['/recruiter/jobs/post-job/ai-generated/candidate', jobs],
  ['/recruiter/jobs/post-job/ai-generated/all-candidates', jobs],
  ['/recruiter/admin/candidates', approvals],
  ['/recruiter/admin/view/4711', approvals],
  ['/recruiter/jobs-of-others', undefined],
])('at %s one menu entry is current', (pathname, current) => {
  expect(nearest(all, pathname)).toBe(current);
});
