import { describe, expect, it } from 'vitest';
import { normaliseTitle, titleIsKnown, withoutRank } from './normalise-title.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

describe('normaliseTitle', () => {
  it('knows every name and nearly every alias of every occupation', () => {
    let right = 0;
    let all = 0;
    for (const { id, name, aliases } of releaseTaxonomy.occupations) {
      expect(normaliseTitle(releaseTaxonomy, name.en, 1)[0]?.id, name.en).toBe(id);
      for (const title of [name.ar, ...aliases.en, ...aliases.ar]) {
        all++;
        const isFirst = normaliseTitle(releaseTaxonomy, title, 1)[0]?.id === id;
        if (isFirst || normaliseTitle(releaseTaxonomy, title, 3).some((item) => item.id === id)) right++;
      }
    }
    expect(right / all).toBeGreaterThan(0.97);
  });

  it('keeps what it read lately, whatever is done to the list that was given out', () => {
    const read = () => normaliseTitle(releaseTaxonomy, 'Warehouse Zorbling Attendant', 3);
    const first = read();
    const [best] = first;
    first.length = 0;
    // The very same, and not read anew.
    expect(read()[0]).toBe(best);
    expect(read()).toHaveLength(3);
  });

  it('looks past rank, terms of employment and brackets', () => {
    expect(normaliseTitle(releaseTaxonomy, 'Sr. Civil Engineer (Full Time)', 1)[0]?.id).toMatch(
      /civil-engineer/,
    );
    expect(normaliseTitle(releaseTaxonomy, 'Electrician II', 1)[0]?.id).toMatch(/electrician/);
    expect(withoutRank('Senior Accountant (m/f/d)')).toBe('accountant');
    expect(withoutRank('محاسب أول')).toBe('محاسب');
  });

  it('knows a trade that is named twice, and crafts by what they work on', () => {
    const named = (title: string) => normaliseTitle(releaseTaxonomy, title, 1)[0];
    for (const [title, id] of [
      ['كاشيرات وكاشيرية', 'cashier'],
      ['ممرضين وممرضات', 'registered-nurse'],
      ['معلم كهرباء تمديدات', 'electrician'],
      ['كهربجي تمديدات', 'electrician'],
      ['صنايعي ألوميتال', 'aluminium-and-glass-fitter'],
      ['مدير مالي للمجموعة', 'chief-financial-officer'],
      ['comptable', 'accountant'],
      ['infirmière', 'registered-nurse'],
      ['معلم رياضيات', 'mathematics-teacher'],
    ] as const) {
      expect(named(title)?.id, title).toBe(id);
      expect(named(title)?.score, title).toBeGreaterThanOrEqual(titleIsKnown);
    }
  });

  it('finds the known name within a longer title', () => {
    const known = (title: string) => {
      const [first] = normaliseTitle(releaseTaxonomy, title, 1);
      return first && first.score >= titleIsKnown ? first.id : null;
    };
    expect(known('Live-in nanny for twins')).toBe('nanny');
    expect(known('Registered Nurse - Day Surgery')).toBe('registered-nurse');
    expect(known('كاشيرة هايبر ماركت كبير')).toBe('cashier');
    expect(known('Some Officer of something')).toBeNull();
  });

  it('forgives misspelling and inflection', () => {
    expect(normaliseTitle(releaseTaxonomy, 'Acountant', 1)[0]?.id).toBe('accountant');
    expect(normaliseTitle(releaseTaxonomy, 'المحاسب', 1)[0]?.id).toBe('accountant');
  });

  it('puts the occupation of that very name first, however many are asked for', () => {
    for (const k of [1, 2, 5]) {
      expect(normaliseTitle(releaseTaxonomy, 'software engineer', k)[0]?.id).toBe('software-engineer');
      expect(normaliseTitle(releaseTaxonomy, 'Police Officer', k)[0]?.id).toBe('police-officer');
    }
  });

  it.each([
    ['Owner of a small grocery', 'shop-owner'],
    ['صاحبة صالون', 'salon-owner'],
    ['صاحب شركة مقاولات', 'contractor'],
    ['MEP foreman', 'mep-foreman'],
    ['Head baker', 'head-baker'],
    ['Butcher helper', 'butcher'],
    ['Office boy', 'office-boy'],
    ['معيد', 'university-teaching-assistant'],
  ])('takes owners, leads and helpers for posts of their own: %s', (title, id) => {
    expect(normaliseTitle(releaseTaxonomy, title, 1)[0]?.id).toBe(id);
  });

  it('prefers the name as written to its plural', () => {
    expect(normaliseTitle(releaseTaxonomy, 'Account Manager', 1)[0]?.id).toBe('key-account-manager');
    expect(normaliseTitle(releaseTaxonomy, 'Accounts Manager', 1)[0]?.id).toBe('chief-accountant');
  });

  it('orders guesses by their likeness, also where all are near the limit', () => {
    expect(normaliseTitle(releaseTaxonomy, 'Customs Officer', 1)[0]?.id).toBe('customs-inspector');
    expect(normaliseTitle(releaseTaxonomy, 'Chef', 1)[0]?.id).toMatch(/chef/);
    const one = normaliseTitle(releaseTaxonomy, 'Customs Officer', 1)[0];
    expect(normaliseTitle(releaseTaxonomy, 'Customs Officer', 8)[0]).toEqual(one);
  });

  it('does not take customs for customers, nor the police for a policy', () => {
    const ids = (title: string) => normaliseTitle(releaseTaxonomy, title, 3).map((item) => item.id);
    expect(ids('Customs')).not.toContain('customer-happiness-officer');
    expect(ids('Police Officer')).not.toContain('policy-and-strategy-specialist');
  });

  it('scores a known title above a guess and never above one', () => {
    expect(normaliseTitle(releaseTaxonomy, 'Accountant', 1)[0]?.score).toBeGreaterThanOrEqual(titleIsKnown);
    expect(normaliseTitle(releaseTaxonomy, 'Quantum basket weaver', 1)[0]?.score ?? 0).toBeLessThan(
      titleIsKnown,
    );
    for (const { score } of normaliseTitle(releaseTaxonomy, 'Accountant accounting accountant', 5))
      expect(score).toBeLessThanOrEqual(1);
  });

  it('answers nothing to nothing', () => {
    expect(normaliseTitle(releaseTaxonomy, '', 3)).toEqual([]);
    expect(normaliseTitle(releaseTaxonomy, '!!!', 3)).toEqual([]);
  });

  it.each([
    ['STORKEEPER', 'storekeeper'],
    ['MAHCINE OPERATOR', 'machine-operator'],
    ['Accountent', 'accountant'],
    ['Female Nurse - Dubai', 'registered-nurse'],
    ['2 Electricians needed in Abu Dhabi', 'electrician'],
    ['Security Guard 12 hours night shift', 'security-guard'],
    ['سائق خاص في جدة', 'chauffeur'],
    ['HR Business Partner', 'hr-business-partner'],
    ['Business Development Executive - Freight Forwarding', 'business-development-executive'],
  ])('reads %s through its place, pay, shift and spelling', (title, id) => {
    expect(normaliseTitle(releaseTaxonomy, title, 1)[0]?.id).toBe(id);
  });

  it('goes through the tool that a title names', () => {
    expect(normaliseTitle(releaseTaxonomy, 'Ruby on Rails developer', 1)[0]?.id).toBe('backend-developer');
    expect(normaliseTitle(releaseTaxonomy, 'SAP consultant', 1)[0]?.id).toBe('sap-consultant');
  });

  it.each([
    'Forecast demand for SKUs',
    'Prepare monthly payroll',
    'Support the sales team',
    'Report to the general manager',
    'متابعة شؤون الموظفين',
    'استقبال الضيوف',
    'Family',
    'Hotel',
    'بنك',
  ])('knows nobody by a duty or by a word of the field: %s', (text) => {
    for (const { score } of normaliseTitle(releaseTaxonomy, text, 3))
      expect(score).toBeLessThan(titleIsKnown);
  });

  it.each([
    ['Design engineer', 'engineer'],
    ['Support technician', 'technician'],
    ['Family driver', 'family-driver'],
    ['Process operator', 'operator'],
    ['مراقب جودة', 'quality'],
    ['Mandoob', 'government-relations-officer'],
    ['Night nurse', 'registered-nurse'],
    ['Evening teacher', 'school-teacher'],
    ['Night receptionist', 'night-auditor'],
  ])('knows who is called by a verb or a field: %s', (title, id) => {
    const [best] = normaliseTitle(releaseTaxonomy, title, 1);
    expect(best?.id).toContain(id);
    expect(best?.score).toBeGreaterThanOrEqual(titleIsKnown);
  });
});
