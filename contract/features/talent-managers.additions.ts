import { z } from 'zod';
import { endpoint, upload } from '../kernel/endpoint.ts';
import { Id, Language, Moment, Optional, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import type { AccountState } from '../kernel/user-states.ts';
import { RESUME_FAILURES } from './resumes.contract.ts';

/** People added many at once, by addresses or by resumes: each addition is worked through by itself, row by row. */

/** Who may add people: a talent manager their own, whoever hires by inviting them to the portal. */
const ADDERS = ['TALENT_MANAGER', 'RECRUITER', 'RECRUITER_ADMIN'] as const satisfies readonly AccountState[];

/** Addresses in one addition. */
export const MOST_ADDRESSES = 5_000;
/** Resumes in one addition, a file each. */
export const MOST_RESUMES = 200;
/** People whom one person may add within a day. */
export const ADDED_PER_DAY: Partial<Record<AccountState, number>> = {
  TALENT_MANAGER: 10_000,
  RECRUITER: 300,
  RECRUITER_ADMIN: 1_000,
};

/**
 * What came of a row. `added`: an invitation is on its way; `asked`: the person has an account and must say yes there;
 * `known`: nothing was done, and `reason` says why; `unreadable`: no person could be told from it.
 */
export const ROW_OUTCOMES = ['waiting', 'added', 'asked', 'known', 'unreadable'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Why nothing was done about a row. */
export const ROW_REASONS = [
  // known
  'yours',
  'twice',
  'other_manager',
  'declined_before',
  'opted_out',
  'other_role',
  // unreadable
  'invalid_email',
  'no_email',
  ...RESUME_FAILURES,
] as const;
export type RowReason = (typeof ROW_REASONS)[number];

/** A person as a list names them, read out of it and not judged yet. */
const Listed = z.object({ email: z.string().trim().max(254), name: Optional(200) });

export const readPeopleList = upload({
  path: '/candidate/add/reading',
  access: ADDERS,
  summary:
    'Reads addresses out of a CSV file, whose columns it recognises in both languages, or out of any text. Adds nobody.',
  fields: z.object({}),
  maxBytes: 2_000_000,
  response: z.object({
    people: z.array(z.object({ email: z.string(), name: z.string().nullable(), is_valid: z.boolean() })),
    /** The headings that were understood, and those that mean nothing here; both empty where there is none. */
    columns: z.array(z.string()),
    ignored: z.array(z.string()),
    /** Repeats that were left out. */
    repeated: z.number().int(),
  }),
  errors: ['talent_managers.file_unreadable', 'talent_managers.no_addresses', 'talent_managers.too_many'],
});

/** What is told to whoever is invited, beside the portal's own words, and in which language where they have none here. */
const telling = { message: Optional(1_000), language: Language.optional() };

/** An addition: what it is worked through, and how far that is. */
export const Addition = z.object({
  id: Id,
  type: z.enum(['emails', 'resumes']),
  total: z.number().int(),
  counts: z.record(z.enum(ROW_OUTCOMES), z.number().int()),
  created_at: Moment,
  /** Null while rows wait. */
  finished_at: Moment.nullable(),
});
export type Addition = z.infer<typeof Addition>;

export const addPeople = endpoint({
  method: 'POST',
  path: '/candidate/add',
  access: ADDERS,
  summary:
    'Adds people by their addresses, or by resumes that were uploaded before. A talent manager’s become theirs once they say yes; of whoever hires they are invited to the portal.',
  body: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('emails'),
      people: z.array(Listed).min(1, 'required').max(MOST_ADDRESSES, 'too_many'),
      ...telling,
    }),
    z.object({
      type: z.literal('resumes'),
      file_ids: z.array(Id).min(1, 'required').max(MOST_RESUMES, 'too_many'),
      ...telling,
    }),
  ]),
  response: Addition,
  errors: ['files.not_found', 'talent_managers.daily_limit'],
  message: 'talent_managers.adding',
});

export const listAdditions = endpoint({
  method: 'GET',
  path: '/candidate/add',
  access: ADDERS,
  summary: 'One’s own additions, the latest first.',
  query: z.object({ page: PageNumber, limit: pageSize(10, 50) }),
  response: pageOf(Addition),
});

/** One row of the report. */
export const AdditionRow = z.object({
  /** Counted from 1, in the order in which they were given. */
  row: z.number().int(),
  file_name: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  outcome: z.enum(ROW_OUTCOMES),
  reason: z.enum(ROW_REASONS).nullable(),
});
export type AdditionRow = z.infer<typeof AdditionRow>;

const AdditionKey = z.object({ id: Id });

export const getAddition = endpoint({
  method: 'GET',
  path: '/candidate/add/{id}',
  access: ADDERS,
  summary: 'How far one of one’s own additions is, and what came of its rows, a page of them.',
  params: AdditionKey,
  query: z.object({
    outcome: z.enum([...ROW_OUTCOMES, 'all']).default('all'),
    page: PageNumber,
    limit: pageSize(50, 200),
  }),
  response: Addition.extend({ rows: pageOf(AdditionRow) }),
  errors: ['talent_managers.addition_not_found'],
  ratePerMinute: 240,
});

export const mendAdditionRow = endpoint({
  method: 'POST',
  path: '/candidate/add/{id}/rows/{row}',
  access: ADDERS,
  summary: 'Gives the address of a row that could not be read, which is then worked on like a new one.',
  params: AdditionKey.extend({ row: z.coerce.number<number>().int().min(1).max(MOST_ADDRESSES) }),
  body: z.object({
    email: z.string().trim().toLowerCase().max(254, 'invalid_email').pipe(z.email('invalid_email')),
  }),
  response: Addition,
  errors: ['talent_managers.addition_not_found'],
});
