// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { listEmployees, sendInternalJob } from '#contract/features/employees.contract.ts';
import { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import EmployeesScreen from './employees.screen.tsx';

type Listed = Reply<typeof listEmployees>;

const JOB = '2d0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a03';
const HUDA: Listed['results'][number] = {
  id: '2d0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a04',
  name: 'Huda Salem',
  email: 'huda@work.test',
  job_title: 'Accountant',
  department: 'Finance',
  location: null,
  started_on: '2021-03-09',
  skills: [{ ref_skill: null, name: 'Excel' }],
  link: 'none',
  candidate_id: null,
  invited_at: null,
  updated_at: '2026-10-01T08:00:00.000Z',
  match: null,
  sent_at: null,
};

function api(given: Partial<Listed> = {}) {
  const fake = fakeApi();
  fake.on(listRecruiterJobs, { results: [], total: 0, page: 1, limit: 100 });
  fake.on(listEmployees, {
    results: [HUDA],
    total: 1,
    page: 1,
    limit: 25,
    people: 1,
    departments: ['Finance'],
    locations: [],
    unranked: 0,
    job: null,
    can: { edit: true },
    ...given,
  });
  return fake;
}

describe('the employees of a company', () => {
  test('are asked for as the address says', async () => {
    const fake = api();
    const { screen } = await renderIn('en', <EmployeesScreen />, {
      at: '/recruiter/employees?department=Finance&link=linked&sort=match&page=2&job_id=nonsense',
    });
    expect(await screen.findByText('Huda Salem')).toBeTruthy();
    const asked = fake.calls.find(({ path }) => path === '/recruiter/employees')!;
    expect(Object.fromEntries(asked.query)).toMatchObject({
      department: 'Finance',
      link: 'linked',
      sort: 'name',
      page: '2',
    });
    expect(asked.query.has('job_id')).toBe(false);
  });

  test('are only read by a member', async () => {
    api({ can: { edit: false } });
    const { screen } = await renderIn('ar', <EmployeesScreen />, { at: '/recruiter/employees' });
    expect(await screen.findByText('Huda Salem')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'إضافة موظف' })).toBeNull();
    expect(screen.queryByRole('button', { name: /إزالة/ })).toBeNull();
  });

  test('are judged for a job, by what is said beside each, and sent it once they are chosen', async () => {
    const match = {
      score: 0.42,
      source: 'company' as const,
      matched: ['Excel'],
      partial: [],
      missing: ['IFRS'],
    };
    const fake = api({
      results: [{ ...HUDA, match }],
      job: { id: JOB, title: 'Chief Accountant', is_internal: true, is_open: true, is_blind: false },
    });
    fake.on(sendInternalJob, { told: 0, mailed: 1, skipped: [] });
    const { screen } = await renderIn('en', <EmployeesScreen />, {
      at: `/recruiter/employees?job_id=${JOB}&sort=match`,
    });
    expect(await screen.findByText('42% match')).toBeTruthy();
    expect(screen.getByText('By the company’s own list')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: /Choose .*Huda/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Send the job' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send the job' }));
    await waitFor(() => expect(within(dialog).getByText('Mailed: 1')).toBeTruthy());
    const sent = fake.calls.find(({ path }) => path === '/recruiter/employees/send-job')!;
    expect(sent.body).toMatchObject({ job_id: JOB, employee_ids: [HUDA.id] });
  });
});
