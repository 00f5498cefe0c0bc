import { expect, it } from 'vitest';
import { soughtName } from '#server/features/companies/index.ts';
import { presentEmployers } from './blocked-companies.present.ts';

const at = (organisation: string | null, currently_working = true) => ({
  job_title: 'Surveyor',
  organisation,
  currently_working,
  details: [],
});

it('the present employers are those of current work, each once, whichever way its name is written', () => {
  const employers = presentEmployers([
    at('Pearl Bay L.L.C.'),
    at('The Pearl Bay Company'),
    at('شركة إعمار الخليج ذ.م.م'),
    at('اعمار الخليج'),
    at('Old Gate', false),
    at('  '),
    at(null),
  ]);
  expect(employers.map(({ nameKey }) => nameKey)).toEqual([
    soughtName('Pearl Bay'),
    soughtName('إعمار الخليج'),
  ]);
});

it.each([
  ['Gulf Horizon Trading Est.', 'Gulf Horizon Trading', true],
  ['مجموعة أفق الخليج القابضة', 'افق الخليج', true],
  ['مؤسسة النور', 'شركة النور', true],
  ['Gulf Horizon', 'Gulf Horizon Foods', false],
  ['أفق الخليج', 'أفق الشرق', false],
])('whether %s and %s are one employer: %s', (one, other, isOne) => {
  expect(soughtName(one) === soughtName(other)).toBe(isOne);
});
