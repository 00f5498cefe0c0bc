import { z } from 'zod';
import { CANDIDATES, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Bilingual, Id, Moment } from '../kernel/fields.ts';
import { LEARNING_STATUSES } from './courses.contract.ts';
import { EDUCATION_LEVELS } from './profiles.fields.ts';

const Occupation = z.object({ id: z.string(), name: Bilingual });
const NamedSkill = z.object({ id: z.string(), name: Bilingual });

/** One occupation on a line, as seen from the person and from the portal's open jobs today. */
export const CareerStep = z.object({
  occupation: Occupation,
  /** 1 (little preparation) to 5 (extensive preparation). */
  job_zone: z.number().int(),
  /** Why people go there; `null` where likeness alone leads there, which the shared skills show, or the person's wish. */
  why: Bilingual.nullable(),
  /** Whether the person writes that they want to become this. */
  is_wished: z.boolean(),
  /** Whether it is the person's own profession, to which they come back from other work. */
  is_return: z.boolean(),
  shared_skills: z.array(NamedSkill),
  /** Further years that it usually takes from the step before; 0 where the experience is there. */
  years: z.number(),
  /** The degree it usually asks for which the person lacks and no step before brings; `null` where none is missing. */
  education: z.enum(EDUCATION_LEVELS).nullable(),
  /** Of `years` those of study, for that degree or for a licence; 0 where nothing is to be studied. */
  study_years: z.number(),
  /** The degree and licence without which nobody may practise it, of which the person shows none; `null` where there is none. */
  licence: Bilingual.nullable(),
  /** Beyond what the person has and the steps before teach; missing essential ones first. */
  skills_to_gain: z.array(
    NamedSkill.extend({
      importance: z.enum(['essential', 'useful']),
      /** 1 (aware) to 5 (expert). */
      level: z.number().int(),
      /** How far a related skill goes towards it already, 0 to 1. */
      credit: z.number(),
      /** How far a course for it is in the person's own plan; null where none is in it, and of others. */
      learning: z.enum(LEARNING_STATUSES).nullable(),
    }),
  ),
  /** Share of the occupation's weighted skills that the person has today, 0 to 1. */
  fit: z.number(),
  /** The share that the person brings after working in the step before, related skills in part, 0 to 1. */
  brought: z.number(),
  /** Published jobs of the portal whose title names the occupation. */
  open_jobs: z.number().int(),
  /** Those of them that were posted within 30 days. */
  new_jobs: z.number().int(),
  /** From the lowest to the highest pay that those of them name which name any; AED a month. */
  pay: z.object({ min: z.number().int(), max: z.number().int(), jobs: z.number().int() }).nullable(),
  /** What the taxonomy takes for typical pay, which open jobs may not show; AED a month. */
  likely_pay: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  /** The taxonomy counts it among the occupations that grow. */
  is_growing: z.boolean(),
});
export type CareerStep = z.infer<typeof CareerStep>;

export const suggestCareerPaths = endpoint({
  method: 'POST',
  path: '/career-path',
  access: [...CANDIDATES, ...RECRUITERS],
  weight: 'heavy',
  summary: 'Lines of occupations that a person may walk from where they are. A recruiter names the person.',
  body: z.object({ uid: Id.optional(), n: z.number().int().min(1).max(6).default(3) }),
  response: z.object({
    user_id: Id,
    /**
     * Where the person is, and whether titles or skills tell so, or where one who still learns begins; `null` where
     * nothing tells, and then no paths.
     */
    from: Occupation.extend({ found_by: z.enum(['title', 'skills', 'studies']) }).nullable(),
    /** Whether the person writes that they come back to work after years without. */
    is_returning: z.boolean(),
    paths: z.array(
      z.object({
        /** Where it begins: where the person is, or for one who still learns another first work of their field. */
        from: Occupation,
        steps: z.array(CareerStep),
        /** All its steps' years. */
        years: z.number(),
        /** Why nothing leads on from its last step; `null` where something does, or nobody has said. */
        end: Bilingual.nullable(),
      }),
    ),
    /** Why nothing leads up from where the person is; `null` where something does, or nobody has said. */
    end: Bilingual.nullable(),
    /** Work at the same level to which the person brings most, where fewer honest paths are known than were asked for. */
    neighbours: z.array(CareerStep),
  }),
  errors: ['profiles.not_found'],
});

/** The line a person chose, measured anew each time it is read. */
export const CareerGoal = z.object({
  /** Where the line begins. */
  from: Occupation,
  /** From the first occupation after it to the goal, as things stand today. */
  steps: z.array(CareerStep),
  /** How many of the steps the person has reached, by the work they do now. */
  reached: z.number().int(),
  /** Years that the steps ahead usually take. */
  years: z.number(),
  chosen_at: Moment,
});
export type CareerGoal = z.infer<typeof CareerGoal>;

export const getCareerGoal = endpoint({
  method: 'GET',
  path: '/career-goal',
  access: CANDIDATES,
  summary: 'The career path that one has chosen as one’s goal, if any.',
  response: z.object({ goal: CareerGoal.nullable() }),
});

export const setCareerGoal = endpoint({
  method: 'POST',
  path: '/career-goal',
  access: CANDIDATES,
  summary: 'Chooses a line of occupations as one’s goal, in place of a former one.',
  body: z.object({
    /** Ids of occupations, where one is now first and the goal last. */
    steps: z.array(z.string().max(120)).min(2).max(6),
  }),
  response: z.object({ goal: CareerGoal }),
  errors: ['career_paths.no_such_line', 'profiles.not_found'],
  message: 'career_paths.chosen',
});

export const dropCareerGoal = endpoint({
  method: 'DELETE',
  path: '/career-goal',
  access: CANDIDATES,
  summary: 'Gives one’s goal up.',
  response: z.object({ goal: z.null() }),
  message: 'career_paths.dropped',
});

/** Why a call about career paths is refused, with the HTTP status of each. */
export const careerPathErrors = {
  /** An occupation was sent that the taxonomy does not know, or one twice. */
  'career_paths.no_such_line': 422,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof careerPathErrors, number> {}
}
