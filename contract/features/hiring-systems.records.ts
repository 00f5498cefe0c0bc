import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { CANDIDATE_SOURCES, JOB_SOURCES, Mapping, withSystem } from './hiring-systems.mapping.ts';

/** Jobs and candidates as they stand in a company’s hiring system: what is sent, what came back, where both differ. */

/**
 * How a record stands: it waits to be sent or looked at, both sides agree, both changed the same and a person decides, the
 * hiring system refused it, or there is no such person to send anything of any more.
 */
export const RECORD_STATES = ['waiting', 'agreed', 'conflict', 'refused', 'ended'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** Why the line does not work, where it does not. */
export const LINE_FAULTS = [
  'unreachable',
  'too_slow',
  'bad_answer',
  'server_error',
  'busy',
  'key_refused',
  'forbidden_address',
  'forbidden_port',
  'wrong_address',
  'sealed',
] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

const Sent = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const previewSystemRecord = endpoint({
  method: 'POST',
  path: '/recruiter/ats/preview',
  access: RECRUITERS,
  summary:
    'What would be sent of a job, or of a candidate for it, by the mapping that is stored or by another: nothing is sent.',
  body: z.object({
    of: z.enum(['job', 'candidate']),
    /** Left out, the latest that there is. */
    job_id: Id.nullable().default(null),
    candidate_id: Id.nullable().default(null),
    mapping: Mapping.nullable().default(null),
  }),
  response: z.object({
    /** Null where there is nothing yet to show it by. */
    of: z.object({ title: z.string(), name: z.string().nullable() }).nullable(),
    /** What the hiring system would do. */
    outcome: z.enum(['post', 'change', 'nothing', 'conflict']).nullable(),
    fields: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        source: z.enum([...JOB_SOURCES, ...CANDIDATE_SOURCES]),
        value: Sent,
        /** As it is there now; null where that is not known. */
        theirs: Sent,
      }),
    ),
    /** `open` or `closed` of a job, the stage there of a candidate. */
    state: z.string().nullable(),
    /** Labels of fields that it requires and that get nothing. */
    missing: z.array(z.string()),
  }),
  errors: [
    ...withSystem,
    'jobs.not_found',
    'candidates.not_found',
    'hiring_systems.not_turned_to',
    'hiring_systems.blind',
  ],
});

/** A job or candidate of ours there. */
export const SystemRecord = z.object({
  id: Id,
  kind: z.enum(['job', 'candidate']),
  /** Without an id once it was deleted here. */
  job: z.object({ jid: Id.nullable(), job_title: z.string() }),
  candidate: z.object({ candidate_id: Id, name: z.string() }).nullable(),
  state: z.enum(RECORD_STATES),
  /** Where it is seen there. */
  url: z.string().nullable(),
  /** `open` or `closed` of a job, the name of the stage there of a candidate. */
  stage_there: z.string().nullable(),
  /** When something of ours last arrived there. */
  sent_at: Moment.nullable(),
  /** Why it is not there: what the hiring system said. */
  refusal: z.string().nullable(),
  tries: z.number().int(),
  next_try_at: Moment.nullable(),
  /** Fields that are another there than here, because its users changed them, or both sides did. */
  differences: z.array(
    /** The name `state` is where it stands. */
    z.object({ name: z.string(), label: z.string(), ours: Sent, theirs: Sent, is_conflict: z.boolean() }),
  ),
});
export type SystemRecord = z.infer<typeof SystemRecord>;

export const postJobToSystem = endpoint({
  method: 'POST',
  path: '/recruiter/ats/post-job',
  access: RECRUITERS,
  summary: 'Posts a published job in the hiring system; from then on its changes and its closing follow.',
  body: z.object({ job_id: Id }),
  response: SystemRecord,
  errors: [...withSystem, 'jobs.not_found', 'hiring_systems.not_published'],
  failure: 'hiring_systems.post_failed',
  message: 'hiring_systems.job_on_its_way',
});

export const syncCandidateToSystem = endpoint({
  method: 'POST',
  path: '/recruiter/ats/sync-candidate/{candidate_id}/{job_id}',
  access: RECRUITERS,
  summary:
    'Sends somebody who applied, or said that the job interests them, to the hiring system, and the job before them where it is not there.',
  params: z.object({ candidate_id: Id, job_id: Id }),
  response: SystemRecord,
  errors: [
    ...withSystem,
    'jobs.not_found',
    'candidates.not_found',
    'hiring_systems.profile_missing',
    'hiring_systems.not_turned_to',
    'hiring_systems.blind',
    'hiring_systems.not_published',
  ],
  message: 'hiring_systems.candidate_on_its_way',
});

/** So many candidates are sent with one call. */
export const MOST_SENT = 100;

