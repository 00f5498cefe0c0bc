import { standingOf } from './from-abroad.ts';
import { plainLevel, unknownLevel } from './levels.ts';
import type { DocumentFacts } from './match-index-filters.ts';
import type { PreparedJob, PreparedLanguages, PreparedProfile } from './prepare.ts';
import type { TextVector } from './text-model.ts';
import type { PreparedTitle } from './titles.ts';
import type { WorkVector } from './work.ts';

/** A title of a document; `factor` is 1 for the present one and less for former ones. */
export interface HeldTitle {
  title: PreparedTitle;
  factor: number;
}

/** A job or profile in the form that both share. `movable`: a remote job, or a person who would move. */
export interface HeldDocument {
  id: string;
  skills: Int32Array;
  /** Of a job; a profile's skills weigh nothing by themselves. */
  weights: Float64Array | null;
  levels: Uint8Array;
  totalWeight: number;
  titles: readonly HeldTitle[];
  text: TextVector;
  work: WorkVector;
  years: number;
  /** Of a job; -1 in a profile. */
  mostYears: number;
  /** How high a job stands and whom it takes from abroad (`standingOf`), or somebody now and ever. */
  standing: number;
  /** The profession that a job is, or those that somebody practised. */
  licences: number;
  education: number;
  city: number;
  country: number;
  movable: boolean;
  remote: boolean;
  languages: PreparedLanguages | null;
}

/** A job as the index takes it in. */
export function heldJob(job: PreparedJob): HeldDocument {
  return {
    id: job.id,
    skills: job.skills,
    weights: job.weights,
    levels: job.needs,
    totalWeight: job.totalWeight,
    titles: job.title ? [{ title: job.title, factor: 1 }] : [],
    text: job.text,
    work: job.work,
    years: job.minYears,
    mostYears: job.mostYears,
    standing: standingOf(job),
    licences: job.licence,
    education: job.education,
    city: job.place.city,
    country: job.place.country,
    movable: job.remote,
    remote: job.remote,
    languages: job.languages.ids.length > 0 ? job.languages : null,
  };
}

/** A profile as the index takes it in. */
export function heldProfile(profile: PreparedProfile, facts: DocumentFacts): HeldDocument {
  return {
    id: profile.id,
    skills: profile.skills,
    weights: null,
    levels: profile.levels,
    totalWeight: 0,
    titles: profile.titles,
    text: profile.text,
    work: profile.work,
    years: profile.years,
    mostYears: -1,
    standing: profile.levelsHeld,
    licences: profile.licences,
    education: profile.education,
    city: profile.place.city,
    country: profile.place.country,
    movable: profile.relocates,
    remote: facts.remote ?? false,
    languages: profile.languages,
  };
}

/** Of a job that asks for none. A profile that does not say has null instead. */
export const noLanguages: PreparedLanguages = { ids: new Int32Array(0), levels: new Uint8Array(0) };

const noText = (): TextVector => ({
  ids: new Int32Array(0),
  weights: new Float32Array(0),
  dense: new Float32Array(0),
  script: 'latin',
});

const noWork = (): WorkVector => ({ occupations: new Int32Array(0), weights: new Float32Array(0) });

/** A job that says nothing, to be filled in. */
export const emptyJob = (): PreparedJob => ({
  id: '',
  skills: new Int32Array(0),
  weights: new Float64Array(0),
  totalWeight: 0,
  needs: new Uint8Array(0),
  title: null,
  text: noText(),
  work: noWork(),
  minYears: -1,
  mostYears: -1,
  level: plainLevel,
  licence: 0,
  education: -1,
  place: { city: 0, country: 0 },
  remote: false,
  abroad: 0,
  languages: noLanguages,
});

/** A profile that says nothing, to be filled in. */
export const emptyProfile = (): PreparedProfile => ({
  id: '',
  skills: new Int32Array(0),
  levels: new Uint8Array(0),
  titles: [],
  text: noText(),
  work: noWork(),
  levelsHeld: unknownLevel,
  licences: -1,
  years: -1,
  education: -1,
  place: { city: 0, country: 0 },
  relocates: false,
  languages: null,
});
