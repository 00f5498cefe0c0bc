import { type EducationLevel, educationLevels, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { linesOf } from './postings.ts';

const WORDS = wordingsIn('matching/facts');
const degree = (list: string, or: readonly RegExp[] = []): RegExp =>
  WORDS.pattern(list, { spaces: 'one', or });
const degrees: readonly [EducationLevel, RegExp][] = [
  ['doctorate', degree('doctorate')],
  ['master', degree('master', [/\bmaster'?s?\s+(?:of|in)/u])],
  ['bachelor', degree('bachelor', [/\bba \(/u])],
  ['diploma', degree('diploma')],
  ['secondary', degree('secondary')],
];
const isWish = WORDS.pattern('a degree that is wished for', { spaces: 'one' });

/**
 * The education named in a text: the `lowest` that a posting accepts (wishes aside), or the `highest` that a
 * person has. `undefined` where none is named.
 */
export function readEducation(text: string, which: 'lowest' | 'highest'): EducationLevel | undefined {
  let found: EducationLevel | undefined;
  for (const line of linesOf(text)) {
    const folded = fold(line.text);
    if (which === 'lowest' && isWish.test(folded)) continue;
    // "Scrum Master", "master data" and a diploma after a high school are told apart by the patterns above.
    for (const [level, pattern] of degrees) {
      if (!pattern.test(folded)) continue;
      const better =
        found === undefined || rankOfEducation(level) > rankOfEducation(found) === (which === 'highest');
      if (better) found = level;
    }
  }
  return found;
}

/** Where a level stands among all of them, from 0 for none. */
export function rankOfEducation(level: EducationLevel): number {
  return educationLevels.indexOf(level);
}
