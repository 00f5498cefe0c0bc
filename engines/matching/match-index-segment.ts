import {
  gatherByteRuns,
  gatherFloats,
  gatherInts,
  gatherRuns,
  gatherVectors,
  type Instances,
  keepAmong,
  keepFrom,
  keepUpTo,
  made,
  runsOf,
  type TypedArray,
  trimmed,
  withRoom,
} from './match-index-arrays.ts';
import {
  emptyJob,
  emptyProfile,
  type HeldDocument,
  type HeldTitle,
  noLanguages,
} from './match-index-documents.ts';
import { type DocumentFacts, type FilterNumbers, factNumbers } from './match-index-filters.ts';
import { denseByte, denseSteps, sparseByte, sparseSteps } from './match-index-rounding.ts';
import type { PreparedJob, PreparedLanguages, PreparedProfile } from './prepare.ts';
import type { TextVector } from './text-model.ts';
import type { PreparedTitle } from './titles.ts';

const movable = 1;
const arabic = 2;
const remote = 4;

/** One number a document, in two kinds of array: loops over many kinds at once are slow. */
const columnKinds = {
  portal: Float64Array,
  company: Float64Array,
  salaryMin: Float64Array,
  salaryMax: Float64Array,
  since: Float64Array,
  years: Float64Array,
  totalWeight: Float64Array,
  status: Int32Array,
  seniority: Int32Array,
  city: Int32Array,
  country: Int32Array,
  languages: Int32Array,
  education: Int32Array,
  flags: Int32Array,
} as const;
/** Many numbers a document, one after the other; where each begins is in `starts`. */
const poolKinds = { ids: Uint8Array, skills: Uint32Array, terms: Uint32Array, titles: Uint32Array } as const;

type Columns = Instances<typeof columnKinds>;
type Pools = Instances<typeof poolKinds>;
type PoolName = keyof Pools;
const columnNames = Object.keys(columnKinds) as (keyof Columns)[];
const poolNames = Object.keys(poolKinds) as PoolName[];

/** Distinct titles, languages and skills (a job's with their weight) are held once and named by number. */
interface Dictionaries {
  skillKeys: number[];
  skillWeights: number[];
  titles: HeldTitle[];
  languages: PreparedLanguages[];
}

/**
 * Documents of one side in typed arrays, in the order in which they came in. A skill is `number << 3 | level`,
 * a term `id << 8 | weight`.
 */
export class Segment {
  count = 0;
  deadCount = 0;
  /** 1 for what was removed or replaced. */
  dead: Uint8Array = new Uint8Array(0);
  columns: Columns = made(columnKinds, 0);
  pools: Pools = made(poolKinds, 64);
  starts: Record<PoolName, Uint32Array> = {
    ids: new Uint32Array(1),
    skills: new Uint32Array(1),
    terms: new Uint32Array(1),
    titles: new Uint32Array(1),
  };
  dense: Int8Array = new Int8Array(0);
  readonly dimensions: number;
  /** The longest dense vector held: no product can be more than this times the other's length. */
  longestDense = 0;
  /** One more than the highest term id held. */
  termCount = 0;
  readonly dictionaries: Dictionaries = { skillKeys: [], skillWeights: [], titles: [], languages: [] };
  /** Numbers of the skills with a key: of a job's skill one for each weight that occurs. */
  readonly #skills = new Map<number, number[]>();
  readonly #titles = new Map<string, number>();
  /** Prepared titles are shared by those who hold them: most are found again without their key being made. */
  readonly #titleObjects = new WeakMap<PreparedTitle, { number: number; factor: number }>();
  readonly #languages = new Map<string, number>();
  /** Of each distinct title, where it stands in the order. */
  readonly #titlePlaces: number[] = [];

  /** `dimensions`: of dense vectors. */
  constructor(dimensions: number) {
    this.dimensions = dimensions;
  }

  /** Numbers under which a skill is held here. */
  skillsOfKey(key: number): readonly number[] {
    return this.#skills.get(key) ?? none;
  }

