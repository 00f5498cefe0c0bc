import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { educationOf, employmentTypeOf, momentOf, payOf, placeOfNode, yearsOf } from './json-ld-values.ts';

describe('a moment in structured data', () => {
  it.each([
    ['2027-03-31', '2027-03-31T19:59:59.999Z'],
    [' 2027-03-31t10:15 ', '2027-03-31T06:15:00.000Z'],
    ['2027-03-31 10:15:30.5 +0530', '2027-03-31T04:45:30.500Z'],
    ['2027-03-31T10:15:30z', '2027-03-31T10:15:30.000Z'],
    ['2027-02-41', undefined],
    ['31 March 2027', undefined],
    [null, undefined],
  ])('of %j is %s', (written, moment) => {
    expect(momentOf(written)?.toISOString()).toBe(moment);
  });
});

describe('a place in structured data', () => {
  const placeOf = (value: unknown, lang: 'en' | 'ar' = 'en') => placeOfNode(releaseTaxonomy, value, lang);

  it('is read of an address, its parts or plain words, in the language of the posting', () => {
    expect(placeOf({ address: { addressLocality: 'Sharjah', addressCountry: 'AE' } })).toBe(
      'Sharjah, United Arab Emirates',
    );
    expect(placeOf({ addressLocality: 'Sharjah' })).toBe('Sharjah, United Arab Emirates');
    expect(placeOf({ address: 'Sharjah' })).toBe('Sharjah, United Arab Emirates');
    expect(placeOf('Sharjah', 'ar')).toBe('الشارقة، الإمارات العربية المتحدة');
    expect(placeOf({ address: { name: 'Sharjah' } })).toBe('Sharjah, United Arab Emirates');
  });

  it('is the town rather than the country before it, and the first of several', () => {
    expect(placeOf('United Arab Emirates – Sharjah')).toBe('Sharjah, United Arab Emirates');
    expect(placeOf('United Arab Emirates')).toBe('United Arab Emirates');
    expect(placeOf(['Cairo', 'Sharjah'])).toContain('Cairo');
  });

  it('stays as written where nobody knows it, and is none where nothing is written', () => {
    expect(placeOf(' Zzyzx Junction ')).toBe('Zzyzx Junction');
    expect(placeOf('Zzyzx '.repeat(60))).toHaveLength(160);
    for (const empty of [null, undefined, '', '  ', [], {}, { address: {} }])
      expect(placeOf(empty)).toBeNull();
  });
});

describe('employment in structured data', () => {
  it.each([
    [['FULL_TIME'], 'full_time'],
    [['Full-time'], 'full_time'],
    [['permanent'], 'full_time'],
    [[' part time '], 'part_time'],
    [['PARTTIME'], 'part_time'],
    [['CONTRACTOR'], 'contract'],
    [['Per diem'], 'temporary'],
    [['seasonal'], 'temporary'],
    [['INTERN'], 'internship'],
    [['OTHER', 'contract', 'FULL_TIME'], 'contract'],
    [['OTHER'], null],
    [[], null],
  ])('as %j is %s', (written, type) => {
    expect(employmentTypeOf(written)).toBe(type);
  });
});

describe('experience in structured data', () => {
  it.each([
    [{ monthsOfExperience: 48 }, 4],
    [{ monthsOfExperience: '30' }, 2],
    [[{ monthsOfExperience: 12 }], 1],
    [{ monthsOfExperience: 0 }, 0],
    [{ monthsOfExperience: 480 }, 40],
    [{ monthsOfExperience: 481 }, null],
    [{ monthsOfExperience: -12 }, null],
    [{}, null],
    [null, null],
    ['48', null],
  ])('of %j is %s years', (value, years) => {
    expect(yearsOf(value)).toBe(years);
  });
});

describe('education in structured data', () => {
  it.each([
    ['bachelor degree', 'bachelor'],
    ['undergraduate', 'bachelor'],
    ['postgraduate degree', 'master'],
    [{ credentialCategory: 'PhD' }, 'doctorate'],
    ['associate degree', 'diploma'],
    ['professional certificate', 'diploma'],
    ['high school', 'secondary'],
    ['no requirement', 'none'],
    [['master', { credentialCategory: ['associate degree', 'bachelor degree'] }], 'bachelor'],
    ['a kind heart', null],
    [null, null],
  ])('%j is %s', (value, level) => {
    expect(educationOf(value)).toBe(level);
  });
});

describe('pay in structured data', () => {
  const amountOf = (value: unknown) => {
    const pay = payOf(value);
    return pay && [pay.min, pay.max, pay.currency, pay.period];
  };

  it('is a range, one sum, or open to one side', () => {
    const value = { minValue: 9_000, maxValue: '12,000', unitText: 'MONTH' };
    expect(amountOf({ currency: 'aed', value })).toEqual([9_000, 12_000, 'AED', 'month']);
    expect(amountOf([{ currency: 'AED', value }])).toEqual([9_000, 12_000, 'AED', 'month']);
    expect(amountOf({ currency: 'AED', value: 5_000.4 })).toEqual([5_000, 5_000, 'AED', null]);
    expect(amountOf({ value: { value: '45', unitText: 'hour', currency: 'sar' } })).toEqual([
      45,
      45,
      'SAR',
      'hour',
    ]);
    expect(amountOf({ minValue: 7_000, unitText: 'YEAR' })).toEqual([7_000, null, null, 'year']);
    expect(amountOf({ value: { maxValue: 1 }, unitText: 'WEEK' })).toEqual([null, 1, null, 'week']);
    expect(amountOf({ value: 5, unitText: 'fortnight' })).toEqual([5, 5, null, null]);
  });

  it('is written with its currency, and one sum once', () => {
    expect(payOf({ currency: 'AED', minValue: 1, maxValue: 2 })?.written).toBe('AED 1 – 2');
    expect(payOf({ value: 7 })?.written).toBe('7');
  });

  it('is none without a sum', () => {
    for (const empty of [
      null,
      'AED 5',
      {},
      { value: null },
      { value: 0 },
      { value: '' },
      { minValue: -5 },
      { value: 'much' },
    ])
      expect(payOf(empty), JSON.stringify(empty)).toBeNull();
  });
});
