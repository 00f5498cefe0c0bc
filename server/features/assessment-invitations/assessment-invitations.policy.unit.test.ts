import { describe, expect, it } from 'vitest';
import { deadlineIn, mayBegin, mayRemind, stateOf } from './assessment-invitations.policy.ts';

const now = new Date('2026-11-01T08:00:00Z');
const deadline = deadlineIn(7, now);
const invitation = (
  state: 'INVITED' | 'STARTED' | 'COMPLETED' | 'DECLINED',
  remindedAt: Date | null = null,
) => ({
  state,
  deadline,
  remindedAt,
});

describe('an invitation to an assessment', () => {
  it('may be begun until its deadline, and ended after it by who began in time', () => {
    const late = new Date(deadline.getTime() + 1);
    expect(stateOf(invitation('INVITED'), deadline)).toBe('INVITED');
    expect(stateOf(invitation('INVITED'), late)).toBe('EXPIRED');
    expect([mayBegin(invitation('INVITED'), late), mayBegin(invitation('STARTED'), late)]).toEqual([
      false,
      true,
    ]);
    for (const state of ['COMPLETED', 'DECLINED'] as const)
      expect(mayBegin(invitation(state), now)).toBe(false);
  });

  it('is reminded of once a day, as long as it may be begun', () => {
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    expect(mayRemind(invitation('INVITED'), now)).toBe(true);
    expect(mayRemind(invitation('STARTED', hoursAgo(23)), now)).toBe(false);
    expect(mayRemind(invitation('STARTED', hoursAgo(24)), now)).toBe(true);
    expect(mayRemind(invitation('COMPLETED'), now)).toBe(false);
  });
});
