import { expect, it } from 'vitest';
import { SHARED_PARTS } from '#contract/features/profiles.contract.ts';
import { fullProfile } from './profiles.fixtures.ts';
import { asShared, partsOf, withoutKept } from './profiles.sharing.ts';

const ALL = partsOf({});

it('everything is shared until the person chooses otherwise', () => {
  expect(withoutKept(fullProfile(), ALL)).toEqual(fullProfile());
});

it.each(SHARED_PARTS)('%s that is kept back is nowhere in what others get', (part) => {
  const secret = 'kept-to-oneself';
  const marked = JSON.parse(
    JSON.stringify(fullProfile(), (key, value: unknown) =>
      MARKS[part].some((mark) => mark === key) && typeof value === 'string' ? secret : value,
    ),
  );
  const shared = JSON.stringify(asShared(marked, { ...ALL, [part]: false }, { haveContacts: true }));
  if (MARKS[part].length > 0) {
    expect(JSON.stringify(asShared(marked, ALL, { haveContacts: true }))).toContain(secret);
    expect(shared).not.toContain(secret);
  }
  expect(shared).not.toEqual(JSON.stringify(asShared(marked, ALL, { haveContacts: true })));
});

/** Fields of each part that hold text. */
const MARKS: Record<(typeof SHARED_PARTS)[number], string[]> = {
  summary: ['summary'],
  employers: ['organisation'],
  education: ['degree_title', 'institution', 'field'],
  certifications: ['issuer', 'credential_id'],
  languages: ['language'],
  highlights: ['description'],
  availability: [],
  notice_period: [],
  expected_salary: [],
  nationality: ['nationality'],
};

it('contacts are there for those alone who may write to the person', () => {
  const found = asShared(fullProfile(), ALL, { haveContacts: false });
  expect([found.personal_details.email, found.personal_details.phone]).toEqual([null, null]);
  expect([found.personal_details.links, found.social_links, found.contacts_shared]).toEqual([[], {}, false]);
  expect(asShared(fullProfile(), ALL, { haveContacts: true }).personal_details.email).toBe(
    'amal@example.com',
  );
});
