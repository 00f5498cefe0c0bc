import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { JobSkill, WORK_PLACES } from './jobs.contract.ts';
import { EducationLevel, LANGUAGE_LEVELS } from './profiles.contract.ts';

/** What the skills of a job count for, and who would match a job that is not saved. */

export const saveSkillWeights = endpoint({
  method: 'POST',
  path: '/recruiter/skill-weights',
  access: RECRUITERS,
  summary: 'What skills of a job of one’s own company count for from now on; the ranking follows.',
  body: z.object({
    job_id: Id,
    weights: z
      .array(
        z.object({
          skill: z.string().trim().min(1).max(120),
          weight: z.number().min(0).max(1).nullable(),
          /** As the caller saw it: one that a colleague changed meanwhile is not written over. */
          was: z.number().min(0).max(1).nullable(),
        }),
      )
      .min(1)
      .max(120),
  }),
  response: z.object({ job_id: Id, version: z.number().int() }),
  errors: ['jobs.not_found', 'rankings.weights_changed_elsewhere'],
  message: 'rankings.weights_saved',
});

/** What a skill of a job counts for: by its id in the taxonomy, or by its name where it has none. */
export const SkillWeight = z.object({
  skill: z.string().trim().min(1).max(120),
  /** 0 to 1, in steps of a twentieth; null is what its importance counts for. */
  weight: z.number().min(0).max(1).nullable(),
});

/** A job as it stands in an editor: anything may still be missing. */
const UnsavedJob = z.object({
  job_title: z.string().max(1_000).default(''),
  occupation: z.string().max(120).nullish(),
  description: z.string().max(20_000).nullish(),
  full_text: z.string().max(200_000).nullish(),
  responsibilities: z.array(z.string().max(2_000)).max(100).default([]),
  requirements: z.array(z.string().max(2_000)).max(100).default([]),
  skills: z
    .array(JobSkill.extend({ name: z.string().max(200) }))
    .max(120)
    .default([]),
  location: z.string().max(400).nullish(),
  work_place: z.enum(WORK_PLACES).default('on_site'),
  min_years: z.number().int().min(0).max(50).nullish(),
  education: EducationLevel.nullish(),
  languages: z
    .array(z.object({ language: z.string().max(80), level: z.enum(LANGUAGE_LEVELS).nullish() }))
    .max(30)
    .default([]),
  is_blind: z.boolean().default(false),
});

const PreviewCounts = z.object({
  /** Above the floor of the server's lists. */
  above_floor: z.number().int(),
  /** Above the floor of what a list shows at first. */
  shown: z.number().int(),
  /** At one half or better. */
  strong: z.number().int(),
});

/** How many and who would match a job as it is being written. */
export const CandidatePreview = PreviewCounts.extend({
  /** There are more than are counted. */
  is_capped: z.boolean(),
  /** The three counts with the weights that are saved; null where no others were given. */
  before: PreviewCounts.nullable(),
  results: z.array(
    z.object({
      candidate_id: Id,
      name: z.string(),
      headline: z.string().nullable(),
      /** From 1. */
      rank: z.number().int(),
      score: z.number(),
      /** With the weights that are saved; null where the person is not above the floor then, or nothing is saved. */
      rank_before: z.number().int().nullable(),
      score_before: z.number().nullable(),
      /** The weightiest skills. */
      matched: z.array(z.string()),
      partial: z.array(z.string()),
      missing: z.array(z.string()),
    }),
  ),
});

export const previewCandidates = endpoint({
  method: 'POST',
  path: '/recruiter/preview-candidates',
  access: RECRUITERS,
  weight: 'heavy',
  summary:
    'Who matches a job that is not saved, or one’s own job with other weights, counted by the ranking; nothing is stored.',
  body: z.object({
    job: UnsavedJob.optional(),
    job_id: Id.optional(),
    weights: z.array(SkillWeight).max(120).default([]),
    limit: z.number().int().min(0).max(100).default(3),
  }),
  response: CandidatePreview,
  errors: ['jobs.not_found', 'matches.getting_ready'],
  ratePerMinute: 240,
});
