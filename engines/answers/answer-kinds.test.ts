import { describe, expect, it } from 'vitest';
import { holdsKind } from './answer-kinds.ts';
import type { AnswerKind } from './question.ts';
import { tokensOf } from './tokens.ts';

const held = (kind: AnswerKind, text: string, lang: 'en' | 'ar' = 'en') =>
  holdsKind(kind, { text, tokens: tokensOf(text), lang }, () => false);

describe('a sentence holds what a question asks for', () => {
  it.each([
    ['number', 'It has 12 doors.', 'It has doors.'],
    ['duration', 'It lasts 12 days.', 'It lasts 12.'],
    ['duration', 'It lasts 12.', 'It lasts for days.'],
    ['duration', 'It lasts for days.', 'It lasts.'],
    ['date', 'It opened in 1987.', 'It opened with 12 guests.'],
    ['date', 'It opened with 12 guests.', 'It opened.'],
    ['person', 'It was built by Layla Haddad.', 'it was built by hand.'],
    ['place', 'The office is in Muscat.', 'The office is small.'],
  ] as const)('as a %s: %s rather than %s', (kind, more, less) => {
    expect(held(kind, more)).toBeGreaterThan(held(kind, less));
  });

  it('in Arabic, where no name has a capital, by its words alone', () => {
    expect(held('person', 'تولى المدير العمل', 'ar')).toBeGreaterThan(0);
    expect(held('person', 'بدأ العمل', 'ar')).toBe(0.5);
    expect(held('place', 'بدأ العمل', 'ar')).toBe(0.3);
    expect(held('place', 'المكتب في مدينة مسقط', 'ar')).toBe(1);
  });
});
