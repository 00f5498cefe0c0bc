import { expect, it } from 'vitest';
import { rolesOfLabel } from './labels.ts';

it.each([
  ['Name / الاسم', 'name'],
  ['المسمى الوظيفي (Position)', 'title'],
  ['Company الشركة:', 'organisation'],
])('"%s" is a label and its translation', (text, role) => {
  expect(rolesOfLabel(text)).toContain(role);
});

it('a label beside a word of another meaning is none', () => {
  expect(rolesOfLabel('Company / الاسم')).toEqual([]);
  expect(rolesOfLabel('Company 2 / الشركة')).toEqual([]);
});
