import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { hashOf } from '#engines/text/index.ts';
import { placeKeys } from './locations.ts';
import { languageKey } from './spoken-languages.ts';

/** What a list may be narrowed by, beside what the score itself knows of a document. Absent facts are not known. */
export interface DocumentFacts {
  portal?: string;
  company?: string;
  status?: string;
  seniority?: string;
  /** Both ends of what is paid or asked for, in one unit for the whole index; one end alone stands for both. */
  salaryMin?: number;
  salaryMax?: number;
  /** When it was posted or last renewed, in milliseconds since 1970. */
  since?: number;
  /** Of a profile: whether the person looks for remote work. A job says so itself. */
  remote?: boolean;
}

/** All that are given must hold. A document that does not say what a filter asks for does not pass it. */
export interface RankFilters {
  portal?: string;
  /** Any of these, as with all lists here. */
  companies?: readonly string[];
  statuses?: readonly string[];
  seniorities?: readonly string[];
  /** Ids or names, in either language. */
  location?: { city?: string; country?: string };
  /** `only`: remote work. `also`: remote work passes the location filter wherever it is. */
  remote?: 'only' | 'also';
  /** The document's range must touch this one. */
  salary?: { min?: number; max?: number };
  /** Languages that a job asks for or a person speaks. */
  languages?: readonly string[];
  /** Posted or renewed at this moment or later, in milliseconds since 1970. */
  since?: number;
}

/** Facts as numbers; NaN and 0 stand for what is not known. */
interface FactNumbers {
  portal: number;
  company: number;
  status: number;
  seniority: number;
  salaryMin: number;
  salaryMax: number;
  since: number;
}

/** Facts in the form in which columns hold and filters compare them; one bound of a salary stands for both. */
export function factNumbers(facts: DocumentFacts): FactNumbers {
  return {
    portal: wideKey(facts.portal),
    company: wideKey(facts.company),
    status: wordKey(facts.status),
    seniority: wordKey(facts.seniority),
    salaryMin: facts.salaryMin ?? facts.salaryMax ?? Number.NaN,
    salaryMax: facts.salaryMax ?? facts.salaryMin ?? Number.NaN,
    since: facts.since ?? Number.NaN,
  };
}

/** Filters as numbers; `null` where nothing is asked. */
export interface FilterNumbers {
  portal: number | null;
  companies: readonly number[] | null;
  statuses: readonly number[] | null;
  seniorities: readonly number[] | null;
  city: number | null;
  country: number | null;
  remote: 'only' | 'also' | null;
  salary: { min: number; max: number } | null;
  languages: readonly number[] | null;
  since: number | null;
}

/** Filters as the numbers that the index holds; `null` where everything passes. */
export function filterNumbers(taxonomy: Taxonomy, filters: RankFilters | undefined): FilterNumbers | null {
  if (!filters || Object.values(filters).every((value) => value === undefined)) return null;
  const { city, country } = filters.location ?? {};
  const keys = placeKeys(taxonomy, filters.location);
  return {
    portal: filters.portal === undefined ? null : wideKey(filters.portal),
    companies: filters.companies?.map(wideKey) ?? null,
    statuses: filters.statuses?.map(wordKey) ?? null,
    seniorities: filters.seniorities?.map(wordKey) ?? null,
    city: city === undefined || keys.city === null ? null : hashOf(keys.city),
    country: country === undefined || keys.country === null ? null : hashOf(keys.country),
    remote: filters.remote ?? null,
    salary: filters.salary
      ? { min: filters.salary.min ?? -Infinity, max: filters.salary.max ?? Infinity }
      : null,
    languages: filters.languages?.map((language) => hashOf(languageKey(taxonomy, language))) ?? null,
    since: filters.since ?? null,
  };
}

function wordKey(word: string | undefined): number {
  return word === undefined ? 0 : hashOf(word);
}

/**
 * A hash of 53 bits (cyrb53 by bryc, public domain): among a million companies two share one with a likelihood
 * of 1 in 10,000. 0 where there is no text.
 */
function wideKey(text: string | undefined): number {
  if (text === undefined) return 0;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
