import { derived, similarity, type Taxonomy } from '#engines/taxonomy/index.ts';
import { type Learned, learn } from './learned.ts';
import { type OccupationCloseness, occupationCloseness } from './occupations.ts';
import type { GateKey, PartKey } from './parts.ts';
import {
  conceptOfSkill,
  ownTextModel,
  type TextModel,
  type TrainingDocument,
  textModel,
} from './text-model.ts';
import { type TitleModel, titleModel } from './titles.ts';

/**
 * The weights of the score, as data with a version. `a` and `b` are chosen so that 0.2 and 0.3 keep what they promise
 * and good matches are told apart, on documents whose relevance is known by how they were made
 * (docs/decisions/0016-one-scorer.md). A portal refits them to its own judgements once it has 200 of them.
 */
export interface Calibration {
  version: string;
  /** Of the parts in the raw score. */
  weights: Record<PartKey, number>;
  /** How much of the score each gate may take away at most. */
  gates: Record<GateKey, number>;
  /** score = 1 / (1 + exp(-(a * raw * gate + b))) */
  a: number;
  b: number;
}

/** The product's own, with which every portal begins. */
export const firstCalibration: Calibration = {
  version: '2026-12d',
  weights: { title: 0.18, work: 0.18, words: 0.2, meaning: 0.2, skills: 0.24 },
  gates: { experience: 0.6, education: 0.1, level: 0.5, licence: 0.6, location: 0.6, language: 1 },
  a: 12,
  b: -6.5,
};

/** Skills near to one skill, with the credit that each earns in its place. */
export interface Neighbours {
  skills: Int32Array;
  credits: Float64Array;
}

/** All that a score depends on beside the two documents. Immutable; its version is stamped on every score. */
export interface MatchModel {
  /** What it was made from, and what it reads and names skills and occupations by. */
  taxonomy: Taxonomy;
  version: string;
  /** Of what was learned: a part of `version` that no calibration touches. */
  learned: string;
  calibration: Calibration;
  text: TextModel;
  titles: TitleModel;
  occupations: OccupationCloseness;
  /** Index of a taxonomy skill in `idf`. */
  skillIndex: ReadonlyMap<string, number>;
  skillIds: readonly string[];
  /** ln(1 + N / (df + 1)), capped at its 99th percentile. */
  idf: Float64Array;
  /** For skills that the taxonomy does not know: as rare as the rarest. */
  idfOfUnknown: number;
  neighboursOf(skill: number): Neighbours;
}

/**
 * A model of a portal's own documents (jobs and profiles), on top of the taxonomy's occupations so that a young
 * portal is not blind. `skills` of a document are taxonomy ids.
 */
export function trainModel(
  taxonomy: Taxonomy,
  documents: Iterable<TrainingDocument>,
  options: ModelOptions = {},
): MatchModel {
  return modelOf(taxonomy, learn(taxonomy, documents), options);
}

interface ModelOptions {
  calibration?: Calibration;
  text?: TextModel;
}

/**
 * A model of a taxonomy and of what was learned from documents. The first model of a taxonomy takes about half a second,
 * further ones some 30 to 160 ms, since they share what comes from the taxonomy alone.
 */
export function modelOf(taxonomy: Taxonomy, learned: Learned, options: ModelOptions = {}): MatchModel {
  const work = buildModel(taxonomy, learned, options);
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
  }
}

/**
 * A model made in pieces, for whoever has others to answer. The first model of a taxonomy takes half a second at one piece;
 * all others share what comes from the taxonomy alone, and take some 30 ms, or 160 with 150,000 words, in pieces of 10 to
 * 40.
 */
export function* buildModel(
  taxonomy: Taxonomy,
  learned: Learned,
  options: ModelOptions = {},
): Generator<undefined, MatchModel> {
  const { skillIds, skillIndex, frequency, documents } = countedSkills(taxonomy);
  const neighbours = neighboursIn(taxonomy);
  const counts = frequency.map((df, i) => df + (learned.concepts.get(conceptOfSkill(skillIds[i]!)) ?? 0));
  const { idf, cap } = inverseFrequencies(counts, documents + learned.documents);
  const calibration = options.calibration ?? firstCalibration;
  const isYoung = learned.documents === 0;
  const text = options.text ?? (isYoung ? ownTextModel(taxonomy) : yield* textModel(taxonomy, learned));
  return {
    taxonomy,
    version: `match-2/${calibration.version}/${text.version}/${learned.version}`,
    learned: learned.version,
    calibration,
    text,
    titles: titleModel(taxonomy),
    occupations: occupationCloseness(taxonomy),
    skillIndex,
    skillIds,
    idf,
    idfOfUnknown: cap,
    neighboursOf: (skill) => neighbours(skillIds[skill]!),
  };
}

