import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Confidence, Profile } from './profiles.fields.ts';
import { JsonResume } from './profiles.json-resume.ts';

/** What a document says differently from a profile, to be chosen from. */

export const COMPARED_SECTIONS = [
  'personal_details',
  'work_history_detailed',
  'education',
  'skills',
  'certifications',
  'languages',
  'highlights',
  'social_links',
] as const;

const ComparedValue = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()]);

/** One difference between a profile and a document that was read. Nothing changes until it is chosen. */
export const ProfileChange = z.object({
  /** Names the change in the comparison it stands in, for the same document and version of the profile. */
  id: z.string().max(80),
  section: z.enum(COMPARED_SECTIONS),
  /** `gone`: the profile has it and the document has not. */
  kind: z.enum(['added', 'changed', 'gone']),
  /** What it is called: a job's title, a skill's name; empty for a single field, which names itself. */
  title: z.string(),
  fields: z.array(z.object({ field: z.string(), before: ComparedValue, after: ComparedValue })),
  /** What is there now is the person's own word rather than a former reading's. */
  is_own: z.boolean(),
  /** Chosen beforehand: where taking it loses nothing that the person wrote or decided. */
  is_suggested: z.boolean(),
  confidence: Confidence,
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** How a document differs from a profile, change by change. */
export const ProfileComparison = z.object({
  /** Of the profile that was compared. */
  version: z.number().int(),
  changes: z.array(ProfileChange),
});

/** Which changes are taken. The version refuses a choice that was made for another profile. */
export const ChosenChanges = z.object({
  version: z.number().int(),
  chosen: z.array(z.string().max(80)).max(2_000),
});

export const compareJsonResume = endpoint({
  method: 'POST',
  path: '/profile/json-resume/comparison',
  access: ['CANDIDATE'],
  weight: 'heavy',
  summary: 'Compares a JSON Resume with one’s own profile. Changes nothing.',
  body: z.object({ document: JsonResume }),
  response: ProfileComparison.extend({
    /** Parts of the document that a profile has no place for: where, how often, and why. */
    left_out: z.array(
      z.object({
        path: z.string(),
        count: z.number().int(),
        reason: z.enum(['no_place', 'invalid', 'too_long', 'too_many']),
      }),
    ),
  }),
  errors: ['profiles.not_found'],
  ratePerMinute: 30,
});

export const importJsonResume = endpoint({
  method: 'POST',
  path: '/profile/json-resume',
  access: ['CANDIDATE'],
  summary: 'Takes the chosen changes of a JSON Resume into one’s own profile.',
  body: ChosenChanges.extend({ document: JsonResume }),
  response: Profile,
  errors: ['profiles.not_found', 'profiles.changed_elsewhere'],
  message: 'profiles.updated',
  ratePerMinute: 30,
});
