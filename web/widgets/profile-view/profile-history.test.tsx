// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { Certifications } from './profile-history.tsx';
import type { ReadProfile } from './read-profile.ts';

const certificate = (issue_date: string | null, expiration_date: string | null) =>
  ({ name: `From ${issue_date}`, issuer: null, issue_date, expiration_date, no_expiration: false }) as never;

test('the end of a certificate without a beginning is not read as its date of issue', async () => {
  const profile = {
    certifications: [certificate(null, '2027-01'), certificate('2023', '2027-02')],
  } as unknown as ReadProfile;
  const { screen } = await renderIn('en', <Certifications profile={profile} />);
  expect(await screen.findByText('Valid until Jan 2027')).toBeTruthy();
  expect(screen.getByText('2023 – Feb 2027')).toBeTruthy();
});
