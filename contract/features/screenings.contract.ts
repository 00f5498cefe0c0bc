import { z } from 'zod';
import { CANDIDATES, endpoint } from '../kernel/endpoint.ts';
import { Id, Moment } from '../kernel/fields.ts';
import { ScreeningQuestion, SentAnswers } from './jobs.screening.ts';
import { SCREENING_WAYS, ScreeningStatus } from './screenings.fields.ts';

export * from './screenings.fields.ts';

/**
 * A job’s own questions as they are answered before one applies. An answer is kept in one place at a time: here until it is
 * sent, with the application from then on.
 */
export const Screening = z.object({
  job: z.object({ jid: Id, job_title: z.string(), company_name: z.string() }),
  status: ScreeningStatus,
  way: z.enum(SCREENING_WAYS),
  /** In the order in which they are asked, without what the company flags. */
  questions: z.array(ScreeningQuestion),
  /** By the id of the question. */
  answers: SentAnswers,
  /** The application that carries them; null until it is sent. */
  application_id: Id.nullable(),
  /** Of the latest answer; null where there is none yet. */
  saved_at: Moment.nullable(),
});
export type Screening = z.infer<typeof Screening>;

export const getScreening = endpoint({
  method: 'GET',
  path: '/assessments/job_screening_questions/questionnaire',
  access: CANDIDATES,
  summary: 'The questions of a job, with what the caller answered so far or sent with their application.',
  query: z.object({ job_id: Id }),
  response: Screening,
  errors: ['jobs.not_found'],
});

export const answerScreening = endpoint({
  method: 'POST',
  path: '/assessments/job_screening_questions/answers',
  access: CANDIDATES,
  summary:
    'Keeps answers to the questions of a job until one applies; an empty one takes an answer back. Nobody else sees them before.',
  body: z.object({
    job_id: Id,
    way: z.enum(SCREENING_WAYS),
    answers: SentAnswers,
  }),
  response: Screening,
  errors: ['jobs.not_found', 'screenings.sent'],
});

/** Why a call about a job’s questions is refused, with the HTTP status of each. */
export const screeningErrors = {
  /** The application was sent with the answers as they are. */
  'screenings.sent': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof screeningErrors, number> {}
}
