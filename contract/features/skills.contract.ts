import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Bilingual, Id, Moment, PageNumber, pageOf, pageSize, Required } from '../kernel/fields.ts';

/** The groups into which screens sort skills, in the order in which they show them. */
export const SKILL_GROUPS = ['leadership', 'communication', 'it', 'domain', 'green'] as const;
/** A group of the taxonomy; every skill of it is in exactly one. */
export const SkillGroupKey = z.enum(SKILL_GROUPS);
export type SkillGroupKey = z.infer<typeof SkillGroupKey>;

/** A skill of the taxonomy with what a reader needs to recognise it. */
export const Skill = z.object({
  id: z.string(),
  name: Bilingual,
  group: SkillGroupKey,
  /** A finer group in words, within its group. */
  category: Bilingual,
  kind: z.enum(['tool', 'knowledge', 'ability']),
  meaning: Bilingual,
});
export type Skill = z.infer<typeof Skill>;

/** A skill somewhere in the product: the taxonomy's concept where it is known, and the words as written. */
const SkillRef = z.object({ ref_skill: z.string().nullable(), name: z.string() });

export const listSkillGroups = endpoint({
  method: 'GET',
  path: '/skill-groups',
  access: 'signed-in',
  summary: 'The five groups of skills.',
  response: z.array(z.object({ key: SkillGroupKey, name: Bilingual, skill_count: z.number().int() })),
});

export const groupSkills = endpoint({
  method: 'POST',
  path: '/skill-groups',
  access: 'signed-in',
  weight: 'usual',
  summary: 'Which group each of the given skills belongs to. Unknown skills are listed apart.',
  body: z.object({ skills: z.array(z.string().trim().min(1).max(200)).max(500) }),
  response: z.object({
    skill_group: z.record(SkillGroupKey, z.array(SkillRef)),
    unknown: z.array(z.string()),
  }),
});

export const listSkills = endpoint({
  method: 'GET',
  path: '/skills',
  access: 'signed-in',
  summary: 'Skills of the taxonomy, all or those that a text finds.',
  query: z.object({ page: PageNumber, limit: pageSize(20), q: z.string().trim().max(100).optional() }),
  response: pageOf(Skill),
});

/** Nobody has looked at it, it is a concept under another name, a skill of the portal's own, or none. */
export const PORTAL_SKILL_STATUSES = ['new', 'linked', 'accepted', 'ignored'] as const;

/** A name that jobs and profiles of a portal use and the taxonomy does not know. */
export const PortalSkill = z.object({
  id: Id,
  /** As it was first written. */
  name: z.string(),
  /** Jobs and profiles that name it now. */
  seen_count: z.number().int(),
  job_count: z.number().int(),
  profile_count: z.number().int(),
  /** A few of the published jobs that name it, latest first. */
  jobs: z.array(z.object({ jid: Id, job_title: z.string() })),
  status: z.enum(PORTAL_SKILL_STATUSES),
  /** The concept it was linked to; null in every other status. */
  ref_skill: z.string().nullable(),
  ref_skill_name: Bilingual.nullable(),
  /** Null while it is new, and where whoever decided is no longer here. */
  decided_by: z.string().nullable(),
  decided_at: Moment.nullable(),
  /** Concepts of like names, nearest first; only for what is new. */
  suggestions: z.array(z.object({ ref_skill: z.string(), name: Bilingual })),
});
export type PortalSkill = z.infer<typeof PortalSkill>;

export const listPortalSkills = endpoint({
  method: 'GET',
  path: '/admin/portal-skills',
  access: ['RECRUITER_ADMIN'],
  summary:
    'Skills that jobs and profiles of the portal name and the taxonomy does not know, most often named first.',
  query: z.object({
    page: PageNumber,
    limit: pageSize(20),
    status: PortalSkill.shape.status.optional(),
    q: z.string().trim().max(100).optional(),
  }),
  response: pageOf(PortalSkill).extend({
    /** How many names the text finds in each status. */
    counts: z.record(z.enum(PORTAL_SKILL_STATUSES), z.number().int()),
  }),
});

export const decidePortalSkill = endpoint({
  method: 'POST',
  path: '/admin/portal-skills/{id}',
  access: ['RECRUITER_ADMIN'],
  summary:
    'Links such a skill to a concept, so that it counts as that in the portal; or accepts it as one of the portal’s own; or ignores it; or takes any of these back.',
  params: z.object({ id: Id }),
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('link'), ref_skill: Required(120) }),
    z.object({ action: z.literal('accept') }),
    z.object({ action: z.literal('ignore') }),
    z.object({ action: z.literal('undo') }),
  ]),
  response: PortalSkill,
  errors: ['skills.portal_skill_not_found', 'skills.concept_unknown'],
  message: 'skills.portal_skill_decided',
});

/** Why a decision about a skill is refused, with the HTTP status of each. */
export const skillErrors = {
  'skills.portal_skill_not_found': 404,
  'skills.concept_unknown': 422,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof skillErrors, number> {}
}
