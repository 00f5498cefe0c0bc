import { derived, type Skill, type Taxonomy } from '#engines/taxonomy/index.ts';
import { Cosine, latentSpace, type SparseVector, stemsOf, unitVector } from '#engines/text/index.ts';

/** Skills by the company that they keep, with how much each counts. */
export type WeighedSkills = readonly (readonly [id: string, weight: number])[];

/** Where a skill stands among the others. */
export interface SkillPlace {
  /** What it is asked for and taught together with: of length 1, or 0 where nothing is known. */
  company: Float32Array;
  /** The kinds of skill (categories of the taxonomy) that it is of, of length 1. */
  kinds: Float32Array;
  /** 0 to 1: how sure the place is. */
  sure: number;
}

const dimensions = 80;
/** A label that the taxonomy lacks stands where the nearest of its skills by words do, as far as they are near. */
const mostNear = 5;
const leastNear = 0.15;
const trustInNearest = 0.3;

/** Places labels among the skills of a taxonomy: known ones by themselves, others by the nearest by their words. */
export const skillPlaces = derived((taxonomy) => {
  const { skills } = taxonomy;
  const index = new Map(skills.map(({ id }, at) => [id, at]));
  const words = new Cosine(skills.map((skill) => stemsOf(wordsOfSkill(skill))));
  const project = companySpace(taxonomy, index);
  const categories = new Map(
    [...new Set(skills.map(({ category }) => category.en))].map((it, at) => [it, at]),
  );
  const nearest = (label: string): WeighedSkills => {
    const scores = words.scores(stemsOf(label));
    return skills
      .map(({ id }, at) => ({ id, score: scores[at] ?? 0 }))
      .filter(({ score }) => score > leastNear)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, mostNear)
      .map(({ id, score }) => [id, score ** 2]);
  };
  return (label: string, known: Skill | null): SkillPlace => {
    const near: WeighedSkills = known ? [[known.id, 1]] : nearest(label);
    const kinds = new Float32Array(categories.size);
    for (const [id, weight] of near) {
      const at = categories.get(taxonomy.skill(id)?.category.en ?? '');
      if (at !== undefined) kinds[at] = (kinds[at] ?? 0) + weight;
    }
    return {
      company: project(sparseOf(near, index)),
      kinds: unitVector(kinds),
      sure: known ? 1 : Math.min(1, (near[0]?.[1] ?? 0) + trustInNearest),
    };
  };
});

/** All that the taxonomy calls a skill, and what kind it is of. */
export const wordsOfSkill = ({ name, aliases, meaning, category }: Skill): string =>
  [name.en, name.ar, ...aliases.en, ...aliases.ar, meaning.en, meaning.ar, category.en, category.ar].join(
    '\n',
  );

/** Skills brought to few directions by the occupations that ask for them and the courses that teach them together. */
function companySpace(
  { occupations, courses, skills }: Taxonomy,
  index: ReadonlyMap<string, number>,
): (vector: SparseVector) => Float32Array {
  const lists = [
    ...occupations.map((occupation) => occupation.skills.map(({ id }) => id)),
    ...courses.map((course) => [...course.skills.map(({ id }) => id), ...course.needs]),
  ]
    .map((ids) => [...new Set(ids)])
    .filter((ids) => ids.length > 1);
  const holders = new Map<string, number>();
  for (const id of lists.flat()) holders.set(id, (holders.get(id) ?? 0) + 1);
  const rarity = (id: string) => Math.log(1 + lists.length / (1 + (holders.get(id) ?? 0)));
  const rows = lists.map((ids) => {
    const length = Math.hypot(...ids.map(rarity));
    return sparseOf(
      ids.map((id) => [id, rarity(id) / length]),
      index,
    );
  });
  return latentSpace(rows, skills.length, Math.min(dimensions, rows.length));
}

function sparseOf(weighed: WeighedSkills, index: ReadonlyMap<string, number>): SparseVector {
  const entries = weighed
    .flatMap(([id, weight]) => {
      const at = index.get(id);
      return at === undefined ? [] : [{ at, weight }];
    })
    .sort((a, b) => a.at - b.at);
  return {
    ids: Int32Array.from(entries, ({ at }) => at),
    weights: Float32Array.from(entries, ({ weight }) => weight),
  };
}
