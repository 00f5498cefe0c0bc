// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listAuditEntries } from '#contract/features/audit-entries.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { anAuditEntry, someAuditEntries } from '../audit-entries.fakes.ts';
import { dayEnd, dayStart } from '../days.ts';
import AuditScreen from './audit.screen.tsx';

const AT = '/recruiter/admin/audit';
const ENTRY = anAuditEntry();

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
const asked = () => new URLSearchParams(api.calls.at(-1)!.query);

test('says in the reader’s language who did what', async () => {
  api.on(listAuditEntries, someAuditEntries([ENTRY]));
  const { screen } = await renderIn('ar', <AuditScreen />, { at: AT });
  expect(await screen.findByText(/إضافة أحمد النعيمي إلى القائمة المختصرة/)).toBeTruthy();
});

test('asks for what the address says, a day with its end', async () => {
  api.on(listAuditEntries, someAuditEntries([]));
  await renderIn('en', <AuditScreen />, {
    at: `${AT}?kind=job&from=2026-11-01&to=2026-11-02&actor=${ENTRY.actor!.id}&subject=nonsense`,
  });
  await waitFor(() => expect(api.calls).not.toHaveLength(0));
  expect(asked().get('kind')).toBe('job');
  expect(asked().get('from')).toBe(new Date(2026, 10, 1).toISOString());
  expect(asked().get('to')).toBe(new Date(2026, 10, 3).toISOString());
  expect(asked().get('actor_id')).toBe(ENTRY.actor!.id);
  expect(asked().get('subject_id')).toBeNull();
});

test('a name narrows the list to that person, and the filter can be taken away', async () => {
  api.on(listAuditEntries, someAuditEntries([ENTRY]));
  const { screen } = await renderIn('en', <AuditScreen />, { at: AT });
  fireEvent.click(await screen.findByRole('button', { name: 'Only what Sara Haddad did' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Without this filter: Done by Sara Haddad' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Without this filter/ })).toBeNull());
});

test('where nothing matches it offers everything again', async () => {
  api.on(listAuditEntries, someAuditEntries([]));
  const { screen } = await renderIn('en', <AuditScreen />, { at: `${AT}?kind=job` });
  fireEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('Nothing has happened yet')).toBeTruthy();
});

test('a day is a day of the calendar, and nothing else is one', () => {
  expect(dayEnd('2026-12-31')).toBe(new Date(2027, 0, 1).toISOString());
  expect([dayStart(''), dayStart('yesterday'), dayEnd('2026-1-1')]).toEqual([null, null, null]);
});
