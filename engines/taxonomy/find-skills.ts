import { foldWithMap, wordsOf } from '#engines/text/index.ts';
import { bySegment, isDoubtful, segmentsOf, standsInContext } from './skill-contexts.ts';
import { allMatches, isTornNumber, longestWithoutOverlap } from './skill-matches.ts';
import { skillNames } from './skill-names.ts';
import type { Taxonomy } from './taxonomy.ts';
import { gapsBetween } from './word-gaps.ts';

/** A place in a text that names a skill of the dictionary. */
export type FoundSkill = {
  /** UTF-16 offsets in the text that was given, end exclusive. */
  start: number;
  end: number;
  /** The words as written there. */
  text: string;
  skillId: string;
};

/**
 * The skills named in a text of either language or both, in order, without overlaps: the longest name wins,
 * a name that also means something else ("Go", "Excel") counts only with a context word or a sister skill in
 * the same sentence or list. Some 5 MB of English a second on one core.
 */
export function findSkills(taxonomy: Taxonomy, text: string): FoundSkill[] {
  const { folded, starts, ends } = foldWithMap(text);
  const words = wordsOf(folded);
  const gaps = gapsBetween(words, folded);
  const candidates = allMatches(skillNames(taxonomy), words, gaps).filter(
    (match) => !isTornNumber(match, words, folded),
  );
  const certain = longestWithoutOverlap(candidates.filter((match) => !isDoubtful(match)));
  const segments = segmentsOf(words, folded);
  const around = {
    matches: bySegment([...certain, ...candidates.filter(isDoubtful)], segments),
    segments,
    words,
    text,
    starts,
  };
  // A doubtful name that its context confirms goes before a certain one of the same length.
  const confirmed = candidates.filter((match) => isDoubtful(match) && standsInContext(match, around));
  const kept = longestWithoutOverlap([...confirmed, ...certain]);
  return kept
    .sort((a, b) => a.first - b.first)
    .map((match) => {
      const start = starts[words[match.first]!.start + match.skipped]!;
      const end = ends[words[match.last]!.end - 1]!;
      return { start, end, text: text.slice(start, end), skillId: match.entry.skill.id };
    });
}
