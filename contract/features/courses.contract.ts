import { z } from 'zod';
import { endpoint, MEMBERS } from '../kernel/endpoint.ts';
import { Bilingual, Id } from '../kernel/fields.ts';

export const COURSE_COSTS = ['free', 'audit', 'subscription', 'paid'] as const;
export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export const COURSE_KINDS = ['course', 'path', 'certificate'] as const;

const NamedSkill = z.object({ id: z.string(), name: Bilingual });

/** A course as it stands under one of the skills that it closes. */
export const UpskillCourse = z.object({
  id: z.string(),
  title: Bilingual,
  about: Bilingual,
  provider: z.object({ id: z.string(), name: Bilingual }),
  kind: z.enum(COURSE_KINDS),
  level: z.enum(COURSE_LEVELS),
  hours: z.number(),
  /** Ids of the languages it is given in. */
  languages: z.array(z.string()),
  /** `audit`: free without the certificate. */
  cost: z.enum(COURSE_COSTS),
  link: z.string(),
  /** Whether the link is the course's own address; else it is the provider's search for its title. */
  link_is_certain: z.boolean(),
  /** What it brings to the skill it stands under. */
  score: z.number(),
  /** All gap skills that it closes, with the share of the gap (0 to 1) and what that brings. */
  closes: z.array(
    NamedSkill.extend({
      share: z.number(),
      lift: z.number(),
      /** The related skill that it teaches in place of this one. */
      through: NamedSkill.nullable(),
    }),
  ),
  /** Skills it asks for that neither the learner nor an earlier course brings. */
  bring: z.array(NamedSkill),
  /** Its place in the order of learning, from 1. */
  order: z.number().int(),
});
export type UpskillCourse = z.infer<typeof UpskillCourse>;

const Wishes = {
  uid: Id.optional(),
  /** Hours that all courses together may take. */
  hours: z.number().int().min(1).max(10_000).optional(),
  /** Ids of languages, of which a course must be given in one. */
  languages: z.array(z.string().max(40)).max(20).optional(),
  /** Only what can be followed without paying. */
  free: z.boolean().optional(),
};

export const suggestCourses = endpoint({
  method: 'POST',
  path: '/upskill-courses',
  access: MEMBERS,
  summary:
    'Courses that close a gap: that of the given skills, or of a job for oneself or for a named candidate. Fewest hours for what they bring.',
  body: z.union([
    z.object({ skills: z.array(z.string().trim().min(1).max(120)).min(1, 'required').max(100), ...Wishes }),
    z.object({ job_id: Id, ...Wishes }),
  ]),
  response: z.object({
    /** By id of the skill; the skill with the highest total comes first. */
    upskill_nf: z.record(z.string(), z.array(UpskillCourse)),
    /** The same groups as a list, with their names and totals. */
    groups: z.array(NamedSkill.extend({ score: z.number() })),
    /** Skills of the gap for which no course suits. */
    open: z.array(NamedSkill),
    /** Given skills that the taxonomy does not know. */
    unknown: z.array(z.string()),
    hours: z.number(),
  }),
  errors: ['jobs.not_found', 'profiles.not_found'],
});
