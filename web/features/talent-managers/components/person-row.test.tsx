// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { ManagedPerson } from '#contract/features/talent-managers.people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { PersonStanding } from './person-row.tsx';

const PERSON: ManagedPerson = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'amal@example.com',
  name: 'Amal Nasser',
  status: 'joined',
  invited_at: '2026-10-30T08:00:00.000Z',
  expires_at: '2026-11-30T08:00:00.000Z',
  reminded_at: null,
  answered_at: '2026-11-01T08:00:00.000Z',
  has_resume: false,
  profile: {
    headline: null,
    location: null,
    experience_months: null,
    completeness: 1,
    is_ranked: true,
    jobs: 0,
    best_score: null,
    stage: 'HIRED',
    stage_since: '2026-10-05T08:00:00.000Z',
  },
  can: { resend: false, end: true },
};

test('the date beside a standing is of that standing', async () => {
  const { screen } = await renderIn('en', <PersonStanding person={PERSON} />);
  expect(screen.getByText('Hired')).toBeTruthy();
  expect(screen.getByText(/since 5 Oct/)).toBeTruthy();
  expect(screen.queryByText(/1 Nov/)).toBeNull();
});
