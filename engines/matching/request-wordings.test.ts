import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { soughtWords, understand } from './index.ts';
import { patternOfTeam } from './request-led.ts';
import { seekStudy } from './request-wordings.ts';

const wordingsOf = (text: string) =>
  soughtWords(releaseTaxonomy, [{ kind: 'word', wish: 'nice', text }])[0]?.wordings ?? [];

describe('the words of a request', () => {
  it.each([
    ['refugees', ['refugee', 'لاجيين']],
    ['خبرة بنكية', ['خبره بنكيه']],
    ['بنكية', ['بنك', 'bank']],
    ['factories', ['factory', 'مصنع']],
    ['oil and gas', ['oil and gas', 'نفط وغاز']],
    ['zorbling', ['zorbling']],
    ['career gap', ['family break', 'back to work']],
    ['navy', ['army', 'جيش']],
    ['Carpenter', ['carpenter', 'نجار']],
  ])('are looked for in both languages and without their endings: %s', (text, wordings) => {
    expect(wordingsOf(text)).toEqual(expect.arrayContaining(wordings));
  });

  it('stay together where they mean one thing', () => {
    const { conditions } = understand(releaseTaxonomy, 'oil and gas background abu dhabi');
    expect(conditions).toMatchObject([
      { kind: 'word', text: 'oil and gas' },
      { kind: 'place', place: 'abu-dhabi' },
    ]);
  });

  it.each(['IT', 'it jobs in dubai', 'وظائف IT'])('name a trade in the two letters of "%s"', (text) => {
    const { conditions } = understand(releaseTaxonomy, text);
    expect(conditions[0]).toMatchObject({ kind: 'skill', id: 'information-technology' });
  });

  it.each(['is it remote', 'IT support', 'make it work'])('name none in "%s"', (text) => {
    const { conditions } = understand(releaseTaxonomy, text);
    expect(conditions).not.toContainEqual(expect.objectContaining({ id: 'information-technology' }));
  });

  it('name a field of study where a degree is asked for, and no trade of the like', () => {
    const { conditions } = understand(releaseTaxonomy, 'خريج هندسة كهربائية');
    expect(conditions).toMatchObject([{ kind: 'skill', id: 'electrical-engineering' }]);
  });
});

describe('people who led so many', () => {
  const says = (least: number, text: string) =>
    new RegExp(patternOfTeam(least).replaceAll('[^[:alnum:]]', '[^\\p{L}\\d]'), 'u').test(text);

  it.each([
    [20, 'team of 22. sales', true],
    [20, 'lead 6 heads and 340 people', true],
    [20, 'فرع من ٢٦ موظف', true],
    [20, '٤٠ عاملا', true],
    [20, 'team of 19', false],
    [20, 'team of 4 sales managers', false],
    [120, 'with 99 staff', false],
    [120, 'with 1200 staff', true],
    [20, '25 years', false],
  ])('%i or more: %s', (least, text, isSaid) => {
    expect(says(least, text)).toBe(isSaid);
  });
});

describe('a title that somebody studied', () => {
  it.each([
    ['electrical engineer', null, 'Electrical Engineering', true],
    ['مهندس كهرباء', null, 'BSc Electrical Engineering', true],
    ['accountant', null, 'محاسبة', true],
    ['مهندسة مدني', 'civil-engineer', 'Civil Engineering', true],
    ['doctor', 'general-practitioner', 'Medicine', true],
    ['electrical engineer', null, 'Civil Engineering', false],
    ['nurse', 'registered-nurse', 'Accounting', false],
  ])('%s: %s, of %s', (title, occupation, field, isOfIt) => {
    expect(seekStudy(releaseTaxonomy, title, occupation)([field])).toBe(isOfIt);
  });
});
