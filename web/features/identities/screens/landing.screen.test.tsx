// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { landSignIn, linkIdentity, registerIdentity } from '#contract/features/identities.contract.ts';
import { getPortal } from '#contract/features/portals.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { currentSession } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { ProviderButtons } from '#web/widgets/provider-buttons/provider-buttons.tsx';
import LandingScreen from './landing.screen.tsx';

const AT = { at: '/auth/google/abc', path: '/auth/google/$token' };
const session = { token: 't1', user: { ...aUser(), role_name: 'recruiter' as const, refresh_token: 'r1' } };

function landingOn(outcome: object) {
  const api = fakeApi();
  api.on(landSignIn, outcome as never);
  api.on(getCurrentUser, session.user);
  return api;
}

describe('coming back from a provider', () => {
  test('lets in who is known, and goes where the person was going', async () => {
    const api = landingOn({ outcome: 'signed-in', session, redirect: '/recruiter/jobs' });
    const { router } = await renderIn('en', <LandingScreen />, AT);
    await waitFor(() => expect(router.state.location.href).toBe('/recruiter/jobs'));
    expect(currentSession().state).toBe('RECRUITER');
    expect(api.calls.filter(({ path }) => path === landSignIn.path)).toHaveLength(1);
  });

  test('asks a new person for their name and consent', async () => {
    const api = landingOn({ outcome: 'new', email: 'huda@people.test', first_name: 'Huda', last_name: '' });
    api.on(registerIdentity, session);
    const { screen } = await renderIn('ar', <LandingScreen />, AT);
    fireEvent.change(await screen.findByLabelText('اسم العائلة'), { target: { value: 'Amin' } });
    fireEvent.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
    const checkbox = screen.getByRole('checkbox');
    await waitFor(() => expect(document.activeElement).toBe(checkbox));
    fireEvent.click(checkbox);
    fireEvent.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
    await waitFor(() => expect(currentSession().state).toBe('RECRUITER'));
    const sent = api.calls.find(({ path }) => path === registerIdentity.path);
    expect(sent?.body).toEqual({ token: 'abc', first_name: 'Huda', last_name: 'Amin', terms: true });
  });

  test('asks the owner of an account for its password', async () => {
    const api = landingOn({ outcome: 'proof-needed', email: 'huda@people.test', has_password: true });
    api.on(linkIdentity, session);
    const { screen } = await renderIn('en', <LandingScreen />, AT);
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'Secret#12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Link and log in' }));
    await waitFor(() => expect(currentSession().state).toBe('RECRUITER'));
  });

  test('tells what went wrong and shows the way back', async () => {
    const api = fakeApi();
    api.refuse(landSignIn, { status: 410, code: 'identities.expired', message: 'This sign-in has run out.' });
    const { screen } = await renderIn('en', <LandingScreen />, AT);
    expect(await screen.findByText('This sign-in has run out.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/auth/login');
  });
});

describe('the buttons of other ways in', () => {
  test('are those of the portal, and none where it has none', async () => {
    const api = fakeApi();
    api.on(getPortal, {
      key: 'HCMS',
      name: { en: 'Masar', ar: 'مسار' },
      accent: '#0f5a52',
      logos: { light: { en: null, ar: null }, dark: { en: null, ar: null } },
      languages: ['en', 'ar'],
      contact_email: 'help@people.test',
      approval: { candidates: false, recruiters: false },
      checks_companies: true,
      post_job_limit: 50,
      digital_human: 'noor',
      sign_in_methods: ['linkedin'],
      features_off: [],
    });
    const { screen } = await renderIn('en', <ProviderButtons redirect="/job/1" />, { at: '/auth/login' });
    const link = await screen.findByRole('link', { name: 'Continue with LinkedIn' });
    expect(link.getAttribute('href')).toBe('/api/auth/linkedin?lang=en&domain=HCMS&redirect=%2Fjob%2F1');
    expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
  });
});
