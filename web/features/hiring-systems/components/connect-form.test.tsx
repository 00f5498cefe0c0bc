// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tryHiringSystem } from '#contract/features/hiring-systems.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { ConnectForm } from './connect-form.tsx';

test('a line is tested as it would be connected: what is wrong is told beside its field, and nothing is sent', async () => {
  const api = fakeApi();
  api.on(tryHiringSystem, {
    about: {
      name: 'Little ATS',
      version: '2',
      stages: [],
      job_fields: [],
      candidate_fields: [],
      sign_on: 'none',
    },
    took_ms: 12,
  });
  const { screen } = await renderIn('en', <ConnectForm />);
  const address = screen.getByLabelText('Address');
  const key = screen.getByLabelText('Access key');
  const test = screen.getByRole('button', { name: 'Test the line' });

  fireEvent.change(address, { target: { value: 'not a link' } });
  fireEvent.change(key, { target: { value: 'the key' } });
  fireEvent.click(test);
  await waitFor(() => expect(document.activeElement).toBe(address));
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(api.calls).toEqual([]);

  fireEvent.change(address, { target: { value: 'https://ats.example/api/' } });
  fireEvent.click(test);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Little ATS 2/));
  expect(api.calls[0]?.body).toMatchObject({ address: 'https://ats.example/api', secret: 'the key' });
  expect((key as HTMLInputElement).value).toBe('the key');
});
