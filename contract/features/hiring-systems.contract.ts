import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Moment } from '../kernel/fields.ts';
import { AboutSystem, Mapping, refused, withSystem } from './hiring-systems.mapping.ts';
import { LINE_FAULTS, RECORD_STATES } from './hiring-systems.records.ts';

export * from './hiring-systems.records.ts';

/** The external hiring system of a company: one, with jobs and candidates that are kept equal on both sides. */

/** Interfaces that are spoken: the documented one for any vendor, and Odoo Recruitment’s own. */
export const SYSTEM_VENDORS = ['rest', 'odoo'] as const;
export type SystemVendor = (typeof SYSTEM_VENDORS)[number];

/** What somebody may do with the hiring system; each is granted by itself. */
export const SYSTEM_SCOPES = ['manage', 'jobs', 'candidates', 'sign_on'] as const;
export type SystemScope = (typeof SYSTEM_SCOPES)[number];

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
