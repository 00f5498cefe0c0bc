import { describe, expect, it } from 'vitest';
import { inPieces, matching, mentionAt, namedIn } from './mentions.ts';

const TEAM = [
  { id: '1', name: 'Omar Aziz' },
  { id: '2', name: 'Omar' },
  { id: '3', name: 'أمل ناصر' },
];

describe('a name behind an @', () => {
  it('is what stands before the caret, and no address', () => {
    expect(mentionAt('Ask @Om', 7)).toEqual({ from: 4, typed: 'Om' });
    expect(mentionAt('Ask @Omar Az', 12)).toEqual({ from: 4, typed: 'Omar Az' });
    expect(mentionAt('omar@masar.test', 15)).toBeNull();
    expect(mentionAt('@Omar\nnext line', 15)).toBeNull();
    expect(mentionAt('nobody', 6)).toBeNull();
  });

  it('finds colleagues by any word of their name, whatever alef is typed', () => {
    expect(matching(TEAM, 'az').map(({ id }) => id)).toEqual(['1']);
    expect(matching(TEAM, 'امل').map(({ id }) => id)).toEqual(['3']);
    expect(matching(TEAM, '').length).toBe(3);
  });

  it('names whoever is written whole, the longer name first where one begins with the other', () => {
    expect(namedIn('For @Omar Aziz', TEAM)).toEqual(['1']);
    expect(inPieces('For @Omar Aziz, please', TEAM)).toEqual([
      { text: 'For ', isName: false },
      { text: '@Omar Aziz', isName: true },
      { text: ', please', isName: false },
    ]);
  });
});
