import { z } from 'zod';
import { CANDIDATES, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';
import { CompanyBrief } from './companies.contract.ts';

/** What somebody who is asked can say; whoever says nothing is not asked again. */
export const POKE_ANSWERS = ['interested', 'not_interested'] as const;
/** The answer to a poke, which may be changed while the job is open. */
export const PokeAnswer = z.enum(POKE_ANSWERS);
export type PokeAnswer = z.infer<typeof PokeAnswer>;

/** That somebody was asked about a job, and what they said; null where nobody asked them. */
export const PokeState = z.object({ at: Moment, answer: PokeAnswer.nullable() }).nullable();
export type PokeState = z.infer<typeof PokeState>;

/** `has_applied`: they said so by themselves, and are not asked again. */
export const POKE_OUTCOMES = ['poked', 'already_poked', 'has_applied', 'not_reachable'] as const;

export const pokeCandidates = endpoint({
  method: 'POST',
  path: '/recruiter/poke-candidates',
  access: RECRUITERS,
  summary:
    'Asks candidates whether a published job of one’s own company interests them: once a job and person, by notification and mail.',
  body: z.object({
    job_id: Id,
    candidate_ids: z.array(Id).min(1, 'required').max(LIMITS.pokesPerDay),
  }),
  response: z.object({
    job_id: Id,
    results: z.array(z.object({ candidate_id: Id, outcome: z.enum(POKE_OUTCOMES) })),
    poked: z.number().int(),
    /** How many more the company may poke within this day. */
    left_today: z.number().int(),
  }),
  errors: ['jobs.not_found', 'pokes.job_not_open', 'pokes.daily_limit'],
  message: 'pokes.sent',
});

/** That a company asked the reader about a job. */
export const Poke = z.object({
  job: z.object({ jid: Id, job_title: z.string(), company: CompanyBrief, location: z.string().nullable() }),
  at: Moment,
  answer: PokeAnswer.nullable(),
  answered_at: Moment.nullable(),
});
export type Poke = z.infer<typeof Poke>;

export const listPokes = endpoint({
  method: 'GET',
  path: '/pokes',
  access: CANDIDATES,
  summary:
    'Open jobs whose companies asked whether they interest one, the unanswered first, then the latest.',
  query: z.object({ page: PageNumber, limit: pageSize(10), job_id: Id.optional() }),
  response: pageOf(Poke),
});

export const answerPoke = endpoint({
  method: 'POST',
  path: '/pokes/{job_id}/answer',
  access: CANDIDATES,
  summary: 'Says whether the job interests one; it can be said differently while the job is open.',
  params: z.object({ job_id: Id }),
  body: z.object({ answer: PokeAnswer }),
  response: Poke,
  errors: ['pokes.not_found'],
  message: 'pokes.answered',
});

/** Why a poke, or the answer to one, is refused, with the HTTP status of each. */
export const pokeErrors = {
  /** Nobody asked, or the job has closed since. */
  'pokes.not_found': 404,
  /** People are asked about published jobs only. */
  'pokes.job_not_open': 409,
  /** The company has asked as many people as it may in a day. */
  'pokes.daily_limit': 429,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof pokeErrors, number> {}
}
