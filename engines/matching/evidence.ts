import { type SkillRelation, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import type { FeaturePlace } from './features.ts';

const WORDS = wordingsIn('matching/evidence');
const opensWish = new RegExp(`^[^\\p{L}]*${WORDS.source('opens a wish')}`, 'u');
const wish = WORDS.pattern('tells of a wish', { flags: 'u' });
const study = WORDS.pattern('names a course of study', { flags: 'u' });
const spanOfYears = /(19|20)\d\d[^\p{L}\d]*(-|to|till|until|الي|حتي|(?:19|20)\d\d|present|now|الان)/u;

/** How well a sentence shows a skill that it names; the best of several is shown. */
type Proof = 'told' | 'with the years of a job' | 'learned';
const order: readonly Proof[] = ['told', 'with the years of a job', 'learned'];

/**
 * Of the places that name a skill the one that shows it best: work that is told of, before the line that heads a job, before
 * what was studied. A bare name in a list shows nothing, nor does what somebody wishes for.
 */
export function bestProof(mentions: readonly Mention[]): FeaturePlace | undefined {
  const proofs = mentions.map(proofOf);
  const best = order.find((kind) => proofs.includes(kind));
  return best && mentions[proofs.indexOf(best)]?.place;
}

/** Where a text names a skill, and the words by which it does. */
interface Mention {
  name: string;
  place: FeaturePlace;
}

function proofOf({ name, place: { text } }: Mention): Proof | null {
  const folded = fold(text);
  if (wordsAlone(folded) === wordsAlone(fold(name))) return null;
  if (opensWish.test(folded) || wish.test(folded)) return null;
  if (study.test(folded)) return 'learned';
  return spanOfYears.test(folded) ? 'with the years of a job' : 'told';
}

const wordsAlone = (folded: string): string => folded.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim();

/** What one skill is to another that convinces nobody where they are less near than this. */
const leastStrength: Record<SkillRelation, number> = {
  narrower: 0.65,
  together: 0.8,
  family: 0.8,
  broader: 0.85,
};
const theOtherWay: Partial<Record<SkillRelation, SkillRelation>> = {
  narrower: 'broader',
  broader: 'narrower',
};

/**
 * Whether somebody who has one skill shows that they go some way towards another: what is narrower is a part of it (Jenkins
 * for continuous integration), what is broader says little (accounting for IFRS), and of kindred ones only the nearest do.
 * Chosen on relations that were judged on the panel's first set.
 */
export function isConvincing(taxonomy: Taxonomy, asked: string, through: string): boolean {
  const stated = (from: string, to: string) =>
    (taxonomy.skill(from)?.related ?? []).filter(({ id }) => id === to);
  const relations = [
    ...stated(asked, through),
    ...stated(through, asked).map((it) => ({ ...it, relation: theOtherWay[it.relation] ?? it.relation })),
  ];
  return relations.some(({ relation, strength }) => strength >= leastStrength[relation]);
}
