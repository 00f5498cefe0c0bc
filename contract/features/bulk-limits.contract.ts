import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Moment } from '../kernel/fields.ts';

/** What a company may do to many people at once, each counted by the people it reaches within a day. */
export const BULK_DEEDS = ['ask', 'shortlist', 'reject', 'message', 'export'] as const;
export type BulkDeed = (typeof BULK_DEEDS)[number];

/** How far a company is trusted: the later the word, the more it may do at once. */
export const BULK_LEVELS = ['watched', 'new', 'known', 'established'] as const;
export type BulkLevel = (typeof BULK_LEVELS)[number];

export const getBulkLimits = endpoint({
  method: 'GET',
  path: '/recruiter/bulk-limits',
  access: RECRUITERS,
  summary:
    'How many more people one’s own company may ask, shortlist, reject, write to or export together within a day, and when more come.',
  response: z.object({
    level: z.enum(BULK_LEVELS),
    deeds: z.array(
      z.object({
        deed: z.enum(BULK_DEEDS),
        limit: z.number().int(),
        left: z.number().int(),
        /** When the first of those counted now no longer counts; null where nobody is counted. */
        more_at: Moment.nullable(),
      }),
    ),
  }),
});

/** Why something is not done to so many at once, with the HTTP status of each. */
export const bulkLimitErrors = {
  'bulk_limits.ask': 429,
  'bulk_limits.shortlist': 429,
  'bulk_limits.reject': 429,
  'bulk_limits.message': 429,
  'bulk_limits.export': 429,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof bulkLimitErrors, number> {}
}
