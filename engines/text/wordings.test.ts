import { describe, expect, it } from 'vitest';
import { faultOfWording, patternOfWordings, spellingsOf } from './wordings.ts';

describe('a wording', () => {
  it.each([
    ['course(s)', ['courses', 'course']],
    ['licen(c|s)e', ['licence', 'license']],
    ['full(-| |)time', ['full-time', 'full time', 'fulltime']],
    ['(the )(job|role)(s)', ['the jobs', 'the job', 'the roles', 'the role', 'jobs', 'job', 'roles', 'role']],
  ])('%s is spelt in all its ways', (wording, spellings) => {
    expect(spellingsOf(wording).sort()).toEqual([...spellings].sort());
  });

  it.each(['a(b', 'a)b', 'a|b', '(a)', '(a|a)b'])('%s is refused', (wording) => {
    expect(faultOfWording(wording)).not.toBeNull();
  });
});

describe('a pattern of wordings', () => {
  const found = (wordings: readonly string[], text: string) =>
    patternOfWordings(wordings).exec(text)?.[0] ?? null;

  it('finds whole words, in both scripts', () => {
    expect(found(['art'], 'an art')).toBe('art');
    expect(found(['art'], 'a party')).toBeNull();
    expect(found(['عقد'], 'عقد محدد')).toBe('عقد');
    expect(found(['عقد'], 'بعقد محدد')).toBeNull();
  });

  it('lets a word go on where a tilde stands: endings, and what Arabic writes onto a word', () => {
    expect(found(['certif~'], 'a certified nurse')).toBe('certif');
    expect(found(['~عقد'], 'بعقد محدد')).toBe('عقد');
    expect(found(['~عقد'], 'بعقدين')).toBeNull();
    expect(found(['(leav~|left) (the |)army'], 'leaving the army')).toBe('leaving the army');
  });

  it('meets the longest first', () => {
    expect(found(['master', 'master of arts'], 'Master of arts'.toLowerCase())).toBe('master of arts');
  });

  it('takes signs as they are, any white space for a space and a digit for #', () => {
    expect(found(['a.b'], 'axb')).toBeNull();
    expect(found(['grade #'], 'grade\t 7')).toBe('grade\t 7');
  });
});
