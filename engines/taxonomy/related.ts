import { fold } from '#engines/text/index.ts';
import type { Skill, SkillRelation } from './concepts.ts';
import { derived } from './derived.ts';
import type { Taxonomy } from './taxonomy.ts';

/** How near two skills are. */
export type Similarity = {
  /** 0 to 1; 1 for the same skill. */
  value: number;
  /** Alternatives of one kind, such as two languages or two accounting programs: knowing one helps with the other. */
  sameFamily: boolean;
};

/**
 * How far knowing one skill says that a person knows, or would quickly learn, the other. The taxonomy's own
 * relations, read in both directions and followed one further step with decay; else a little for the same
 * category and for names that share their letters. Symmetric. Unknown ids are similar to nothing but themselves.
 */
export function similarity(taxonomy: Taxonomy, a: string, b: string): Similarity {
  if (a === b) return { value: 1, sameFamily: true };
  const key = a < b ? `${a} ${b}` : `${b} ${a}`;
  const { remembered, edges } = closeness(taxonomy);
  const known = remembered.get(key);
  if (known) return known;
  const result = computeSimilarity(taxonomy, edges, a, b);
  if (remembered.size >= rememberedLimit) remembered.clear();
  remembered.set(key, result);
  return result;
}

type RankedSkill = { id: string; similarity: number; sameFamily: boolean };

/** The skills nearest to one, best first, leaving out those less similar than `least`. */
export function relatedSkills(taxonomy: Taxonomy, id: string, k: number, least = 0.3): RankedSkill[] {
  return taxonomy.skills
    .filter((skill) => skill.id !== id)
    .map((skill) => {
      const { value, sameFamily } = similarity(taxonomy, id, skill.id);
      return { id: skill.id, similarity: value, sameFamily };
    })
    .filter((other) => other.similarity >= least)
    .sort((x, y) => y.similarity - x.similarity || (x.id < y.id ? -1 : 1))
    .slice(0, k);
}

const rememberedLimit = 200_000;

/** Two steps of .9 give .65: enough for partial credit; two weak steps do not. */
const stepDecay = 0.8;
const sameCategoryValue = 0.3;
const nameWeight = 0.5;

type Edge = { strength: number; relation: SkillRelation };

type RelationGraph = Map<string, Map<string, Edge>>;

/** The taxonomy's relations, and the pairs that were asked for lately. */
const closeness = derived(({ skills }) => ({
  edges: relationGraph(skills),
  remembered: new Map<string, Similarity>(),
}));

function computeSimilarity(taxonomy: Taxonomy, edges: RelationGraph, a: string, b: string): Similarity {
  const first = taxonomy.skill(a);
  const second = taxonomy.skill(b);
  if (!first || !second) return { value: 0, sameFamily: false };
  const direct = edges.get(a)?.get(b);
  const sameCategory = first.category.en === second.category.en;
  const sameFamily = direct ? direct.relation !== 'together' : sameCategory;
  if (direct) return { value: direct.strength, sameFamily };
  const value = Math.max(
    throughOneOther(edges, a, b),
    sameCategory ? sameCategoryValue + (1 - sameCategoryValue) * nameWeight * nameLikeness(first, second) : 0,
    nameWeight * nameLikeness(first, second),
  );
  return { value, sameFamily };
}

function throughOneOther(graph: RelationGraph, a: string, b: string): number {
  const fromB = graph.get(b);
  let best = 0;
  for (const [middle, edge] of graph.get(a) ?? []) {
    const onward = fromB?.get(middle);
    if (onward) best = Math.max(best, edge.strength * onward.strength * stepDecay);
  }
  return best;
}

function relationGraph(skills: readonly Skill[]): RelationGraph {
  const graph: RelationGraph = new Map();
  const add = (from: string, to: string, edge: Edge): void => {
    const others = graph.get(from) ?? new Map<string, Edge>();
    graph.set(from, others);
    const known = others.get(to);
    if (!known || known.strength < edge.strength) others.set(to, edge);
  };
  for (const skill of skills) {
    for (const { id, relation, strength } of skill.related) {
      add(skill.id, id, { relation, strength });
      add(id, skill.id, { relation, strength });
    }
  }
  return graph;
}

/** By the skill itself: a skill of another taxonomy may bear the same id and another name. */
const gramSets = new WeakMap<Skill, Set<string>>();

/** Dice coefficient of the character trigrams of the English names. */
function nameLikeness(a: Skill, b: Skill): number {
  const first = gramSet(a);
  const second = gramSet(b);
  let shared = 0;
  for (const gram of first) if (second.has(gram)) shared++;
  return (2 * shared) / (first.size + second.size);
}

function gramSet(skill: Skill): Set<string> {
  let grams = gramSets.get(skill);
  if (!grams) {
    const name = ` ${fold(skill.name.en)} `;
    grams = new Set(Array.from({ length: Math.max(0, name.length - 2) }, (_, at) => name.slice(at, at + 3)));
    gramSets.set(skill, grams);
  }
  return grams;
}
