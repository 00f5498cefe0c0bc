// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getHiringSystem, syncCandidatesToSystem } from '#contract/features/hiring-systems.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import SendMany from './send-many.tsx';

const JOB = '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a00';
const PEOPLE = ['Huda Saleh', 'Adam Noor', 'Reem Aziz'].map((name, at) => ({
  name,
  job_id: JOB,
  candidate_id: `0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a0${at + 1}`,
}));

test('who is selected is sent after a question, with a report of who was queued and who was not', async () => {
  const api = fakeApi();
  const data = { system: { name: 'Little ATS' }, can: { candidates: true } };
  api.answer(getHiringSystem, () => Response.json({ data, message: '' }));
  const outcomes = ['queued', 'there_already', 'refused'] as const;
  api.on(syncCandidatesToSystem, {
    results: PEOPLE.map(({ candidate_id, job_id }, at) => ({
      candidate_id,
      job_id,
      outcome: outcomes[at] ?? 'refused',
      problem: at === 2 ? { code: 'hiring_systems.blind', message: 'This job is reviewed blind.' } : null,
    })),
    queued: 1,
  });
  const { screen } = await renderIn('en', <SendMany people={PEOPLE} />);
  fireEvent.click(await screen.findByRole('button', { name: /Send to .*Little ATS/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /Send 3 candidates to/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('1 candidate is on the way.')).toBeTruthy();
  expect(dialog.getByText('1 was sent before.')).toBeTruthy();
  expect(dialog.getByRole('listitem').textContent).toBe('Reem Aziz: This job is reviewed blind.');
  const { body } = api.calls.find(({ method }) => method === 'POST') ?? {};
  expect(body).toEqual({ people: PEOPLE.map(({ candidate_id, job_id }) => ({ candidate_id, job_id })) });
});

test('whoever may not send candidates is not offered it', async () => {
  const api = fakeApi();
  const data = { system: { name: 'Little ATS' }, can: { candidates: false } };
  api.answer(getHiringSystem, () => Response.json({ data, message: '' }));
  const { screen } = await renderIn('en', <SendMany people={PEOPLE} />);
  await expect.poll(() => api.calls.length).toBe(1);
  expect(screen.queryByRole('button')).toBeNull();
});
