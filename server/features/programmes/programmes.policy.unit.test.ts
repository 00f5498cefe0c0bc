import { describe, expect, it } from 'vitest';
import type { Actor } from '#server/platform/context.ts';
import { circleOf, mayEdit, maySee } from './programmes.policy.ts';

const actor = (given: Partial<Actor> = {}): Actor => ({
  id: 'amal',
  email: 'amal@falaj-college.example',
  firstName: 'Amal',
  lastName: 'Nasser',
  portal: 'HCMS',
  state: 'INSTITUTE',
  role: 'institute',
  companyId: null,
  isCompanyVerified: true,
  language: 'en',
  sessionId: 'session',
  ...given,
});
const kept = (given = {}) => ({
  ownerId: 'amal',
  portal: 'HCMS',
  circle: circleOf(actor()),
  isShared: true,
  ...given,
});

describe('a programme', () => {
  const colleague = actor({ id: 'omar', email: 'omar@falaj-college.example' });
  const stranger = actor({ id: 'lina', email: 'lina@other-college.example' });
  const nobodys = actor({ id: 'sami', email: 'sami@gmail.com' });

  it('is seen by its owner, and once it is shared by colleagues', () => {
    expect(maySee(actor(), kept({ isShared: false }))).toBe(true);
    expect([maySee(colleague, kept()), maySee(colleague, kept({ isShared: false }))]).toEqual([true, false]);
    expect(maySee(stranger, kept())).toBe(false);
    expect(maySee({ ...colleague, portal: 'KU' }, kept())).toBe(false);
    expect(maySee({ ...actor(), portal: 'KU' }, kept())).toBe(false);
  });

  it('is nobody’s else where the address is of a provider of mail', () => {
    expect(circleOf(nobodys)).toBeNull();
    expect(maySee(nobodys, kept({ circle: null }))).toBe(false);
  });

  it('is a company’s where it is no institute’s, whatever the address', () => {
    const recruiter = (companyId: string | null) => actor({ state: 'RECRUITER', companyId });
    expect(circleOf(recruiter('pearl'))).not.toBe(circleOf(recruiter('coral')));
    expect(circleOf(recruiter(null))).toBeNull();
  });

  it('is changed by its owner alone', () => {
    expect([mayEdit(actor(), kept()), mayEdit(colleague, kept())]).toEqual([true, false]);
    expect(mayEdit({ ...actor(), portal: 'KU' }, kept())).toBe(false);
  });
});
