// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { verifyEmail } from '#contract/features/accounts.contract.ts';
import { currentSession, setUser } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import VerifyEmailLinkScreen from './verify-email-link.screen.tsx';

const LINK = { at: '/auth/verify-email/once', path: '/auth/verify-email/$code' };
const USED = { status: 422, code: 'accounts.code_expired' };

test('whoever opens the link where they signed up is confirmed, and led on once', async () => {
  setUser(aUser({ is_email_confirmed: false }), 'EMAIL_VERIFICATION_PENDING');
  fakeApi().on(verifyEmail, { is_email_confirmed: true });
  const { router } = await renderIn('en', <VerifyEmailLinkScreen />, LINK);
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/email-verified'));
  expect(currentSession().user?.is_email_confirmed).toBe(true);
});

test('a link that was used leads to the login, and offers no second try', async () => {
  fakeApi().refuse(verifyEmail, USED);
  const { screen } = await renderIn('en', <VerifyEmailLinkScreen />, LINK);
  expect(await screen.findByRole('heading', { name: 'This link was used or has run out' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a link that was used lets go on whoever is confirmed here', async () => {
  setUser(aUser({ is_email_confirmed: true }), 'EMAIL_VERIFICATION_COMPLETED');
  fakeApi().refuse(verifyEmail, USED);
  const { router } = await renderIn('en', <VerifyEmailLinkScreen />, LINK);
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/email-verified'));
});
