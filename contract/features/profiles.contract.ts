import { z } from 'zod';
import { download, endpoint } from '../kernel/endpoint.ts';
import { Id, isPast, Language, Optional, PartialDate, PastDate, Required } from '../kernel/fields.ts';
import { Award, AwardKind } from './awards.contract.ts';
import { JsonResume } from './profiles.json-resume.ts';
import { SkillGroupKey } from './skills.contract.ts';

export const EDUCATION_LEVELS = ['none', 'secondary', 'diploma', 'bachelor', 'master', 'doctorate'] as const;
export const EducationLevel = z.enum(EDUCATION_LEVELS);
export const LANGUAGE_LEVELS = ['basic', 'intermediate', 'fluent', 'native'] as const;
export const AVAILABILITY = ['Online', 'On Site'] as const;

/** How sure the reader of the resume was, 0 to 1; `null` for what a person typed. */
const Confidence = z.number().min(0).max(1).nullish();

const isBefore = (from: string, to: string) => {
  const digits = Math.min(from.length, to.length);
  return from.slice(0, digits) <= to.slice(0, digits);
};

export const WorkExperience = z
  .object({
    job_title: Required(160),
    organisation: Optional(160),
    location: Optional(160),
    start_date: PastDate.nullish(),
    end_date: PastDate.nullish(),
    currently_working: z.boolean().default(false),
    details: z.array(z.string().trim().max(1_000, 'too_long')).max(60, 'too_many').default([]),
    confidence: Confidence,
  })
  .superRefine((work, check) => {
    if (work.start_date && work.end_date && !isBefore(work.start_date, work.end_date))
      check.addIssue({ code: 'custom', path: ['end_date'], message: 'end_before_start' });
  });
export type WorkExperience = z.infer<typeof WorkExperience>;

export const Education = z
  .object({
    degree_title: Required(200),
    field: Optional(160),
    institution: Optional(200),
    start_date: PastDate.nullish(),
    /** May lie ahead where `expected` says so. */
    end_date: PartialDate.nullish(),
    expected: z.boolean().default(false),
    level: EducationLevel.nullish(),
    confidence: Confidence,
  })
  .superRefine((education, check) => {
    if (education.end_date && !education.expected && !isPast(education.end_date))
      check.addIssue({ code: 'custom', path: ['end_date'], message: 'future_date' });
    if (education.start_date && education.end_date && !isBefore(education.start_date, education.end_date))
      check.addIssue({ code: 'custom', path: ['end_date'], message: 'end_before_start' });
  });
export type Education = z.infer<typeof Education>;

export const Certification = z
  .object({
    name: Required(200),
    issuer: Optional(160),
    issue_date: PastDate.nullish(),
    expiration_date: PartialDate.nullish(),
    no_expiration: z.boolean().default(false),
    credential_id: Optional(120),
    confidence: Confidence,
  })
  .superRefine((certification, check) => {
    if (
      certification.issue_date &&
      certification.expiration_date &&
      !isBefore(certification.issue_date, certification.expiration_date)
    )
      check.addIssue({ code: 'custom', path: ['expiration_date'], message: 'end_before_start' });
  });

export const ProfileSkill = z.object({
  ref_skill: z.string().max(120).nullable().default(null),
  name: Required(120),
  group: SkillGroupKey.nullable().default(null),
  confidence: Confidence,
  /** Id of the course after which the person declared it; nobody has assessed it since. */
  declared_after: z.string().max(120).nullish(),
});

export const SpokenLanguage = z.object({
  language: Required(60),
  level: z.enum(LANGUAGE_LEVELS).nullish(),
});

/** A highlight or award in words; one with a picture or document is an `Award` among the profile's media. */
export const Highlight = z.object({
  title: Required(200),
  date: PastDate.nullish(),
  kind: AwardKind.nullish(),
  description: Optional(1_000),
});

const networkLink = (hosts: RegExp, code: string) =>
  z
    .union([
      z.literal('').transform(() => null),
      z.null(),
      z
        .string()
        .trim()
        .max(300, 'too_long')
        .transform((text) => (/^https?:/i.test(text) ? text : `https://${text}`))
        .refine((text) => hosts.test(text), code),
    ])
    .optional();

