// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmailChange,
  deleteAccount,
  getSignInDetails,
} from '#contract/features/accounts.contract.ts';
import { deleteSession, listSessions, type Session } from '#contract/features/sessions.contract.ts';
import { currentSession, setUser } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import AccountScreen from './account.screen.tsx';

const EMAIL = aUser().email;
const DETAILS = { email: EMAIL, has_password: true, pending_email: null, wait_seconds: 0 };

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on(getSignInDetails, DETAILS);
  setUser(aUser());
});

const open = (tab = '', language: 'en' | 'ar' = 'en') =>
  renderIn(language, <AccountScreen />, { at: `/settings/account${tab && `?tab=${tab}`}` });

describe('a change of address', () => {
  test('is asked for with the password, and made by the code of the new address', async () => {
    const { screen } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Change the email' }));
    api.refuse(changeEmail, {
      status: 422,
      code: 'accounts.password_wrong',
      message: 'Wrong current password',
    });
    fireEvent.change(screen.getByLabelText('New email'), { target: { value: 'new@example.com' } });
    fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(await screen.findByText('Wrong current password')).toBeTruthy();

    api.on(changeEmail, { email: 'new@example.com', wait_seconds: 60 });
    api.on(getSignInDetails, { ...DETAILS, pending_email: 'new@example.com', wait_seconds: 60 });
    fireEvent.click(screen.getByRole('button', { name: 'Send the code' }));
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });

    api.on(confirmEmailChange, aUser({ email: 'new@example.com' }));
    api.on(getSignInDetails, { ...DETAILS, email: 'new@example.com' });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(currentSession().user?.email).toBe('new@example.com'));
    expect(await screen.findByText('new@example.com')).toBeTruthy();
    expect(currentSession().state).toBe('CANDIDATE');
  });

  test('that is under way is shown after a reload, and may be given up', async () => {
    api.on(getSignInDetails, { ...DETAILS, pending_email: 'new@example.com' });
    const { screen } = await open();
    expect(await screen.findByText(/new@example.com/)).toBeTruthy();
    api.on(cancelEmailChange, { pending_email: null });
    api.on(getSignInDetails, DETAILS);
    fireEvent.click(screen.getByRole('button', { name: 'Keep the present one' }));
    expect(await screen.findByRole('button', { name: 'Change the email' })).toBeTruthy();
  });

  test('is made by its link, once, and the token leaves the address', async () => {
    api.on(confirmEmailChange, aUser({ email: 'new@example.com' }));
    const { router } = await renderIn('en', <AccountScreen />, { at: '/settings/account?email_token=abc' });
    await waitFor(() => expect(currentSession().user?.email).toBe('new@example.com'));
    await waitFor(() => expect(router.state.location.href).toBe('/settings/account'));
    expect(api.calls.filter(({ path }) => path === '/account/email/confirm')).toHaveLength(1);
  });

  test('by a link that is over says so, and nothing changes', async () => {
    api.refuse(confirmEmailChange, { status: 422, code: 'accounts.code_expired', message: 'It is over.' });
    const { screen } = await renderIn('en', <AccountScreen />, { at: '/settings/account?email_token=abc' });
    expect((await screen.findByRole('alert')).textContent).toContain('It is over.');
    expect(currentSession().user?.email).toBe(EMAIL);
  });
});

describe('the password', () => {
  beforeEach(() => api.on(listSessions, { results: [], total: 0 }));

  test('is changed by who knows the present one, and must differ from it', async () => {
    const { screen } = await open('security');
    const fill = async (label: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await fill('Current password', 'Secret#12');
    await fill('New password', 'Secret#12');
    await fill('The same once more', 'Secret#12');
    fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));
    expect(await screen.findByText('Choose a password you have not used here before.')).toBeTruthy();

    api.on(changePassword, { ended_sessions: 1 });
    await fill('New password', 'Secret#13');
    await fill('The same once more', 'Secret#13');
    fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe(''));
    const sent = api.calls.filter(({ path }) => path === '/change-password').map(({ body }) => body);
    expect(sent).toEqual([{ current_password: 'Secret#12', password: 'Secret#13' }]);
  });

  test('may be set by mail by who has none', async () => {
    api.on(getSignInDetails, { ...DETAILS, has_password: false });
    const { screen } = await open('security');
    expect(await screen.findByRole('button', { name: 'Set a password by email' })).toBeTruthy();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});

describe('the sessions', () => {
  const session = (changes: Partial<Session>): Session => ({
    id: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a22',
    browser: 'Firefox',
    system: 'Windows',
    kind: 'desktop',
    address: '203.0.113.7',
    opened_at: '2026-01-04T08:00:00.000Z',
    last_seen_at: '2026-01-05T08:00:00.000Z',
    is_current: false,
    ...changes,
  });
  const HERE = session({ id: aUser().id, browser: 'Safari', system: 'iOS', kind: 'phone', is_current: true });

  test('say which one is this one, and another is ended by itself', async () => {
    api.on(listSessions, { results: [HERE, session({})], total: 2 });
    const { screen } = await open('security');
    const here = (await screen.findByText('Safari on iOS')).closest('li')!;
    expect(within(here).getByText('This device')).toBeTruthy();
    expect(within(here).queryByRole('button')).toBeNull();

    api.on(deleteSession, { ended: true });
    api.on(listSessions, { results: [HERE], total: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'End Firefox on Windows' }));
    expect(await screen.findByText('You are logged in on this device only.')).toBeTruthy();
  });
});

describe('the deletion of the account', () => {
  test('asks for the own address and the password, and ends with a goodbye', async () => {
    const { screen, router } = await open('data');
    fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog');
    const email = await within(dialog).findByLabelText('Type your email to confirm');
    fireEvent.change(email, { target: { value: 'other@example.com' } });
    fireEvent.change(within(dialog).getByLabelText('Your password'), { target: { value: 'Secret#12' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    expect(await within(dialog).findByText('This is not the email of your account.')).toBeTruthy();
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);

    api.on(deleteAccount, { deleted: true });
    fireEvent.change(email, { target: { value: ` ${EMAIL.toUpperCase()} ` } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/goodbye'));
    expect(currentSession()).toMatchObject({ state: 'UNAUTHENTICATED', user: null });
    expect(api.calls.find(({ method }) => method === 'DELETE')!.body).toEqual({ password: 'Secret#12' });
  });

  test('takes a mailed code from who has no password', async () => {
    api.on(getSignInDetails, { ...DETAILS, has_password: false });
    const { screen } = await open('data', 'ar');
    fireEvent.click(screen.getByRole('button', { name: 'حذف حسابي' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByLabelText('الرمز')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'إرسال رمز إليّ' })).toBeTruthy();
  });
});
