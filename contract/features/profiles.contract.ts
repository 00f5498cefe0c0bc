import { z } from 'zod';
import { download, endpoint } from '../kernel/endpoint.ts';
import { Id, Language } from '../kernel/fields.ts';
import { recordOf } from '../kernel/records.ts';
import { Profile, ProfilePatch } from './profiles.fields.ts';

export * from './profiles.comparison.ts';
export * from './profiles.fields.ts';

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile',
  access: ['CANDIDATE'],
  summary: 'One’s own profile.',
  response: Profile,
  errors: ['profiles.not_found'],
});

export const patchProfile = endpoint({
  method: 'PATCH',
  path: '/profile',
  access: ['CANDIDATE'],
  summary: 'Changes any section of one’s own profile.',
  body: ProfilePatch,
  response: Profile,
  errors: ['profiles.not_found', 'profiles.changed_elsewhere'],
  message: 'profiles.updated',
});

/** A profile as another person may see it. Contacts are there only for those who may write to the person. */
export const SharedProfile = Profile.omit({ next_steps: true, version: true, score: true }).extend({
  contacts_shared: z.boolean(),
});

export const getUserProfile = endpoint({
  method: 'GET',
  path: '/user-profile/{id}',
  access: ['CANDIDATE', 'RECRUITER', 'RECRUITER_ADMIN', 'TALENT_MANAGER'],
  summary: 'Another user’s profile as far as the reader may see it.',
  params: z.object({ id: Id }),
  response: SharedProfile,
  errors: ['profiles.not_found'],
});

/**
 * What a person may keep to themselves. Name, headline, place, work and skills are what a recruiter finds people by; who
 * wants none of it seen is not found at all.
 */
export const SHARED_PARTS = [
  'summary',
  'employers',
  'education',
  'certifications',
  'languages',
  'highlights',
  'availability',
  'notice_period',
  'expected_salary',
  'nationality',
] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** True where others see the part. What is kept back also plays no part in any match, so that no reason tells it. */
const SharedParts = z.object(recordOf(SHARED_PARTS, () => z.boolean()));

/** What a person shares, with the profiles that others get of it. */
export const ProfileSharing = z.object({
  /** Recruiters of the portal find the person at all. */
  is_discoverable: z.boolean(),
  parts: SharedParts,
  /** The very profile that a recruiter of the portal gets … */
  as_found: SharedProfile,
  /** … and that one gets to whose company the person applied, or said that its job interests them. */
  as_contacted: SharedProfile,
});
export type ProfileSharing = z.infer<typeof ProfileSharing>;

export const getProfileSharing = endpoint({
  method: 'GET',
  path: '/profile/sharing',
  access: ['CANDIDATE'],
  summary: 'What of one’s own profile others see, and the profile as they get it.',
  response: ProfileSharing,
  errors: ['profiles.not_found'],
});

export const patchProfileSharing = endpoint({
  method: 'PATCH',
  path: '/profile/sharing',
  access: ['CANDIDATE'],
  summary: 'Changes what of one’s own profile others see, and whether they find it.',
  body: z.object({ is_discoverable: z.boolean().optional(), parts: SharedParts.partial().optional() }),
  response: ProfileSharing,
  errors: ['profiles.not_found'],
  message: 'profiles.sharing_changed',
});

export const registerForTalentPool = endpoint({
  method: 'POST',
  path: '/register-tp',
  access: ['CANDIDATE'],
  summary: 'Joins the portal’s talent pool: its recruiters find the person, with what they share.',
  response: ProfileSharing,
  errors: ['profiles.not_found'],
  message: 'profiles.pool_joined',
});

export const exportJsonResume = download({
  path: '/profile/json-resume/export',
  access: ['CANDIDATE'],
  summary: 'One’s own profile as JSON Resume, schema version 1.0.0.',
  errors: ['profiles.not_found'],
  ratePerMinute: 30,
});

export const exportResumePdf = download({
  path: '/profile/pdf',
  access: ['CANDIDATE'],
  summary: 'One’s own profile as a typeset resume, in either language.',
  query: z.object({ language: Language.optional() }),
  errors: ['profiles.not_found'],
  ratePerMinute: 20,
});

/** Why a call about a profile is refused, with the HTTP status of each. */
export const profileErrors = {
  /** Also where it is there and the reader may not see it. */
  'profiles.not_found': 404,
  /** Another tab or a reading saved it since the caller read it. */
  'profiles.changed_elsewhere': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof profileErrors, number> {}
}
