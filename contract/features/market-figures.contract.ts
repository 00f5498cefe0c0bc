import { z } from 'zod';
import { endpoint, upload } from '../kernel/endpoint.ts';
import { Moment } from '../kernel/fields.ts';

/** What sources outside of the product counted of skills, imported by an admin of the portal. */

/** Columns of the file, as `docs/guides/market-data.md` describes them. */
export const MARKET_COLUMNS = ['source', 'as_of', 'kind', 'skill', 'place', 'count'] as const;
/** Why a row is not imported. */
export const MARKET_FAULTS = [
  'source_missing',
  'date_unreadable',
  'date_in_future',
  'kind_unknown',
  'skill_unknown',
  'count_unreadable',
  /** Fewer than five people are told of by nobody. */
  'too_few_people',
  /** The same source, date, kind, skill and place stand in an earlier row with another number. */
  'said_twice',
] as const;

/** Rows that one file may have. */
export const MOST_MARKET_ROWS = 20_000;
const MOST_BYTES = 5 * 1024 * 1024;

const Count = z.number().int();

/** How many figures of a file were new, changed or known already, and which rows were not taken. */
export const MarketImport = z.object({
  rows: Count,
  added: Count,
  /** Told with another number than before. */
  changed: Count,
  unchanged: Count,
  faults: z.array(z.object({ row: Count, fault: z.enum(MARKET_FAULTS), value: z.string() })),
});
export type MarketImport = z.infer<typeof MarketImport>;

export const importMarketFigures = upload({
  path: '/admin/market-figures',
  access: ['RECRUITER_ADMIN'],
  summary:
    'Takes figures of the market from a CSV file; each faulty row is told and the others are kept. The same file twice changes nothing.',
  fields: z.object({}),
  maxBytes: MOST_BYTES,
  response: MarketImport,
  errors: ['market_figures.unreadable', 'market_figures.columns_missing', 'market_figures.too_many'],
  message: 'market_figures.imported',
  ratePerMinute: 20,
});

const Source = {
  source: z.string().trim().min(1, 'required').max(120, 'too_long'),
  as_of: z.iso.date(),
};

export const listMarketSources = endpoint({
  method: 'GET',
  path: '/admin/market-figures',
  access: ['RECRUITER_ADMIN'],
  summary: 'The sources of imported figures with their dates, the latest first.',
  response: z.object({
    results: z.array(z.object({ ...Source, figures: Count, imported_at: Moment })),
  }),
});

export const deleteMarketSource = endpoint({
  method: 'DELETE',
  path: '/admin/market-figures',
  access: ['RECRUITER_ADMIN'],
  summary: 'Takes the figures of a source and date away again.',
  body: z.object(Source),
  response: z.object({ figures: Count }),
  errors: ['market_figures.source_not_found'],
  message: 'market_figures.deleted',
});

/** Why a call about figures of the market is refused, with the HTTP status of each. */
export const marketFigureErrors = {
  'market_figures.unreadable': 422,
  'market_figures.columns_missing': 422,
  'market_figures.too_many': 422,
  'market_figures.source_not_found': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof marketFigureErrors, number> {}
}
