// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { forgotPassword, resetPassword, verifyReset } from '#contract/features/accounts.contract.ts';
import { currentSession, setUserState } from '#web/platform/session.ts';
import { drafts } from '#web/platform/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import CreateNewPasswordScreen from './create-new-password.screen.tsx';
import ResetPasswordScreen from './reset-password.screen.tsx';
import ResetPasswordLinkScreen from './reset-password-link.screen.tsx';
import ResetPasswordVerifyScreen from './reset-password-verify.screen.tsx';

const EMAIL = 'layla@example.com';
const PROVED = { reset_token: 'r', email: EMAIL, expires_at: '2026-01-04T08:15:00.000Z' };
const VERIFY = '/auth/reset-password/verify';
const CREATE = '/auth/reset-password/create-new-password';

describe('a forgotten password', () => {
  test('begins with the address that was typed at the login, and goes on to the code', async () => {
    drafts.keep('login', { email: EMAIL });
    const api = fakeApi();
    api.on(forgotPassword, { email: EMAIL, wait_seconds: 60 });
    const { screen, router } = await renderIn('en', <ResetPasswordScreen />, { at: '/start' });
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL);
    fireEvent.click(screen.getByRole('button', { name: 'Send me the code' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(VERIFY));
  });

  test('asks for the address first where none is known', async () => {
    const { router } = await renderIn('en', <ResetPasswordVerifyScreen />, { at: VERIFY });
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/auth/reset-password/email-verification'),
    );
  });

  test('shows the wait for another mail, also after a reload', async () => {
    fakeApi().on(forgotPassword, { email: EMAIL, wait_seconds: 60 });
    const { mailReset } = await import('../password-reset.ts');
    await mailReset(EMAIL);
    const { screen } = await renderIn('en', <ResetPasswordVerifyScreen />, { at: VERIFY });
    expect(screen.getByRole('button', { name: /^Send it again in (1:00|0:59)$/ })).toBeTruthy();
  });

  test('a wrong code is said beside the field, the right one leads on', async () => {
    drafts.keep('password-reset', { email: EMAIL });
    const api = fakeApi();
    api.refuse(verifyReset, {
      status: 422,
      code: 'accounts.reset_code_wrong',
      message: 'This code is wrong.',
    });
    const { screen, router } = await renderIn('en', <ResetPasswordVerifyScreen />, { at: VERIFY });
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '١٢٣ 456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('This code is wrong.')).toBeTruthy();

    api.on(verifyReset, PROVED);
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(CREATE));
    expect(api.calls.at(-1)!.body).toEqual({ email: EMAIL, code: '123456' });
    expect(currentSession().state).toBe('RESET_PASSWORD');
  });
});

describe('the link of the mail', () => {
  const open = () =>
    renderIn('en', <ResetPasswordLinkScreen />, {
      at: '/auth/reset-password/abc',
      path: '/auth/reset-password/$code',
    });

  test('leads to the new password', async () => {
    const api = fakeApi();
    api.on(verifyReset, PROVED);
    const { router } = await open();
    await waitFor(() => expect(router.state.location.pathname).toBe(CREATE));
    expect(api.calls[0]!.body).toEqual({ token: 'abc' });
    expect(currentSession().state).toBe('RESET_PASSWORD');
  });

  test('that is over says so, with a way to ask again', async () => {
    fakeApi().refuse(verifyReset, { status: 422, code: 'accounts.reset_expired', message: 'It is over.' });
    const { screen } = await open();
    const again = await screen.findByRole('link', { name: 'Send me a new code' });
    expect(again.getAttribute('href')).toBe('/auth/reset-password/email-verification');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(currentSession().state).toBe('RESET_PASSWORD');
  });
});

describe('the new password', () => {
  async function create(password: string, confirmation: string) {
    drafts.keep('password-reset', { email: EMAIL, token: 'r' });
    setUserState('RESET_PASSWORD');
    const view = await renderIn('en', <CreateNewPasswordScreen />, { at: CREATE });
    fireEvent.change(view.screen.getByLabelText('New password'), { target: { value: password } });
    fireEvent.change(view.screen.getByLabelText('The same once more'), { target: { value: confirmation } });
    fireEvent.click(view.screen.getByRole('button', { name: 'Save the password' }));
    return view;
  }

  test('must be the same twice', async () => {
    const api = fakeApi();
    const { screen } = await create('Secret#12', 'Secret#13');
    expect(await screen.findByText('The two passwords differ.')).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  test('must differ from the present one', async () => {
    fakeApi().refuse(resetPassword, {
      status: 422,
      code: 'accounts.password_same',
      message: 'This is your present password.',
    });
    const { screen } = await create('Secret#12', 'Secret#12');
    expect(await screen.findByText('This is your present password.')).toBeTruthy();
  });

  test('ends the session of this browser, and the login knows the address', async () => {
    localStorage.setItem('token', 't');
    fakeApi().on(resetPassword, { email: EMAIL });
    const { router } = await create('Secret#12', 'Secret#12');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/reset-password/success'));
    expect(currentSession().state).toBe('RESET_PASSWORD_COMPLETED');
    expect(localStorage.getItem('token')).toBeNull();
    expect(drafts.read('login')).toEqual({ email: EMAIL });
    expect(drafts.read('password-reset')).toBeNull();
  });

  test('that comes too late leads to a new code', async () => {
    fakeApi().refuse(resetPassword, { status: 422, code: 'accounts.reset_expired', message: 'Too late.' });
    const { screen } = await create('Secret#12', 'Secret#12');
    expect(await screen.findByRole('link', { name: 'Send me a new code' })).toBeTruthy();
  });
});
