import { expect, it } from 'vitest';
import { emailLikeness } from './email-likeness.ts';

it.each([
  ['Layla Haddad', 'layla.haddad@example.com', 1],
  ['Layla Haddad', 'Layla1990@example.com', 0.5],
  ['Layla Haddad', 'layla.h@example.com', 1],
  ['Layla Haddad', 'layla.k@example.com', 0.5],
  ['Layla Omar Haddad', 'layla.omar.haddad@example.com', 1],
  ['Arjun Kumar Reddy', 'areddy@example.com', 1],
  ['Mohammed Ali', 'mohamadk@example.com', 0.5],
  ['Khalidah Omran', 'mhalid@example.com', 0],
  ['Khalidah Omran', 'ko@example.com', 0],
  ['Al Wu', 'al@example.com', 0],
  ['Al Wu', 'alx@example.com', 0.5],
  ['A Zidane', 'april@example.com', 0],
  ['ليلى حداد', 'layla.haddad@example.com', 0],
  ['Info Desk', 'layla@info.example.com', 0],
])('%s is in %s by %d', (name, email, likeness) => {
  expect(emailLikeness(name, email)).toBe(likeness);
});