  /** Makes room for the living documents of others. */
  *makingRoomFor(others: readonly Segment[]): Generator<number, void> {
    const documents = others.reduce((sum, other) => sum + other.count - other.deadCount, this.count);
    const lengthOf = (name: PoolName) => others.reduce((sum, other) => sum + other.#livingLength(name), 0);
    yield* this.makingRoom(documents, {
      ids: lengthOf('ids'),
      skills: lengthOf('skills'),
      terms: lengthOf('terms'),
      titles: lengthOf('titles'),
    });
  }

  /** Makes room for so many documents in all, exactly, an array at a time, as none can be made in pieces. */
  *makingRoom(documents: number, lengths: Record<PoolName, number>): Generator<number, void> {
    this.dense = withRoom(this.dense, documents * this.dimensions, true);
    yield workOf(this.dense);
    for (const name of columnNames) {
      this.columns = { ...this.columns, [name]: withRoom(this.columns[name], documents, true) };
      yield workOf(this.columns[name]);
    }
    for (const name of poolNames) {
      this.pools = { ...this.pools, [name]: withRoom(this.pools[name], lengths[name], true) };
      this.starts[name] = withRoom(this.starts[name], documents + 1, true);
      yield workOf(this.pools[name]) + workOf(this.starts[name]);
    }
    this.dead = withRoom(this.dead, documents, true);
  }

  #livingLength(name: PoolName): number {
    const starts = this.starts[name];
    let length = starts[this.count]!;
    if (this.deadCount === 0) return length;
    for (let slot = 0; slot < this.count; slot++) {
      if (this.dead[slot] === 1) length -= starts[slot + 1]! - starts[slot]!;
    }
    return length;
  }

  /** Adds a document and returns its slot. */
  append(document: HeldDocument, facts: DocumentFacts): number {
    const slot = this.count++;
    this.#reserveDocuments(this.count);
    const { skills, weights, levels, text } = document;
    this.#writeId(document.id);
    const skillsAt = this.#extend('skills', skills.length);
    for (let i = 0; i < skills.length; i++) {
      this.pools.skills[skillsAt + i] = (this.skillNumber(skills[i]!, weights?.[i] ?? 0) << 3) | levels[i]!;
    }
    const termsAt = this.#extend('terms', text.ids.length);
    for (let i = 0; i < text.ids.length; i++) {
      this.pools.terms[termsAt + i] = (text.ids[i]! << 8) | sparseByte(text.weights[i]!);
    }
    const titlesAt = this.#extend('titles', document.titles.length);
    document.titles.forEach((held, i) => {
      this.pools.titles[titlesAt + i] = this.titleNumber(held);
    });
    const denseAt = slot * this.dimensions;
    for (let d = 0; d < this.dimensions; d++) this.dense[denseAt + d] = denseByte(text.dense[d] ?? 0);
    this.measure(slot);
    this.setFacts(slot, facts);
    this.setFlags(slot, document.movable, text.script === 'arabic', document.remote);
    const { columns } = this;
    columns.years[slot] = document.years;
    columns.totalWeight[slot] = document.totalWeight;
    columns.education[slot] = document.education;
    columns.city[slot] = document.city;
    columns.country[slot] = document.country;
    columns.languages[slot] = this.languagesNumber(document.languages);
    return slot;
  }

  setFacts(slot: number, facts: DocumentFacts): void {
    const { columns } = this;
    const numbers = factNumbers(facts);
    columns.portal[slot] = numbers.portal;
    columns.company[slot] = numbers.company;
    columns.status[slot] = numbers.status;
    columns.seniority[slot] = numbers.seniority;
    columns.salaryMin[slot] = numbers.salaryMin;
    columns.salaryMax[slot] = numbers.salaryMax;
    columns.since[slot] = numbers.since;
  }

  setFlags(slot: number, isMovable: boolean, isArabic: boolean, isRemote: boolean): void {
    this.columns.flags[slot] = (isMovable ? movable : 0) | (isArabic ? arabic : 0) | (isRemote ? remote : 0);
  }

