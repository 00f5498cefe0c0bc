import { z } from 'zod';
import { CANDIDATES, endpoint } from '../kernel/endpoint.ts';
import { Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';
import type { AccountState } from '../kernel/user-states.ts';
import { ApplicationStage } from './applications.contract.ts';

/** People and the talent managers who look after them, from both sides. */

/** Who may call what is a talent manager's. */
export const TALENT_MANAGERS = ['TALENT_MANAGER'] as const satisfies readonly AccountState[];

/**
 * How somebody and a talent manager stand. `invited` by mail, without an account yet; `asked` in their account; `joined`
 * once they said yes. The others have ended: by the person's no or leaving, by the manager, or by time.
 */
export const PERSON_STATUSES = [
  'invited',
  'asked',
  'joined',
  'declined',
  'left',
  'released',
  'expired',
] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

/** Lists of a manager’s people. The first six are counted on the dashboard; all but `invited` of those who joined alone. */
export const PERSON_LISTS = [
  'invited',
  'joined',
  'complete',
  'matched',
  'interviewed',
  'placed',
  /** Has not answered the invitation; those whose invitation ends within days. */
  'unanswered',
  'ending',
  'ended',
] as const;
export type PersonList = (typeof PERSON_LISTS)[number];

/** From this share on a profile is called complete. */
export const COMPLETE_PROFILE = 0.8;
/** Days for which an invitation is open. */
export const TALENT_INVITATION_DAYS = 14;
/** Days before its end from which on an invitation counts as ending soon. */
export const ENDING_DAYS = 3;

/** Somebody whom a talent manager looks after or has asked. */
export const ManagedPerson = z.object({
  id: Id,
  email: z.string(),
  /** As the person says it; before they joined as the manager or their resume says it, where it does. */
  name: z.string().nullable(),
  status: z.enum(PERSON_STATUSES),
  /** Of the latest mail or question. */
  invited_at: Moment,
  expires_at: Moment,
  /** Latest reminder. */
  reminded_at: Moment.nullable(),
  answered_at: Moment.nullable(),
  /** A resume that the manager gave waits for the person. */
  has_resume: z.boolean(),
  /** What only who joined shows. */
  profile: z
    .object({
      headline: z.string().nullable(),
      location: PlaceText.nullable(),
      experience_months: z.number().int().nullable(),
      /** 0 to 1. */
      completeness: z.number(),
      /** Whether matching knows them; who hides their profile or has no resume read is not ranked. */
      is_ranked: z.boolean(),
      /** Open jobs that they fit, and the score of the best. */
      jobs: z.number().int(),
      best_score: z.number().nullable(),
      /** The furthest stage that an application of theirs is at; null where none stands. */
      stage: ApplicationStage.nullable(),
      /** When it came there. */
      stage_since: Moment.nullable(),
    })
    .nullable(),
  can: z.object({ resend: z.boolean(), end: z.boolean() }),
});
export type ManagedPerson = z.infer<typeof ManagedPerson>;

export const listManagedPeople = endpoint({
  method: 'GET',
  path: '/talent-manager/people',
  access: TALENT_MANAGERS,
  summary: 'One’s own people by where they stand, the latest change first.',
  query: z.object({
    list: z.enum(PERSON_LISTS).default('invited'),
    q: z.string().trim().max(100).default(''),
    page: PageNumber,
    limit: pageSize(20),
  }),
  response: pageOf(ManagedPerson),
});

const PersonKey = z.object({ id: Id });

export const resendTalentInvitation = endpoint({
  method: 'POST',
  path: '/talent-manager/people/{id}/resend',
  access: TALENT_MANAGERS,
  summary: `Invites somebody again who has not answered, for another ${TALENT_INVITATION_DAYS} days; at most once a day.`,
  params: PersonKey,
  response: ManagedPerson,
  errors: [
    'talent_managers.person_not_found',
    'talent_managers.too_soon',
    'talent_managers.managed_already',
    'talent_managers.daily_limit',
  ],
  message: 'talent_managers.invited',
});

export const endManagedPerson = endpoint({
  method: 'DELETE',
  path: '/talent-manager/people/{id}',
  access: TALENT_MANAGERS,
  summary: 'Takes an invitation back, or no longer looks after somebody. Their account is theirs and stays.',
  params: PersonKey,
  response: ManagedPerson,
  errors: ['talent_managers.person_not_found'],
  message: 'talent_managers.ended',
});

/** A talent manager as the person sees them. */
export const OwnTalentManager = z.object({
  id: Id,
  name: z.string(),
  status: z.enum(['asked', 'joined']),
  asked_at: Moment,
  answered_at: Moment.nullable(),
});
export type OwnTalentManager = z.infer<typeof OwnTalentManager>;

export const listOwnTalentManagers = endpoint({
  method: 'GET',
  path: '/talent-managers',
  access: CANDIDATES,
  summary: 'Who looks after one and who asks to.',
  response: z.object({ results: z.array(OwnTalentManager) }),
});

export const answerTalentManager = endpoint({
  method: 'POST',
  path: '/talent-managers/{id}/answer',
  access: CANDIDATES,
  summary: 'Says yes or no to a talent manager who asks.',
  params: PersonKey,
  body: z.object({ answer: z.enum(['yes', 'no']) }),
  response: z.object({ id: Id }),
  errors: ['talent_managers.person_not_found', 'talent_managers.managed_already'],
  message: 'talent_managers.answered',
});

export const leaveTalentManager = endpoint({
  method: 'POST',
  path: '/talent-managers/{id}/leave',
  access: CANDIDATES,
  summary: 'Ends a talent manager’s view of one’s profile and jobs, at once.',
  params: PersonKey,
  response: z.object({ id: Id }),
  errors: ['talent_managers.person_not_found'],
  message: 'talent_managers.left',
});

const Token = z.object({ token: z.string().min(1).max(200) });

export const getTalentInvitation = endpoint({
  method: 'GET',
  path: '/talent-invitations/{token}',
  access: 'public',
  summary: 'Who invites the holder of a mailed link, and whether it is still open.',
  params: Token,
  response: z.object({
    manager_name: z.string(),
    status: z.enum(['open', 'accepted', 'ended']),
    /** A resume that the manager gave waits for the person. */
    has_resume: z.boolean(),
  }),
  errors: ['talent_managers.link_unknown'],
  ratePerMinute: 60,
});

export const acceptTalentInvitation = endpoint({
  method: 'POST',
  path: '/talent-invitations/{token}/accept',
  access: CANDIDATES,
  summary: 'Says yes to an invitation that was mailed to the address of one’s own account.',
  params: Token,
  response: z.object({ id: Id }),
  errors: [
    'talent_managers.link_unknown',
    'talent_managers.other_address',
    'talent_managers.managed_already',
  ],
  message: 'talent_managers.answered',
});

export const declineTalentInvitation = endpoint({
  method: 'POST',
  path: '/talent-invitations/{token}/decline',
  access: 'public',
  summary:
    'Says no to a mailed invitation: no account is needed, no reminder comes, and what was given goes.',
  params: Token,
  response: z.object({ id: Id }),
  errors: ['talent_managers.link_unknown'],
  message: 'talent_managers.declined',
  ratePerMinute: 20,
});
