import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Bilingual, Language } from '../kernel/fields.ts';

export const PORTAL_KEYS = ['HCMS', 'COREHCS', 'INCEPTION', 'DIGITAL_HUMAN', 'KU', 'LEC'] as const;

export const Portal = z.object({
  key: z.enum(PORTAL_KEYS),
  name: Bilingual,
  /** Accent colour as `#rrggbb`. */
  accent: z.string(),
  languages: z.array(Language),
  /** Where to write for help and for a higher limit. */
  contact_email: z.string(),
  approval: z.object({ candidates: z.boolean(), recruiters: z.boolean() }),
  post_job_limit: z.number().int(),
});
export type Portal = z.infer<typeof Portal>;

export const getPortal = endpoint({
  method: 'GET',
  path: '/portal',
  access: 'public',
  summary: 'Branding, languages and rules of the portal named by the domain header.',
  response: Portal,
});
