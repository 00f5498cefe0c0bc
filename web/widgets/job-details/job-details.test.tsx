// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { type JobBody, JobDetails } from './job-details.tsx';

const JOB: JobBody = {
  description: 'We look for an electrician in Ajman.',
  responsibilities: ['Install low-voltage systems'],
  requirements: ['2 years of experience'],
  skills: [],
  location: 'Ajman',
  work_place: 'on_site',
  employment_type: 'full_time',
  seniority: null,
  min_years: 2,
  education: null,
  languages: [],
  salary_min: null,
  salary_max: null,
};
const SOURCE = `Electrician
We look for an electrician
in Ajman.
- Install low-voltage systems
- 2 years of experience`;

test('a posting that everything above was read from is folded up; one that says more stands open', async () => {
  const read = await renderIn('en', <JobDetails job={{ ...JOB, full_text: SOURCE }} />);
  const whole = read.screen.getByText('The whole posting');
  expect(whole.closest('details')?.open).toBe(false);
  expect(read.screen.queryByRole('heading', { name: 'The whole posting' })).toBeNull();
  read.unmount();
  const own = await renderIn('en', <JobDetails job={{ ...JOB, full_text: 'Written by hand.' }} />);
  expect(own.screen.getByRole('heading', { name: 'The whole posting' })).toBeTruthy();
});

test('what a draft leaves open is not told as said', async () => {
  const { screen } = await renderIn('en', <JobDetails job={{ ...JOB, work_place: null, description: '' }} />);
  expect(screen.getByText('Work place').nextSibling?.textContent).toBe('Not said');
  const about = screen.getByRole('heading', { name: 'About the job' }).closest('section');
  expect(about?.textContent).toContain('Not said');
});
