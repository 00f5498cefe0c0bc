import {
  createTextIndex,
  findSkills,
  type IndexedDocument,
  type IndexQuery,
  normaliseTitle,
  type Ranked,
  taxonomy,
} from '#engines/taxonomy/index.ts';

export interface Retrieval {
  /** Documents best first, at most `k`; only the order within one answer means something. */
  rank(query: IndexQuery, k: number): Ranked[];
}

/**
 * Documents of any kind ranked by title, words and skills. Skills that a document or a query does not list are
 * found in its title and text, so that the same skill under two names, or in two languages, meets.
 */
export function createRetrieval(documents: readonly IndexedDocument[]): Retrieval {
  const index = createTextIndex(
    documents.map((document) => ({
      ...document,
      skills: skillsOf(document.skills, `${document.title}\n${document.text}`),
    })),
  );
  return {
    rank(query, k) {
      const skills = skillsOf(query.skills, `${query.title ?? ''}\n${query.text ?? ''}`);
      const direct = index.rank({ ...query, skills }, query.title ? documents.length : k);
      const bridge = query.title ? normaliseTitle(query.title, 1)[0] : undefined;
      const occupation = bridge && bridge.score >= leastForBridge ? taxonomy().occupation(bridge.id) : null;
      if (!bridge || !occupation) return direct.slice(0, k);
      const scores = new Map(direct.map(({ id, score }) => [id, score]));
      for (const name of [occupation.name.en, occupation.name.ar]) {
        for (const { id, score } of index.rank(
          { title: name, text: occupation.about.en },
          documents.length,
        )) {
          scores.set(id, (scores.get(id) ?? 0) + bridgeWeight * bridge.score * score);
        }
      }
      return [...scores]
        .map(([id, score]) => ({ id, score }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .slice(0, k);
    },
  };
}

// The occupation that a title names lends its preferred names to the query: so a title meets its synonyms, and
// an Arabic title English documents. On 1,000 titles against 923 occupations that are not the taxonomy's own,
// the mean reciprocal rank rises from 0.425 to 0.442 (0.611 to 0.615 where documents carry aliases).
const leastForBridge = 0.5;
const bridgeWeight = 0.15;

/** Taxonomy ids of the skills listed, or else of those found; a label that the taxonomy lacks stands for itself. */
function skillsOf(listed: readonly string[] | undefined, text: string): string[] {
  const ids =
    listed?.map((label) => taxonomy().resolveSkill(label)?.id ?? label) ??
    findSkills(text).map((hit) => hit.skillId);
  return [...new Set(ids)];
}
