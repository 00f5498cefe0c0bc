import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { TALENT_MANAGERS } from './talent-managers.people.ts';

export * from './talent-managers.additions.ts';
export * from './talent-managers.jobs.ts';
export * from './talent-managers.people.ts';
export * from './talent-managers.proposals.ts';

const People = z.number().int();

export const getTalentStats = endpoint({
  method: 'GET',
  path: '/talent-manager/stats',
  access: TALENT_MANAGERS,
  summary: 'How many people of one’s own stand where, and what waits.',
  response: z.object({
    /** Those of `PERSON_LISTS`; the list of that name has exactly these people. */
    people: z.object({
      invited: People,
      joined: People,
      complete: People,
      matched: People,
      interviewed: People,
      placed: People,
    }),
    waiting: z.object({
      /** Invitations and questions that nobody has answered yet, and those of them that end within days. */
      unanswered: People,
      ending: People,
      /** Rows of one's own additions that could not be read and that nobody has put right. */
      unreadable: z.number().int(),
      /** Proposals on which the person has not said yes or no. */
      proposals: z.number().int(),
    }),
    /** The latest of one's own additions that has rows to put right. */
    addition_to_mend: Id.nullable(),
  }),
});

/** Why a call about talent managers and their people is refused, with the HTTP status of each. */
export const talentManagerErrors = {
  /** Also where the person is another manager's, or has left. */
  'talent_managers.person_not_found': 404,
  'talent_managers.addition_not_found': 404,
  'talent_managers.proposal_not_found': 404,
  /** The link is too old, was taken back, or is none of ours. */
  'talent_managers.link_unknown': 404,
  /** The invitation went to another address than that of the account. */
  'talent_managers.other_address': 403,
  /** Somebody else looks after the person already: they leave them first. */
  'talent_managers.managed_already': 409,
  /** They were mailed within the last day. */
  'talent_managers.too_soon': 429,
  /** More people than one may add in a day; none of the call's people were added. */
  'talent_managers.daily_limit': 429,
  'talent_managers.file_unreadable': 422,
  /** A file with headings needs one for the address. */
  'talent_managers.no_addresses': 422,
  'talent_managers.too_many': 422,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof talentManagerErrors, number> {}
}
