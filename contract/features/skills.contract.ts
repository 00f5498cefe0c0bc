import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Bilingual, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';

export const SKILL_GROUPS = ['leadership', 'communication', 'it', 'domain', 'green'] as const;
export const SkillGroupKey = z.enum(SKILL_GROUPS);
export type SkillGroupKey = z.infer<typeof SkillGroupKey>;

export const Skill = z.object({
  id: z.string(),
  name: Bilingual,
  group: SkillGroupKey,
  category: Bilingual,
  kind: z.enum(['tool', 'knowledge', 'ability']),
  meaning: Bilingual,
});
export type Skill = z.infer<typeof Skill>;

/** A skill somewhere in the product: the taxonomy's concept where it is known, and the words as written. */
export const SkillRef = z.object({ ref_skill: z.string().nullable(), name: z.string() });

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
