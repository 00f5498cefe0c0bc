import { describe, expect, test } from 'vitest';
import { ROUTES } from '#web/app/features.ts';
import {
  oneOf,
  parseSearch,
  readSearch,
  readValues,
  stringifySearch,
  text,
  wholeNumber,
  words,
  yesOrNo,
} from './address-values.ts';

const LIST = {
  page: wholeNumber(1, 500),
  status: oneOf(['all', 'draft'], 'all'),
  q: text('', 5),
  mine: yesOrNo(),
  places: words([], { most: 2, longest: 6, like: /^[A-Z]/ }),
};

describe('an address is read', () => {
  test('as what its values are', () => {
    const search = parseSearch('?page=3&status=draft&q=nurse&mine=1&places=Dubai,Ajman');
    const values = { page: 3, status: 'draft', q: 'nurse', mine: true, places: ['Dubai', 'Ajman'] };
    expect(readValues(LIST, search)).toEqual(values);
    expect(readSearch(LIST, search)).toEqual(values);
  });

  test.each([
    '?page=0&status=lost&mine=yes&places=dubai',
    '?page=-1&status=&q=&places=,,',
    '?page=1e3',
    '?page=01&places=Abu%20Dhabi',
    '',
  ])('as the usual values where it cannot be read: %s', (address) => {
    const usual = { page: 1, status: 'all', q: '', mine: false, places: [] };
    expect(readValues(LIST, parseSearch(address))).toEqual(usual);
    // What is usual stands in no address: each state of a screen has one.
    expect(stringifySearch(readSearch(LIST, parseSearch(address)))).toBe('');
  });

  test('within its limits', () => {
    const search = parseSearch('?page=9999&q=accountant&places=Dubai,Ajman,Muscat');
    expect(readValues(LIST, search)).toMatchObject({ page: 500, q: 'accou', places: ['Dubai', 'Ajman'] });
  });

  test('the same once it was written', () => {
    const values = { page: 2, status: 'draft', q: 'a b&c', mine: true, places: ['Dubai', 'Ajman'] } as const;
    const written = stringifySearch(values);
    expect(written).toBe('?page=2&status=draft&q=a+b%26c&mine=1&places=Dubai%2CAjman');
    expect(readSearch(LIST, parseSearch(written))).toEqual(values);
    // A link hands values over as what they are.
    expect(readSearch(LIST, values)).toEqual(values);
  });
});

describe('no address is an error', () => {
  const routes = ROUTES.flatMap(({ name, search }) => (search ? [{ name, search }] : []));
  const ODD = ['', '0', '-1', 'NaN', '[]', '{"', '1e999', '%00', 'null', 'ا', 'x'.repeat(5_000), ',,,'];

  test('most screens keep something in theirs', () => expect(routes.length).toBeGreaterThan(25));

  test.each(routes)('on the screen $name', ({ search }) => {
    for (const odd of ODD) {
      const raw = Object.fromEntries(Object.keys(search).map((name) => [name, odd]));
      const once = readSearch(search, raw);
      expect(Object.keys(once).sort()).toEqual(Object.keys(search).sort());
      expect(readSearch(search, parseSearch(stringifySearch({ ...once })))).toEqual(once);
    }
  });
});
