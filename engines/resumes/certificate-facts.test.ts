import { expect, it } from 'vitest';
import { certificateFacts, withoutCredential } from './certificate-facts.ts';

it.each([
  ['NEBOSH IGC, 2019, expires 2024', '2019', '2024', null],
  ['First aid – issued 03/2021 – valid until 03/2023', '2021-03', '2023-03', null],
  ['IOSH, 2018 - 2021', '2018', '2021', null],
  ['IELTS 2020, 2022', '2020', '2022', null],
  ['صالحة حتى 2025، رقم الرخصة 55123', null, '2025', '55123'],
  ['Licence no. ABCD1', null, null, 'ABCD1'],
  ['Licence no. ABC1', null, null, null],
  ['Certificate ID: AB-12/', null, null, 'AB-12'],
  ['Certificate no 2019', '2019', null, null],
  ['Credential ID 12345 678', null, null, '12345 678'],
])('%s: issued %s, expires %s, number %s', (text, issued, expires, credentialId) => {
  expect(certificateFacts(text)).toEqual({ issued, expires, credentialId });
});

it('a number is taken out with what leads to it, where it is this one', () => {
  const text = 'NEBOSH IGC, Certificate no. AB-123';
  expect(withoutCredential(text, 'AB-123')).toBe('NEBOSH IGC, ');
  for (const other of ['XY', null]) expect(withoutCredential(text, other)).toBe(text);
  expect(withoutCredential('NEBOSH IGC', 'AB-123')).toBe('NEBOSH IGC');
});
