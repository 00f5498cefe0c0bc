import { z } from 'zod';
import { CANDIDATES, endpoint } from '../kernel/endpoint.ts';
import { Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';

/**
 * What a company saw: the profile by name, or under the alias of a blind review, the contacts, the application as it was
 * sent, a document, the person's line of a list that was taken out as a file, or what it sent to its own hiring system.
 */
export const VIEW_PARTS = [
  'profile',
  'alias',
  'contacts',
  'application',
  'document',
  'export',
  'hiring_system',
] as const;
export type ViewPart = (typeof VIEW_PARTS)[number];

/** What a company looked at for one job, or for none. */
const Look = z.object({
  job: z.object({ jid: Id, job_title: z.string() }).nullable(),
  parts: z.array(z.enum(VIEW_PARTS)),
  first_at: Moment,
  last_at: Moment,
});

const Looker = z.object({ id: Id, company_name: z.string(), company_avatar: Id.nullable() });

/** A company that opened something of the person. */
export const ProfileView = z.object({
  company: Looker,
  /** On how many days. */
  days: z.number().int(),
  last_at: Moment,
  /** It saw the person under an alias alone: it does not know whom it looked at. */
  is_blind: z.boolean(),
  is_blocked: z.boolean(),
  looks: z.array(Look),
});
export type ProfileView = z.infer<typeof ProfileView>;

export const listProfileViews = endpoint({
  method: 'GET',
  path: '/profile-views',
  access: CANDIDATES,
  summary:
    'Which companies opened one’s profile, documents or contacts, for which job, the latest first; and in whose lists one stood lately.',
  query: z.object({ page: PageNumber, limit: pageSize(20, 50) }),
  response: pageOf(ProfileView).extend({
    /**
     * Companies in whose lists and searches one stood within the last thirty days, on the most days first. Days, since a
     * list that is loaded again shows nobody anew.
     */
    listed: z.array(z.object({ company: Looker, days: z.number().int() })),
    kept_months: z.number().int(),
  }),
});