  /** Adds `count` documents of another segment. `numbers` remembers how its dictionaries translate. */
  appendAll(other: Segment, slots: Uint32Array, count: number, numbers: Translation): void {
    const first = this.count;
    this.count += count;
    this.#reserveDocuments(this.count);
    for (const name of columnNames) {
      const [to, from] = [this.columns[name], other.columns[name]];
      if (to instanceof Float64Array) gatherFloats(to, first, from as Float64Array, slots, count);
      else gatherInts(to, first, from as Int32Array, slots, count);
    }
    for (const name of poolNames) this.#gatherPool(name, first, other, slots, count);
    gatherVectors(this.dense, first, other.dense, slots, count, this.dimensions);
    this.#translate(first, other, numbers);
    // Nothing that is held is longer than what the other held: measuring each again would be a tenth of the work.
    this.longestDense = Math.max(this.longestDense, other.longestDense);
    for (let slot = first; slot < this.count; slot++) this.#countTerms(slot);
  }

  #gatherPool(name: PoolName, first: number, other: Segment, slots: Uint32Array, count: number): void {
    const [starts, from] = [this.starts[name], other.starts[name]];
    let end = starts[first]!;
    for (let i = 0; i < count; i++) {
      end += from[slots[i]! + 1]! - from[slots[i]!]!;
      starts[first + i + 1] = end;
    }
    if (end > this.pools[name].length) {
      this.pools = { ...this.pools, [name]: withRoom(this.pools[name], end, false) };
    }
    const [to, source] = [this.pools[name], other.pools[name]];
    if (to instanceof Uint32Array) gatherRuns(to, starts[first]!, source as Uint32Array, from, slots, count);
    else gatherByteRuns(to, starts[first]!, source as Uint8Array, from, slots, count);
  }

  /** Brings numbers of another segment's dictionaries to this one's, from a slot on. Kept as one more: 0 is new. */
  #translate(first: number, other: Segment, numbers: Translation): void {
    const { dictionaries } = other;
    const { languages } = this.columns;
    for (let slot = first; slot < this.count; slot++) {
      const number = languages[slot]!;
      if (number === 0) continue;
      numbers.languages[number] ||= this.languagesNumber(dictionaries.languages[number - 1]!);
      languages[slot] = numbers.languages[number]!;
    }
    const { titles, skills } = this.pools;
    for (let i = this.starts.titles[first]!; i < this.starts.titles[this.count]!; i++) {
      const number = titles[i]!;
      numbers.titles[number] ||= this.titleNumber(dictionaries.titles[number]!) + 1;
      titles[i] = numbers.titles[number] - 1;
    }
    for (let i = this.starts.skills[first]!; i < this.starts.skills[this.count]!; i++) {
      const number = skills[i]! >>> 3;
      const level = skills[i]! & 7;
      numbers.skills[number] ||=
        this.skillNumber(dictionaries.skillKeys[number]!, dictionaries.skillWeights[number]!) + 1;
      skills[i] = ((numbers.skills[number] - 1) << 3) | level;
    }
  }

  kill(slot: number): void {
    if (this.dead[slot] === 1) return;
    this.dead[slot] = 1;
    this.deadCount++;
  }

  idAt(slot: number): string {
    const { ids } = this.starts;
    return decoder.decode(this.pools.ids.subarray(ids[slot], ids[slot + 1]));
  }

  hasId(slot: number, id: Uint8Array): boolean {
    const from = this.starts.ids[slot]!;
    if (this.starts.ids[slot + 1]! - from !== id.length) return false;
    for (let i = 0; i < id.length; i++) if (this.pools.ids[from + i] !== id[i]) return false;
    return true;
  }

  isArabic(slot: number): boolean {
    return (this.columns.flags[slot]! & arabic) !== 0;
  }

  /** The part of a job that gates look at, written into the one given: no object a document. */
  gateFactsOfJob(slot: number, into: PreparedJob): void {
    const { columns } = this;
    into.minYears = columns.years[slot]!;
    into.education = columns.education[slot]!;
    into.place.city = columns.city[slot]!;
    into.place.country = columns.country[slot]!;
    into.remote = (columns.flags[slot]! & movable) !== 0;
    into.languages = this.#languagesAt(slot) ?? noLanguages;
  }

  gateFactsOfProfile(slot: number, into: PreparedProfile): void {
    const { columns } = this;
    into.years = columns.years[slot]!;
    into.education = columns.education[slot]!;
    into.place.city = columns.city[slot]!;
    into.place.country = columns.country[slot]!;
    into.relocates = (columns.flags[slot]! & movable) !== 0;
    into.languages = this.#languagesAt(slot);
  }

  jobAt(slot: number): PreparedJob {
    const { keys, weights, levels } = this.#skillsAt(slot);
    const job: PreparedJob = {
      ...emptyJob(),
      id: this.idAt(slot),
      skills: keys,
      weights,
      totalWeight: this.columns.totalWeight[slot]!,
      needs: levels,
      title: this.#titlesAt(slot)[0]?.title ?? null,
      text: this.#textAt(slot),
    };
    this.gateFactsOfJob(slot, job);
    return job;
  }

  profileAt(slot: number): PreparedProfile {
    const { keys, levels } = this.#skillsAt(slot);
    const profile: PreparedProfile = {
      ...emptyProfile(),
      id: this.idAt(slot),
      skills: keys,
      levels,
      titles: this.#titlesAt(slot),
      text: this.#textAt(slot),
    };
    this.gateFactsOfProfile(slot, profile);
    return profile;
  }

  /** 1 for each living document that passes, a column at a time: a tenth of the time of a document at a time. */
  passing(filters: FilterNumbers): Uint8Array {
    const { columns, count, dead } = this;
    const mask = new Uint8Array(count).fill(1);
    if (this.deadCount > 0) for (let slot = 0; slot < count; slot++) if (dead[slot] === 1) mask[slot] = 0;
    if (filters.portal !== null) keepAmong(mask, columns.portal, [filters.portal]);
    if (filters.companies) keepAmong(mask, columns.company, filters.companies);
    if (filters.statuses) keepAmong(mask, columns.status, filters.statuses);
    if (filters.seniorities) keepAmong(mask, columns.seniority, filters.seniorities);
    if (filters.since !== null) keepFrom(mask, columns.since, filters.since);
    if (filters.salary) {
      keepFrom(mask, columns.salaryMax, filters.salary.min);
      keepUpTo(mask, columns.salaryMin, filters.salary.max);
    }
    if (filters.remote === 'only')
      for (let slot = 0; slot < count; slot++) mask[slot]! &= this.#isRemote(slot);
    const elsewhere = filters.remote === 'also' ? this.#remoteAmong(mask) : null;
    if (filters.city !== null) keepAmong(mask, columns.city, [filters.city]);
    if (filters.country !== null) keepAmong(mask, columns.country, [filters.country]);
    if (elsewhere) for (let slot = 0; slot < count; slot++) mask[slot]! |= elsewhere[slot]!;
    if (filters.languages) this.#keepLanguages(mask, filters.languages);
    return mask;
  }

  #isRemote(slot: number): number {
    return (this.columns.flags[slot]! & remote) === 0 ? 0 : 1;
  }

  #remoteAmong(mask: Uint8Array): Uint8Array {
    const among = mask.slice();
    for (let slot = 0; slot < among.length; slot++) among[slot]! &= this.#isRemote(slot);
    return among;
  }

  #keepLanguages(mask: Uint8Array, wanted: readonly number[]): void {
    const held = this.dictionaries.languages.map(({ ids }) => wanted.some((id) => ids.includes(id)));
    const numbers = held.flatMap((isHeld, at) => (isHeld ? [at + 1] : []));
    keepAmong(mask, this.columns.languages, numbers);
  }

  /**
   * Where a document stands among others: those that are alike stand together, so that a block of them can be
   * passed over at once. Below 2^31. Portal, no skills, script, occupation, title, place; order is speed alone.
   */
  placeInOrder(slot: number): number {
    const { columns, starts } = this;
    const held = starts.titles[slot]! < starts.titles[slot + 1]!;
    return placeInOrderOf({
      portal: columns.portal[slot]!,
      hasSkills: starts.skills[slot] !== starts.skills[slot + 1],
      isArabic: this.isArabic(slot),
      title: held ? this.#titlePlaces[this.pools.titles[starts.titles[slot]!]!]! : 0,
      place: columns.country[slot]! + columns.city[slot]!,
    });
  }

  /** Gives back the room that was not needed. */
  trim(): void {
    for (const name of columnNames) {
      this.columns = { ...this.columns, [name]: trimmed(this.columns[name], this.count) };
    }
    for (const name of poolNames) {
      this.pools = { ...this.pools, [name]: trimmed(this.pools[name], this.starts[name][this.count]!) };
      this.starts[name] = trimmed(this.starts[name], this.count + 1);
    }
    this.dead = trimmed(this.dead, this.count);
    this.dense = trimmed(this.dense, this.count * this.dimensions);
  }

  /** Bytes of the arrays. */
  get bytes(): number {
    const arrays = [
      ...Object.values(this.columns),
      ...Object.values(this.pools),
      ...Object.values(this.starts),
      this.dead,
      this.dense,
    ];
    return arrays.reduce((sum, array) => sum + array.byteLength, 0);
  }

  /** The arrays of a trimmed segment without dead documents, by name, as a snapshot keeps them. */
  toArrays(): Record<string, TypedArray> {
    const arrays: Record<string, TypedArray> = { dense: this.dense };
    for (const name of columnNames) arrays[`column.${name}`] = this.columns[name];
    for (const name of poolNames) {
      arrays[`pool.${name}`] = this.pools[name];
      arrays[`starts.${name}`] = this.starts[name];
    }
    const { skillKeys, skillWeights, titles, languages } = this.dictionaries;
    arrays.skillKeys = Int32Array.from(skillKeys);
    arrays.skillWeights = Float64Array.from(skillWeights);
    arrays.titleFactors = Float64Array.from(titles, ({ factor }) => factor);
    arrays.titleWordCounts = Int32Array.from(titles, ({ title }) => title.words.length);
    arrays.titleWords = Int32Array.from(titles.flatMap(({ title }) => [...title.words]));
    arrays.titleWeights = Float64Array.from(titles.flatMap(({ title }) => [...title.weights]));
    arrays.titleOccupationCounts = Int32Array.from(titles, ({ title }) => title.occupations.length);
    arrays.titleOccupations = Int32Array.from(titles.flatMap(({ title }) => [...title.occupations]));
    arrays.titleConfidences = Float64Array.from(titles.flatMap(({ title }) => [...title.confidences]));
    arrays.languageCounts = Int32Array.from(languages, ({ ids }) => ids.length);
    arrays.languageIds = Int32Array.from(languages.flatMap(({ ids }) => [...ids]));
    arrays.languageLevels = Uint8Array.from(languages.flatMap(({ levels }) => [...levels]));
    return arrays;
  }

  /** The inverse. `take` answers the array of a name. */
  static fromArrays(count: number, dimensions: number, take: (name: string) => TypedArray): Segment {
    const segment = new Segment(dimensions);
    segment.count = count;
    segment.dead = new Uint8Array(count);
    segment.dense = take('dense') as Int8Array;
    for (const name of columnNames) {
      segment.columns = { ...segment.columns, [name]: take(`column.${name}`) };
    }
    for (const name of poolNames) {
      segment.pools = { ...segment.pools, [name]: take(`pool.${name}`) };
      segment.starts[name] = take(`starts.${name}`) as Uint32Array;
    }
    const keys = take('skillKeys');
    const weights = take('skillWeights');
    for (let i = 0; i < keys.length; i++) segment.skillNumber(keys[i]!, weights[i]!);
    segment.#takeTitles(take);
    segment.#takeLanguages(take);
    for (let slot = 0; slot < count; slot++) segment.measure(slot);
    return segment;
  }

  #takeTitles(take: (name: string) => TypedArray): void {
    const factors = take('titleFactors');
    const words = runsOf(take('titleWordCounts'));
    const occupations = runsOf(take('titleOccupationCounts'));
    const [wordIds, wordWeights] = [take('titleWords'), take('titleWeights')];
    const [occupationIds, confidences] = [take('titleOccupations'), take('titleConfidences')];
    for (let i = 0; i < factors.length; i++) {
      const title = {
        words: Int32Array.from(wordIds.slice(...words[i]!)),
        weights: Float64Array.from(wordWeights.slice(...words[i]!)),
        occupations: Int32Array.from(occupationIds.slice(...occupations[i]!)),
        confidences: Float64Array.from(confidences.slice(...occupations[i]!)),
      };
      this.titleNumber({ title, factor: factors[i]! });
    }
  }

  #takeLanguages(take: (name: string) => TypedArray): void {
    const runs = runsOf(take('languageCounts'));
    const [ids, levels] = [take('languageIds'), take('languageLevels')];
    for (const run of runs) {
      this.languagesNumber({
        ids: Int32Array.from(ids.slice(...run)),
        levels: Uint8Array.from(levels.slice(...run)),
      });
    }
  }

  /** Takes a document's text into what is known of all. */
  measure(slot: number): void {
    this.#countTerms(slot);
    const length = lengthOf(this.dense, slot * this.dimensions, this.dimensions);
    this.longestDense = Math.max(this.longestDense, length);
  }

  #countTerms(slot: number): void {
    const { terms } = this.starts;
    const last = terms[slot + 1]! - 1;
    if (last >= terms[slot]!) this.termCount = Math.max(this.termCount, (this.pools.terms[last]! >>> 8) + 1);
  }

  #reserveDocuments(documents: number): void {
    if (documents <= this.dead.length) return;
    this.dead = withRoom(this.dead, documents, false);
    const room = this.dead.length;
    this.dense = withRoom(this.dense, room * this.dimensions, true);
    for (const name of columnNames) {
      this.columns = { ...this.columns, [name]: withRoom(this.columns[name], room, true) };
    }
    for (const name of poolNames) this.starts[name] = withRoom(this.starts[name], room + 1, true);
  }

  /** Room for the last document's numbers in a pool; where they begin. */
  #extend(name: PoolName, length: number): number {
    const starts = this.starts[name];
    const from = starts[this.count - 1]!;
    starts[this.count] = from + length;
    if (from + length > this.pools[name].length) {
      this.pools = { ...this.pools, [name]: withRoom(this.pools[name], from + length, false) };
    }
    return from;
  }

  #writeId(id: string): void {
    const bytes = encoder.encode(id);
    const from = this.#extend('ids', bytes.length);
    this.pools.ids.set(bytes, from);
  }

  skillNumber(key: number, weight: number): number {
    const { skillKeys, skillWeights } = this.dictionaries;
    const known = this.#skills.get(key);
    const number = known?.find((one) => skillWeights[one] === weight);
    if (number !== undefined) return number;
    const added = skillKeys.push(key) - 1;
    skillWeights.push(weight);
    if (known) known.push(added);
    else this.#skills.set(key, [added]);
    return added;
  }

  titleNumber(held: HeldTitle): number {
    const known = this.#titleObjects.get(held.title);
    if (known?.factor === held.factor) return known.number;
    const { words, occupations, confidences } = held.title;
    const key = `${words.join(' ')}/${occupations.join(' ')}/${confidences.join(' ')}/${held.factor}`;
    let number = this.#titles.get(key);
    if (number === undefined) {
      number = this.dictionaries.titles.push(held) - 1;
      this.#titlePlaces.push(placeOfTitle(occupations[0] ?? -1, words, 0, words.length));
      this.#titles.set(key, number);
    }
    this.#titleObjects.set(held.title, { number, factor: held.factor });
    return number;
  }

  /** One more than the place in the dictionary; 0 where none are known. */
  languagesNumber(languages: PreparedLanguages | null): number {
    if (!languages) return 0;
    const key = `${languages.ids.join(' ')}/${languages.levels.join(' ')}`;
    let number = this.#languages.get(key);
    if (number === undefined) {
      number = this.dictionaries.languages.push(languages);
      this.#languages.set(key, number);
    }
    return number;
  }

  #languagesAt(slot: number): PreparedLanguages | null {
    const number = this.columns.languages[slot]!;
    return number === 0 ? null : this.dictionaries.languages[number - 1]!;
  }

  #skillsAt(slot: number): { keys: Int32Array; weights: Float64Array; levels: Uint8Array } {
    const from = this.starts.skills[slot]!;
    const length = this.starts.skills[slot + 1]! - from;
    const { skillKeys, skillWeights } = this.dictionaries;
    const keys = new Int32Array(length);
    const weights = new Float64Array(length);
    const levels = new Uint8Array(length);
    for (let i = 0; i < length; i++) {
      const entry = this.pools.skills[from + i]!;
      keys[i] = skillKeys[entry >>> 3]!;
      weights[i] = skillWeights[entry >>> 3]!;
      levels[i] = entry & 7;
    }
    return { keys, weights, levels };
  }

  #titlesAt(slot: number): HeldTitle[] {
    const { titles } = this.starts;
    return Array.from(
      this.pools.titles.subarray(titles[slot], titles[slot + 1]),
      (number) => this.dictionaries.titles[number]!,
    );
  }

  #textAt(slot: number): TextVector {
    const from = this.starts.terms[slot]!;
    const length = this.starts.terms[slot + 1]! - from;
    const ids = new Int32Array(length);
    const weights = new Float32Array(length);
    for (let i = 0; i < length; i++) {
      const entry = this.pools.terms[from + i]!;
      ids[i] = entry >>> 8;
      weights[i] = (entry & 255) / sparseSteps;
    }
    const dense = new Float32Array(this.dimensions);
    const denseFrom = slot * this.dimensions;
    for (let d = 0; d < dense.length; d++) dense[d] = this.dense[denseFrom + d]! / denseSteps;
    return { ids, weights, dense, script: this.isArabic(slot) ? 'arabic' : 'latin' };
  }
}

