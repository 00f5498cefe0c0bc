import { expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { placeKeys } from './locations.ts';

it.each([
  ['Nadine Khoury — Muscat', { city: 'muscat', country: 'oman' }],
  ['جدة – حي السلامة', { city: 'jeddah', country: 'saudi-arabia' }],
])('knows the town that %s names', (city, keys) => {
  expect(placeKeys(releaseTaxonomy, { city })).toEqual(keys);
});

it('knows the country that is written with its town', () => {
  const keys = placeKeys(releaseTaxonomy, { city: 'Al Sadd', country: 'Doha Qatar' });
  expect(keys.country).toBe('qatar');
});

it('knows the country where a longer text names no town', () => {
  expect(placeKeys(releaseTaxonomy, { city: 'Qatar - Zone 45' }).country).toBe('qatar');
  expect(placeKeys(releaseTaxonomy, { city: 'Qatar - Oman' }).country).not.toBe('qatar');
});
