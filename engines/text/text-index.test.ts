import { describe, expect, it } from 'vitest';
import { kindredRoots } from '#engines/taxonomy/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { createTextIndex } from './text-index.ts';

const index = createTextIndex(
  [
    {
      id: 'nurse',
      title: 'Registered Nurse',
      text: 'Cares for patients on a ward.',
      aliases: ['Staff Nurse', 'ممرضة'],
      skills: ['patient-care'],
    },
    {
      id: 'welder',
      title: 'Welder',
      text: 'Joins steel pipes by arc welding.',
      aliases: ['لحام'],
      skills: ['welding'],
    },
    {
      id: 'doctor',
      title: 'General Practitioner',
      text: 'Examines patients and treats illness.',
      skills: ['patient-care', 'diagnosis'],
    },
    { id: 'teller', title: 'Bank Teller', text: 'Serves customers at the counter.' },
  ],
  { kindred: kindredRoots(releaseTaxonomy) },
);

describe('createTextIndex', () => {
  it('ranks by title, with aliases counting as titles', () => {
    expect(first({ title: 'Staff nurse' })).toBe('nurse');
    expect(first({ title: 'ممرضة' })).toBe('nurse');
    expect(first({ title: 'Pipe welding' })).toBe('welder');
  });

  it('meets inflections and misspellings by their letters', () => {
    expect(first({ title: 'Weldr' })).toBe('welder');
    expect(first({ title: 'nurses' })).toBe('nurse');
  });

  it('meets kindred words across languages', () => {
    expect(first({ title: 'صراف بنك' })).toBe('teller');
  });

  it('ranks by text and by skills', () => {
    expect(first({ text: 'steel pipes and arcs' })).toBe('welder');
    expect(first({ skills: ['diagnosis', 'patient-care'] })).toBe('doctor');
  });

  it('gives at most k, best first, and leaves out what has nothing in common', () => {
    const ranked = index.rank({ text: 'patients' }, 2);
    expect(ranked.length).toBe(2);
    expect(ranked[0]!.score).toBeGreaterThanOrEqual(ranked[1]!.score);
    expect(index.rank({ text: 'qqqq' }, 5)).toEqual([]);
    expect(index.rank({}, 5)).toEqual([]);
    expect(createTextIndex([]).rank({ title: 'x' }, 5)).toEqual([]);
  });

  it('does not punish a document for having many aliases', () => {
    const aliases = Array.from({ length: 30 }, (_, at) => `Cook number ${at} of the house`);
    const kitchen = createTextIndex([
      { id: 'cook', title: 'Cook', text: '', aliases: [...aliases, 'Grill Cook'] },
      { id: 'waiter', title: 'Waiter', text: 'Grill house cook waiter' },
    ]);
    expect(kitchen.rank({ title: 'Grill Cook' }, 1)[0]?.id).toBe('cook');
  });
});

function first(query: { title?: string; text?: string; skills?: string[] }): string | undefined {
  return index.rank(query, 3)[0]?.id;
}
