import { Bar, noGates, rounding } from './match-index-bar.ts';
import { arabicKind, type BlockPostings, type Blocks, blockSize, latinKind } from './match-index-blocks.ts';
import { emptyJob, emptyProfile } from './match-index-documents.ts';
import { likenessOfTitles, type Query, type Question, queryOf, textSteps } from './match-index-query.ts';
import { denseSteps, sparseSteps } from './match-index-rounding.ts';
import type { Segment } from './match-index-segment.ts';
import type { MatchModel } from './model.ts';
import type { PreparedJob, PreparedProfile } from './prepare.ts';
import { combine, type GateKey, gateValues, levelFactor, scorePair, textPart, unknownFact } from './score.ts';

export interface Found {
  segment: Segment;
  slot: number;
  score: number;
}

/** Sums of bounds are kept as floats of 32 bits. */
const boundRounding = 1e-5;

/**
 * The best documents of the segments given, each with the score that `scorePair` gives it, in no order. Blocks are
 * visited by the most they can score; within one, a document is left as soon as what is not yet known of it could
 * not bring it among the best.
 */
export function scan(
  segments: readonly { segment: Segment; blocks: Blocks | null }[],
  question: Question,
  model: MatchModel,
): Found[] {
  const bar = new Bar(question, model.calibration);
  const query = queryOf(question, model);
  for (const { segment, blocks } of segments) {
    if (segment.count === segment.deadCount) continue;
    const view = new SegmentScan(segment, query, bar);
    if (blocks) view.visitByBound(blocks);
    else view.visit(0, segment.count, 1);
  }
  const scoreOfNothing = combine({ skills: 0, title: 0, text: 0 }, noGates, model.calibration);
  return bar.entered().map(({ segment, slot, value }) => ({
    segment,
    slot,
    // Where nothing is in common all scores are one: to an empty profile that is every job there is.
    score: value === 0 ? scoreOfNothing : scoreAt(segment, slot, query),
  }));
}

function scoreAt(segment: Segment, slot: number, { job, profile, model }: Query): number {
  return job
    ? scorePair(job, segment.profileAt(slot), model)
    : scorePair(segment.jobAt(slot), profile!, model);
}

const gateKeys: readonly GateKey[] = ['experience', 'education', 'location', 'language'];

/** A query's look-up tables over one segment's dictionaries, and the walk over its documents. */
class SegmentScan {
  readonly #segment: Segment;
  readonly #query: Query;
  readonly #bar: Bar;
  /** 1 for skills of the segment that earn anything. */
  readonly #earns: Uint8Array;
  /** Profiles asking: for each skill its weight's credit by level needed, 8 apart. */
  readonly #earned: Float64Array;
  /** Jobs asking: the most that a profile's skill can add to S; and what it serves. */
  readonly #mostEarned: Float64Array;
  readonly #serves: ({ at: number; base: number }[] | undefined)[];
  readonly #credit: Float64Array;
  /** For each distinct title of the segment its likeness. */
  readonly #likeness: Float64Array;
  readonly #termWeights: Float32Array;
  /** 1 for documents that pass the filters; `null` where nothing is asked. */
  readonly #passing: Uint8Array | null;
  readonly #gateJob: PreparedJob;
  readonly #gateProfile: PreparedProfile;

  constructor(segment: Segment, query: Query, bar: Bar) {
    this.#segment = segment;
    this.#query = query;
    this.#bar = bar;
    const skills = segment.dictionaries.skillKeys.length;
    this.#earns = new Uint8Array(skills);
    this.#earned = new Float64Array(query.profile ? skills * 8 : 0);
    this.#mostEarned = new Float64Array(query.job ? skills : 0);
    this.#serves = [];
    this.#credit = new Float64Array(query.job?.skills.length ?? 0);
    if (query.profile) this.#fillEarned();
    else this.#fillServed(query.job!);
    this.#likeness = likenessOfTitles(segment, query);
    this.#termWeights = new Float32Array(segment.termCount);
    const { ids, weights } = query.text;
    for (let i = 0; i < ids.length && ids[i]! < segment.termCount; i++) {
      this.#termWeights[ids[i]!] = weights[i]! / sparseSteps;
    }
    this.#passing = query.filters && segment.passing(query.filters);
    this.#gateJob = query.job ?? emptyJob();
    this.#gateProfile = query.profile ?? emptyProfile();
  }

