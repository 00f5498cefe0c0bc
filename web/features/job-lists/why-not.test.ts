import { describe, expect, test } from 'vitest';
import { offerFor } from './why-not.ts';

const job = {
  salary_min: 8_000,
  salary_max: 9_000,
  salary_currency: 'AED' as const,
  seniority: 'senior' as const,
};
const unsaid = { salary_min: null, salary_max: null, salary_currency: 'AED' as const, seniority: null };

describe('what a reason suggests', () => {
  test('too far: where the person lives, unless a place is chosen or none is known', () => {
    expect(offerFor('too_far', job, { location: 'Sharjah' }, {})).toEqual({
      kind: 'place',
      changes: { location: 'Sharjah' },
    });
    const choose = { kind: 'choose', part: 'place' };
    expect(offerFor('too_far', job, null, {})).toEqual(choose);
    expect(offerFor('too_far', job, { location: 'Sharjah' }, { location: 'Dubai' })).toEqual(choose);
  });

  test('pay too low: more than this job pays, and not less than the person wishes', () => {
    const pay = (salary_min: number) => ({ kind: 'pay', changes: { salary_min } });
    expect(offerFor('pay_too_low', job, null, {})).toEqual(pay(9_500));
    expect(offerFor('pay_too_low', job, { expected_salary: 12_000 }, {})).toEqual(pay(12_000));
    const inRiyals = { expected_salary: 20_000, expected_salary_currency: 'SAR' as const };
    expect(offerFor('pay_too_low', job, inRiyals, {})).toEqual(pay(19_587));
    expect(offerFor('pay_too_low', job, { expected_salary: 5_000 }, {})).toEqual(pay(9_500));
    expect(offerFor('pay_too_low', job, null, { salary_min: 15_000 })).toBeNull();
    expect(offerFor('pay_too_low', unsaid, null, {})).toEqual({ kind: 'choose', part: 'pay' });
  });

  test('wrong level: all but this one, with jobs that do not say theirs', () => {
    const offer = offerFor('wrong_level', job, null, {});
    expect(offer).toMatchObject({ kind: 'level', level: 'senior' });
    expect(offer?.kind === 'level' && offer.changes.seniorities).toContain('unsaid');
    expect(offer?.kind === 'level' && offer.changes.seniorities).not.toContain('senior');
    expect(offerFor('wrong_level', job, null, { seniorities: ['senior', 'mid'] })).toMatchObject({
      changes: { seniorities: ['mid'] },
    });
    expect(offerFor('wrong_level', unsaid, null, {})).toEqual({ kind: 'choose', part: 'level' });
  });

  test('the others: nothing that a filter could do', () => {
    expect(offerFor('seen_enough', job, null, {})).toBeNull();
    expect(offerFor('not_this_company', job, null, {})).toBeNull();
  });
});
