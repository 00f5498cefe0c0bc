import { describe, expect, test } from 'vitest';
import { logoFor, portalDomain } from './portal.ts';

describe('the portal of an address without a page that says it', () => {
  test.each([
    ['ku.masar.example', 'KU'],
    ['www.masar.example', 'HCMS'],
    ['localhost', 'HCMS'],
    ['10.0.0.7', 'HCMS'],
  ])('%s is %s', (host, key) => {
    expect(portalDomain(host)).toBe(key);
  });
});

describe('the logo that is shown', () => {
  const none = { en: null, ar: null };
  test('is that of scheme and language', () => {
    const logos = { light: { en: '/a', ar: '/b' }, dark: { en: '/c', ar: '/d' } };
    expect(logoFor(logos, 'dark', 'ar')).toEqual({ address: '/d', isOnPlate: false });
  });
  test('is that of the other language before none', () => {
    expect(logoFor({ light: { en: '/a', ar: null }, dark: none }, 'light', 'ar')?.address).toBe('/a');
  });
  test('keeps its light ground where there is none for dark', () => {
    expect(logoFor({ light: { en: '/a', ar: null }, dark: none }, 'dark', 'en')).toEqual({
      address: '/a',
      isOnPlate: true,
    });
  });
  test('is none where the portal has none', () => {
    expect(logoFor({ light: none, dark: none }, 'dark', 'en')).toBeNull();
  });
});
