import { z } from 'zod';
import { CANDIDATES, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Language, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';
import { LIMITS } from '../kernel/limits.ts';
import { Company, CompanyBrief } from './companies.contract.ts';

/** What somebody who is asked can say; whoever says nothing is not asked again. */
export const POKE_ANSWERS = ['interested', 'not_interested'] as const;
/** The answer to a poke, which may be changed while the job is open. */
export const PokeAnswer = z.enum(POKE_ANSWERS);
export type PokeAnswer = z.infer<typeof PokeAnswer>;

/** That somebody was asked about a job, and what they said; null where nobody asked them. */
export const PokeState = z.object({ at: Moment, answer: PokeAnswer.nullable() }).nullable();
export type PokeState = z.infer<typeof PokeState>;

/**
 * What comes of asking somebody. `has_applied`: they said so by themselves; `asked_enough`: companies asked them as often
 * this week as anybody is asked.
 */
export const POKE_OUTCOMES = [
  'poked',
  'already_poked',
  'has_applied',
  'asked_enough',
  'not_reachable',
] as const;

const Asked = {
  job_id: Id,
  results: z.array(z.object({ candidate_id: Id, outcome: z.enum(POKE_OUTCOMES) })),
  poked: z.number().int(),
  /** How many more the caller may ask within this day, after those who are asked with this call. */
  left_today: z.number().int(),
};

const Asking = z.object({
  job_id: Id,
  candidate_ids: z.array(Id).min(1, 'required').max(LIMITS.pokesAtOnce),
});

const askingErrors = ['jobs.not_found', 'pokes.job_not_open'] as const;

export const previewPoke = endpoint({
  method: 'POST',
  path: '/recruiter/pokes/preview',
  access: RECRUITERS,
  summary:
    'What candidates would get who are asked whether a job interests them, in each one’s language, and who would not be asked. Asks nobody.',
  body: Asking,
  response: z.object({
    ...Asked,
    /** How many people would be asked: more than are left where the day's limit is passed. */
    poked: z.number().int(),
    /** Fewer than none where more are named than may be asked. */
    left_today: z.number().int(),
    /** Questions a day, the company's and the caller's own, and how many are left of each before this one. */
    limits: z.object({
      company: z.object({ limit: z.number().int(), left: z.number().int() }),
      own: z.object({ limit: z.number().int(), left: z.number().int() }),
    }),
    /** The mail, once for each language that somebody reads. */
    mails: z.array(
      z.object({
        language: Language,
        people: z.number().int(),
        subject: z.string(),
        paragraphs: z.array(z.string()),
        button: z.string(),
      }),
    ),
    /** What is shown of the company to whoever is asked. */
    company: Company.pick({
      company_name: true,
      company_industry: true,
      company_location: true,
      company_size: true,
      company_website: true,
    }),
  }),
  errors: askingErrors,
});

export const pokeCandidates = endpoint({
  method: 'POST',
  path: '/recruiter/poke-candidates',
  access: RECRUITERS,
  summary: `Asks candidates whether a published job of one’s own company interests them: once a job and person, by notification and mail. It leaves after ${LIMITS.pokeUndoSeconds} seconds and can be taken back until then.`,
  body: Asking,
  response: z.object({
    ...Asked,
    /** What takes it back, and until when; null where nobody is asked. */
    ask: z.object({ id: Id, leaves_at: Moment }).nullable(),
  }),
  errors: [...askingErrors, 'pokes.recruiter_limit', 'bulk_limits.ask'],
  message: 'pokes.sent',
});

export const takePokeBack = endpoint({
  method: 'POST',
  path: '/recruiter/pokes/{id}/take-back',
  access: RECRUITERS,
  summary: 'Takes a question back before it leaves: nobody gets it, and it counts for no limit.',
  params: z.object({ id: Id }),
  response: z.object({ taken_back: z.number().int() }),
  errors: ['pokes.ask_not_found', 'pokes.has_left'],
  message: 'pokes.taken_back',
});

/** That a company asked the reader about a job. */
export const Poke = z.object({
  job: z.object({ jid: Id, job_title: z.string(), company: CompanyBrief, location: PlaceText.nullable() }),
  at: Moment,
  answer: PokeAnswer.nullable(),
  answered_at: Moment.nullable(),
  /** The reader said that the question was not in order. */
  has_complained: z.boolean(),
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

export const complainOfPoke = endpoint({
  method: 'POST',
  path: '/pokes/{job_id}/complaint',
  access: CANDIDATES,
  summary:
    'Says that a question was not in order. The company is not told; who has several of them may ask fewer people.',
  params: z.object({ job_id: Id }),
  response: Poke,
  errors: ['pokes.not_found'],
  message: 'pokes.complained',
});

/** Why a poke, or the answer to one, is refused, with the HTTP status of each. */
export const pokeErrors = {
  /** Nobody asked, or the job has closed since. */
  'pokes.not_found': 404,
  /** People are asked about published jobs only. */
  'pokes.job_not_open': 409,
  /** The recruiter has asked as many people as one may in a day. */
  'pokes.recruiter_limit': 429,
  /** Nobody asked so, or it was taken back before. */
  'pokes.ask_not_found': 404,
  /** The seconds in which it could be taken back are over. */
  'pokes.has_left': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof pokeErrors, number> {}
}
