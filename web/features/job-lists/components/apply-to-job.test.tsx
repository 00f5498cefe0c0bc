// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applyToJob, listApplications } from '#contract/features/applications.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { ApplyToJob } from './apply-to-job.tsx';

const company = {
  id: '9b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a09',
  company_name: 'Palm Gate',
  company_avatar: null,
  company_industry: 'Energy',
  company_location: 'Dubai',
};
const job = {
  jid: '0b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a01',
  job_title: 'Accountant',
  company,
  screening_questions: [],
};
const application = {
  id: '5c0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a02',
  job: { ...job, location: null, work_place: 'onsite', status: 'PUBLISHED' },
  stage: 'SUBMITTED',
  reason: null,
  applied_at: '2026-11-01T08:00:00.000Z',
  moved_at: '2026-11-01T08:00:00.000Z',
  can: { withdraw: true, apply_again: false },
};

test('once an application is sent, the keyboard is where it says how it stands', async () => {
  const api = fakeApi();
  let isSent = false;
  api.answer(listApplications, () =>
    Response.json({
      data: { results: isSent ? [application] : [], total: 1, page: 1, limit: 20, counts: {} },
    }),
  );
  api.answer(applyToJob, () => {
    isSent = true;
    return Response.json({ data: application, message: 'Sent.' });
  });
  const { screen } = await renderIn('en', <ApplyToJob job={job} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send the application' }));
  const link = await screen.findByRole('link', { name: 'See your application' });
  await waitFor(() => expect(document.activeElement).toBe(link.parentElement));
  expect(screen.queryByRole('dialog')).toBeNull();
});
