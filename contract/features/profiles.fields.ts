import { z } from 'zod';
import { Currency, Id, isPast, NameOf, Optional, PartialDate, PastDate, Required } from '../kernel/fields.ts';
import { naming } from '../kernel/known-names.ts';
import { Award, AwardKind } from './awards.contract.ts';
import { SkillGroupKey } from './skills.contract.ts';

/** What a profile consists of, as it is kept and as it is changed. */

/** Lowest first: a job asks for one of them or a higher one. */
export const EDUCATION_LEVELS = ['none', 'secondary', 'diploma', 'bachelor', 'master', 'doctorate'] as const;
/** The level a degree leads to, a person has, or a job asks for. */
export const EducationLevel = z.enum(EDUCATION_LEVELS);
/** How well a language is spoken, the least first. */
export const LANGUAGE_LEVELS = ['basic', 'intermediate', 'fluent', 'native'] as const;
/** How somebody could work; the words are part of the stored data and of the API. */
export const AVAILABILITY = ['Online', 'On Site'] as const;

/** How sure the reader of the resume was, 0 to 1; `null` for what a person typed. */
export const Confidence = z.number().min(0).max(1).nullish();

const isBefore = (from: string, to: string) => {
  const digits = Math.min(from.length, to.length);
  return from.slice(0, digits) <= to.slice(0, digits);
};

/** One job in somebody's past or present. */
export const WorkExperience = z
  .object({
    job_title: NameOf(160),
    organisation: Optional(160),
    location: naming('place', Optional(160)),
    start_date: PastDate.nullish(),
    end_date: PastDate.nullish(),
    currently_working: z.boolean().default(false),
    /** What they did there, a line each. */
    details: z.array(z.string().trim().max(1_000, 'too_long')).max(60, 'too_many').default([]),
    confidence: Confidence,
  })
  .superRefine((work, check) => {
    if (work.start_date && work.end_date && !isBefore(work.start_date, work.end_date))
      check.addIssue({ code: 'custom', path: ['end_date'], message: 'end_before_start' });
  });
export type WorkExperience = z.infer<typeof WorkExperience>;

/** A degree, or studies that lead to one. */
export const Education = z
  .object({
    degree_title: NameOf(200),
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

/** A certificate or licence. */
export const Certification = z
  .object({
    name: NameOf(200),
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

/** A skill of a person. */
export const ProfileSkill = z.object({
  /** Id of the taxonomy's skill; null where it knows none of the name. */
  ref_skill: z.string().max(120).nullable().default(null),
  name: naming('skill', NameOf(120)),
  group: SkillGroupKey.nullable().default(null),
  confidence: Confidence,
  /** Id of the course after which the person declared it; nobody has assessed it since. */
  declared_after: z.string().max(120).nullish(),
});

/** A language that a person speaks; without a level where they do not say how well. */
export const SpokenLanguage = z.object({
  language: Required(60),
  level: z.enum(LANGUAGE_LEVELS).nullish(),
});

/** A highlight or award in words; one with a picture or document is an `Award` among the profile's media. */
export const Highlight = z.object({
  title: NameOf(200),
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
  name: NameOf(120),
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
  location: naming('place', Optional(160)),
  nationality: naming('nationality', Optional(80)),
  /** As the person says it: which one, and where it counts. */
  driving_licence: Optional(80),
  /** Days until the person could begin. */
  notice_period_days: z.number().int().min(0).max(365).nullish(),
  /** Wished salary a month, in its currency; dirhams where none is named. */
  expected_salary: z.number().int().min(0).max(10_000_000).nullish(),
  expected_salary_currency: Currency.nullish(),
  links: z.array(z.string().trim().max(300, 'too_long')).max(20, 'too_many').default([]),
});

/** With http or https, or as people write them, without a scheme: nothing else is followed from a page. */
const WebAddresses = z.array(
  z
    .string()
    .refine((text) => /^https?:\/\//i.test(text) || !/^[a-z][a-z0-9+.-]*:/i.test(text), 'invalid_link'),
);

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

/** All that the product knows of a candidate, as its owner reads it. */
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
  /** Titles of the work, latest first. */
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

/**
 * The sections that a person changed, each whole: a list takes the place of the former one. With the version that they
 * changed, a profile that somebody saved meanwhile is not written over.
 */
export const ProfilePatch = z
  .object({
    personal_details: PersonalDetails.extend({ links: PersonalDetails.shape.links.pipe(WebAddresses) }),
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
