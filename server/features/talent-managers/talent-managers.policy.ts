import {
  COMPLETE_PROFILE,
  type ManagedPerson,
  type PersonStatus,
  TALENT_INVITATION_DAYS,
} from '#contract/features/talent-managers.contract.ts';
import { DAY_MS, daysAfter } from '#server/platform/days.ts';
import type { TalentPerson } from './talent-managers.store.ts';

const RESEND_WAIT_MS = DAY_MS;
/** How long after an invitation each of its reminders goes out. */
export const REMINDER_DAYS = [4, 10] as const;

/** Has been asked and may still say yes. */
export const isOpen = ({ status, expiresAt }: TalentPerson, now: Date): boolean =>
  (status === 'invited' || status === 'asked') && expiresAt > now;

/** As it stands at this moment, whether or not the nightly work has written down that it ended. */
export const statusAt = (row: TalentPerson, now: Date): PersonStatus =>
  (row.status === 'invited' || row.status === 'asked') && row.expiresAt <= now ? 'expired' : row.status;

/** Whoever said no or left is not asked again; only silence and the manager's own ending are mended by asking again. */
export const mayAskAgain = (row: TalentPerson, now: Date): boolean =>
  ['invited', 'asked', 'expired', 'released'].includes(statusAt(row, now));

export const secondsToWait = ({ invitedAt, remindedAt }: TalentPerson, now: Date): number => {
  const last = Math.max(invitedAt.getTime(), remindedAt?.getTime() ?? 0);
  return Math.max(0, Math.ceil((last + RESEND_WAIT_MS - now.getTime()) / 1_000));
};

export const rightsOver = (row: TalentPerson, now: Date): ManagedPerson['can'] => ({
  resend: mayAskAgain(row, now) && secondsToWait(row, now) === 0,
  end: isOpen(row, now) || row.status === 'joined',
});

export const endOfInvitation = (from: Date) => daysAfter(from, TALENT_INVITATION_DAYS);

/** Whether a reminder is due: each goes out once. */
export function isReminderDue(row: TalentPerson, now: Date): boolean {
  const days = REMINDER_DAYS[row.reminders];
  return days !== undefined && isOpen(row, now) && now.getTime() - row.invitedAt.getTime() >= days * DAY_MS;
}

export const isComplete = (completeness: number): boolean => completeness >= COMPLETE_PROFILE;
