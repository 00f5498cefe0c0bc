import { derived, type Name, type Taxonomy } from '#engines/taxonomy/index.ts';
import { createTermWeights, latentSpace, rarityIn } from '#engines/text/index.ts';
import { rootsOf } from './roots.ts';

const DIMENSIONS = 120;
const FEWEST_DOCUMENTS = 2;

/**
 * The space of meanings of the taxonomy: latent semantic analysis over its skills, modules and courses, which hold both
 * languages, so that an Arabic outcome lies near its English label. `place` brings roots of a text there, of length 1, or
 * 0 where none is known; `rarity` is ln(1 + N / (df + 1)) over the same texts.
 */
export const meanings = derived((taxonomy) => {
  const documents = documentsOf(taxonomy).map((text) => countsOf(rootsOf(text)));
  const holders = new Map<string, number>();
  for (const document of documents)
    for (const root of document.keys()) holders.set(root, (holders.get(root) ?? 0) + 1);
  const terms = [...holders].filter(([, count]) => count >= FEWEST_DOCUMENTS).map(([root]) => root);
  const weights = createTermWeights({
    terms,
    rarity: (root) => rarityIn(documents.length, holders.get(root) ?? 0),
    repeats: 'logarithm',
  });
  const vectors = documents.map((document) => weights.vector(document));
  const project = latentSpace(vectors, terms.length, Math.min(DIMENSIONS, vectors.length));
  return {
    place: (roots: readonly string[]): Float32Array => project(weights.vector(countsOf(roots))),
    rarity: (root: string): number => rarityIn(documents.length, holders.get(root) ?? 0),
  };
});

function documentsOf(taxonomy: Taxonomy): string[] {
  const { skills, modules, courses } = taxonomy;
  const both = ({ en, ar }: Name): string => `${en} . ${ar}`;
  const taught = (list: readonly { id: string }[]): string =>
    list
      .map(({ id }) => taxonomy.skill(id)?.name ?? { en: '', ar: '' })
      .map(both)
      .join(' . ');
  return [
    ...skills.map(({ name, aliases, meaning }) =>
      [both(name), ...aliases.en, ...aliases.ar, both(meaning)].join(' . '),
    ),
    ...modules.map((module) => [both(module.name), both(module.outcome), taught(module.skills)].join(' . ')),
    ...courses.map((course) => [both(course.title), both(course.about), taught(course.skills)].join(' . ')),
  ];
}

function countsOf(roots: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1);
  return counts;
}
