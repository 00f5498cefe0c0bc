import { expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { placeOfTitle, worksNamedIn } from './career-title-places.ts';

const placeOf = (title: string, text: string, dated: readonly string[] = []) =>
  placeOfTitle({ titles: [title], dated, skills: [], text }, releaseTaxonomy);

it('says whether a title stands where people write what they are', () => {
  expect(placeOf('Cashier', 'Cashier in a supermarket for three years')).toBe('opens');
  expect(placeOf('Cashier', 'Cashier\nCashier in a supermarket for three years')).toBe('opens');
  expect(placeOf('cashier', 'Hypermarket cashier in Manama')).toBe('near');
  expect(placeOf('cashier', 'Three years with a hypermarket in Manama where I am a cashier')).toBe('own');
  expect(placeOf('محاسب', 'في شركة مقاولات بالرياض من سنتين، انا محاسب')).toBe('own');
  expect(placeOf('sales manager', 'I follow orders of the region every day, sales manager signs')).toBe(
    'clause',
  );
  expect(placeOf('sales manager', 'I follow the orders of the region for the sales manager')).toBe('inside');
  expect(placeOf('Cashier', 'I sit on till nine and count the safe')).toBe('absent');
});

it('finds the occupations that a text calls by their names, not those that are past or wished for', () => {
  const named = worksNamedIn(releaseTaxonomy, 'Registered nurse in a ward. I want to become a dietitian.');
  expect(named.has('registered-nurse')).toBe(true);
  expect([...named.keys()]).not.toContain('dietitian');
  expect(worksNamedIn(releaseTaxonomy, 'I count boxes').size).toBe(0);
});

it('takes a name for more telling at the beginning and in more words', () => {
  const at = (text: string) => worksNamedIn(releaseTaxonomy, text).get('registered-nurse') ?? 0;
  expect(at('Registered nurse, ward of surgery')).toBeGreaterThan(at('Ward of surgery, registered nurse'));
});

it('trusts the title of a dated job where it is the whole name of some work', () => {
  const resume = 'Keeps the books of three shops\nSenior Accountant\nPays suppliers';
  expect(placeOf('Senior Accountant', resume, ['Senior Accountant'])).toBe('dated');
  expect(placeOf('Senior Accountant', resume)).not.toBe('dated');
  expect(placeOf('Director', 'Runs the lines\nDirector', ['Director'])).not.toBe('dated');
});
