import { z } from 'zod';
import { CANDIDATES, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Bilingual, Id } from '../kernel/fields.ts';

const Occupation = z.object({ id: z.string(), name: Bilingual });
const NamedSkill = z.object({ id: z.string(), name: Bilingual });

export const CareerStep = z.object({
  occupation: Occupation,
  /** 1 (little preparation) to 5 (extensive preparation). */
  job_zone: z.number().int(),
  /** Why people go there; `null` where likeness alone leads there, which the shared skills show. */
  why: Bilingual.nullable(),
  shared_skills: z.array(NamedSkill),
  /** Further years that it usually takes from the step before; 0 where the experience is there. */
  years: z.number(),
  /** Beyond what the person has and the steps before teach; missing essential ones first. */
  skills_to_gain: z.array(
    NamedSkill.extend({
      importance: z.enum(['essential', 'useful']),
      /** 1 (aware) to 5 (expert). */
      level: z.number().int(),
      /** How far a related skill goes towards it already, 0 to 1. */
      credit: z.number(),
    }),
  ),
  /** Share of the occupation's weighted skills that the person has today, 0 to 1. */
  fit: z.number(),
  /** Published jobs of the portal whose title names the occupation. */
  open_jobs: z.number().int(),
});
export type CareerStep = z.infer<typeof CareerStep>;

export const suggestCareerPaths = endpoint({
  method: 'POST',
  path: '/career-path',
  access: [...CANDIDATES, ...RECRUITERS],
  summary: 'Lines of occupations that a person may walk from where they are. A recruiter names the person.',
  body: z.object({ uid: Id.optional(), n: z.number().int().min(1).max(6).default(3) }),
  response: z.object({
    user_id: Id,
    /** Where the person is, and whether titles or skills tell so; `null` where neither does, and then no paths. */
    from: Occupation.extend({ found_by: z.enum(['title', 'skills']) }).nullable(),
    paths: z.array(
      z.object({
        steps: z.array(CareerStep),
        /** All its steps' years. */
        years: z.number(),
      }),
    ),
  }),
  errors: ['profiles.not_found'],
});
