// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  chooseNotifications,
  listNotificationChoices,
  type NotificationChoice,
} from '#contract/features/notifications.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { NotificationChoices } from './notification-choices.tsx';

const CHOICES: NotificationChoice[] = [
  {
    kind: 'shortlisted',
    label: { en: 'A company shortlists you', ar: 'إضافتك إلى قائمة مختصرة' },
    group: 'jobs',
    in_app: true,
    mail: 'at-once',
    is_fixed: false,
  },
  {
    kind: 'job_closed',
    label: { en: 'A job that you applied for closes', ar: 'إغلاق وظيفة تقدمت إليها' },
    group: 'jobs',
    in_app: true,
    mail: 'daily',
    is_fixed: false,
  },
  {
    kind: 'password_changed',
    label: null,
    group: 'security',
    in_app: true,
    mail: 'at-once',
    is_fixed: true,
  },
];

const switchOf = (name: string) => ({ name: `${name}: in the app` });
const mailOf = (name: string) => ({ name: `${name}: by email` });

test('each choice is kept at once; what cannot be switched off is not offered', async () => {
  const api = fakeApi();
  api.on(listNotificationChoices, { results: CHOICES });
  const { screen } = await renderIn('en', <NotificationChoices />);
  const inApp = await screen.findByRole('switch', switchOf('A company shortlists you'));
  expect(screen.queryByText(/Password/)).toBeNull();

  const after = CHOICES.map((it) => (it.kind === 'shortlisted' ? { ...it, in_app: false } : it));
  api.on(chooseNotifications, { results: after });
  fireEvent.click(inApp);
  await waitFor(() => expect((inApp as HTMLInputElement).checked).toBe(false));
  expect(api.calls.at(-1)!.body).toEqual({ choices: [{ kind: 'shortlisted', in_app: false }] });
});

test('a choice that the server refuses is shown as it was', async () => {
  const api = fakeApi();
  api.on(listNotificationChoices, { results: CHOICES });
  api.refuse(chooseNotifications, { status: 500, code: 'server.failed', message: 'No.' });
  const { screen } = await renderIn('en', <NotificationChoices />);
  const mail = (await screen.findByRole(
    'combobox',
    mailOf('A job that you applied for closes'),
  )) as HTMLSelectElement;
  fireEvent.change(mail, { target: { value: 'never' } });
  await waitFor(() => expect(api.calls.some((call) => call.method === 'PATCH')).toBe(true));
  await waitFor(() => expect(mail.value).toBe('daily'));
});

test('all mails are stopped at once, in Arabic too', async () => {
  const api = fakeApi();
  api.on(listNotificationChoices, { results: CHOICES });
  const { screen } = await renderIn('ar', <NotificationChoices />);
  const stop = await screen.findByRole('button', { name: 'إيقاف كل هذه الرسائل' });
  const after = CHOICES.map((it) => (it.is_fixed ? it : { ...it, mail: 'never' as const }));
  api.on(chooseNotifications, { results: after });
  fireEvent.click(stop);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'إيقاف كل هذه الرسائل' })).toBeNull());
  expect(api.calls.at(-1)!.body).toEqual({
    choices: [
      { kind: 'shortlisted', mail: 'never' },
      { kind: 'job_closed', mail: 'never' },
    ],
  });
});
