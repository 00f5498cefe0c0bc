import { describe, expect, it } from 'vitest';
import { type Facts, mayDecide, standingBy } from './company-checks.policy.ts';

const facts = (given: Partial<Facts> = {}): Facts => ({
  before: null,
  isRenamed: false,
  isMoved: false,
  domain: 'pearl.example',
  provenDomain: null,
  ownerDomain: null,
  resemblances: [],
  ...given,
});
const verified = { state: 'verified', way: 'mailed_code', heldFor: [] } as const;
const refused = { state: 'refused', way: null, heldFor: [] } as const;

describe('the check of a company', () => {
  it('is passed by the owner’s address or a mailed code of the same domain, and by no other', () => {
    expect(standingBy(facts())).toEqual({ state: 'unverified', way: null, heldFor: [] });
    const other = 'other.example';
    expect(standingBy(facts({ ownerDomain: other, provenDomain: other })).state).toBe('unverified');
    const byOwner = standingBy(facts({ ownerDomain: 'pearl.example', provenDomain: 'pearl.example' }));
    expect(byOwner).toEqual({ state: 'verified', way: 'owner_address', heldFor: [] });
    expect(standingBy(facts({ provenDomain: 'pearl.example' })).way).toBe('mailed_code');
    expect(standingBy(facts({ domain: null })).state).toBe('unverified');
  });

  it('stays as it was decided while the company says the same', () => {
    for (const before of [verified, refused]) expect(standingBy(facts({ before }))).toEqual(before);
    const before = { state: 'held', way: null, heldFor: ['refused_before'] } as const;
    expect(standingBy(facts({ before }))).toEqual(before);
  });

  it('begins anew with another name or domain, and is held where it was refused before', () => {
    for (const change of [{ isRenamed: true }, { isMoved: true }]) {
      expect(standingBy(facts({ before: verified, ...change })).state).toBe('unverified');
      const held = { state: 'held', way: null, heldFor: ['refused_before'] };
      const anew = facts({ before: refused, provenDomain: 'pearl.example', ...change });
      expect(standingBy(anew)).toEqual(held);
    }
  });

  it('may be confirmed, refused and taken back where that says something new', () => {
    const may = (...asked: Parameters<typeof mayDecide>) => Object.values(mayDecide(...asked));
    expect(may('unverified', false)).toEqual([true, true, false]);
    expect(may('held', false)).toEqual([true, true, false]);
    expect(may('verified', true)).toEqual([false, true, true]);
    expect(may('refused', true)).toEqual([false, false, true]);
  });
});
