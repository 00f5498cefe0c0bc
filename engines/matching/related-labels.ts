import { kindredRoots, type Skill, similarity, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { Cosine, createTextIndex, dotProduct, fold, type Ranked, stemsOf } from '#engines/text/index.ts';
import { type SkillPlace, skillPlaces, wordsOfSkill } from './skill-company.ts';

// Measured by finding the relations of 120 skills of the taxonomy among all its 2,900 without looking at them: precision
// at 8 is 0.26 by letters and a latent space of texts, 0.38 with the company that skills keep, 0.40 with all of these.
const weights = { known: 1.5, letters: 0.2, words: 0.7, company: 0.8, kinds: 0.2 };

/**
 * Labels of skills by their nearness to one of them, best first. What the taxonomy says of two skills that it knows
 * counts most; besides, the company that the skills keep in occupations and courses, the kind that they are of, their
 * words and letters. Who makes a product tells little of what it is for, and does not count.
 */
export function createRelatedLabels(
  taxonomy: Taxonomy,
  labels: readonly string[],
): (label: string, k: number) => Ranked[] {
  const index = createTextIndex(
    labels.map((label) => ({ id: label, title: productOf(label), text: '' })),
    { kindred: kindredRoots(taxonomy) },
  );
  const pool = labels.map((label) => readLabel(taxonomy, label));
  const words = new Cosine(pool.map(({ text }) => stemsOf(text)));
  return (label, k) => {
    const asked = readLabel(taxonomy, label);
    const ranked = index.rank({ title: productOf(label) }, labels.length);
    const letters = new Map(ranked.map(({ id, score }) => [id, score]));
    const alike = words.scores(stemsOf(asked.text));
    return pool
      .map((other, at) => ({
        id: other.label,
        score:
          weights.known * knownSimilarity(taxonomy, asked, other) +
          weights.letters * (letters.get(other.label) ?? 0) +
          weights.words * (alike[at] ?? 0) +
          placeLikeness(asked.place, other.place),
      }))
      .filter(({ id, score }) => id !== label && score > 0)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, k);
  };
}

const WORDS = wordingsIn('matching/product-names');
const besideTheProduct = new RegExp(
  `${WORDS.source('who makes it', { spaces: 'one' })}|${WORDS.source('what every product is', { spaces: 'one' })}`,
  'gu',
);

/** The name of a product without that of its maker, and without the word that it is software. */
function productOf(label: string): string {
  const rest = fold(label).replace(besideTheProduct, ' ').replace(/\s+/gu, ' ').trim();
  return rest || label;
}

interface ReadLabel {
  label: string;
  skill: Skill | null;
  text: string;
  place: SkillPlace;
}

function readLabel(taxonomy: Taxonomy, label: string): ReadLabel {
  const skill = taxonomy.resolveSkill(label);
  const product = productOf(label);
  return {
    label,
    skill,
    text: skill ? wordsOfSkill(skill) : product,
    place: skillPlaces(taxonomy)(product, skill),
  };
}

function knownSimilarity(taxonomy: Taxonomy, a: ReadLabel, b: ReadLabel): number {
  return a.skill && b.skill ? similarity(taxonomy, a.skill.id, b.skill.id).value : 0;
}

function placeLikeness(a: SkillPlace, b: SkillPlace): number {
  const likeness =
    weights.company * Math.max(0, dotProduct(a.company, b.company)) +
    weights.kinds * dotProduct(a.kinds, b.kinds);
  return a.sure * b.sure * likeness;
}
