import { plainWord, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { isArabic, type Word } from '#engines/text/index.ts';
import { type Amount, readEducations } from './request-amounts.ts';
import { fieldNames } from './request-wordings.ts';

const WORDS = wordingsIn('matching/requests');
const TELLS_OF_STUDY = WORDS.pattern('tells of study', { spaces: 'one' });
const STUDY_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${WORDS.source('tells of study', { edges: 'anywhere', spaces: 'one' })})\\s+(?:في\\s+)?$`,
  'u',
);

const LONGEST_RUN = 4;

/** Plain words of work, of at least so many words: "refugees", "oil and gas". They are looked for in both languages. */
export function readPlainWords(
  taxonomy: Taxonomy,
  words: readonly Word[],
  folded: string,
  { isUsed, fewest }: { isUsed: (word: Word) => boolean; fewest: number },
): Amount<{ at: number; end: number }>[] {
  return runsOf(words, folded, isUsed, fewest)
    .filter(({ written }) => plainWord(taxonomy)(written) !== null && taxonomy.resolveSkill(written) === null)
    .map(({ at, end }) => ({ value: { at, end }, at, end }));
}

type Study = { kind: 'skill'; id: string; name: string; either: null } | { kind: 'word'; text: string };

/**
 * Fields that somebody is to have studied, of several words: "هندسة كهربائية", though its second word alone is a title. One that
 * is a skill as well is read as that.
 */
export function readStudies(
  taxonomy: Taxonomy,
  words: readonly Word[],
  folded: string,
  isUsed: (word: Word) => boolean,
): Amount<Study>[] {
  if (!TELLS_OF_STUDY.test(folded) && readEducations(folded).length === 0) return [];
  return runsOf(words, folded, isUsed, 2)
    .filter(({ written }) => fieldNames(taxonomy, written).length > 0)
    .map(({ at, end, written }) => {
      const skill = taxonomy.resolveSkill(written);
      const name = skill?.name[isArabic(written) ? 'ar' : 'en'] ?? '';
      return {
        value: skill ? { kind: 'skill', id: skill.id, name, either: null } : { kind: 'word', text: written },
        // What says that it was studied is a part of it, and no slip of another word.
        at: STUDY_BEFORE.exec(folded.slice(0, at))?.index ?? at,
        end,
      };
    });
}

/** Neighbouring words that nothing read yet, the most at a time first. */
function runsOf(words: readonly Word[], folded: string, isUsed: (word: Word) => boolean, fewest: number) {
  const runs: { at: number; end: number; written: string }[] = [];
  for (let count = LONGEST_RUN; count >= fewest; count--) {
    for (let first = 0; first + count <= words.length; first++) {
      const run = words.slice(first, first + count);
      const [at, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
      const written = folded.slice(at, end);
      if (!run.some(isUsed) && !/[,;:.\n،؛()]/u.test(written)) runs.push({ at, end, written });
    }
  }
  return runs;
}
