import { expect, test } from 'vitest';
import { readJsonResume } from './json-resume-reading.ts';

test('a text that is no JSON, or too long, is refused as a whole', () => {
  expect(readJsonResume('{"basics":')).toEqual({ faults: [{ kind: 'not_json' }] });
  expect(readJsonResume(`"${'x'.repeat(400_000)}"`)).toEqual({ faults: [{ kind: 'too_long' }] });
});

test('what breaks a rule is named by its place and its code', () => {
  const read = readJsonResume(JSON.stringify({ work: [{ name: 7 }] }));
  expect(read).toMatchObject({ faults: [{ kind: 'field', path: 'work.0.name' }] });
});

test('a document is handed on as the contract reads it', () => {
  const read = readJsonResume(JSON.stringify({ basics: { name: 'Mona Haddad' } }));
  expect(read).toMatchObject({ document: { basics: { name: 'Mona Haddad' } } });
});
