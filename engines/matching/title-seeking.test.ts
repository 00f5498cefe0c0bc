import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { headsOccupations, rankIn, seekTitle } from './title-seeking.ts';

describe('titles that are sought', () => {
  it.each([
    ['developer', 'Developer > Software developer > Web developer > Business developer > Nurse'],
    ['manager', 'Manager > Sales manager > Assistant to the manager > Electrician'],
    ['senior accountant', 'Senior accountant > Accountant = Junior accountant > Finance analyst > Cook'],
    ['accountant', 'Senior accountant = Accountant > محاسب > Finance analyst'],
    [
      'civil engineer',
      'Civil engineer > Site engineer > Structural engineer > Civil works foreman > Mechanical engineer',
    ],
    ['safety engineer', 'Safety engineer > Safety officer > HSE officer > Mechanical engineer'],
    ['nurse', 'Nurse > ممرضة = Staff nurse > Phlebotomy nurse > Phlebotomist > Accountant'],
    ['sales manager', 'Sales manager > Head of sales > Sales executive = Sales representative > Nurse'],
    ['IT director', 'IT director > Director > Nurse'],
    ['محاسب', 'محاسب = محاسب أول > Accountant > ممرض'],
  ])('are met by others in their order: %s', (sought, ladder) => {
    const { degree } = seekTitle(releaseTaxonomy, sought);
    const steps = ladder.split(' > ').map((step) => step.split(' = ').map(degree));
    for (const [first = Number.NaN, ...others] of steps)
      for (const other of others) expect(other).toBeCloseTo(first, 9);
    const degrees = steps.map(([first = Number.NaN]) => first);
    expect(degrees).toEqual([...new Set(degrees)].toSorted((a, b) => b - a));
  });

  it('say a rank where they say one alone', () => {
    const said = ['Senior nurse', 'Trainee cook', 'Cook', 'Senior trainee'];
    expect(said.map(rankIn)).toEqual(['high', 'low', null, null]);
  });

  it('are headed by words that head occupations', () => {
    const words = ['engineer', 'driver', 'مهندس', 'sales', 'banana'];
    expect(words.filter((word) => headsOccupations(releaseTaxonomy, word))).toEqual(words.slice(0, 3));
  });
});
