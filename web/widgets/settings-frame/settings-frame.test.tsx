// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserState } from '#contract/kernel/user-states.ts';
import { ROUTES } from '#web/app/features.ts';
import { setUser } from '#web/platform/session.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { SettingsFrame } from './settings-frame.tsx';

async function partsFor(state: UserState) {
  const { screen } = await renderIn(
    'en',
    <SettingsFrame current="account" title="Account">
      {null}
    </SettingsFrame>,
    { at: '/settings/account', routes: ROUTES },
  );
  act(() => setUser(aUser(), state));
  return screen.getAllByRole('link').map((link) => link.textContent);
}

const OWN = ['Account', 'Login and security', 'Notifications', 'Your data'];

test('an admin finds the audit log among the settings, a recruiter does not', async () => {
  const company = ['Company', 'Verification', 'Hiring stages', 'Message templates'];
  expect(await partsFor('RECRUITER_ADMIN')).toEqual([...OWN, ...company, 'Audit log']);
});

test('a recruiter finds what is the company’s, and no audit log', async () => {
  const parts = await partsFor('RECRUITER');
  expect(parts).toContain('Company');
  expect(parts).not.toContain('Audit log');
});

test.each(['TALENT_MANAGER', 'INSTITUTE'] as const)(
  '%s finds the account and nothing of a company',
  async (state) => {
    expect(await partsFor(state)).toEqual(OWN);
  },
);
