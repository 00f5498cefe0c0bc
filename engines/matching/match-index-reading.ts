import { standingParts } from './from-abroad.ts';
import { movable } from './match-index-columns.ts';
import { emptyJob, emptyProfile, type HeldTitle, noLanguages } from './match-index-documents.ts';
import { denseSteps, sparseSteps, workSteps } from './match-index-rounding.ts';
import type { Segment } from './match-index-segment.ts';
import type { PreparedJob, PreparedLanguages, PreparedProfile } from './prepare.ts';
import type { TextVector } from './text-model.ts';
import type { WorkVector } from './work.ts';

/** The part of a job that gates look at, written into the one given: no object a document. */
export function gateFactsOfJob(segment: Segment, slot: number, into: PreparedJob): void {
  const { columns } = segment;
  into.minYears = columns.years[slot]!;
  into.mostYears = columns.mostYears[slot]!;
  const { level, abroad } = standingParts(columns.standing[slot]!);
  into.level = level;
  into.abroad = abroad;
  into.licence = columns.licences[slot]!;
  into.education = columns.education[slot]!;
  into.place.city = columns.city[slot]!;
  into.place.country = columns.country[slot]!;
  into.remote = (columns.flags[slot]! & movable) !== 0;
  into.languages = languagesAt(segment, slot) ?? noLanguages;
}

/** The part of a profile that gates look at, written into the one given: no object a document. */
export function gateFactsOfProfile(segment: Segment, slot: number, into: PreparedProfile): void {
  const { columns } = segment;
  into.years = columns.years[slot]!;
  into.levelsHeld = columns.standing[slot]!;
  into.licences = columns.licences[slot]!;
  into.education = columns.education[slot]!;
  into.place.city = columns.city[slot]!;
  into.place.country = columns.country[slot]!;
  into.relocates = (columns.flags[slot]! & movable) !== 0;
  into.languages = languagesAt(segment, slot);
}

/** The job that a segment holds, as it was prepared but for rounding. */
export function jobAt(segment: Segment, slot: number): PreparedJob {
  const { keys, weights, levels } = skillsAt(segment, slot);
  const job: PreparedJob = {
    ...emptyJob(),
    id: segment.idAt(slot),
    skills: keys,
    weights,
    totalWeight: segment.columns.totalWeight[slot]!,
    needs: levels,
    title: titlesAt(segment, slot)[0]?.title ?? null,
    text: textAt(segment, slot),
    work: workAt(segment, slot),
  };
  gateFactsOfJob(segment, slot, job);
  return job;
}

/** The profile that a segment holds, as it was prepared but for rounding. */
export function profileAt(segment: Segment, slot: number): PreparedProfile {
  const { keys, levels } = skillsAt(segment, slot);
  const profile: PreparedProfile = {
    ...emptyProfile(),
    id: segment.idAt(slot),
    skills: keys,
    levels,
    titles: titlesAt(segment, slot),
    text: textAt(segment, slot),
    work: workAt(segment, slot),
  };
  gateFactsOfProfile(segment, slot, profile);
  return profile;
}

function languagesAt({ columns, dictionaries }: Segment, slot: number): PreparedLanguages | null {
  return dictionaries.languagesOf(columns.languages[slot]!);
}

function skillsAt(
  segment: Segment,
  slot: number,
): { keys: Int32Array; weights: Float64Array; levels: Uint8Array } {
  const from = segment.starts.skills[slot]!;
  const length = segment.starts.skills[slot + 1]! - from;
  const { skillKeys, skillWeights } = segment.dictionaries;
  const keys = new Int32Array(length);
  const weights = new Float64Array(length);
  const levels = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    const entry = segment.pools.skills[from + i]!;
    keys[i] = skillKeys[entry >>> 3]!;
    weights[i] = skillWeights[entry >>> 3]!;
    levels[i] = entry & 7;
  }
  return { keys, weights, levels };
}

function titlesAt(segment: Segment, slot: number): HeldTitle[] {
  const { titles } = segment.starts;
  return Array.from(
    segment.pools.titles.subarray(titles[slot], titles[slot + 1]),
    (number) => segment.dictionaries.titles[number]!,
  );
}

function workAt({ starts, pools }: Segment, slot: number): WorkVector {
  const entries = pools.work.subarray(starts.work[slot], starts.work[slot + 1]);
  return {
    occupations: Int32Array.from(entries, (entry) => entry >>> 8),
    weights: Float32Array.from(entries, (entry) => (entry & 255) / workSteps),
  };
}

function textAt(segment: Segment, slot: number): TextVector {
  const from = segment.starts.terms[slot]!;
  const length = segment.starts.terms[slot + 1]! - from;
  const ids = new Int32Array(length);
  const weights = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const entry = segment.pools.terms[from + i]!;
    ids[i] = entry >>> 8;
    weights[i] = (entry & 255) / sparseSteps;
  }
  const dense = new Float32Array(segment.dimensions);
  const denseFrom = slot * segment.dimensions;
  for (let d = 0; d < dense.length; d++) dense[d] = segment.dense[denseFrom + d]! / denseSteps;
  return { ids, weights, dense, script: segment.isArabic(slot) ? 'arabic' : 'latin' };
}
