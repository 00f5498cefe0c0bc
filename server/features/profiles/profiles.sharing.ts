import type { z } from 'zod';
import {
  type Profile,
  type ProfileSharing,
  SHARED_PARTS,
  type SharedPart,
  type SharedProfile,
} from '#contract/features/profiles.contract.ts';
import { recordOf } from '#contract/kernel/records.ts';

type Parts = ProfileSharing['parts'];
type Shared = z.input<typeof SharedProfile>;

/** What is shared of a profile: everything, but for what the person chose to keep to themselves. */
export const partsOf = (sharing: Readonly<Partial<Record<string, boolean>>>): Parts =>
  recordOf(SHARED_PARTS, (part) => sharing[part] ?? true);

/** A profile without what its owner keeps back. An absent part looks like one that was never filled in. */
export function withoutKept(profile: Profile, parts: Parts): Profile {
  return SHARED_PARTS.filter((part) => !parts[part]).reduce((left, part) => WITHOUT[part](left), profile);
}

/** A profile as somebody else gets it. Contacts are in it only for those who may write to the person. */
export function asShared(profile: Profile, parts: Parts, may: { haveContacts: boolean }): Shared {
  const { next_steps: _, version: __, score: ___, ...shown } = withoutKept(profile, parts);
  if (may.haveContacts) return { ...shown, contacts_shared: true };
  return {
    ...shown,
    personal_details: { ...shown.personal_details, email: null, phone: null, links: [] },
    social_links: {},
    contacts_shared: false,
  };
}

const withoutDetail =
  (field: 'summary' | 'notice_period_days' | 'expected_salary' | 'nationality') =>
  (profile: Profile): Profile => ({
    ...profile,
    personal_details: { ...profile.personal_details, [field]: null },
  });

const WITHOUT: Record<SharedPart, (profile: Profile) => Profile> = {
  summary: withoutDetail('summary'),
  employers: (profile) => ({
    ...profile,
    work_history_detailed: profile.work_history_detailed.map((work) => ({ ...work, organisation: null })),
  }),
  education: (profile) => ({ ...profile, education: [] }),
  certifications: (profile) => ({ ...profile, certifications: [] }),
  languages: (profile) => ({ ...profile, languages: [] }),
  highlights: (profile) => ({ ...profile, highlights: [], media: [] }),
  availability: (profile) => ({ ...profile, availability: [] }),
  notice_period: withoutDetail('notice_period_days'),
  expected_salary: withoutDetail('expected_salary'),
  nationality: withoutDetail('nationality'),
};
