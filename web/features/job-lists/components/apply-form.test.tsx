// @vitest-environment jsdom
import { cleanNotifications, Notifications } from '@mantine/notifications';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { applyToJob } from '#contract/features/applications.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { ApplyForm } from './apply-form.tsx';

const company = {
  id: '9b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a09',
  company_name: 'Palm Gate',
  company_avatar: null,
  company_industry: 'Energy',
  company_location: 'Dubai',
};
const job = { jid: '0b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a01', company, screening_questions: [] };

test('an application that another tab has sent closes the form and says so', async () => {
  cleanNotifications();
  const api = fakeApi();
  api.refuse(applyToJob, { status: 409, code: 'applications.already_sent', message: 'Already applied.' });
  const done = vi.fn();
  const ui = (
    <>
      <Notifications />
      <ApplyForm job={job} onSent={done} onCancel={() => {}} />
    </>
  );
  const { screen } = await renderIn('en', ui);
  fireEvent.click(await screen.findByRole('button', { name: 'Send the application' }));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(await screen.findByText('Already applied.')).toBeTruthy();
});
