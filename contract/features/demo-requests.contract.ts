import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Email, NameOf, Optional, Required } from '../kernel/fields.ts';

/** How many people work at a company that asks. */
export const DEMO_SIZES = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;

/** What somebody without an account fills in to be shown the product. */
export const DemoRequest = z.object({
  name: NameOf(120),
  email: Email,
  company: Required(120),
  size: z.enum(DEMO_SIZES, { error: 'required' }),
  message: Optional(1_000),
});

export const bookDemo = endpoint({
  method: 'POST',
  path: '/book-demo',
  access: 'public',
  summary:
    'Asks to be shown the product. The portal’s contact is told by mail, and the person that it came in.',
  body: DemoRequest,
  response: z.object({ is_received: z.literal(true) }),
  errors: ['demo_requests.too_many'],
  message: 'demo_requests.received',
  ratePerMinute: 12,
});

/** The one reason for which a request is refused: the address has asked often enough today. */
export const demoRequestErrors = { 'demo_requests.too_many': 429 } as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof demoRequestErrors, number> {}
}