/** Numbers of one segment's dictionaries in another's; 0 where not yet known. */
export interface Translation {
  skills: Uint32Array;
  titles: Uint32Array;
  languages: Uint32Array;
}

export function newTranslation(from: Segment): Translation {
  const { skillKeys, titles, languages } = from.dictionaries;
  return {
    skills: new Uint32Array(skillKeys.length),
    titles: new Uint32Array(titles.length),
    languages: new Uint32Array(languages.length + 1),
  };
}

/** Places that titles can have among each other. */
const titlePlaces = 2048 * 1024;

/** `place`: any number that is one for documents of one place. */
export function placeInOrderOf(of: {
  portal: number;
  hasSkills: boolean;
  isArabic: boolean;
  title: number;
  place: number;
}): number {
  const group = ((of.portal % 16) * 2 + (of.hasSkills ? 0 : 1)) * 2 + (of.isArabic ? 1 : 0);
  return (group * titlePlaces + of.title) * 16 + (of.place & 15);
}

/** Where titles of an occupation (-1 for none) and of words, those from one place of a list to another, stand. */
export function placeOfTitle(occupation: number, words: Int32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum = (Math.imul(sum, 31) + words[i]!) | 0;
  return ((occupation + 2) & 2047) * 1024 + (sum & 1023);
}

/** An array's making in documents' work, of some 512 bytes each. */
const workOf = (array: TypedArray): number => array.byteLength / 512;

const none: readonly number[] = [];
const encoder = new TextEncoder();
const decoder = new TextDecoder();

function lengthOf(vectors: Int8Array, from: number, dimensions: number): number {
  let sum = 0;
  for (let d = from; d < from + dimensions; d++) sum += vectors[d]! * vectors[d]!;
  return Math.sqrt(sum) / denseSteps;
}
