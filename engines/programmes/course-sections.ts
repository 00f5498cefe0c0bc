import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { inBothLanguages } from './plan-words.ts';
import { tellsHowHeld, withoutMark } from './statements.ts';

const WORDS = wordingsIn('programmes/sections');

/** The parts of a course's description; `other` holds nothing that is taught. */
export type CourseSection = 'outcomes' | 'topics' | 'description' | 'other';

const sections: readonly (readonly [CourseSection, RegExp])[] = (
  [
    ['outcomes', WORDS.source('outcomes')],
    ['topics', WORDS.source('topics')],
    ['description', WORDS.source('description')],
    ['other', WORDS.source('other')],
  ] as const
).map(([section, source]) => [
  section,
  new RegExp(`^(?:${source})\\s*(?:\\([^)]*\\)\\s*)?(?:[:：.\\-–—]|$)`, 'iu'),
]);

/** The section that a line opens, and what of it stands on the same line; `null` where it opens none. */
export function sectionOpened(text: string): { section: CourseSection; rest: string } | null {
  const plain = withoutMark(text);
  if (tellsHowHeld(plain)) return { section: 'other', rest: '' };
  const colon = plain.search(/[:：]/);
  const head = colon > 0 && colon <= LONGEST_HEADING ? plain.slice(0, colon + 1) : plain;
  if (head.length > LONGEST_HEADING) return null;
  const found = inBothLanguages(head, sectionNamed);
  return found ? { section: found, rest: plain.slice(head.length).trim() } : null;
}

function sectionNamed(head: string): CourseSection | null {
  const found = sections.find(([, pattern]) => {
    const match = pattern.exec(fold(head));
    return match !== null && match[0].length >= fold(head).trim().length;
  });
  return found?.[0] ?? null;
}

const LONGEST_HEADING = 60;
