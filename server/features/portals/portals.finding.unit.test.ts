import { describe, expect, it } from 'vitest';
import { firstPortals } from './portals.data.ts';
import { addressOfPortal, isOwnOrigin, portalFor } from './portals.finding.ts';

const all = firstPortals.map((portal) =>
  portal.key === 'KU' ? { ...portal, hostNames: ['careers.ku.example', 'ku-jobs.example'] } : portal,
);
const keyFor = (domain?: string, host?: string) => portalFor(all, domain, host).key;

describe('the portal of a call', () => {
  it.each([
    ['lec', undefined, 'LEC'],
    [' Ku ', undefined, 'KU'],
    ['COREHCMS', undefined, 'COREHCS'],
    [undefined, 'careers.ku.example', 'KU'],
    [undefined, 'KU-Jobs.example:8443', 'KU'],
    [undefined, 'lec.masar.example', 'LEC'],
    [undefined, 'digital-human.localhost:3000', 'DIGITAL_HUMAN'],
    [undefined, 'localhost:3000', 'HCMS'],
    [undefined, 'ku', 'HCMS'],
    // The header wins where it names a portal.
    ['LEC', 'careers.ku.example', 'LEC'],
    ['CAREERS', 'careers.ku.example', 'KU'],
    ['NOWHERE', 'elsewhere.example', 'HCMS'],
    ['__proto__', 'constructor', 'HCMS'],
    [undefined, undefined, 'HCMS'],
  ])('with the header %s at the host %s is %s', (domain, host, key) => {
    expect(keyFor(domain, host)).toBe(key);
  });
});

describe('the address of a portal', () => {
  it('is its own host name where it has one, as the product is reached', () => {
    expect(addressOfPortal({ hostNames: ['careers.ku.example'] }, 'https://masar.example')).toBe(
      'https://careers.ku.example',
    );
    expect(addressOfPortal({ hostNames: ['ku.localhost'] }, 'http://localhost:3000')).toBe(
      'http://ku.localhost:3000',
    );
    expect(addressOfPortal({ hostNames: [] }, 'https://masar.example')).toBe('https://masar.example');
  });
});

describe('an origin', () => {
  const ku = { hostNames: ['careers.ku.example', 'ku.localhost'] };
  it.each([
    ['https://careers.ku.example', true],
    ['https://careers.ku.example:8443', true],
    ['http://ku.localhost:5173', true],
    // What travels in the open may be anyone's.
    ['http://careers.ku.example', false],
    ['https://careers.ku.example.evil.example', false],
    ['https://ku.example', false],
    ['null', false],
    ['', false],
  ])('%s is its own: %s', (origin, isOwn) => {
    expect(isOwnOrigin(ku, origin)).toBe(isOwn);
  });
});
