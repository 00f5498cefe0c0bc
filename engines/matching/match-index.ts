import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import { heldJob, heldProfile } from './match-index-documents.ts';
import type { EncodedDocuments } from './match-index-encoded-writer.ts';
import { type DocumentFacts, filterNumbers, type RankFilters } from './match-index-filters.ts';
import { SideLoading } from './match-index-loading.ts';
import type { Question } from './match-index-query.ts';
import { jobAt, profileAt } from './match-index-reading.ts';
import { type MatchReasons, reasonsOf } from './match-index-reasons.ts';
import { type Found, scan } from './match-index-scan.ts';
import { atOnce, Side } from './match-index-side.ts';
import { readSnapshot, writeSnapshot } from './match-index-snapshot.ts';
import type { Calibration, MatchModel } from './model.ts';
import { type PreparedJob, type PreparedProfile, prepareJob, prepareProfile } from './prepare.ts';
import type { RankedMatch, RankOptions } from './rank.ts';

/** How a ranking is cut, narrowed and explained. */
export interface IndexRankOptions extends RankOptions {
  filters?: RankFilters;
  /** So many of the first come with their reasons; none by default. */
  reasons?: number;
  /** To rank by instead of the model's own: a portal's. Documents need not be prepared anew. */
  calibration?: Calibration;
}

/** A document of a ranking; with reasons where they were asked for. */
export interface IndexedMatch extends RankedMatch {
  reasons?: MatchReasons;
}

/**
 * Jobs and profiles in memory, ready to be ranked against each other. Everything that goes in and out is plain
 * data, so that it may live in another thread; it can always be built again from the features.
 */
export interface MatchIndex {
  readonly size: { jobs: number; profiles: number };
  /** Bytes held in arrays; dictionaries and look-ups of what is not yet merged come beside them. */
  readonly bytes: number;
  /** Adds a job or replaces the one of its id. */
  upsertJob(job: PreparedJob, facts?: DocumentFacts): void;
  upsertProfile(profile: PreparedProfile, facts?: DocumentFacts): void;
  /** Whether there was such a job. It is never ranked again, and gone from memory after the next whole merge. */
  removeJob(id: string): boolean;
  removeProfile(id: string): boolean;
  hasJob(id: string): boolean;
  hasProfile(id: string): boolean;
  /** Ids of all profiles that are held. */
  profileIds(): Iterable<string>;
  /**
   * The jobs for a profile, which need not be in the index itself, best first; equal scores by id. The same as
   * `rankJobs` over all documents that pass the filters, as the index holds them (`roundedText`).
   */
  rankJobsFor(profile: PreparedProfile | ProfileFeatures, options?: IndexRankOptions): IndexedMatch[];
  rankProfilesFor(job: PreparedJob | JobFeatures, options?: IndexRankOptions): IndexedMatch[];
  /** Whether so much came or went since the last merge that ranking is slowed by it. */
  readonly isMergeDue: boolean;
  /**
   * Works what came and went into the base, by about so many documents' work (a microsecond or two each); between
   * two calls the index can be used and changed. Returns whether more is left to do.
   */
  merge(most?: number): boolean;
  /** The whole index as bytes. Merges first, so that no removed document is in it. */
  snapshot(): Uint8Array;
}

/** An empty index. `model` prepares the documents and scores them. */
export function createMatchIndex(model: MatchModel): MatchIndex {
  const dimensions = model.text.vector('').dense.length;
  return new ArrayIndex(model, new Side(dimensions), new Side(dimensions));
}

/** The index of a snapshot; `null` where it is damaged, or was written by another version or for another model. */
export function restoreMatchIndex(snapshot: Uint8Array, model: MatchModel): MatchIndex | null {
  const [jobs, profiles] = readSnapshot(snapshot, model) ?? [];
  return jobs && profiles ? new ArrayIndex(model, atOnce(Side.of(jobs)), atOnce(Side.of(profiles))) : null;
}

/** An index that is filled before it is asked: the quick way for many documents, prepared and encoded before. */
export interface MatchIndexLoading {
  /**
   * Takes documents in, none of them twice. Returns the places of those that are damaged or of another form: they are
   * not in it.
   */
  addJobs(jobs: EncodedDocuments): number[];
  addProfiles(profiles: EncodedDocuments): number[];
  /** Builds the index, yielding the documents done since the last time (two or three microseconds each). */
  build(): Generator<number, MatchIndex>;
}