export const syncCandidatesToSystem = endpoint({
  method: 'POST',
  path: '/recruiter/ats/sync-candidates',
  access: RECRUITERS,
  summary:
    'Sends several candidates to the hiring system, each by itself: who may not be sent, or would be more than the company’s limit of a day, is told with the reason.',
  body: z.object({
    people: z
      .array(z.object({ candidate_id: Id, job_id: Id }))
      .min(1, 'required')
      .max(MOST_SENT),
  }),
  response: z.object({
    results: z.array(
      z.object({
        candidate_id: Id,
        job_id: Id,
        /** Those who are there, or on their way, are left as they are; those who were refused are tried again. */
        outcome: z.enum(['queued', 'there_already', 'refused']),
        /** Why they were not queued, in the caller's language. */
        problem: z.object({ code: z.string(), message: z.string() }).nullable(),
      }),
    ),
    queued: z.number().int(),
  }),
  errors: [...withSystem],
  weight: 'lasting',
});

const OfOne = z.object({
  /** What it is called; null where none is connected. */
  system_name: z.string().nullable(),
  record: SystemRecord.nullable(),
  /** The reader may send. */
  can_send: z.boolean(),
  /** Why it cannot be sent; null where it can. */
  held: z.enum(['not_published', 'not_turned_to', 'blind']).nullable(),
});

export const getSystemJob = endpoint({
  method: 'GET',
  path: '/recruiter/ats/jobs/{id}',
  access: RECRUITERS,
  summary: 'How a job of one’s own company stands in the hiring system.',
  params: z.object({ id: Id }),
  response: OfOne,
  errors: ['jobs.not_found'],
});

export const getSystemCandidate = endpoint({
  method: 'GET',
  path: '/recruiter/ats/candidates/{candidate_id}/{job_id}',
  access: RECRUITERS,
  summary: 'How a candidate for a job of one’s own company stands in the hiring system.',
  params: z.object({ candidate_id: Id, job_id: Id }),
  response: OfOne,
  errors: ['jobs.not_found', 'candidates.not_found'],
});

export const listSystemRecords = endpoint({
  method: 'GET',
  path: '/recruiter/ats/records',
  access: RECRUITERS,
  summary: 'Jobs and candidates that were sent to the hiring system, those that need a person first.',
  query: z.object({
    state: z.enum([...RECORD_STATES, 'all']).default('all'),
    page: PageNumber,
    limit: pageSize(20, 50),
  }),
  response: pageOf(SystemRecord),
  errors: [...withSystem],
});

/** One thing that was sent and what came back, or an event that came. */
export const SystemMessage = z.object({
  id: Id,
  at: Moment,
  direction: z.enum(['out', 'in']),
  /** As it is called there: method and path, or the model and its method. */
  what: z.string(),
  status: z.number().int().nullable(),
  fault: z.enum(LINE_FAULTS).nullable(),
  took_ms: z.number().int().nullable(),
  /** JSON; null where it tells of somebody who has withdrawn. */
  sent: z.string().nullable(),
  received: z.string().nullable(),
});
export type SystemMessage = z.infer<typeof SystemMessage>;

const OneRecord = z.object({ id: Id });

export const getSystemRecord = endpoint({
  method: 'GET',
  path: '/recruiter/ats/records/{id}',
  access: RECRUITERS,
  summary: 'One record, with what was sent and answered, the latest first.',
  params: OneRecord,
  response: z.object({ record: SystemRecord, messages: z.array(SystemMessage) }),
  errors: [...withSystem, 'hiring_systems.record_not_found'],
});

export const sendSystemRecord = endpoint({
  method: 'POST',
  path: '/recruiter/ats/records/{id}/send',
  access: RECRUITERS,
  summary:
    'Tries a record again at once; whole, it sends every field anew, also what its users changed there. Where the line did not work last it is tested first.',
  params: OneRecord,
  body: z.object({ whole: z.boolean().default(false) }),
  response: SystemRecord,
  errors: [...withSystem, 'hiring_systems.record_not_found', 'hiring_systems.line_failed'],
  message: 'hiring_systems.on_its_way',
  weight: 'lasting',
  ratePerMinute: 60,
});

export const resolveSystemConflict = endpoint({
  method: 'POST',
  path: '/recruiter/ats/records/{id}/resolve',
  access: RECRUITERS,
  summary:
    'Decides a conflict: what is here goes there, or what is there stays and, where it is a stage, is followed.',
  params: OneRecord,
  body: z.object({ keep: z.enum(['ours', 'theirs'], { error: 'required' }) }),
  response: SystemRecord,
  errors: [...withSystem, 'hiring_systems.record_not_found', 'hiring_systems.no_conflict'],
  message: 'hiring_systems.resolved',
});
