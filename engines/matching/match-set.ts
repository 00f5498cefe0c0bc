import type { JobFeatures, ProfileFeatures } from './features.ts';
import type { MatchModel } from './model.ts';
import { type PreparedJob, type PreparedProfile, prepareJob, prepareProfile } from './prepare.ts';
import { best, type RankedMatch, type RankOptions } from './rank.ts';
import { combine, gateValues, levelFactor, scorePair, textPart } from './score.ts';
import { mixed, type TextVector } from './text-model.ts';
import { type PreparedTitle, titleLikeness } from './titles.ts';

/**
 * Jobs and profiles in memory, ready to be ranked against each other. Postings by skill and by term add the
 * parts of all documents up at once, so that a query costs what it touches and is still exact: the documents
 * returned are scored once more by the pairwise formula. It can always be built again from the features.
 */
export class MatchSet {
  readonly #model: MatchModel;
  readonly #jobs: Side<PreparedJob>;
  readonly #profiles: Side<PreparedProfile>;

  constructor(model: MatchModel) {
    this.#model = model;
    this.#jobs = new Side();
    this.#profiles = new Side();
  }

  get size(): { jobs: number; profiles: number } {
    return { jobs: this.#jobs.size, profiles: this.#profiles.size };
  }

  /** Adds a job or replaces the one of this id. */
  upsertJob(id: string, features: JobFeatures): void {
    this.upsertPreparedJob(prepareJob(id, features, this.#model));
  }

  upsertPreparedJob(job: PreparedJob): void {
    this.#jobs.upsert(job, job.skills, job.needs, job.title ? [{ title: job.title, factor: 1 }] : []);
  }

  /** Adds a profile or replaces the one of this id. */
  upsertProfile(id: string, features: ProfileFeatures): void {
    this.upsertPreparedProfile(prepareProfile(id, features, this.#model));
  }

  upsertPreparedProfile(profile: PreparedProfile): void {
    this.#profiles.upsert(profile, profile.skills, profile.levels, profile.titles);
  }

  /** Whether there was such a job. */
  removeJob(id: string): boolean {
    return this.#jobs.remove(id);
  }

  removeProfile(id: string): boolean {
    return this.#profiles.remove(id);
  }

  hasJob(id: string): boolean {
    return this.#jobs.slotOf(id) !== undefined;
  }

  hasProfile(id: string): boolean {
    return this.#profiles.slotOf(id) !== undefined;
  }

  /** The jobs of the set for a profile, which need not be in the set itself. */
  rankJobsFor(profile: PreparedProfile | ProfileFeatures, options: RankOptions = {}): RankedMatch[] {
    const one = 'levels' in profile ? profile : prepareProfile('', profile, this.#model);
    const side = this.#jobs;
    side.compact();
    const earned = this.#earnedByJobs(one);
    const likeness = side.likenessOfTitles(one.titles, this.#model);
    const text = side.textProducts(one.text, this.#model);
    return this.#choose(
      side,
      options,
      (job, slot) => {
        const title = job.title && one.titles.length > 0 ? side.bestTitle(slot, likeness) : null;
        const skills = job.totalWeight === 0 ? null : earned[slot]! / job.totalWeight;
        const values = { skills, title, text: textPart(text[slot]!, this.#model.calibration) };
        return combine(values, gateValues(job, one), this.#model.calibration);
      },
      (job) => scorePair(job, one, this.#model),
    );
  }

  /** The profiles of the set for a job, which need not be in the set itself. */
  rankProfilesFor(job: PreparedJob | JobFeatures, options: RankOptions = {}): RankedMatch[] {
    const one = 'needs' in job ? job : prepareJob('', job, this.#model);
    const side = this.#profiles;
    side.compact();
    const earned = this.#earnedByProfiles(one);
    const likeness = side.likenessOfTitles(one.title ? [{ title: one.title, factor: 1 }] : [], this.#model);
    const text = side.textProducts(one.text, this.#model);
    return this.#choose(
      side,
      options,
      (profile, slot) => {
        const title = one.title && profile.titles.length > 0 ? side.bestTitle(slot, likeness) : null;
        const skills = one.totalWeight === 0 ? null : earned[slot]! / one.totalWeight;
        const values = { skills, title, text: textPart(text[slot]!, this.#model.calibration) };
        return combine(values, gateValues(one, profile), this.#model.calibration);
      },
      (profile) => scorePair(one, profile, this.#model),
    );
  }

  /** For each job the sum of weight times credit: every skill that the profile has or nears adds to the jobs that ask it. */
  #earnedByJobs(profile: PreparedProfile): Float64Array {
    const credits = new Map<number, Float64Array>();
    const offer = (key: number, base: number, have: number) => {
      const byNeed = entryOf(credits, key, () => new Float64Array(6));
      for (let need = 0; need <= 5; need++) {
        byNeed[need] = Math.max(byNeed[need]!, base * levelFactor(have, need));
      }
    };
    for (let i = 0; i < profile.skills.length; i++) {
      const key = profile.skills[i]!;
      offer(key, 1, profile.levels[i]!);
      if (key < 0) continue;
      const { skills, credits: values } = this.#model.neighboursOf(key);
      for (let n = 0; n < skills.length; n++) offer(skills[n]!, values[n]!, profile.levels[i]!);
    }
    const sums = new Float64Array(this.#jobs.capacity);
    for (const [key, byNeed] of credits) {
      this.#jobs.eachWithSkill(key, (slot, need, position) => {
        sums[slot]! += this.#jobs.at(slot)!.weights[position]! * byNeed[need]!;
      });
    }
    return sums;
  }

  /** The same for each profile: of the skills near to one asked for, only the best counts. */
  #earnedByProfiles(job: PreparedJob): Float64Array {
    const sums = new Float64Array(this.#profiles.capacity);
    const bestCredit = new Float64Array(this.#profiles.capacity);
    const seenFor = new Int32Array(this.#profiles.capacity).fill(-1);
    for (let i = 0; i < job.skills.length; i++) {
      const offer = (key: number, base: number) => {
        this.#profiles.eachWithSkill(key, (slot, have) => {
          if (seenFor[slot] !== i) {
            seenFor[slot] = i;
            bestCredit[slot] = 0;
          }
          const credit = base * levelFactor(have, job.needs[i]!);
          if (credit <= bestCredit[slot]!) return;
          sums[slot]! += job.weights[i]! * (credit - bestCredit[slot]!);
          bestCredit[slot] = credit;
        });
      };
      const key = job.skills[i]!;
      offer(key, 1);
      if (key < 0) continue;
      const { skills, credits } = this.#model.neighboursOf(key);
      for (let n = 0; n < skills.length; n++) offer(skills[n]!, credits[n]!);
    }
    return sums;
  }

  /** Filters by the quick score with a hair's room, then lets the pairwise formula decide. */
  #choose<T extends { id: string; text: TextVector }>(
    side: Side<T>,
    options: RankOptions,
    quick: (document: T, slot: number) => number,
    exact: (document: T) => number,
  ): RankedMatch[] {
    const rounding = 1e-6;
    const least = (options.minScore ?? 0) - rounding;
    const kept: { document: T; score: number }[] = [];
    side.each((document, slot) => {
      const score = quick(document, slot);
      if (score >= least) kept.push({ document, score });
    });
    let chosen = kept;
    if (options.limit !== undefined && kept.length > options.limit) {
      kept.sort((a, b) => b.score - a.score);
      const last = kept[options.limit - 1]?.score ?? 0;
      chosen = kept.filter(({ score }, at) => at < options.limit! || score >= last - rounding);
    }
    return best(
      chosen.map(({ document }) => ({ id: document.id, score: exact(document) })),
      options,
    );
  }
}

type HeldTitle = { title: PreparedTitle; factor: number };

function entryOf<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = create();
    map.set(key, value);
  }
  return value;
}

/** A growing list of numbers in a typed array: half a million of them stay cheap. */
class Numbers {
  ints = new Int32Array(4);
  length = 0;

  push(value: number): void {
    if (this.length === this.ints.length) {
      const grown = new Int32Array(this.ints.length * 2);
      grown.set(this.ints);
      this.ints = grown;
    }
    this.ints[this.length++] = value;
  }
}

class TermPostings {
  readonly slots = new Numbers();
  weights = new Float32Array(4);

  push(slot: number, weight: number): void {
    if (this.slots.length === this.weights.length) {
      const grown = new Float32Array(this.weights.length * 2);
      grown.set(this.weights);
      this.weights = grown;
    }
    this.weights[this.slots.length] = weight;
    this.slots.push(slot);
  }
}

/**
 * The documents of one side with their postings. A replaced or removed document leaves a dead slot behind,
 * whose postings add to sums that nobody reads; when a quarter is dead everything is laid out anew.
 */
class Side<T extends { id: string; text: TextVector }> {
  #documents: (T | null)[] = [];
  #inputs: { skills: Int32Array; levels: Uint8Array; titles: readonly HeldTitle[] }[] = [];
  #slots = new Map<string, number>();
  #skills = new Map<number, Numbers>();
  #terms: (TermPostings | undefined)[] = [];
  /** Titles are few and held by many: each distinct one is compared once a query. */
  #titleIds = new Map<string, number>();
  #titles: PreparedTitle[] = [];
  #titlesOf: { ids: Int32Array; factors: Float64Array }[] = [];

  get size(): number {
    return this.#slots.size;
  }

  get capacity(): number {
    return this.#documents.length;
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  at(slot: number): T | null {
    return this.#documents[slot] ?? null;
  }

  each(visit: (document: T, slot: number) => void): void {
    for (let slot = 0; slot < this.#documents.length; slot++) {
      const document = this.#documents[slot];
      if (document) visit(document, slot);
    }
  }

  upsert(document: T, skills: Int32Array, levels: Uint8Array, titles: readonly HeldTitle[]): void {
    this.remove(document.id);
    const slot = this.#documents.length;
    this.#documents.push(document);
    this.#inputs.push({ skills, levels, titles });
    this.#slots.set(document.id, slot);
    for (let i = 0; i < skills.length; i++) {
      const postings = entryOf(this.#skills, skills[i]!, () => new Numbers());
      postings.push(slot);
      // Level and position share a number: positions stay small, levels below 8.
      postings.push(i * 8 + levels[i]!);
    }
    const { ids, weights } = document.text;
    for (let i = 0; i < ids.length; i++) {
      const postings = this.#terms[ids[i]!] ?? new TermPostings();
      this.#terms[ids[i]!] = postings;
      postings.push(slot, weights[i]!);
    }
    this.#titlesOf.push({
      ids: Int32Array.from(titles, ({ title }) => this.#titleId(title)),
      factors: Float64Array.from(titles, ({ factor }) => factor),
    });
  }

  remove(id: string): boolean {
    const slot = this.#slots.get(id);
    if (slot === undefined) return false;
    this.#documents[slot] = null;
    this.#slots.delete(id);
    return true;
  }

  /** Lays everything out anew once a quarter of the slots is dead. */
  compact(): void {
    const dead = this.#documents.length - this.#slots.size;
    if (dead < 1000 || dead * 4 < this.#documents.length) return;
    const [documents, inputs] = [this.#documents, this.#inputs];
    this.#documents = [];
    this.#inputs = [];
    this.#slots = new Map();
    this.#skills = new Map();
    this.#terms = [];
    this.#titleIds = new Map();
    this.#titles = [];
    this.#titlesOf = [];
    documents.forEach((document, slot) => {
      const input = inputs[slot]!;
      if (document) this.upsert(document, input.skills, input.levels, input.titles);
    });
  }

  /** Visits the documents with a skill: slot, level, and the skill's position in the document. */
  eachWithSkill(key: number, visit: (slot: number, level: number, position: number) => void): void {
    const postings = this.#skills.get(key);
    if (!postings) return;
    for (let i = 0; i < postings.length; i += 2) {
      const slot = postings.ints[i]!;
      const packed = postings.ints[i + 1]!;
      if (this.#documents[slot]) visit(slot, packed & 7, packed >> 3);
    }
  }

  /** For each distinct title of this side its best likeness to any of the titles given, with their factors. */
  likenessOfTitles(titles: readonly HeldTitle[], model: MatchModel): Float64Array {
    return Float64Array.from(this.#titles, (own) => {
      let best = 0;
      for (const { title, factor } of titles) {
        best = Math.max(best, factor * titleLikeness(own, title, model.occupations));
      }
      return best;
    });
  }

  bestTitle(slot: number, likeness: Float64Array): number {
    const { ids, factors } = this.#titlesOf[slot]!;
    let best = 0;
    for (let i = 0; i < ids.length; i++) best = Math.max(best, factors[i]! * likeness[ids[i]!]!);
    return best;
  }

  /** For each slot the likeness of its text to the one given. */
  textProducts(text: TextVector, model: MatchModel): Float64Array {
    const products = new Float64Array(this.#documents.length);
    for (let i = 0; i < text.ids.length; i++) {
      const postings = this.#terms[text.ids[i]!];
      if (!postings) continue;
      const weight = text.weights[i]!;
      const { slots, weights } = postings;
      for (let n = 0; n < slots.length; n++) products[slots.ints[n]!]! += weight * weights[n]!;
    }
    this.each((document, slot) => {
      products[slot] = mixed(products[slot]!, text, document.text, model.text);
    });
    return products;
  }

  #titleId(title: PreparedTitle): number {
    const key = `${title.words.join(' ')}/${title.occupations.join(' ')}/${title.confidences.join(' ')}`;
    let id = this.#titleIds.get(key);
    if (id === undefined) {
      id = this.#titles.length;
      this.#titles.push(title);
      this.#titleIds.set(key, id);
    }
    return id;
  }
}
