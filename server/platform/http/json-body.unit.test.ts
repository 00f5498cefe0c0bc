import { describe, expect, it } from 'vitest';
import { isNestedDeeper } from './json-body.ts';

describe('the depth of a JSON text', () => {
  it.each([
    ['[[[]]]', 3, false],
    ['[[[]]]', 2, true],
    ['{"a":{"b":[1,{"c":2}]}}', 4, false],
    ['{"a":{"b":[1,{"c":2}]}}', 3, true],
    ['["[[[[[[","\\"[[[[","\\\\"]', 1, false],
    ['[[],[],[],[]]', 2, false],
    ['"[[[[', 1, false],
    ['', 0, false],
  ] as const)('of %s is not more than %i: %s', (text, most, isDeeper) => {
    expect(isNestedDeeper(text, most)).toBe(isDeeper);
  });

  it('of very deep ones is found early, however long they are', () => {
    expect(isNestedDeeper('['.repeat(2_000_000), 32)).toBe(true);
    expect(isNestedDeeper(`${'[]'.repeat(1_000_000)}`, 32)).toBe(false);
  });
});
