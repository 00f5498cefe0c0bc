import { describe, expect, it } from 'vitest';
import { features } from '#server/app/features.ts';
import { SKILLS_MISSING } from '#server/features/conversations/conversations.sentences.ts';
import { fillCounted } from './words.ts';

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

  it('say one, two and several of a number in words, not as a figure alone', () => {
    const said = (count: number, asked: number) =>
      fillCounted('ar', SKILLS_MISSING, count, { job: 'محاسب', asked: String(asked), skill: 'الإكسل' });
    expect(said(1, 2)).toBe('تطلب وظيفة محاسب مهارتين، واحدة منها لا تظهر في ملفك: الإكسل.');
    expect(said(2, 7)).toBe('تطلب وظيفة محاسب 7 مهارات، اثنتان منها لا تظهران في ملفك. ابدأ بهذه: الإكسل.');
    expect(said(3, 12)).toBe('تطلب وظيفة محاسب 12 مهارة، 3 منها لا تظهر في ملفك. ابدأ بهذه: الإكسل.');
  });
});
