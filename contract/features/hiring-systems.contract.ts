import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { AboutSystem, CANDIDATE_SOURCES, JOB_SOURCES, Mapping } from './hiring-systems.mapping.ts';

/** The external hiring system of a company: one, with jobs and candidates that are kept equal on both sides. */

/** Interfaces that are spoken: the documented one for any vendor, and Odoo Recruitment’s own. */
export const SYSTEM_VENDORS = ['rest', 'odoo'] as const;
export type SystemVendor = (typeof SYSTEM_VENDORS)[number];

/** What somebody may do with the hiring system; each is granted by itself. */
export const SYSTEM_SCOPES = ['manage', 'jobs', 'candidates', 'sign_on'] as const;
export type SystemScope = (typeof SYSTEM_SCOPES)[number];

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

const Address = z
  .string()
  .trim()
  .min(1, 'required')
  .max(500, 'invalid_link')
  .refine((text) => !/[?#]/.test(text), 'address_with_query')
  .transform((text) => text.replace(/\/+$/, ''))
  .pipe(z.url({ protocol: /^https?$/, error: 'invalid_link' }));
const Secret = z.string().trim().min(1, 'required').max(1_000, 'too_long');

/** What a company gives to connect its hiring system. */
export const Connection = z
  .object({
    vendor: z.enum(SYSTEM_VENDORS, { error: 'required' }),
    address: Address,
    /** The access key, or Odoo’s API key. It is sealed, and never answered. */
    secret: Secret,
    /** Odoo alone: the database, and the login that the key belongs to. */
    database: z.string().trim().max(200, 'too_long').default(''),
    login: z.string().trim().max(254, 'too_long').default(''),
  })
  .superRefine(({ vendor, database, login }, check) => {
    if (vendor !== 'odoo') return;
    for (const [name, value] of Object.entries({ database, login }))
      if (value === '') check.addIssue({ code: 'custom', path: [name], message: 'required' });
  });
export type Connection = z.infer<typeof Connection>;

/** The hiring system as a company’s people see it. */
export const ConnectedSystem = z.object({
  id: Id,
  vendor: z.enum(SYSTEM_VENDORS),
  name: z.string(),
  address: z.string(),
  database: z.string().nullable(),
  login: z.string().nullable(),
  about: AboutSystem,
  mapping: Mapping,
  /** Where it sends its events; null where it sends none. */
  events_url: z.string().nullable(),
  connected_at: Moment,
  connected_by: z.string().nullable(),
  reached_at: Moment.nullable(),
  /** Null while the line works. */
  fault: z.object({ kind: z.enum(LINE_FAULTS), since: Moment, next_try_at: Moment.nullable() }).nullable(),
  /** How many records stand how. */
  counts: z.record(z.enum(RECORD_STATES), z.number().int()),
  /** People who deleted their account and whom it has not deleted yet. */
  owed_deletions: z.number().int(),
});
export type ConnectedSystem = z.infer<typeof ConnectedSystem>;

/** What a company’s people know of it, and what one of them may do. */
export const HiringSystemState = z.object({
  system: ConnectedSystem.nullable(),
  /** What the reader may do. */
  can: z.object({
    manage: z.boolean(),
    jobs: z.boolean(),
    candidates: z.boolean(),
    sign_on: z.boolean(),
    grant: z.boolean(),
  }),
  /** Who grants what the reader may not. */
  granted_by: z.array(z.string()),
});
export type HiringSystemState = z.infer<typeof HiringSystemState>;

const refused = ['hiring_systems.not_allowed'] as const;
const withSystem = [...refused, 'hiring_systems.not_connected'] as const;

export const getHiringSystem = endpoint({
  method: 'GET',
  path: '/recruiter/ats',
  access: RECRUITERS,
  summary: 'The hiring system of one’s own company, and what one may do with it.',
  response: HiringSystemState,
});

const Tested = z.object({ about: AboutSystem, took_ms: z.number().int() });

export const tryHiringSystem = endpoint({
  method: 'POST',
  path: '/recruiter/ats/try',
  access: RECRUITERS,
  summary: 'Tests the line to a hiring system before it is connected; nothing is kept.',
  body: Connection,
  response: Tested,
  errors: [...refused, 'hiring_systems.line_failed', 'hiring_systems.needs_https'],
  weight: 'lasting',
  ratePerMinute: 20,
});

export const connectHiringSystem = endpoint({
  method: 'POST',
  path: '/recruiter/ats/connect',
  access: RECRUITERS,
  summary:
    'Connects the company’s hiring system once its line works, or gives the one that is connected another key.',
  body: Connection,
  /** The secret that its events are signed with is said this once. */
  response: z.object({ id: Id, signing_secret: z.string().nullable() }),
  errors: [
    ...refused,
    'hiring_systems.line_failed',
    'hiring_systems.needs_https',
    'hiring_systems.connected_already',
  ],
  message: 'hiring_systems.connected',
  weight: 'lasting',
  ratePerMinute: 20,
});

export const testHiringSystem = endpoint({
  method: 'POST',
  path: '/recruiter/ats/test',
  access: RECRUITERS,
  summary: 'Tests the line to the connected hiring system, and reads its fields and stages anew.',
  response: Tested,
  errors: [...withSystem, 'hiring_systems.line_failed'],
  message: 'hiring_systems.line_works',
  weight: 'lasting',
  ratePerMinute: 20,
});

export const renewSigningSecret = endpoint({
  method: 'POST',
  path: '/recruiter/ats/signing-secret',
  access: RECRUITERS,
  summary: 'Another secret for the events of the hiring system, said this once; the former one is void.',
  response: z.object({ signing_secret: z.string() }),
  errors: [...withSystem],
});

export const mapHiringSystem = endpoint({
  method: 'PATCH',
  path: '/recruiter/ats/mapping',
  access: RECRUITERS,
  summary: 'Maps fields and stages; what was sent before follows.',
  body: Mapping,
  response: z.object({
    mapping: Mapping,
    /** Labels of fields that it requires and that get nothing. */
    missing: z.object({ job: z.array(z.string()), candidate: z.array(z.string()) }),
  }),
  errors: [...withSystem, 'hiring_systems.unknown_field'],
  message: 'hiring_systems.mapped',
});

export const disconnectHiringSystem = endpoint({
  method: 'POST',
  path: '/recruiter/ats/disconnect',
  access: RECRUITERS,
  summary:
    'Disconnects the hiring system: what is known of its records goes, what it has stays there. Deletions that are still owed to people are sent for up to 30 days more; its sealed key goes with the last of them.',
  response: z.object({ disconnected: z.literal(true) }),
  errors: [...withSystem],
  message: 'hiring_systems.disconnected',
});

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

export const getSignOn = endpoint({
  method: 'GET',
  path: '/recruiter/ats/sso',
  access: RECRUITERS,
  summary: 'An address at which one goes on in the hiring system, signed on where it has a way to.',
  response: z.object({ url: z.string(), is_signed_on: z.boolean(), expires_at: Moment.nullable() }),
  errors: [...withSystem, 'hiring_systems.sign_on_refused'],
  failure: 'hiring_systems.sign_on_failed',
  weight: 'lasting',
  ratePerMinute: 30,
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

export const followHiringSystem = endpoint({
  method: 'POST',
  path: '/recruiter/ats/follow',
  access: RECRUITERS,
  summary: 'Asks the hiring system now for what changed there, and tries at once what waits.',
  response: z.object({ asked: z.literal(true) }),
  errors: [...withSystem],
  message: 'hiring_systems.asked',
  ratePerMinute: 20,
});

const Grants = z.object({
  people: z.array(
    z.object({
      id: Id,
      name: z.string(),
      scopes: z.array(z.enum(SYSTEM_SCOPES)),
      /** Who grants may do everything. */
      has_all: z.boolean(),
    }),
  ),
});

export const listSystemGrants = endpoint({
  method: 'GET',
  path: '/recruiter/ats/grants',
  access: RECRUITERS,
  summary: 'Who of one’s own company may do what with the hiring system.',
  response: Grants,
  errors: [...refused],
});

export const grantSystemScope = endpoint({
  method: 'POST',
  path: '/recruiter/ats/grants',
  access: RECRUITERS,
  summary: 'Lets somebody of one’s own company do something with the hiring system, or no longer.',
  body: z.object({ user_id: Id, scope: z.enum(SYSTEM_SCOPES, { error: 'required' }), granted: z.boolean() }),
  response: Grants,
  errors: [...refused, 'hiring_systems.person_not_found'],
  message: 'hiring_systems.granted',
});

export const takeSystemEvent = endpoint({
  method: 'POST',
  path: '/hiring-systems/{id}/events',
  access: 'public',
  summary: 'Takes an event of a hiring system, signed as Standard Webhooks says.',
  params: z.object({ id: Id }),
  body: z.object({
    changed: z.object({ type: z.enum(['job', 'candidate']), id: z.string().min(1).max(200) }),
  }),
  /** False where this very event was taken before. */
  response: z.object({ taken: z.boolean() }),
  errors: ['hiring_systems.not_connected', 'hiring_systems.bad_signature'],
  signed: true,
  ratePerMinute: 600,
});

/** Why a deed with a hiring system is refused, with the HTTP status of each. */
export const hiringSystemErrors = {
  /** The reader has not been granted it. */
  'hiring_systems.not_allowed': 403,
  'hiring_systems.not_connected': 404,
  'hiring_systems.connected_already': 409,
  'hiring_systems.needs_https': 422,
  /** It did not answer as it should: the parameter says why. */
  'hiring_systems.line_failed': 422,
  'hiring_systems.unknown_field': 422,
  'hiring_systems.not_published': 422,
  'hiring_systems.profile_missing': 404,
  /** They have neither applied nor said that the job interests them. */
  'hiring_systems.not_turned_to': 422,
  /** The job is reviewed blind, and who they are is hidden still. */
  'hiring_systems.blind': 422,
  'hiring_systems.post_failed': 500,
  'hiring_systems.sign_on_failed': 502,
  /** The same, with why: the parameter says it. */
  'hiring_systems.sign_on_refused': 502,
  'hiring_systems.record_not_found': 404,
  'hiring_systems.no_conflict': 409,
  'hiring_systems.person_not_found': 404,
  'hiring_systems.bad_signature': 401,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof hiringSystemErrors, number> {}
}