/** An index from documents that were encoded before, which is far quicker than preparing them. */
export function loadMatchIndex(model: MatchModel): MatchIndexLoading {
  const [jobs, profiles] = [new SideLoading('job', model), new SideLoading('profile', model)];
  return {
    addJobs: (documents) => jobs.add(documents),
    addProfiles: (documents) => profiles.add(documents),
    // One after the other, so that only one side is held twice.
    *build() {
      const first = yield* jobs.build();
      return new ArrayIndex(model, first, yield* profiles.build());
    },
  };
}

/** From here on, and from a sixteenth of the base, a merge is worth its work. */
const fewestWaiting = 1_000;
const shareWaiting = 16;

class ArrayIndex implements MatchIndex {
  readonly #model: MatchModel;
  readonly #jobs: Side;
  readonly #profiles: Side;

  constructor(model: MatchModel, jobs: Side, profiles: Side) {
    this.#model = model;
    this.#jobs = jobs;
    this.#profiles = profiles;
  }

  get size(): { jobs: number; profiles: number } {
    return { jobs: this.#jobs.size, profiles: this.#profiles.size };
  }

  get bytes(): number {
    return this.#jobs.bytes + this.#profiles.bytes;
  }

  upsertJob(job: PreparedJob, facts: DocumentFacts = {}): void {
    this.#jobs.upsert(heldJob(job), facts);
  }

  upsertProfile(profile: PreparedProfile, facts: DocumentFacts = {}): void {
    this.#profiles.upsert(heldProfile(profile, facts), facts);
  }

  removeJob(id: string): boolean {
    return this.#jobs.remove(id);
  }

  removeProfile(id: string): boolean {
    return this.#profiles.remove(id);
  }

  profileIds(): Iterable<string> {
    return this.#profiles.ids();
  }

  hasJob(id: string): boolean {
    return this.#jobs.has(id);
  }

  hasProfile(id: string): boolean {
    return this.#profiles.has(id);
  }

  rankJobsFor(given: PreparedProfile | ProfileFeatures, options: IndexRankOptions = {}): IndexedMatch[] {
    const profile = 'levels' in given ? given : prepareProfile('', given, this.#model);
    const model = this.#modelFor(options);
    const found = scan(
      this.#jobs.segments,
      { profile, ...cutOf(this.#model.taxonomy, options, this.#jobs.size) },
      model,
    );
    return bestOf(found, options, ({ segment, slot }) => reasonsOf(jobAt(segment, slot), profile, model));
  }

  rankProfilesFor(given: PreparedJob | JobFeatures, options: IndexRankOptions = {}): IndexedMatch[] {
    const job = 'needs' in given ? given : prepareJob('', given, this.#model);
    const model = this.#modelFor(options);
    const found = scan(
      this.#profiles.segments,
      { job, ...cutOf(this.#model.taxonomy, options, this.#profiles.size) },
      model,
    );
    return bestOf(found, options, ({ segment, slot }) => reasonsOf(job, profileAt(segment, slot), model));
  }

  get isMergeDue(): boolean {
    return [this.#jobs, this.#profiles].some(
      (side) => side.isMerging || side.waiting > Math.max(fewestWaiting, side.base.count / shareWaiting),
    );
  }

  merge(most = Infinity): boolean {
    // A merge under way ends before the other side's begins: two half laid out would take twice the memory.
    const [first, second] = this.#profiles.isMerging
      ? [this.#profiles, this.#jobs]
      : [this.#jobs, this.#profiles];
    const left = most - first.merge(most);
    if (!first.isMerging) second.merge(left);
    return first.isDirty || second.isDirty;
  }

  snapshot(): Uint8Array {
    for (const side of [this.#jobs, this.#profiles]) while (side.isDirty) side.merge(Infinity);
    return writeSnapshot([this.#jobs.base, this.#profiles.base], this.#model);
  }

  #modelFor({ calibration }: IndexRankOptions): MatchModel {
    return calibration ? { ...this.#model, calibration } : this.#model;
  }
}

function cutOf(
  taxonomy: Taxonomy,
  { filters, minScore = 0, limit = Infinity }: IndexRankOptions,
  size: number,
): Pick<Question, 'filters' | 'minScore' | 'limit'> {
  return { filters: filterNumbers(taxonomy, filters), minScore, limit: limit >= size ? Infinity : limit };
}

function bestOf(
  found: readonly Found[],
  { minScore = 0, limit, reasons = 0 }: IndexRankOptions,
  reasonsFor: (found: Found) => MatchReasons,
): IndexedMatch[] {
  return found
    .filter(({ score }) => score >= minScore)
    .map((it) => ({ it, id: it.segment.idAt(it.slot) }))
    .sort((a, b) => b.it.score - a.it.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ it, id }, at) => ({
      id,
      score: it.score,
      ...(at < reasons ? { reasons: reasonsFor(it) } : {}),
    }));
}
