import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Bilingual } from '../kernel/fields.ts';

export const listSectors = endpoint({
  method: 'GET',
  path: '/sectors',
  access: 'public',
  summary: 'Sectors of the economy.',
  response: z.array(z.object({ id: z.string(), name: Bilingual })),
});

export const listIndustries = endpoint({
  method: 'GET',
  path: '/industries',
  access: 'public',
  summary: 'Industries, each within its sector.',
  response: z.array(z.object({ id: z.string(), sector: z.string(), name: Bilingual })),
});

/** A public reference release whose data this installation holds, with the words its licence asks for. */
export const listDataSources = endpoint({
  method: 'GET',
  path: '/data-sources',
  access: 'public',
  summary: 'The public reference releases that the data of skills and occupations draws on.',
  response: z.array(
    z.object({
      id: z.string(),
      name: Bilingual,
      licence: z.string(),
      attribution: Bilingual,
      address: z.url(),
    }),
  ),
});

/**
 * What can be suggested: companies are those of the portal, all else is the taxonomy's, with the skills the portal made
 * its own.
 */
export const AUTOCOMPLETE_NAMES = [
  'job-title',
  'skill',
  'location',
  'company',
  'institute',
  'degree',
  'field-of-study',
  'language',
  'nationality',
] as const;

export const autocomplete = endpoint({
  method: 'GET',
  path: '/autocomplete/{name}',
  access: 'signed-in',
  summary: 'Suggestions while typing, in either script, with one typing error forgiven.',
  params: z.object({ name: z.enum(AUTOCOMPLETE_NAMES) }),
  query: z.object({ input: z.string().trim().max(100).default('') }),
  /** Without an id where the portal made the skill its own. */
  response: z.array(z.object({ id: z.string().nullable(), name: Bilingual })),
  ratePerMinute: 600,
});
