import { describe, expect, it } from 'vitest';
import { beginsWithOneError, completionOf } from './completion.ts';

describe('completionOf', () => {
  const complete = completionOf([
    { id: 'a', name: { en: 'Health and safety', ar: 'الصحة ثم السلامة' } },
    { id: 'b', name: { en: 'Safety', ar: 'السلامة' }, aliases: { en: ['Protection'], ar: [] } },
    { id: 'c', name: { en: 'Safe driving', ar: 'قيادة آمنة' } },
  ]);
  const ids = (input: string) => complete(input).map(({ id }) => id);

  it('puts a name that begins so before one with a word that does', () => {
    expect(ids('safe')).toEqual(['b', 'c', 'a']);
    expect(ids('safety health')).toEqual(['a']);
    expect(ids('protec')).toEqual(['b']);
  });

  it('goes past the Arabic article, in the input and in the name', () => {
    expect(ids('سلام')).toEqual(['b', 'a']);
    expect(ids('السلام')).toEqual(['b', 'a']);
    expect(ids('آمن')).toEqual(['c']);
  });

  it('forgives an error within any word only where nothing is met without', () => {
    expect(ids('saefty')).toEqual(['b', 'a']);
    expect(ids('sagety')).toEqual(['b', 'a']);
    expect(ids('helth and')).toEqual(['a']);
    expect(ids('qqqq')).toEqual([]);
    const named = completionOf(
      ['Welder', 'Elder Care'].map((en, at) => ({ id: `${at}`, name: { en, ar: '' } })),
    );
    expect(named('welder').map(({ id }) => id)).toEqual(['0']);
  });
});

describe('beginsWithOneError', () => {
  it('allows one letter changed, added, left out or swapped, and no more', () => {
    for (const typed of ['pyth', 'pxth', 'pyyth', 'pth', 'ypth'])
      expect(beginsWithOneError('python', typed)).toBe(true);
    for (const typed of ['pxxh', 'xx', 'pythnno']) expect(beginsWithOneError('python', typed)).toBe(false);
  });
});
