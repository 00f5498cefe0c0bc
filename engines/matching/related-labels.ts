import { kindredRoots, type Skill, similarity } from '#engines/taxonomy/index.ts';
import { createTextIndex, type Ranked } from '#engines/text/index.ts';
import type { MatchModel } from './model.ts';

// Measured by finding the relations of 84 skills of the taxonomy among all its 2,942 without looking at them:
// precision at 8 is 0.19 by letters alone, 0.33 by the latent space alone, and 0.36 by both.
const lettersWeight = 0.3;
const latentWeight = 0.6;

/**
 * Labels of skills by their nearness to one of them, best first. What the taxonomy says of two skills that it knows
 * counts whole; besides, likeness of letters, and of the company that the skills keep among the taxonomy's
 * occupations, for which labels it does not know stand by their words.
 */
export function createRelatedLabels(
  model: MatchModel,
  labels: readonly string[],
): (label: string, k: number) => Ranked[] {
  const index = createTextIndex(
    labels.map((label) => ({ id: label, title: label, text: '' })),
    { kindred: kindredRoots(model.taxonomy) },
  );
  const pool = labels.map((label) => readLabel(model, label));
  return (label, k) => {
    const letters = new Map(index.rank({ title: label }, labels.length).map(({ id, score }) => [id, score]));
    const asked = readLabel(model, label);
    return pool
      .filter((other) => other.label !== label)
      .map((other) => {
        const known =
          asked.skill && other.skill ? similarity(model.taxonomy, asked.skill.id, other.skill.id).value : 0;
        const latent = Math.max(0, product(asked.dense, other.dense));
        return {
          id: other.label,
          score: known + lettersWeight * (letters.get(other.label) ?? 0) + latentWeight * latent,
        };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, k);
  };
}

function readLabel(
  { taxonomy, text }: MatchModel,
  label: string,
): { label: string; skill: Skill | null; dense: Float32Array } {
  const skill = taxonomy.resolveSkill(label);
  const { dense } = text.vector(skill ? `${skill.name.en}\n${skill.meaning.en}` : label);
  return { label, skill, dense };
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d]! * b[d]!;
  return sum;
}
