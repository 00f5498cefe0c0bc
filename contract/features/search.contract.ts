import { z } from 'zod';
import { endpoint, MEMBERS } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';

const SEARCH_KINDS = ['job', 'candidate'] as const;

export const search = endpoint({
  method: 'POST',
  path: '/search',
  access: MEMBERS,
  weight: 'usual',
  summary: 'Finds jobs and candidates among what the reader may see.',
  body: z.object({
    text: z.string().trim().min(1, 'required').max(200),
    kind: z.enum(SEARCH_KINDS).optional(),
  }),
  response: z.object({
    results: z.array(
      z.object({
        kind: z.enum(SEARCH_KINDS),
        id: Id,
        title: z.string(),
        subtitle: z.string().nullable(),
        /** Where a job is: one company may seek for the same work in several places. */
        place: PlaceText.nullable(),
        /** A path of the web app. */
        link: z.string(),
      }),
    ),
  }),
  ratePerMinute: 600,
});
