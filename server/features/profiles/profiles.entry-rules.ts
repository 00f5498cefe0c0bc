import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { isNothing, plain } from './profiles.differences.ts';
import { type InTime, rankInTime } from './profiles.experience.ts';
import { languageKey } from './profiles.languages.ts';

export const LISTS = [
  'work_history_detailed',
  'education',
  'skills',
  'certifications',
  'languages',
  'highlights',
] as const;
type ListName = (typeof LISTS)[number];
/** The lists differ in their fields; what is done with them is the same, by the names of fields. */
export type Entry = Record<string, unknown> & InTime & { confidence?: number | null | undefined };

export interface Rule {
  section: ListName;
  /** What an entry is called by. */
  name: string;
  /** Other fields that are compared and shown. */
  fields: readonly string[];
  /** How much two entries tell of the same thing; from `SAME` on they are one. */
  likeness: (one: Entry, other: Entry, taxonomy: Taxonomy) => number;
  /** The end of its time, and the mark that there is none yet. */
  span?: { end: string; isOpen: string };
  /** By which new entries find their place, latest first; without one they go to the end. */
  rank?: (entry: Entry) => string;
  most: number;
}

export const SAME = 4;
export const RULES: readonly Rule[] = [
  {
    section: 'work_history_detailed',
    name: 'job_title',
    fields: ['organisation', 'location', 'start_date', 'end_date', 'currently_working', 'details'],
    likeness: (one, other) =>
      sameName(one.job_title, other.job_title) +
      sameOther(one.organisation, other.organisation) +
      sameTime(one.start_date, other.start_date, -2),
    span: { end: 'end_date', isOpen: 'currently_working' },
    rank: rankInTime,
    most: 60,
  },
  {
    section: 'education',
    name: 'degree_title',
    fields: ['field', 'institution', 'start_date', 'end_date', 'expected', 'level'],
    likeness: (one, other) =>
      sameName(one.degree_title, other.degree_title) +
      sameOther(one.institution, other.institution) +
      sameTime(one.end_date, other.end_date, -1),
    span: { end: 'end_date', isOpen: 'expected' },
    rank: rankInTime,
    most: 40,
  },
  {
    section: 'skills',
    name: 'name',
    fields: [],
    likeness: (one, other) =>
      one.ref_skill !== null && one.ref_skill === other.ref_skill ? SAME : sameName(one.name, other.name, 0),
    most: 300,
  },
  {
    section: 'certifications',
    name: 'name',
    fields: ['issuer', 'issue_date', 'expiration_date', 'no_expiration', 'credential_id'],
    likeness: (one, other) =>
      sameName(one.name, other.name) +
      sameOther(one.credential_id, other.credential_id) +
      sameTime(one.issue_date, other.issue_date, 0),
    span: { end: 'expiration_date', isOpen: 'no_expiration' },
    most: 60,
  },
  {
    section: 'languages',
    name: 'language',
    fields: ['level'],
    likeness: (one, other, taxonomy) =>
      languageKey(taxonomy, String(one.language)) === languageKey(taxonomy, String(other.language))
        ? SAME
        : 0,
    most: 30,
  },
  {
    section: 'highlights',
    name: 'title',
    fields: ['date', 'description'],
    likeness: (one, other) => sameName(one.title, other.title) + sameTime(one.date, other.date, 0),
    most: 60,
  },
];

function sameName(one: unknown, other: unknown, partly = 2): number {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return SAME;
  return a.includes(b) || b.includes(a) ? partly : 0;
}

function sameOther(one: unknown, other: unknown): number {
  if (isNothing(one) || isNothing(other)) return 0;
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return 3;
  return a.includes(b) || b.includes(a) ? 2 : -2;
}

/** Dates compare as far as both are known; `against` counts where the years differ. */
function sameTime(one: unknown, other: unknown, against: number): number {
  if (typeof one !== 'string' || typeof other !== 'string') return 0;
  if (one === other) return 2;
  return one.slice(0, 4) === other.slice(0, 4) ? 1 : against;
}
