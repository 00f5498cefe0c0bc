// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { currentSession, endSession, setUserState } from '#web/platform/session.ts';
import { guardNavigation } from './guard-navigation.ts';

const SIGNED_OUT = ['UNAUTHENTICATED', 'RESET_PASSWORD', 'RESET_PASSWORD_COMPLETED'] as const;

beforeEach(() => endSession());

test('who goes to the login out of the reset of a password has left it', async () => {
  setUserState('RESET_PASSWORD_COMPLETED');
  await guardNavigation({ admits: SIGNED_OUT, href: '/auth/login', cameFrom: '' });
  expect(currentSession().state).toBe('UNAUTHENTICATED');
});

test('who goes a step back within it has not', async () => {
  setUserState('RESET_PASSWORD');
  await guardNavigation({
    admits: ['UNAUTHENTICATED', 'RESET_PASSWORD'],
    href: '/auth/reset-password/email-verification',
    cameFrom: '',
  });
  expect(currentSession().state).toBe('RESET_PASSWORD');
});

test('who types the address of an area in the middle of it is asked to log in', async () => {
  setUserState('RESET_PASSWORD');
  const going = guardNavigation({ admits: ['CANDIDATE'], href: '/candidate/jobs', cameFrom: '' });
  await expect(going).rejects.toMatchObject({ options: { to: '/auth/login' } });
  expect(currentSession().state).toBe('UNAUTHENTICATED');
});
