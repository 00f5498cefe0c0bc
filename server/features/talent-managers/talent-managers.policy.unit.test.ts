import { describe, expect, it } from 'vitest';
import {
  endOfInvitation,
  isComplete,
  isReminderDue,
  rightsOver,
  statusAt,
} from './talent-managers.policy.ts';
import type { TalentPerson } from './talent-managers.store.ts';

const invitedAt = new Date('2026-11-01T08:00:00Z');
const daysOn = (days: number, seconds = 0) =>
  new Date(invitedAt.getTime() + (days * 86_400 + seconds) * 1_000);
const person = (given: Partial<TalentPerson> = {}) =>
  ({
    status: 'invited',
    invitedAt,
    expiresAt: endOfInvitation(invitedAt),
    remindedAt: null,
    reminders: 0,
    ...given,
  }) as TalentPerson;

describe('a person whom a manager invited', () => {
  it('may say yes to the end of the last day, and has not answered after it', () => {
    const { expiresAt } = person();
    const before = new Date(expiresAt.getTime() - 1);
    for (const status of ['invited', 'asked'] as const) {
      expect(statusAt(person({ status }), before)).toBe(status);
      expect(statusAt(person({ status }), expiresAt)).toBe('expired');
    }
    expect(statusAt(person({ status: 'joined' }), expiresAt)).toBe('joined');
  });

  it.each([
    ['invited', true, true],
    ['asked', true, true],
    ['expired', true, false],
    ['released', true, false],
    ['joined', false, true],
    ['declined', false, false],
    ['left', false, false],
  ] as const)('and is %s is asked again: %s, let go: %s', (status, resend, end) => {
    expect(rightsOver(person({ status }), daysOn(2))).toEqual({ resend, end });
  });

  it('is asked again a day after they last heard of it', () => {
    const resendAt = (given: Partial<TalentPerson>, now: Date) => rightsOver(person(given), now).resend;
    expect([resendAt({}, daysOn(1, -1)), resendAt({}, daysOn(1))]).toEqual([false, true]);
    const reminded = { remindedAt: daysOn(4) };
    expect([resendAt(reminded, daysOn(5, -1)), resendAt(reminded, daysOn(5))]).toEqual([false, true]);
  });

  it('is reminded after four and after ten days, once each, and never after the end', () => {
    const isDue = (reminders: number, now: Date) => isReminderDue(person({ reminders }), now);
    expect([isDue(0, daysOn(4, -1)), isDue(0, daysOn(4))]).toEqual([false, true]);
    expect([isDue(1, daysOn(10, -1)), isDue(1, daysOn(10)), isDue(2, daysOn(11))]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isReminderDue(person({ status: 'joined' }), daysOn(5))).toBe(false);
    expect(isDue(0, person().expiresAt)).toBe(false);
  });
});

it('a profile is complete from four fifths on', () => {
  expect([isComplete(0.79), isComplete(0.8)]).toEqual([false, true]);
});
