import { describe, expect, it } from 'vitest';
import { holdsKind } from './answer-kinds.ts';
import type { AnswerKind } from './question.ts';
import { tokensOf } from './tokens.ts';

const held = (kind: AnswerKind, text: string, lang: 'en' | 'ar' = 'en') =>
  holdsKind(kind, { text, tokens: tokensOf(text), lang }, () => false);

describe('how far a sentence holds what a question asks for', () => {
  it.each([
    ['number', 'It has 12 doors.', 1],
    ['number', 'It has doors.', 0],
    ['duration', 'It lasts 12 days.', 1],
    ['duration', 'It lasts 12.', 0.6],
    ['duration', 'It lasts for days.', 0.4],
    ['duration', 'It lasts.', 0],
    ['date', 'It opened in 1987.', 1],
    ['date', 'It opened in March.', 1],
    ['date', 'It opened in May.', 1],
    ['date', 'Term ends on 14 May.', 1],
    ['date', 'You may leave.', 0],
    ['date', 'It opened with 12 guests.', 0.5],
    ['date', 'It opens in the morning.', 0.4],
    ['date', 'It opened.', 0],
    ['person', 'It was built by Layla Haddad.', 1],
    ['person', 'Layla built it.', 0.8],
    ['person', 'it was built by hand.', 0],
    ['place', 'It is in Muscat.', 1],
    ['place', 'It is near the coast.', 0.8],
    ['place', 'It is small.', 0.2],
    ['reason', 'It closed because of rain.', 1],
    ['reason', 'It closed.', 0],
    ['manner', 'It opens with a key.', 1],
    ['manner', 'It opens.', 0],
    ['name', 'It is called the old house.', 1],
    ['name', 'We live in Falaj.', 0.8],
    ['name', 'It is small.', 0.3],
    ['thing', 'It is small.', 0.5],
  ] as const)('as a %s: %s', (kind, text, degree) => {
    expect(held(kind, text)).toBe(degree);
  });

  it('in Arabic, where no name has a capital, by its words alone', () => {
    expect(held('person', 'تولى المدير العمل', 'ar')).toBe(1);
    expect(held('person', 'بدأ العمل', 'ar')).toBe(0.5);
    expect(held('place', 'المكتب في مدينة مسقط', 'ar')).toBe(1);
    expect(held('place', 'بدأ العمل', 'ar')).toBe(0.3);
  });

  it('is nothing where the question said it itself', () => {
    const text = 'It has 12 doors.';
    expect(holdsKind('number', { text, tokens: tokensOf(text), lang: 'en' }, () => true)).toBe(0);
  });
});
