import { describe, expect, test } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { isPeople } from './request-nationalities.ts';
import { understand } from './understand.ts';

const taxonomy = releaseTaxonomy;
const read = (text: string) =>
  understand(taxonomy, text, (word) => isPeople(taxonomy, word)).conditions.flatMap((it) =>
    it.kind === 'nationality' ? [it.country] : [],
  );

describe('a nationality beside a title', () => {
  test.each([
    ['Egyptian accountant in Dubai', ['EG']],
    ['nurses with ICU experience, Jordanian nurses', ['JO']],
    ['محاسب مصري في دبي', ['EG']],
  ])('%s', (text, countries) => expect(read(text)).toEqual(countries));

  test.each([
    'Indian chef',
    'British curriculum teacher',
    'accountant at a Swiss bank',
    'English teacher',
    'nurses in Egypt',
  ])('%s names none', (text) => expect(read(text)).toEqual([]));
});
