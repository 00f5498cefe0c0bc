import { derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import {
  Cosine,
  dotProduct,
  frequenciesOf,
  gramsAcross,
  type IndexedDocument,
  latentSpace,
  plainWords,
  type Ranked,
  stemsOf,
  tfidf,
} from '#engines/text/index.ts';

/** What is known of an occupation when asking where one goes from it. */
export interface StepDocument extends IndexedDocument {
  tasks?: readonly string[];
  /** Job zone, 1 to 5; `null` where it is not known, which costs nothing. */
  zone: number | null;
}

/** Where people go from an occupation, judged by documents and not by what anybody wrote down. */
export interface Transitions {
  /**
   * Occupations that people of one move on to by likeness, best first: 1 is the likeness of the nearest, less
   * `costOfZone` for each job zone apart. Never more than one zone up. A title that no document has is asked about by
   * its words alone.
   */
  next(from: { id?: string | undefined; title?: string | undefined }, k: number): Ranked[];
}

/** Each job zone between two occupations costs this much of their likeness. */
const costOfZone = 0.06;

/** Steps that ask for much more preparation are no steps: up goes one job zone at a time. */
export function isWalkable(fromZone: number | null, toZone: number | null): boolean {
  return fromZone === null || toZone === null || toZone <= fromZone + 1;
}

// What people do says most, then what the work is called; skills and tools are left out, since those of an office or
// of a workshop are everywhere the same. The parts are cosines of words weighed by rarity, so that long lists of tasks
// and short ones count alike, and `meaning` is the nearness of all those words in a latent space.
const mixture = { tasks: 0.4, names: 0.2, letters: 0.15, description: 0.1, meaning: 0.6 };
const dimensions = 80;

/** Occupations by how alike their tasks, names and descriptions are. Half a second for a thousand documents. */
export function createTransitions(documents: readonly StepDocument[]): Transitions {
  const positions = new Map(documents.map(({ id }, at) => [id, at]));
  const parts = [
    likenessBy(documents, mixture.tasks, ({ tasks = [] }) => stemsOf(tasks.join('\n'))),
    likenessBy(documents, mixture.names, (document) => stemsOf(namesOf(document).join('\n'))),
    likenessBy(documents, mixture.letters, (document) =>
      namesOf(document).flatMap((name) => gramsAcross(plainWords(name))),
    ),
    likenessBy(documents, mixture.description, ({ text }) => stemsOf(text)),
    likenessOfMeaning(documents, mixture.meaning),
  ];
  return {
    next({ id, title = '' }, k) {
      const from = documents[positions.get(id ?? '') ?? -1] ?? documents.find((it) => it.title === title);
      const asked = from ?? { id: '', title, text: '', zone: null };
      const scores = new Float64Array(documents.length);
      for (const part of parts) {
        for (const [at, likeness] of part(asked).entries()) scores[at] = (scores[at] ?? 0) + likeness;
      }
      return ranked(documents, scores, asked).slice(0, k);
    },
  };
}

function ranked(documents: readonly StepDocument[], scores: Float64Array, from: StepDocument): Ranked[] {
  const others = documents.flatMap(({ id, zone }, at) => {
    const likeness = scores[at] ?? 0;
    return id === from.id || likeness <= 0 ? [] : [{ id, zone, likeness }];
  });
  const most = others.reduce((top, { likeness }) => Math.max(top, likeness), 0) || 1;
  return others
    .filter(({ zone }) => isWalkable(from.zone, zone))
    .map(({ id, zone, likeness }) => {
      const apart = from.zone && zone ? Math.abs(zone - from.zone) : 0;
      return { id, score: likeness / most - costOfZone * apart };
    })
    .sort(byScore);
}

/** What one part adds for each of the documents. */
type Likeness = (asked: StepDocument) => Float64Array;

function likenessBy<T extends string | number>(
  documents: readonly StepDocument[],
  weight: number,
  termsOf: (document: StepDocument) => T[],
): Likeness {
  const cosine = new Cosine(documents.map(termsOf));
  return (asked) => cosine.scores(termsOf(asked)).map((score) => weight * score);
}

function likenessOfMeaning(documents: readonly StepDocument[], weight: number): Likeness {
  const termsOf = (document: StepDocument) => ({ stems: stemsOf(allWordsOf(document)), concepts: [] });
  const terms = documents.map(termsOf);
  const words = tfidf(frequenciesOf(terms), []);
  const rows = terms.map(words.vector);
  const project = latentSpace(rows, words.size, Math.min(dimensions, documents.length));
  const vectors = rows.map(project);
  return (asked) => {
    const own = project(words.vector(termsOf(asked)));
    return Float64Array.from(vectors, (vector) => weight * Math.max(0, dotProduct(own, vector)));
  };
}

const namesOf = ({ title, aliases = [] }: StepDocument): string[] => [title, ...aliases];

const allWordsOf = (document: StepDocument): string =>
  [...namesOf(document), document.text, ...(document.tasks ?? [])].join('\n');

/** The next occupations that the taxonomy names, in its order, then others by likeness. */
export function nextOccupations(taxonomy: Taxonomy, occupationId: string, k: number): Ranked[] {
  const from = taxonomy.occupation(occupationId);
  if (!from) return [];
  const named = from.next.flatMap(({ id }, at): Ranked[] => {
    const to = taxonomy.occupation(id);
    return to && isWalkable(from.zone, to.zone) ? [{ id: to.id, score: 2 - at * 0.01 }] : [];
  });
  if (named.length >= k) return named.slice(0, k);
  const before = new Set(named.map(({ id }) => id));
  const alike = ownTransitions(taxonomy).next({ id: from.id }, k + before.size);
  return [...named, ...alike.filter(({ id }) => !before.has(id))].slice(0, k);
}

/** Transitions among the taxonomy's occupations, told by the taxonomy alone. Half a second to make. */
export const ownTransitions = derived((taxonomy) =>
  createTransitions(
    taxonomy.occupations.map((occupation) => ({
      id: occupation.id,
      title: occupation.name.en,
      aliases: occupation.aliases.en,
      text: occupation.about.en,
      // Six short lines of tasks say little; the names of the skills, which are few and chosen here, say the rest.
      tasks: [
        ...occupation.tasks.en,
        ...occupation.skills.map(({ id }) => taxonomy.skill(id)?.name.en ?? ''),
      ],
      zone: occupation.zone,
    })),
  ),
);

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.id < b.id ? -1 : 1);
}
