// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getResume } from '#contract/features/resumes.contract.ts';
import { getCurrentUser, loginUser } from '#contract/features/sessions.contract.ts';
import { currentSession } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import LoginScreen from './login.screen.tsx';

describe('the login', () => {
  test('says in words what is missing, and puts the focus on the first of it', async () => {
    const { screen } = await renderIn('en', <LoginScreen />, { at: '/auth/login' });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  });

  test('speaks Arabic from right to left', async () => {
    const { screen } = await renderIn('ar', <LoginScreen />, { at: '/auth/login' });
    expect(screen.getByRole('heading', { name: 'أهلًا بعودتك' })).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
  });

  test('opens a session and goes where the person was going', async () => {
    const api = fakeApi();
    api.on(loginUser, { token: 't1', user: { ...aUser(), refresh_token: 'r1' } });
    api.on(getCurrentUser, aUser());
    api.on(getResume, {
      status: 'completed',
      step: 'done',
      percent: 100,
      failure: null,
      upload_response: null,
    });
    const { screen, router } = await renderIn('en', <LoginScreen />, {
      at: '/auth/login?redirect=%2Fcandidate%2Fjobs%3Fpage%3D2',
    });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' Layla@Example.com ' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret#12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(router.state.location.href).toBe('/candidate/jobs?page=2'));
    const sent = api.calls.find(({ path }) => path === loginUser.path);
    expect(sent?.body).toEqual({ email: 'layla@example.com', password: 'Secret#12' });
    expect(currentSession().state).toBe('CANDIDATE');
    expect(localStorage.getItem('refresh_token')).toBe('r1');
  });

  test('never follows a redirect to another site', async () => {
    const api = fakeApi();
    api.on(loginUser, { token: 't1', user: { ...aUser(), refresh_token: 'r1' } });
    api.on(getCurrentUser, aUser());
    const { screen, router } = await renderIn('en', <LoginScreen />, {
      at: '/auth/login?redirect=%2F%2Fevil.example',
    });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'layla@example.com' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret#12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.href).toBe('/'));
  });

  test('keeps the address that was typed across a reload, but never the password', async () => {
    const first = await renderIn('en', <LoginScreen />, { at: '/auth/login' });
    fireEvent.change(first.screen.getByLabelText('Email'), { target: { value: 'layla@example.com' } });
    fireEvent.change(first.screen.getByLabelText('Password'), { target: { value: 'Secret#12' } });
    first.unmount();
    const { screen } = await renderIn('en', <LoginScreen />, { at: '/auth/login' });
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('layla@example.com');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });
});

describe('a login that is refused', () => {
  const tooMany = { status: 429, code: 'sessions.too_many_tries', headers: { 'retry-after': '64' } };

  async function tryToLogIn(refusal: Parameters<ReturnType<typeof fakeApi>['refuse']>[1]) {
    fakeApi().refuse(loginUser, refusal);
    const view = await renderIn('en', <LoginScreen />, { at: '/auth/login' });
    fireEvent.change(view.screen.getByLabelText('Email'), { target: { value: 'layla@example.com' } });
    fireEvent.change(view.screen.getByLabelText('Password'), { target: { value: 'Wrong#12' } });
    fireEvent.click(view.screen.getByRole('button', { name: 'Log in' }));
    return view;
  }

  test('says why in its place, and keeps it there', async () => {
    const { screen } = await tryToLogIn({
      status: 403,
      code: 'sessions.account_disabled',
      message: 'This account is closed.',
    });
    expect((await screen.findByRole('alert')).textContent).toBe('This account is closed.');
  });

  test('counts the wait down, also after a reload, and holds up nobody else', async () => {
    const first = await tryToLogIn(tooMany);
    expect((await first.screen.findByRole('timer')).textContent).toBe('Next try in 1:04');
    expect(first.screen.getByRole('button', { name: 'Log in' })).toHaveProperty('disabled', true);
    first.unmount();

    const { screen } = await renderIn('en', <LoginScreen />, { at: '/auth/login' });
    expect(screen.getByRole('timer').textContent).toMatch(/Next try in 1:0\d/);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'omar@example.com' } });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveProperty('disabled', false);
  });
});
