import { expect, it } from 'vitest';
import { RECRUITER_JOB as ADDRESS } from './rankings.addresses.ts';

it('asks for no more than can be asked, whatever somebody wrote into the address', () => {
  expect(ADDRESS.years.read('60')).toBe(50);
  expect(ADDRESS.min.read('500')).toBe(99);
  expect(ADDRESS.languages.read('english:foo,arabic,english:fluent')).toEqual(['arabic', 'english:fluent']);
});
