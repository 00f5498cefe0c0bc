import type { AssessmentInvitationState } from '#contract/features/assessment-invitations.contract.ts';
import { DAY_MS, daysAfter } from '#server/platform/days.ts';

/** What may be done with an invitation. All of it is pure: what time it is, it is told. */

interface Standing {
  state: Exclude<AssessmentInvitationState, 'EXPIRED'>;
  deadline: Date;
}

/** The state as people see it: one that nobody answered in time has expired. Who began in time may end after it. */
export const stateOf = ({ state, deadline }: Standing, now: Date): AssessmentInvitationState =>
  state === 'INVITED' && deadline < now ? 'EXPIRED' : state;

export const mayBegin = (invitation: Standing, now: Date): boolean =>
  ['INVITED', 'STARTED'].includes(stateOf(invitation, now));

/** A company takes back, and a person declines, what is not answered yet. */
export const isPending = mayBegin;

/** People are reminded once a day at the most, by whomever. */
export const mayRemind = (invitation: Standing & { remindedAt: Date | null }, now: Date): boolean =>
  isPending(invitation, now) && !wasRemindedToday(invitation, now);

export const wasRemindedToday = ({ remindedAt }: { remindedAt: Date | null }, now: Date): boolean =>
  remindedAt !== null && now.getTime() - remindedAt.getTime() < DAY_MS;

export const deadlineIn = (days: number, now: Date): Date => daysAfter(now, days);