  #fillEarned(): void {
    const { skillWeights } = this.#segment.dictionaries;
    for (const [key, byNeed] of this.#query.credits) {
      for (const number of this.#segment.skillsOfKey(key)) {
        this.#earns[number] = 1;
        for (let need = 0; need <= 5; need++) {
          this.#earned[number * 8 + need] = skillWeights[number]! * byNeed[need]!;
        }
      }
    }
  }

  #fillServed(job: PreparedJob): void {
    if (job.totalWeight === 0) return;
    for (const [key, served] of this.#query.serves) {
      let most = 0;
      for (const { at, base } of served) most += (job.weights[at]! * base) / job.totalWeight;
      for (const number of this.#segment.skillsOfKey(key)) {
        this.#earns[number] = 1;
        this.#mostEarned[number] = most;
        this.#serves[number] = served;
      }
    }
  }

  visitByBound(blocks: Blocks): void {
    const { bounds, textBounds } = this.#boundsOf(blocks);
    const end = this.#segment.count;
    for (const block of descending(bounds)) {
      if (bounds[block]! < this.#bar.least) continue;
      const from = block * blockSize;
      this.visit(from, Math.min(end, from + blockSize), textBounds[block]!);
    }
  }

  /** For each block the most that a document in it can reach, and the most of its text part. */
  #boundsOf(blocks: Blocks): { bounds: Float32Array; textBounds: Float32Array } {
    const { model, text, isArabic } = this.#query;
    const { weights } = model.calibration;
    const skills = this.#skillBounds(blocks);
    const titles = this.#titleBounds(blocks);
    const sparse = new Float32Array(blocks.count);
    for (let i = 0; i < text.ids.length && text.ids[i]! < this.#segment.termCount; i++) {
      addBounds(sparse, blocks.terms, text.ids[i]!, text.weights[i]! / sparseSteps);
    }
    const dense = this.#query.denseLength * this.#segment.longestDense;
    const bounds = new Float32Array(blocks.count);
    const textBounds = new Float32Array(blocks.count);
    const { sameScript, acrossScripts } = model.text;
    const [ofLatin, ofArabic] = isArabic ? [acrossScripts, sameScript] : [sameScript, acrossScripts];
    for (let block = 0; block < blocks.count; block++) {
      const kinds = blocks.kinds[block]!;
      let cosine = 0;
      if (kinds & latinKind) cosine = ofLatin.sparse * sparse[block]! + ofLatin.dense * dense;
      if (kinds & arabicKind) {
        cosine = Math.max(cosine, ofArabic.sparse * sparse[block]! + ofArabic.dense * dense);
      }
      const textBound = this.#textBound(cosine + boundRounding);
      let most = 0;
      for (let kind = 0; kind < 4; kind++) {
        if ((kinds & (1 << kind)) === 0) continue;
        let raw = weights.text * textBound;
        let total = weights.text;
        if (this.#hasSkillsPart((kind & 1) !== 0)) {
          raw += weights.skills * Math.min(1, skills[block]!);
          total += weights.skills;
        }
        if (this.#query.titles.length > 0 && (kind & 2) !== 0) {
          raw += weights.title * titles[block]!;
          total += weights.title;
        }
        most = Math.max(most, raw / total);
      }
      textBounds[block] = textBound + boundRounding;
      bounds[block] = most + boundRounding;
    }
    return { bounds, textBounds };
  }

  /** Whether skills count: where the job of the pair names any. `ofDocument`: whether the document here does. */
  #hasSkillsPart(ofDocument: boolean): boolean {
    return this.#query.job ? this.#query.job.totalWeight > 0 : ofDocument;
  }

  #skillBounds(blocks: Blocks): Float32Array {
    const sums = new Float32Array(blocks.count);
    const { profile, job } = this.#query;
    const { skillKeys } = this.#segment.dictionaries;
    if (profile) {
      for (let number = 0; number < skillKeys.length; number++) {
        if (this.#earns[number] === 0) continue;
        const credit = Math.max(...this.#query.credits.get(skillKeys[number]!)!);
        addBounds(sums, blocks.skills, number, credit / 255);
      }
    } else if (job && job.totalWeight > 0) {
      const seenFor = new Int32Array(blocks.count).fill(-1);
      const offers = job.skills.length;
      for (let at = 0; at < offers; at++) {
        const weight = job.weights[at]! / job.totalWeight;
        this.#eachServing(job, at, (number, base) => {
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
  #eachServing(job: PreparedJob, at: number, visit: (number: number, base: number) => void): void {
    const key = job.skills[at]!;
    for (const number of this.#segment.skillsOfKey(key)) visit(number, 1);
    if (key < 0) return;
    const { skills, credits } = this.#query.model.neighboursOf(key);
    for (let n = 0; n < skills.length; n++) {
      for (const number of this.#segment.skillsOfKey(skills[n]!)) visit(number, credits[n]!);
    }
  }

  #titleBounds(blocks: Blocks): Float32Array {
    const most = new Float32Array(blocks.count);
    const { starts, blocks: list } = blocks.titles;
    for (let title = 0; title < this.#likeness.length; title++) {
      const likeness = this.#likeness[title]!;
      if (likeness === 0) continue;
      for (let i = starts[title]!; i < starts[title + 1]!; i++) {
        if (likeness > most[list[i]!]!) most[list[i]!] = likeness;
      }
    }
    return most;
  }

  /** At least the text part of a cosine. */
  #textBound(cosine: number): number {
    return this.#query.textParts[Math.min(textSteps, Math.max(0, Math.ceil(cosine * textSteps)))]!;
  }

  /** Looks at the documents of some slots, none of which has a text part above `mostText`. */
  visit(from: number, to: number, mostText: number): void {
    const segment = this.#segment;
    const { dead, starts } = segment;
    const passing = this.#passing;
    const { model, titles } = this.#query;
    const { weights } = model.calibration;
    const bar = this.#bar;
    for (let slot = from; slot < to; slot++) {
      if (passing === null ? dead[slot] === 1 : passing[slot] === 0) continue;
      let known = 0;
      let total = weights.text;
      const hasTitle = titles.length > 0 && starts.titles[slot]! < starts.titles[slot + 1]!;
      if (hasTitle) {
        known += weights.title * this.#titlePart(slot);
        total += weights.title;
      }
      const mostOfText = weights.text * mostText;
      if (this.#hasSkillsPart(segment.columns.totalWeight[slot]! > 0)) {
        total += weights.skills;
        const needed = (bar.least * total - known - mostOfText) / weights.skills;
        if (needed > 1) continue;
        const skills = this.#skillsPart(slot, needed);
        known += weights.skills * skills;
      }
      if ((known + mostOfText) / total < bar.least) continue;
      const gate = this.#gate(slot);
      if (((known + mostOfText) / total) * gate < bar.least) continue;
      const mixture =
        this.#query.isArabic === segment.isArabic(slot) ? model.text.sameScript : model.text.acrossScripts;
      const sparse = mixture.sparse * this.#sparse(slot);
      const mostDense = mixture.dense * this.#query.denseLength * segment.longestDense;
      const textBound = this.#textBound(sparse + mostDense + rounding);
      if (((known + weights.text * textBound) / total) * gate < bar.least) continue;
      const cosine = Math.min(1, Math.max(0, sparse + mixture.dense * this.#dense(slot)));
      const value = ((known + weights.text * textPart(cosine, model.calibration)) / total) * gate;
      if (value >= bar.least) bar.enter(segment, slot, value);
    }
  }

  #titlePart(slot: number): number {
    const { titles } = this.#segment.starts;
    const { titles: numbers } = this.#segment.pools;
    const end = titles[slot + 1]!;
    let best = 0;
    for (let i = titles[slot]!; i < end; i++) best = Math.max(best, this.#likeness[numbers[i]!]!);
    return best;
  }

  /** S of the formula; some lower bound of it, or 0, where it cannot reach what is needed. */
  #skillsPart(slot: number, needed: number): number {
    const { skills: starts } = this.#segment.starts;
    const { skills } = this.#segment.pools;
    const [from, to] = [starts[slot]!, starts[slot + 1]!];
    const earns = this.#earns;
    let sum = 0;
    if (this.#query.profile) {
      for (let i = from; i < to; i++) {
        const entry = skills[i]!;
        if (earns[entry >>> 3] === 1) sum += this.#earned[entry]!;
      }
      return sum / this.#segment.columns.totalWeight[slot]!;
    }
    for (let i = from; i < to; i++) sum += this.#mostEarned[skills[i]! >>> 3]!;
    if (sum + rounding < needed) return 0;
    const job = this.#query.job!;
    const credit = this.#credit;
    credit.fill(0);
    for (let i = from; i < to; i++) {
      const entry = skills[i]!;
      const served = this.#serves[entry >>> 3];
      if (!served) continue;
      for (const { at, base } of served) {
        const value = base * levelFactor(entry & 7, job.needs[at]!);
        if (value > credit[at]!) credit[at] = value;
      }
    }
    sum = 0;
    for (let at = 0; at < credit.length; at++) sum += job.weights[at]! * credit[at]!;
    return sum / job.totalWeight;
  }

  #gate(slot: number): number {
    if (this.#query.profile) this.#segment.gateFactsOfJob(slot, this.#gateJob);
    else this.#segment.gateFactsOfProfile(slot, this.#gateProfile);
    const values = gateValues(this.#gateJob, this.#gateProfile);
    const { gates } = this.#query.model.calibration;
    let gate = 1;
    for (const key of gateKeys) {
      if (values[key] !== unknownFact) gate *= 1 - gates[key] + gates[key] * values[key];
    }
    return gate;
  }

  #sparse(slot: number): number {
    const { terms: starts } = this.#segment.starts;
    const { terms } = this.#segment.pools;
    const weights = this.#termWeights;
    const end = starts[slot + 1]!;
    let sum = 0;
    for (let i = starts[slot]!; i < end; i++) {
      const entry = terms[i]!;
      sum += weights[entry >>> 8]! * (entry & 255);
    }
    return sum;
  }

  #dense(slot: number): number {
    const { dense } = this.#segment;
    const vector = this.#query.text.dense;
    const from = slot * this.#segment.dimensions;
    let sum = 0;
    for (let d = 0; d < vector.length; d++) sum += vector[d]! * dense[from + d]!;
    return sum / denseSteps;
  }
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
function descending(bounds: Float32Array): Uint32Array {
  const steps = 4096;
  const stepOf = (bound: number) => steps - Math.min(steps, Math.max(0, Math.floor(bound * steps)));
  const starts = new Uint32Array(steps + 2);
  for (const bound of bounds) starts[stepOf(bound) + 1]!++;
  for (let step = 1; step < starts.length; step++) starts[step]! += starts[step - 1]!;
  const order = new Uint32Array(bounds.length);
  for (let block = 0; block < bounds.length; block++) order[starts[stepOf(bounds[block]!)]!++] = block;
  return order;
}
