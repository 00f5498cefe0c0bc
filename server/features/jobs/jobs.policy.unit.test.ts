import { describe, expect, it } from 'vitest';
import type { Actor } from '#server/platform/context.ts';
import { isForEmployees, isPublic, maySeeJob, ownsJob, rightsOn, statusOf } from './jobs.policy.ts';

type Facts = Parameters<typeof maySeeJob>[1];

const job = (given: Partial<Facts> = {}): Facts => ({
  portal: 'HCMS',
  companyId: 'pearl',
  status: 'published',
  audience: 'portal',
  ...given,
});

const actor = (given: Partial<Actor> = {}): Actor => ({
  id: 'amal',
  email: 'amal@people.test',
  firstName: 'Amal',
  lastName: 'Nasser',
  portal: 'HCMS',
  state: 'CANDIDATE',
  role: 'individual',
  companyId: null,
  isCompanyVerified: true,
  language: 'en',
  sessionId: 'session',
  ...given,
});

const READERS = {
  recruiter: actor({ state: 'RECRUITER', companyId: 'pearl' }),
  'admin who recruits': actor({ state: 'RECRUITER_ADMIN', companyId: 'pearl' }),
  'recruiter of another company': actor({ state: 'RECRUITER', companyId: 'coral' }),
  'recruiter without a company': actor({ state: 'RECRUITER' }),
  'recruiter who is not let in yet': actor({ state: 'ONBOARDING_COMPLETED', companyId: 'pearl' }),
  candidate: actor(),
  'candidate of another portal': actor({ portal: 'LEC' }),
};
const ALL = Object.keys(READERS);
const COMPANY = ['recruiter', 'admin who recruits'];
const PORTAL = ALL.filter((name) => name !== 'candidate of another portal');

const readersWho = (may: (reader: Actor) => boolean) =>
  Object.entries(READERS).flatMap(([name, reader]) => (may(reader) ? [name] : []));

describe('a job', () => {
  it.each([
    [{}, { workedOnBy: COMPANY, seenBy: PORTAL, onceSent: [] }],
    [{ status: 'draft' }, { workedOnBy: COMPANY, seenBy: COMPANY, onceSent: [] }],
    [{ status: 'closed' }, { workedOnBy: COMPANY, seenBy: COMPANY, onceSent: [] }],
    [{ status: 'removed' }, { workedOnBy: [], seenBy: [], onceSent: [] }],
    [{ audience: 'employees' }, { workedOnBy: COMPANY, seenBy: COMPANY, onceSent: ['candidate'] }],
    [
      { audience: 'employees', status: 'draft' },
      { workedOnBy: COMPANY, seenBy: COMPANY, onceSent: [] },
    ],
    [
      { audience: 'employees', status: 'removed' },
      { workedOnBy: [], seenBy: [], onceSent: [] },
    ],
  ] as const)('with %o', (given, { workedOnBy, seenBy, onceSent }) => {
    expect({
      workedOnBy: readersWho((reader) => ownsJob(reader, job(given))),
      seenBy: readersWho((reader) => maySeeJob(reader, job(given))),
      onceSent: readersWho((reader) => isForEmployees(reader, job(given))),
    }).toEqual({ workedOnBy, seenBy, onceSent });
  });

  it.each([
    ['published', 'portal', true],
    ['published', 'employees', false],
    ['draft', 'portal', false],
    ['closed', 'portal', false],
    ['removed', 'portal', false],
  ] as const)('that is %s for %s is everyone’s to read: %s', (status, audience, expected) => {
    expect(isPublic({ status, audience })).toBe(expected);
  });

  it.each([
    ['recruiter', 'draft', ['edit', 'publish', 'remove', 'see_candidates']],
    ['recruiter', 'closed', ['edit', 'publish', 'remove', 'see_candidates']],
    ['recruiter', 'published', ['edit', 'remove', 'see_candidates']],
    ['candidate', 'published', []],
    ['candidate', 'closed', []],
  ] as const)('lets its %s, while it is %s, do %j', (reader, status, deeds) => {
    const can = Object.entries(rightsOn(READERS[reader], job({ status })));
    expect(can.flatMap(([deed, isAllowed]) => (isAllowed ? [deed] : []))).toEqual(deeds);
  });

  it('that is deleted is a closed one to those who applied', () => {
    const told = (['draft', 'published', 'closed', 'removed'] as const).map((status) => statusOf({ status }));
    expect(told).toEqual(['draft', 'published', 'closed', 'closed']);
  });
});
