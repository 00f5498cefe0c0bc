import { expect, it } from 'vitest';
import { quotedText } from './quoted-text.ts';

it.each([
  ['The office is\nopen.', 'The office is open.'],
  ['We offer\n• leave of\n30 days\n• a ticket', 'We offer\n• leave of 30 days\n• a ticket'],
])('shows %j as %j', (text, shown) => {
  expect(quotedText(text)).toBe(shown);
});
