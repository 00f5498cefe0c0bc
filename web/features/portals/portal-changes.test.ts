import { describe, expect, test } from 'vitest';
import { changesOf, mergedWith, valuesOf, wayBack } from './portal-changes.ts';
import { aPortal } from './portals.fakes.ts';

const before = valuesOf(aPortal());

describe('a changed portal', () => {
  test('sends only what was changed, and knows the way back', () => {
    const changes = changesOf(before, { ...before, accent: '#112233' });
    expect(changes).toEqual({ accent: '#112233' });
    expect(wayBack(before, changes)).toEqual({ accent: before.accent });
  });

  test('takes in what another saved meanwhile, and keeps what was typed', () => {
    const theirs = { ...before, accent: '#445566', contact_email: 'new@ku.test' };
    const mine = { ...before, accent: '#112233', mail_sender: 'Careers' };
    const { values, both } = mergedWith(before, theirs, mine);
    expect(both).toEqual(['accent']);
    expect(values).toEqual({
      ...before,
      accent: '#112233',
      mail_sender: 'Careers',
      contact_email: 'new@ku.test',
    });
  });

  test('is not contested where both changed it alike', () => {
    const alike = { ...before, accent: '#112233' };
    expect(mergedWith(before, alike, alike).both).toEqual([]);
  });
});
