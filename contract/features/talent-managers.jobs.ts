import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { PlaceText, SkillText } from '../kernel/known-names.ts';
import { ApplicationStage } from './applications.contract.ts';
import { CompanyBrief } from './companies.contract.ts';
import { EMPLOYMENT_TYPES, WORK_PLACES } from './jobs.contract.ts';
import { Explanation } from './matches.contract.ts';
import { TALENT_MANAGERS } from './talent-managers.people.ts';
import { PROPOSAL_ANSWERS } from './talent-managers.proposals.ts';

/** Open jobs of the portal for a talent manager's own people. */

/** What a talent manager sees of a job. */
const JobBrief = z.object({
  jid: Id,
  job_title: z.string(),
  company: CompanyBrief,
  location: PlaceText.nullable(),
  work_place: z.enum(WORK_PLACES),
  employment_type: z.enum(EMPLOYMENT_TYPES),
  posted_at: Moment.nullable(),
});

/** Somebody of one's own beside a job, in a word: who, how well, and by what. */
const FittingBrief = z.object({
  person_id: Id,
  name: z.string(),
  /** 0 to 1. */
  score: z.number(),
  /** Names of skills, the weightiest first. */
  matched: z.array(SkillText),
  missing: z.array(SkillText),
});

/** A job with those of one's own people whom it fits. */
export const ManagedJob = JobBrief.extend({
  /** How many of one's own it fits, and the best of them. */
  people: z.number().int(),
  best: z.array(FittingBrief),
  /** How many of them were proposed for it, or applied. */
  proposed: z.number().int(),
});
export type ManagedJob = z.infer<typeof ManagedJob>;

export const listManagedJobs = endpoint({
  method: 'GET',
  path: '/talent-manager/jobs',
  access: TALENT_MANAGERS,
  weight: 'heavy',
  summary:
    'Open jobs of the portal that people of one’s own fit, with the best of those people and why; the job that fits most people first.',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    /** Those that this person of one's own fits, by the score. */
    person_id: Id.optional(),
    page: PageNumber,
    limit: pageSize(12, 50),
  }),
  response: pageOf(ManagedJob).extend({
    /** People who joined, and those of them whom matching does not know: they stand on no list. */
    joined: z.number().int(),
    unranked: z.number().int(),
  }),
  errors: ['talent_managers.person_not_found'],
});

/** Somebody of one's own, ranked for a job with the reasons. */
export const RankedPerson = z.object({
  person_id: Id,
  name: z.string(),
  headline: z.string().nullable(),
  location: PlaceText.nullable(),
  experience_months: z.number().int().nullable(),
  score: z.number(),
  explanation: Explanation,
  /** Where their application to it stands; null where there is none. */
  application_stage: ApplicationStage.nullable(),
  /** Null where they were not proposed. */
  proposal: z.object({ at: Moment, answer: z.enum(PROPOSAL_ANSWERS).nullable() }).nullable(),
  can: z.object({ propose: z.boolean() }),
});
export type RankedPerson = z.infer<typeof RankedPerson>;

export const getManagedJob = endpoint({
  method: 'GET',
  path: '/talent-manager/jobs/{id}',
  access: TALENT_MANAGERS,
  weight: 'heavy',
  summary: 'An open job of the portal with the ranking of one’s own people for it, and the reasons.',
  params: z.object({ id: Id }),
  query: z.object({ page: PageNumber, limit: pageSize(20, 50) }),
  response: z.object({
    job: JobBrief.extend({
      description: z.string(),
      responsibilities: z.array(z.string()),
      requirements: z.array(z.string()),
    }),
    people: pageOf(RankedPerson),
    joined: z.number().int(),
    unranked: z.number().int(),
  }),
  errors: ['jobs.not_found'],
});
