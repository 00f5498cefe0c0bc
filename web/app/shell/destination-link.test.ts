import { expect, test } from 'vitest';
import type { Destination } from '../navigation.ts';
import { nearest } from './destination-link.tsx';

const destination = (name: string, path: string) => ({ name, path }) as Destination;
const jobs = destination('recruiter-jobs', '/recruiter/jobs');
const postJob = destination('post-job', '/recruiter/jobs/post-job');
const approvals = destination('admin-candidates', '/recruiter/admin/candidates');
const assessments = destination('assessments', '/candidate/assessments/overview');
const interests = destination('my-next-move', '/candidate/assessments/my-next-move');
const institute = destination('institute-select', '/institute/select');
const all = [jobs, postJob, approvals, assessments, interests, institute];

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
  ['/candidate/assessments/overview', assessments],
  ['/candidate/assessments/personality/report/principles', assessments],
  ['/candidate/assessments/my-next-move', interests],
  ['/institute/select', institute],
  ['/institute/national-job/result', institute],
  ['/recruiter/jobs-of-others', undefined],
])('at %s one menu entry is current', (pathname, current) => {
  expect(nearest(all, pathname)).toBe(current);
});
