import { expect, it } from 'vitest';
import { companyDomain, mailDomain, soughtName } from './companies.sameness.ts';

it.each([
  ['https://www.pearlbay.ae/about', 'pearlbay.ae'],
  ['https://careers.pearlbay.ae', 'pearlbay.ae'],
  ['http://pearl-bay.com.sa/', 'pearl-bay.com.sa'],
  ['https://www.pearl-bay.co.uk', 'pearl-bay.co.uk'],
  ['https://facebook.com/pearlbay', null],
  ['https://pearlbay.wixsite.com/home', null],
  ['https://sites.google.com/pearlbay', null],
  ['https://10.0.0.7/', null],
  ['https://[::1]/', null],
  ['not an address', null],
  [null, null],
])('the website %s is of the domain %s', (website, domain) => {
  expect(companyDomain(website)).toBe(domain);
});

it.each([
  ['huda@hr.pearlbay.ae', 'pearlbay.ae'],
  ['huda@gmail.com', null],
  ['huda@GMAIL.COM', null],
])('the mail address %s is of the domain %s', (email, domain) => {
  expect(mailDomain(email)).toBe(domain);
});

it.each([
  ['Pearl Bay L.L.C.', 'pearl bay'],
  ['The Pearl-Bay Company Ltd', 'PEARL BAY'],
  ['شركة خليج اللؤلؤ ذ.م.م', 'خليج اللؤلؤ'],
  ['مؤسسة إعمار الخليج', 'اعمار الخليج'],
])('%s and %s are one name', (one, other) => {
  expect(soughtName(one)).toBe(soughtName(other));
});

it('names that are nothing but legal forms are compared whole', () => {
  expect(soughtName('The Company')).not.toBe(soughtName('Group Holding'));
});
