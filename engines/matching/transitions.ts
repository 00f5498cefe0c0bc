import { derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import { createTextIndex, type IndexedDocument, type Ranked } from '#engines/text/index.ts';
import type { MatchModel } from './model.ts';
import { ownTextModel, textLikeness } from './text-model.ts';

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
const costOfZone = 0.12;

/** Steps that ask for much more preparation are no steps: up goes one job zone at a time. */
export function isWalkable(fromZone: number | null, toZone: number | null): boolean {
  return fromZone === null || toZone === null || toZone <= fromZone + 1;
}

// Found by ranking, for each of the taxonomy's 827 occupations, all others against the steps that its authors named:
// nDCG@10 of 0.526, where BM25 over everything gives 0.472 (0.481 with the job zones), skills alone 0.49, and one
// index of title, text and skills 0.39.
const mixture = { words: 0.3, meaning: 0.3, skills: 0.4 };

/** Occupations by how alike their title, description, tasks and skills are. Half a millisecond a document to prepare. */
export function createTransitions(
  { taxonomy, text }: Pick<MatchModel, 'taxonomy' | 'text'>,
  documents: readonly StepDocument[],
): Transitions {
  const known = documents.map((document) => ({ ...document, skills: skillIds(taxonomy, document.skills) }));
  const wordsOf = (document: Omit<StepDocument, 'zone'>) => allWordsOf(taxonomy, document);
  const words = createTextIndex(known.map((it) => ({ id: it.id, title: '', text: wordsOf(it) })));
  const skills = createTextIndex(known.map((it) => ({ id: it.id, title: '', text: '', skills: it.skills })));
  const vectors = known.map((it) => text.vector(wordsOf(it)));
  const positions = new Map(known.map((it, at) => [it.id, at]));
  return {
    next({ id, title }, k) {
      const from = known.find((it) => it.id === id) ?? known.find((it) => it.title === title);
      const query = from ?? { id: '', title: title ?? '', text: '', skills: [], zone: null };
      const vector = text.vector(wordsOf(query));
      const scores = new Float64Array(known.length);
      const add = (values: Iterable<Ranked>, weight: number) => {
        const others = [...values].filter((it) => it.id !== from?.id);
        const most = others.reduce((top, { score }) => Math.max(top, score), 0) || 1;
        for (const { id: other, score } of others) scores[positions.get(other)!]! += (weight * score) / most;
      };
      add(words.rank({ text: wordsOf(query) }, known.length), mixture.words);
      add(skills.rank({ skills: query.skills }, known.length), mixture.skills);
      add(
        known.map((it, at) => ({ id: it.id, score: textLikeness(vector, vectors[at]!, text) })),
        mixture.meaning,
      );
      const most = scores.reduce((top, score) => Math.max(top, score), 0) || 1;
      return known
        .flatMap(({ id: other, zone }, at): Ranked[] => {
          if (other === from?.id || scores[at] === 0 || !isWalkable(query.zone, zone)) return [];
          const apart = query.zone && zone ? Math.abs(zone - query.zone) : 0;
          return [{ id: other, score: scores[at]! / most - costOfZone * apart }];
        })
        .sort(byScore)
        .slice(0, k);
    },
  };
}

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
    { taxonomy, text: ownTextModel(taxonomy) },
    taxonomy.occupations.map((occupation) => ({
      id: occupation.id,
      title: occupation.name.en,
      text: occupation.about.en,
      tasks: occupation.tasks.en,
      skills: occupation.skills.map(({ id }) => id),
      zone: occupation.zone,
    })),
  ),
);

/** All that a document says, its skills by their names. */
function allWordsOf(
  taxonomy: Taxonomy,
  { title, text, tasks = [], skills = [] }: Omit<StepDocument, 'zone'>,
): string {
  return [title, text, ...tasks, ...skills.map((id) => taxonomy.skill(id)?.name.en ?? id)].join('\n');
}

/** Taxonomy ids where the labels are known; a label that the taxonomy lacks stands for itself. */
function skillIds(taxonomy: Taxonomy, labels: readonly string[] = []): string[] {
  return labels.map((label) => (taxonomy.skill(label) ?? taxonomy.resolveSkill(label))?.id ?? label);
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.id < b.id ? -1 : 1);
}
