import { describe, expect, it } from 'vitest';
import { isKnownHeading, sectionOfHeading } from './headings.ts';

describe('headings', () => {
  it.each([
    ['WORK EXPERIENCE', 'work'],
    ['W O R K E X P E R I E N C E', 'work'],
    ['C E R T I F I C AT E S', 'certifications'],
    ['3. Education & Training:', 'education'],
    ['Languages Known', 'languages'],
    ['LANGUAGE PROFICIENCIES', 'languages'],
    ['الكفاءة اللغوية', 'languages'],
    ['الخبرات العملية', 'work'],
    ['المؤهلات العلميه', 'education'],
    ['Hobbies', 'other'],
  ])('"%s" opens %s', (text, kind) => {
    expect(sectionOfHeading(text)).toBe(kind);
  });

  it('of unknown words are told from known ones', () => {
    expect([isKnownHeading('Kitchen Experience'), isKnownHeading('Wine Experience')]).toEqual([true, false]);
  });

  it('a sentence is no heading', () => {
    expect(sectionOfHeading('Ten years of experience in education and training of nurses')).toBeNull();
  });
});
