import { gateValues, unknownFact } from './gates.ts';
import { allOf, Bar, noGates, rounding } from './match-index-bar.ts';
import { type Blocks, blockSize } from './match-index-blocks.ts';
import { boundsOf, descending } from './match-index-bounds.ts';
import { emptyJob, emptyProfile } from './match-index-documents.ts';
import { passingIn } from './match-index-passing.ts';
import { hasSkillsPart, type Query, type Question, queryOf } from './match-index-query.ts';
import { gateFactsOfJob, gateFactsOfProfile, jobAt, profileAt } from './match-index-reading.ts';
import { denseSteps } from './match-index-rounding.ts';
import type { Segment } from './match-index-segment.ts';
import { type Tables, tablesOf } from './match-index-tables.ts';
import type { MatchModel } from './model.ts';
import { gateKeys } from './parts.ts';
import type { PreparedJob, PreparedProfile } from './prepare.ts';
import { combine, scorePair, weightOfWork } from './score.ts';
import { levelFactor, wholeWeight } from './skill-credits.ts';
import { wordsPart } from './text-model.ts';

/** A document among the best. */
export interface Found {
  segment: Segment;
  slot: number;
  score: number;
}

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
    else view.visit(0, segment.count, 1, 1);
  }
  const scoreOfNothing = combine(allOf(0), noGates, model.calibration);
  return bar.entered().map(({ segment, slot, value }) => ({
    segment,
    slot,
    // Where nothing is in common all scores are one: to an empty profile that is every job there is.
    score: value === 0 ? scoreOfNothing : scoreAt(segment, slot, query),
  }));
}

function scoreAt(segment: Segment, slot: number, { job, profile, model }: Query): number {
  return job
    ? scorePair(job, profileAt(segment, slot), model)
    : scorePair(jobAt(segment, slot), profile!, model);
}

/** The walk of a query over the documents of one segment. */
class SegmentScan {
  readonly #segment: Segment;
  readonly #query: Query;
  readonly #bar: Bar;
  readonly #tables: Tables;
  /** Those of the tables that documents are looked up in, at hand for the loops. */
  readonly #earns: Uint8Array;
  readonly #earned: Float64Array;
  readonly #mostEarned: Float64Array;
  readonly #serves: Tables['serves'];
  readonly #likeness: Float64Array;
  readonly #termWeights: Float32Array;
  readonly #workWeights: Float32Array;
  /** Jobs asking: what each of their skills is credited with, of the document looked at. */
  readonly #credit: Float64Array;
  /** 1 for documents that pass the filters; `null` where nothing is asked. */
  readonly #passing: Uint8Array | null;
  readonly #gateJob: PreparedJob;
  readonly #gateProfile: PreparedProfile;

  constructor(segment: Segment, query: Query, bar: Bar) {
    this.#segment = segment;
    this.#query = query;
    this.#bar = bar;
    this.#tables = tablesOf(segment, query);
    this.#earns = this.#tables.earns;
    this.#earned = this.#tables.earned;
    this.#mostEarned = this.#tables.mostEarned;
    this.#serves = this.#tables.serves;
    this.#likeness = this.#tables.likeness;
    this.#termWeights = this.#tables.termWeights;
    this.#workWeights = this.#tables.workWeights;
    this.#credit = new Float64Array(query.job?.skills.length ?? 0);
    this.#passing = query.filters && passingIn(segment, query.filters);
    this.#gateJob = query.job ?? emptyJob();
    this.#gateProfile = query.profile ?? emptyProfile();
  }

  /** Looks at the documents block by block, those that can score most first. */
  visitByBound(blocks: Blocks): void {
    const { whole, words, work } = boundsOf(this.#segment, this.#query, this.#tables, blocks);
    const end = this.#segment.count;
    for (const block of descending(whole)) {
      if (whole[block]! < this.#bar.least) continue;
      const from = block * blockSize;
      this.visit(from, Math.min(end, from + blockSize), words[block]!, work[block]!);
    }
  }

  /** Looks at the documents of some slots, none of which has a words or work part above the most given. */
  visit(from: number, to: number, mostWords: number, mostWork: number): void {
    const segment = this.#segment;
    const { dead, starts } = segment;
    const passing = this.#passing;
    const { model, titles } = this.#query;
    const { weights } = model.calibration;
    const bar = this.#bar;
    const mostMeaning = Math.min(1, this.#query.denseLength * segment.longestDense + rounding);
    for (let slot = from; slot < to; slot++) {
      if (passing === null ? dead[slot] === 1 : passing[slot] === 0) continue;
      let known = 0;
      const hasTitle = titles.length > 0 && starts.titles[slot]! < starts.titles[slot + 1]!;
      const ofWork = weightOfWork(hasTitle, weights);
      let total = ofWork + weights.meaning;
      // What is not known yet can add so much at most; the cheapest to know comes first.
      let open = ofWork * mostWork + weights.meaning * mostMeaning;
      if (hasTitle) {
        known += weights.title * this.#titlePart(slot);
        total += weights.title;
      }
      const hasWords = this.#query.isArabic === segment.isArabic(slot);
      if (hasWords) {
        open += weights.words * mostWords;
        total += weights.words;
      }
      if (hasSkillsPart(this.#query, segment.columns.totalWeight[slot]! > 0)) {
        total += weights.skills;
        const needed = (bar.least * total - known - open) / weights.skills;
        if (needed > 1) continue;
        known += weights.skills * this.#skillsPart(slot, needed);
      }
      if ((known + open) / total < bar.least) continue;
      const gate = this.#gate(slot);
      if (((known + open) / total) * gate < bar.least) continue;
      known += ofWork * this.#work(slot);
      open -= ofWork * mostWork;
      if (((known + open + rounding) / total) * gate < bar.least) continue;
      if (hasWords) {
        known += weights.words * wordsPart(this.#sparse(slot));
        open = weights.meaning * mostMeaning;
        if (((known + open + rounding) / total) * gate < bar.least) continue;
      }
      const meaning = Math.min(1, Math.max(0, this.#dense(slot)));
      const value = ((known + weights.meaning * meaning) / total) * gate;
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
      return sum / wholeWeight({ totalWeight: this.#segment.columns.totalWeight[slot]! });
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
    return sum / wholeWeight(job);
  }

  #gate(slot: number): number {
    if (this.#query.profile) gateFactsOfJob(this.#segment, slot, this.#gateJob);
    else gateFactsOfProfile(this.#segment, slot, this.#gateProfile);
    const values = gateValues(this.#gateJob, this.#gateProfile);
    const { gates } = this.#query.model.calibration;
    let gate = 1;
    for (const key of gateKeys) {
      if (values[key] !== unknownFact) gate *= 1 - gates[key] + gates[key] * values[key];
    }
    return gate;
  }

  #work(slot: number): number {
    const { work: starts } = this.#segment.starts;
    const { work } = this.#segment.pools;
    const weights = this.#workWeights;
    const end = starts[slot + 1]!;
    let sum = 0;
    for (let i = starts[slot]!; i < end; i++) {
      const entry = work[i]!;
      sum += weights[entry >>> 8]! * (entry & 255);
    }
    return Math.min(1, sum);
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