/** Addresses by network; each must be of its network. */
export const SocialLinks = z.object({
  facebook: networkLink(/^https?:\/\/([\w-]+\.)?(facebook|fb)\.com\/[^/\s]+/i, 'invalid_facebook'),
  instagram: networkLink(/^https?:\/\/([\w-]+\.)?instagram\.com\/[^/\s]+/i, 'invalid_instagram'),
  twitter: networkLink(/^https?:\/\/([\w-]+\.)?(twitter|x)\.com\/[^/\s]+/i, 'invalid_twitter'),
  linkedin: networkLink(/^https?:\/\/([\w-]+\.)?linkedin\.com\/[^/\s]+\/[^/\s]+/i, 'invalid_linkedin'),
});

export const PersonalDetails = z.object({
  name: Required(120),
  headline: Optional(200),
  summary: Optional(3_000),
  email: z.union([z.literal('').transform(() => null), z.null(), z.email('invalid_email')]).optional(),
  phone: z
    .union([
      z.literal('').transform(() => null),
      z.null(),
      z
        .string()
        .trim()
        .regex(/^[+(]?[\d\s().-]{6,24}$/, 'invalid_number'),
    ])
    .optional(),
  location: Optional(160),
  nationality: Optional(80),
  /** As the person says it: which one, and where it counts. */
  driving_licence: Optional(80),
  /** Days until the person could begin. */
  notice_period_days: z.number().int().min(0).max(365).nullish(),
  /** Wished salary, AED a month. */
  expected_salary: z.number().int().min(0).max(10_000_000).nullish(),
  links: z.array(z.string().trim().max(300, 'too_long')).max(20, 'too_many').default([]),
});

/** What of a person's details a document tells in words, each by itself. */
export const READ_DETAILS = [
  'name',
  'headline',
  'summary',
  'email',
  'phone',
  'location',
  'nationality',
  'driving_licence',
] as const satisfies readonly (keyof z.infer<typeof PersonalDetails>)[];

export const Profile = z.object({
  id: Id,
  user_id: Id,
  personal_details: PersonalDetails,
  /** Latest first: the first entry counts as the latest work. */
  work_history_detailed: z.array(WorkExperience),
  education: z.array(Education),
  certifications: z.array(Certification),
  skills: z.array(ProfileSkill),
  languages: z.array(SpokenLanguage),
  highlights: z.array(Highlight),
  /** Highlights and awards that have a picture or document. */
  media: z.array(Award),
  career_path: z.array(z.string()),
  social_links: SocialLinks,
  availability: z.array(z.enum(AVAILABILITY)),
  /** Share of the sections a recruiter looks for that are filled, 0 to 1. */
  score: z.number(),
  /** What would complete the profile most. */
  next_steps: z.array(
    z.enum(['name', 'headline', 'summary', 'phone', 'location', 'work', 'education', 'skills', 'languages']),
  ),
  /** Months with a job, overlaps counted once; `null` where no dates are known. */
  experience_months: z.number().int().nullable(),
  /** Counts up with every change: a second tab that saves over a newer version is told. */
  version: z.number().int(),
});
export type Profile = z.infer<typeof Profile>;

export const ProfilePatch = z
  .object({
    personal_details: PersonalDetails,
    work_history_detailed: z.array(WorkExperience).max(60),
    education: z.array(Education).max(40),
    certifications: z.array(Certification).max(60),
    skills: z.array(ProfileSkill).max(300),
    languages: z.array(SpokenLanguage).max(30),
    highlights: z.array(Highlight).max(60),
    social_links: SocialLinks,
    availability: z.array(z.enum(AVAILABILITY)),
  })
  .partial()
  .extend({ version: z.number().int().optional() });

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
export const SharedParts = z.object(
  Object.fromEntries(SHARED_PARTS.map((part) => [part, z.boolean()])) as Record<SharedPart, z.ZodBoolean>,
);

export const ProfileSharing = z.object({
  /** Recruiters of the portal find the person at all. */
  is_discoverable: z.boolean(),
  parts: SharedParts,
  /** The very profile that a recruiter of the portal gets … */
  as_found: SharedProfile,
  /** … and that one whose company has shortlisted the person gets. */
  as_shortlisted: SharedProfile,
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

export const profileErrors = {
  'profiles.not_found': 404,
  'profiles.changed_elsewhere': 409,
} as const;
