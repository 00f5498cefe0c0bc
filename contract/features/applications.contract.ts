import { z } from 'zod';
import { CANDIDATES, download, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, listInQuery, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';
import { Sent } from './applications.sent.ts';
import { CompanyBrief } from './companies.contract.ts';
import { JOB_STATUSES, WORK_PLACES } from './jobs.contract.ts';
import { ScreeningAnswer, SentAnswers } from './jobs.screening.ts';
import { SCREENING_WAYS } from './screenings.fields.ts';

export * from './applications.sent.ts';
export { ScreeningAnswer, ScreeningQuestion } from './jobs.screening.ts';

/** Where an application stands. Only people move it: the company, or the person who withdraws it. */
export const APPLICATION_STAGES = [
  'SUBMITTED',
  'VIEWED',
  'SHORTLISTED',
  'INTERVIEW',
  'OFFERED',
  'HIRED',
  'REJECTED',
  'WITHDRAWN',
  /** The job was closed before anything was decided. */
  'JOB_CLOSED',
] as const;
/** The stage alone; who brought it there, when and why is told by an `ApplicationStep`. */
export const ApplicationStage = z.enum(APPLICATION_STAGES);
export type ApplicationStage = z.infer<typeof ApplicationStage>;

/** By which way a person came to a job. */
export const APPLICATION_SOURCES = [
  'matches',
  'search',
  'company_page',
  'similar_jobs',
  'public_page',
  'poke',
  'internal',
  'feed',
  /** Agreed to what their talent manager proposed. */
  'talent_manager',
] as const;
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number];

/** Stages in which a company still has something to say. */
export const OPEN_STAGES = ['SUBMITTED', 'VIEWED', 'SHORTLISTED', 'INTERVIEW', 'OFFERED'] as const;

const Reason = z.string().trim().max(500, 'too_long').nullish();

/** One move of an application from stage to stage, as both the applicant and the company read it. */
export const ApplicationStep = z.object({
  stage: ApplicationStage,
  /** Given by whoever took the step, where they gave one. */
  reason: z.string().nullable(),
  by: z.enum(['applicant', 'company']),
  at: Moment,
});
export type ApplicationStep = z.infer<typeof ApplicationStep>;

/** An application as its sender lists it. */
export const Application = z.object({
  id: Id,
  job: z.object({
    jid: Id,
    job_title: z.string(),
    company: CompanyBrief,
    location: PlaceText.nullable(),
    work_place: z.enum(WORK_PLACES),
    status: z.enum(JOB_STATUSES),
  }),
  stage: ApplicationStage,
  /** Of the latest step, where it was given. */
  reason: z.string().nullable(),
  /** When it was sent, the latest time. */
  applied_at: Moment,
  /** Of the latest step. */
  moved_at: Moment,
  can: z.object({ withdraw: z.boolean(), apply_again: z.boolean() }),
});
export type Application = z.infer<typeof Application>;

/** An application as its sender reads it, with all that the company got. */
export const ApplicationDetails = Application.extend({
  /** First to last. */
  steps: z.array(ApplicationStep),
  answers: z.array(ScreeningAnswer),
  sent: Sent,
});
export type ApplicationDetails = z.infer<typeof ApplicationDetails>;

export const applyToJob = endpoint({
  method: 'POST',
  path: '/job/apply',
  access: CANDIDATES,
  summary:
    'Applies to a published job of the portal with one’s profile, contacts and latest resume. Once for each job; a withdrawn application may be sent again.',
  body: z.object({
    job_id: Id,
    /** By the id of the job’s screening question. */
    answers: SentAnswers.default({}),
    /** By which way the person came to the job, where the screen knows. */
    source: z.enum(APPLICATION_SOURCES).nullish(),
    /** Of a company that the person has blocked: they want to be seen by it again. */
    unblock: z.boolean().default(false),
  }),
  response: ApplicationDetails,
  errors: [
    'jobs.not_found',
    'profiles.not_found',
    'applications.already_sent',
    'applications.company_blocked',
  ],
  message: 'applications.sent',
});

/** What one's own applications are listed by: `open` are those in `OPEN_STAGES`, `ended` all others. */
export const APPLICATION_GROUPS = ['all', 'open', 'ended'] as const;

