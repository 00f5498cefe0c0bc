import { type Instances, made } from './match-index-arrays.ts';

/** What a document says with yes or no, as bits of its flags: a remote job or somebody who would move, its script, remote work. */
export const movable = 1;
/** Its text is in Arabic script. */
export const arabic = 2;
/** A remote job, or a person who looks for remote work. */
export const remote = 4;

/** One number a document, in two kinds of array: loops over many kinds at once are slow. */
const columnKinds = {
  portal: Float64Array,
  company: Float64Array,
  salaryMin: Float64Array,
  salaryMax: Float64Array,
  since: Float64Array,
  years: Float64Array,
  mostYears: Float64Array,
  totalWeight: Float64Array,
  status: Int32Array,
  seniority: Int32Array,
  city: Int32Array,
  country: Int32Array,
  languages: Int32Array,
  education: Int32Array,
  standing: Int32Array,
  licences: Int32Array,
  flags: Int32Array,
} as const;
/** Many numbers a document, one after the other; where each begins is in `starts`. */
const poolKinds = {
  ids: Uint8Array,
  skills: Uint32Array,
  terms: Uint32Array,
  titles: Uint32Array,
  work: Uint32Array,
} as const;

/** The columns of a segment. */
export type Columns = Instances<typeof columnKinds>;
/** The pools of a segment. */
export type Pools = Instances<typeof poolKinds>;
/** The name of a pool. */
export type PoolName = keyof Pools;
/** All columns, for whoever copies, grows or measures them. */
export const columnNames = Object.keys(columnKinds) as (keyof Columns)[];
/** All pools, for whoever copies, grows or measures them. */
export const poolNames = Object.keys(poolKinds) as PoolName[];

/** Columns with room for nothing yet. */
export const newColumns = (): Columns => made(columnKinds, 0);
/** Pools with room for a little. */
export const newPools = (): Pools => made(poolKinds, 64);
/** Where the first document begins in each pool. */
export const newStarts = (): Record<PoolName, Uint32Array> => ({
  ids: new Uint32Array(1),
  skills: new Uint32Array(1),
  terms: new Uint32Array(1),
  titles: new Uint32Array(1),
  work: new Uint32Array(1),
});
