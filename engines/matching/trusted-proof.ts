import type { Skill } from '#engines/taxonomy/index.ts';
import { stemsOf } from '#engines/text/index.ts';

/** How well a sentence shows a skill that it names; the best of several is shown. */
export type Proof =
  | 'told with figures'
  | 'told'
  | 'told in passing'
  | 'with the years of a job'
  | 'listed'
  | 'learned';

/** What is known of a skill and its owner besides a sentence that names it. */
export interface SkillOfOwner {
  kind: Skill['kind'];
  /** Whether the owner's own work is made of it. */
  isOwn: boolean;
  /** How much of its name the words hold that stand for it: "GRN" holds nothing of "receiving". */
  named: 'wholly' | 'in part' | 'otherwise';
}

/** What a sentence is like besides. */
export interface Telling {
  proof: Proof;
  words: number;
  /** Whether its words tell of the skill and do not name it. */
  isTold: boolean;
  /** Whether the skill stands behind a colon, where the line that heads a job goes on with what was done in it. */
  isBehindColon: boolean;
  /** Whether it is part of what somebody is called: who inspects welding need not weld. */
  isInTitle: boolean;
}

/**
 * Whether a sentence convinces a recruiter of the skill. What is said of one's own work does for the most part; of other
 * work only what is named: a field of knowledge with figures, or as studied. Tools and fields of knowledge are dropped into lists by the
 * way, a tool into the shortest of sentences, and knowledge is often read out of the name of an office or a paper. Chosen
 * on 1,000 judged sentences of the panel's sets: of what stays 92 in 100 were found to show the skill, of all 84.
 */
export function isTrusted(
  { proof, words, isTold, isBehindColon, isInTitle }: Telling,
  { kind, isOwn, named }: SkillOfOwner,
): boolean {
  if (words > mostWords || (proof === 'with the years of a job' && !isBehindColon)) return false;
  if (proof === 'listed' && (kind !== 'ability' || words < leastOfList)) return false;
  if (proof === 'told in passing' && kind !== 'ability') return false;
  if (isInTitle && !isOwn) return false;
  if (kind === 'tool') return words >= leastAboutTool;
  if (kind === 'knowledge' && proof === 'told' && words < leastOfList) return false;
  const isDefinite = proof === 'told with figures' || proof === 'learned';
  if (kind === 'knowledge' && named === 'otherwise' && !isTold && !isDefinite) return false;
  if (isOwn || (isDefinite && named === 'wholly')) return true;
  return kind === 'ability' && proof === 'told' && named !== 'otherwise';
}
/** So long are only lines that ran into each other. */
const mostWords = 28;
const leastOfList = 5;
const leastAboutTool = 6;

/** How much of a skill's name in either language some words hold. */
export function namedBy(words: string, { name }: Skill): SkillOfOwner['named'] {
  const held = new Set(stemsOf(words));
  const shares = [name.en, name.ar].map((own) => {
    const stems = stemsOf(own);
    return stems.filter((stem) => held.has(stem)).length / Math.max(1, stems.length);
  });
  const most = Math.max(...shares);
  if (most === 1) return 'wholly';
  return most > 0 ? 'in part' : 'otherwise';
}