export const listApplications = endpoint({
  method: 'GET',
  path: '/applications',
  access: CANDIDATES,
  summary: 'One’s own applications, the one that moved last first.',
  query: z.object({
    page: PageNumber,
    limit: pageSize(20),
    group: z.enum(APPLICATION_GROUPS).default('all'),
    stages: listInQuery(ApplicationStage, APPLICATION_STAGES.length),
    /** The one to this job alone. */
    job_id: Id.optional(),
  }),
  response: pageOf(Application).extend({
    /** Of all of one’s applications. */
    counts: z.record(ApplicationStage, z.number().int()),
  }),
});

/** A job for which a company shortlisted a person who has not applied. */
export const Shortlisting = z.object({ job: Application.shape.job, shortlisted_at: Moment });
export type Shortlisting = z.infer<typeof Shortlisting>;

export const listShortlistings = endpoint({
  method: 'GET',
  path: '/shortlistings',
  access: CANDIDATES,
  summary: 'Open jobs for which one was shortlisted without an application that stands, the latest first.',
  response: z.array(Shortlisting),
});

export const getApplication = endpoint({
  method: 'GET',
  path: '/applications/{id}',
  access: CANDIDATES,
  summary: 'One of one’s own applications, with its steps, the answers and what was sent.',
  params: z.object({ id: Id }),
  response: ApplicationDetails,
  errors: ['applications.not_found'],
});

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/applications/{id}/withdraw',
  access: CANDIDATES,
  summary:
    'Takes an application back. The company sees that, the reason where one is given, and no longer what was sent.',
  params: z.object({ id: Id }),
  body: z.object({ reason: Reason }),
  response: ApplicationDetails,
  errors: ['applications.not_found', 'applications.not_open'],
  message: 'applications.withdrawn',
});

/** Somebody who applied to a job, as a row of the company's list. */
export const Applicant = z.object({
  application_id: Id,
  candidate_id: Id,
  name: z.string(),
  headline: z.string().nullable(),
  location: PlaceText.nullable(),
  stage: ApplicationStage,
  applied_at: Moment,
  moved_at: Moment,
  /** What the pair scored when it was sent; null where it was below the floor of the lists. */
  score: z.number().nullable(),
  /** Name of the talent manager who proposed them for the job, with their agreement. */
  proposed_by: z.string().nullable(),
});
export type Applicant = z.infer<typeof Applicant>;

/** An application as the company reads it. */
export const ApplicantDetails = Applicant.extend({
  steps: z.array(ApplicationStep),
  /** By which way the questions were answered; null where that is not known. */
  screening_way: z.enum(SCREENING_WAYS).nullable(),
  /** Null once it was withdrawn: what was sent is no longer the company’s to read. */
  answers: z.array(ScreeningAnswer).nullable(),
  sent: Sent.nullable(),
});
export type ApplicantDetails = z.infer<typeof ApplicantDetails>;

export const listApplicants = endpoint({
  method: 'GET',
  path: '/recruiter/applicants/{id}',
  access: RECRUITERS,
  summary: 'Who applied to a job of one’s own company, whether they fit or not, the latest first.',
  params: z.object({ id: Id }),
  query: z.object({
    page: PageNumber,
    limit: pageSize(20, 100),
    /** Those of these people alone. */
    candidate_ids: listInQuery(Id, 100),
  }),
  response: pageOf(Applicant),
  errors: ['jobs.not_found'],
});

const ApplicantKey = z.object({ id: Id, candidate_id: Id });

export const getApplicant = endpoint({
  method: 'GET',
  path: '/recruiter/applicants/{id}/{candidate_id}',
  access: RECRUITERS,
  summary:
    'A person’s application to a job of one’s own company, null where there is none. The first look is told to the applicant.',
  params: ApplicantKey,
  response: z.object({ application: ApplicantDetails.nullable() }),
  errors: ['jobs.not_found'],
});

export const getSentResume = download({
  path: '/recruiter/applicants/{id}/{candidate_id}/resume',
  access: RECRUITERS,
  weight: 'usual',
  summary: 'The resume that was sent with an application that stands.',
  params: ApplicantKey,
  errors: ['jobs.not_found', 'applications.not_found'],
});

/** Why a call about an application is refused, with the HTTP status of each. */
export const applicationErrors = {
  'applications.not_found': 404,
  /** To the same job, and it was not withdrawn. */
  'applications.already_sent': 409,
  /** The person blocked the company: sent again with `unblock`, the block no longer counts for it. */
  'applications.company_blocked': 409,
  /** It has ended, so nothing is left to withdraw. */
  'applications.not_open': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof applicationErrors, number> {}
}
