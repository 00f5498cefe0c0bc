import { describe, expect, it } from 'vitest';
import { isOneEditApart, type Known, resemblancesTo } from './company-checks.resemblance.ts';

const AIRLINE: Known = { name: 'Emirates Airline', domain: 'emirates.com' };
const BANK: Known = { name: 'مصرف أبوظبي الإسلامي', domain: 'adib.ae' };
const BUILDERS: Known = { name: 'Pearl-Bay Contracting L.L.C.', domain: 'pearl-bay.com.sa' };

describe('a company that could be taken for a verified one', () => {
  it.each<[string, string | null, Known, string[]]>([
    // Names.
    ['Emirates Airline', null, AIRLINE, ['same_name']],
    ['The EMIRATES Airline Co.', 'somewhere.com', AIRLINE, ['same_name']],
    ['Emirates Airlines', null, AIRLINE, ['similar_name']],
    ['Airline Emirates LLC', null, AIRLINE, ['similar_name']],
    ['Emirate Airline', null, AIRLINE, ['similar_name']],
    ['Emiratse Airline', null, AIRLINE, ['similar_name']],
    ['Emirates Airline Careers', null, AIRLINE, ['similar_name']],
    ['Emirates-Air line', null, AIRLINE, ['similar_name']],
    ['Еmiratеs Аirline', null, AIRLINE, ['similar_name']],
    ['Em1rates Airline', null, AIRLINE, ['similar_name']],
    ['Emirates', null, AIRLINE, ['similar_name']],
    ['مصرف ابو ظبي الاسلامي', null, BANK, ['similar_name']],
    ['مصرف أبو ظبى الإسلامى', null, BANK, ['similar_name']],
    ['وظائف مصرف أبوظبي الإسلامي', null, BANK, ['similar_name']],
    ['Pearl Bay Contracting', null, BUILDERS, ['same_name']],
    ['PearlBay Contracting', null, BUILDERS, ['similar_name']],
    ['Peari Bay Contracting', null, BUILDERS, ['similar_name']],
    // Domains.
    ['Falcon Travel', 'emirates.co', AIRLINE, ['similar_domain']],
    ['Falcon Travel', 'emirates.net', AIRLINE, ['similar_domain']],
    ['Falcon Travel', 'emirates-careers.com', AIRLINE, ['similar_domain']],
    ['Falcon Travel', 'emirate.com', AIRLINE, ['similar_domain']],
    ['Falcon Travel', 'ernirates.com', AIRLINE, ['similar_domain']],
    ['Falcon Travel', 'emiratesairline.org', AIRLINE, ['similar_domain']],
    // еmirates with a Cyrillic е, as the address bar sends it.
    ['Falcon Travel', 'xn--mirates-6gg.com', AIRLINE, ['similar_domain']],
    ['Sea Works', 'pearlbay.com', BUILDERS, ['similar_domain']],
    // Both.
    ['Emirates Airlines', 'emirates.work', AIRLINE, ['similar_name', 'similar_domain']],
  ])('%s (%s)', (name, domain, verified, expected) => {
    expect(resemblancesTo({ name, domain }, verified)).toEqual(expected);
  });
});

describe('a company that is another', () => {
  it.each<[string, string | null, Known]>([
    ['Emirates Steel', 'emiratessteel.com', AIRLINE],
    ['Gulf Airline', 'gulfair.com', AIRLINE],
    ['Blue Pearl Trading', 'bluepearl.ae', BUILDERS],
    ['Bay Pearl', 'baypearl.ae', BUILDERS],
    ['مصرف الشارقة الإسلامي', 'sib.ae', BANK],
    ['Adib Trading', 'abid.com', BANK],
    // Of one domain: the same house.
    ['Emirates Airlines', 'emirates.com', AIRLINE],
    ['Skywards', 'emirates.com', AIRLINE],
  ])('%s (%s)', (name, domain, verified) => {
    expect(resemblancesTo({ name, domain }, verified)).toEqual([]);
  });

  it.each([
    ['abcde', 'abcde', true],
    ['abcde', 'abxde', true],
    ['abcde', 'abcd', true],
    ['abcde', 'bacde', true],
    ['abcde', 'abcdef', true],
    ['abcde', 'abcdefg', false],
    ['abcde', 'axcye', false],
    ['abcde', 'edcba', false],
  ])('%s and %s are one edit apart or none: %s', (one, other, expected) => {
    expect(isOneEditApart(one, other)).toBe(expected);
  });
});