/** The taxonomy's skills, and how many of its own documents ask for each. */
const countedSkills = derived((taxonomy) => {
  const skillIds = taxonomy.skills.map((skill) => skill.id);
  const skillIndex = new Map(skillIds.map((id, index) => [id, index]));
  const frequency = new Int32Array(skillIds.length);
  // Every occupation is two documents, one a language, that ask for the same.
  for (const { skills } of taxonomy.occupations) {
    for (const id of new Set(skills.map((skill) => skill.id))) {
      const index = skillIndex.get(id);
      if (index !== undefined) frequency[index]! += 2;
    }
  }
  return { skillIds, skillIndex, frequency, documents: 2 * taxonomy.occupations.length };
});

function inverseFrequencies(frequency: Int32Array, documents: number): { idf: Float64Array; cap: number } {
  const idf = Float64Array.from(frequency, (df) => Math.log(1 + documents / (df + 1)));
  const sorted = Float64Array.from(idf).sort();
  const cap = sorted[Math.floor(0.99 * (sorted.length - 1))] ?? Math.log(1 + documents);
  return { idf: idf.map((value) => Math.min(value, cap)), cap };
}

/** Similarities depend on the taxonomy alone, so that all its models share them. */
const neighboursIn = derived((taxonomy) => {
  const { skillIndex } = countedSkills(taxonomy);
  const steps = relationSteps(taxonomy);
  const remembered = new Map<string, Neighbours>();
  return (id: string): Neighbours => {
    const known = remembered.get(id);
    if (known) return known;
    const near: { index: number; credit: number }[] = [];
    for (const other of mayBeNear(taxonomy, steps, id)) {
      const { value, sameFamily } = similarity(taxonomy, id, other);
      const credit = partialCredit(value, sameFamily);
      if (credit > 0) near.push({ index: skillIndex.get(other)!, credit });
    }
    near.sort((a, b) => b.credit - a.credit || a.index - b.index);
    const neighbours = {
      skills: Int32Array.from(near, (n) => n.index),
      credits: Float64Array.from(near, (n) => n.credit),
    };
    remembered.set(id, neighbours);
    return neighbours;
  };
});

interface RelationSteps {
  related: Map<string, Set<string>>;
  sameCategory: Map<string, string[]>;
}

/**
 * Skills that can pass the threshold of partial credit: those one or two relations away or in the same category.
 * Likeness of names alone stays below it, so the thousand others need not be compared.
 */
function mayBeNear(taxonomy: Taxonomy, steps: RelationSteps, id: string): Set<string> {
  const near = new Set<string>(steps.sameCategory.get(taxonomy.skill(id)?.category.en ?? ''));
  for (const first of steps.related.get(id) ?? []) {
    near.add(first);
    for (const second of steps.related.get(first) ?? []) near.add(second);
  }
  near.delete(id);
  return near;
}

function relationSteps(taxonomy: Taxonomy): RelationSteps {
  const related = new Map<string, Set<string>>();
  const sameCategory = new Map<string, string[]>();
  const relate = (from: string, to: string) => {
    const known = related.get(from);
    if (known) known.add(to);
    else related.set(from, new Set([to]));
  };
  for (const skill of taxonomy.skills) {
    sameCategory.set(skill.category.en, [...(sameCategory.get(skill.category.en) ?? []), skill.id]);
    for (const { id } of skill.related) {
      if (!taxonomy.skill(id)) continue;
      relate(skill.id, id);
      relate(id, skill.id);
    }
  }
  return { related, sameCategory };
}

/** What a related skill earns in the place of the one asked for: nothing up to a similarity of 0.6. */
export function partialCredit(similar: number, sameFamily: boolean): number {
  return similar > 0.6 ? (similar - 0.4) * (sameFamily ? 0.7 : 0.9) : 0;
}
