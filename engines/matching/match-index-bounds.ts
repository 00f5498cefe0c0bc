import { arabicKind, type BlockPostings, type Blocks, latinKind } from './match-index-blocks.ts';
import { hasSkillsPart, type Query } from './match-index-query.ts';
import { sparseSteps, workSteps } from './match-index-rounding.ts';
import type { Segment } from './match-index-segment.ts';
import type { Tables } from './match-index-tables.ts';
import type { PreparedJob } from './prepare.ts';
import { weightOfWork } from './score.ts';
import { wholeWeight } from './skill-credits.ts';
import { wordsPart } from './text-model.ts';

/** Sums of bounds are kept as floats of 32 bits. */
const boundRounding = 1e-5;

/** For each block the most that a document in it can reach, and the most of what its text adds to that. */
export interface Bounds {
  /** Raw score times gates. */
  whole: Float32Array;
  words: Float32Array;
  work: Float32Array;
}

/** The bounds of all blocks of a segment. */
export function boundsOf(segment: Segment, query: Query, tables: Tables, blocks: Blocks): Bounds {
  const { model, text, nearness } = query;
  const { weights } = model.calibration;
  const skills = skillBounds(segment, query, tables, blocks);
  const titles = titleBounds(tables, blocks);
  const words = new Float32Array(blocks.count);
  for (let i = 0; i < text.ids.length && text.ids[i]! < segment.termCount; i++) {
    addBounds(words, blocks.terms, text.ids[i]!, text.weights[i]! / sparseSteps);
  }
  const work = new Float32Array(blocks.count);
  for (let occupation = 0; occupation < segment.workCount; occupation++) {
    if (nearness[occupation]! > 0)
      addBounds(work, blocks.work, occupation, nearness[occupation]! / workSteps);
  }
  const meaning = Math.min(1, query.denseLength * segment.longestDense);
  const whole = new Float32Array(blocks.count);
  for (let block = 0; block < blocks.count; block++) {
    words[block] = wordsPart(words[block]! + boundRounding);
    work[block] = Math.min(1, work[block]! + boundRounding);
    const kinds = blocks.kinds[block]!;
    let most = 0;
    for (let kind = 0; kind < 4; kind++) {
      if ((kinds & (1 << kind)) === 0) continue;
      const hasTitle = query.titles.length > 0 && (kind & 2) !== 0;
      const ofWork = weightOfWork(hasTitle, weights);
      let known = ofWork * work[block]! + weights.meaning * meaning;
      let total = ofWork + weights.meaning;
      if (hasSkillsPart(query, (kind & 1) !== 0)) {
        known += weights.skills * Math.min(1, skills[block]!);
        total += weights.skills;
      }
      if (hasTitle) {
        known += weights.title * titles[block]!;
        total += weights.title;
      }
      if (kinds & scriptKind(query.isArabic)) {
        most = Math.max(most, (known + weights.words * words[block]!) / (total + weights.words));
      }
      if (kinds & scriptKind(!query.isArabic)) most = Math.max(most, known / total);
    }
    whole[block] = most + boundRounding;
  }
  return { whole, words, work };
}

const scriptKind = (isArabic: boolean) => (isArabic ? arabicKind : latinKind);

/** For each block the most of its skills part. */
function skillBounds(segment: Segment, query: Query, tables: Tables, blocks: Blocks): Float32Array {
  const sums = new Float32Array(blocks.count);
  const { profile, job } = query;
  const { skillKeys } = segment.dictionaries;
  if (profile) {
    for (let number = 0; number < skillKeys.length; number++) {
      if (tables.earns[number] === 0) continue;
      const credit = Math.max(...query.credits.get(skillKeys[number]!)!);
      addBounds(sums, blocks.skills, number, credit / 255);
    }
  } else if (job && job.totalWeight > 0) {
    const seenFor = new Int32Array(blocks.count).fill(-1);
    const offers = job.skills.length;
    for (let at = 0; at < offers; at++) {
      const weight = job.weights[at]! / wholeWeight(job);
      eachServing(segment, query, job, at, (number, base) => {
        const { starts, blocks: list } = blocks.skills;
        const end = starts[number + 1]!;
        for (let i = starts[number]!; i < end; i++) {
          const block = list[i]!;
          if (seenFor[block] === at) continue;
          seenFor[block] = at;
          sums[block]! += weight * base;
        }
      });
    }
  }
  return sums;
}

/** The skills of this segment that serve a job's skill, the best first. */
function eachServing(
  { dictionaries }: Segment,
  { model }: Query,
  job: PreparedJob,
  at: number,
  visit: (number: number, base: number) => void,
): void {
  const key = job.skills[at]!;
  for (const number of dictionaries.skillsOfKey(key)) visit(number, 1);
  if (key < 0) return;
  const { skills, credits } = model.neighboursOf(key);
  for (let n = 0; n < skills.length; n++) {
    for (const number of dictionaries.skillsOfKey(skills[n]!)) visit(number, credits[n]!);
  }
}

/** For each block the most of its title part. */
function titleBounds({ likeness: likenesses }: Tables, blocks: Blocks): Float32Array {
  const most = new Float32Array(blocks.count);
  const { starts, blocks: list } = blocks.titles;
  for (let title = 0; title < likenesses.length; title++) {
    const likeness = likenesses[title]!;
    if (likeness === 0) continue;
    for (let i = starts[title]!; i < starts[title + 1]!; i++) {
      if (likeness > most[list[i]!]!) most[list[i]!] = likeness;
    }
  }
  return most;
}

/** Adds a feature's bounds to the sums of its blocks. */
function addBounds(
  sums: Float32Array,
  { starts, blocks, bounds }: BlockPostings,
  feature: number,
  factor: number,
): void {
  const end = starts[feature + 1]!;
  for (let i = starts[feature]!; i < end; i++) sums[blocks[i]!]! += factor * bounds[i]!;
}

/** The numbers of blocks, those with higher bounds first; blocks whose bounds differ by under 1/4096 as they come. */
export function descending(bounds: Float32Array): Uint32Array {
  const steps = 4096;
  const stepOf = (bound: number) => steps - Math.min(steps, Math.max(0, Math.floor(bound * steps)));
  const starts = new Uint32Array(steps + 2);
  for (const bound of bounds) starts[stepOf(bound) + 1]!++;
  for (let step = 1; step < starts.length; step++) starts[step]! += starts[step - 1]!;
  const order = new Uint32Array(bounds.length);
  for (let block = 0; block < bounds.length; block++) order[starts[stepOf(bounds[block]!)]!++] = block;
  return order;
}
