import { describe, expect, it } from 'vitest';
import { features } from '#server/app/features.ts';

/** What a number may stand before without taking part in its grammar. */
const PARTICLES = ['من', 'ممن', 'إلى', 'في', 'على', 'عن', 'مع', 'فأكثر', 'عند', 'درهم', 'أو', 'لا', 'كم'];
/** Numbers that vary, by the names that sentences give them. `most` and `limit` are the same everywhere. */
const VARYING =
  /^(?:all|total|jobs|people|matches|seconds|minutes|hours|days|weeks|years|points|asked|opens|left|done|number)$/;

describe('sentences in Arabic', () => {
  it('count nouns in their forms, and never with one form for all numbers', () => {
    for (const { words } of features)
      for (const [key, text] of Object.entries(words?.ar ?? {}))
        for (const [, name = '', noun = ''] of text.matchAll(/\{(\w+)\} ([\u0621-\u064a]+)/gu)) {
          if (!VARYING.test(name) || PARTICLES.includes(noun)) continue;
          expect(`${key}: {${name}} ${noun}`).toBe('a counted noun, as {jobs:job}');
        }
  });
});
