import { describe, expect, it } from 'vitest';
import type { Actor } from '#server/platform/context.ts';
import { maySeeProfile } from './profiles.policy.ts';

const actor = (given: Partial<Actor> = {}): Actor => ({
  id: 'reader',
  email: 'reader@people.test',
  firstName: 'Amal',
  lastName: 'Nasser',
  portal: 'HCMS',
  state: 'RECRUITER',
  role: 'recruiter',
  companyId: null,
  isCompanyVerified: true,
  language: 'en',
  sessionId: 'session',
  ...given,
});
const profile = { userId: 'person', portal: 'HCMS', isDiscoverable: true };

describe('another’s profile', () => {
  it.each(['RECRUITER', 'RECRUITER_ADMIN', 'TALENT_MANAGER'] as const)('may be seen by a %s', (state) => {
    expect(maySeeProfile(actor({ state }), profile)).toBe(true);
  });

  it.each(['CANDIDATE', 'INSTITUTE', 'ONBOARDING_COMPLETED'] as const)('may not by a %s', (state) => {
    expect(maySeeProfile(actor({ state }), profile)).toBe(false);
  });

  it('may not be seen on another portal, nor where the person lets nobody find them', () => {
    expect(maySeeProfile(actor({ portal: 'KU' }), profile)).toBe(false);
    expect(maySeeProfile(actor(), { ...profile, isDiscoverable: false })).toBe(false);
  });

  it('may always be seen by its owner', () => {
    const owner = actor({ id: 'person', state: 'CANDIDATE', portal: 'KU' });
    expect(maySeeProfile(owner, { ...profile, isDiscoverable: false })).toBe(true);
  });
});
