import { LRUCache } from 'lru-cache';
import type { SENIORITIES } from '#contract/features/jobs.fields.ts';
import type { MarketLevel } from '#contract/features/skill-maps.contract.ts';
import { levelOfTitle, type ProfileFeatures } from '#engines/matching/index.ts';
import { derived, normaliseTitle, type Taxonomy, titleIsKnown } from '#engines/taxonomy/index.ts';

/** What is not known of where a job or a person stands. */
export const UNKNOWN = '';

/** Years of work from which somebody whose title names no rank counts as one who knows the work, and as senior. */
const MID_YEARS = 2;
const SENIOR_YEARS = 6;

const OF_SENIORITIES: Readonly<Record<(typeof SENIORITIES)[number], MarketLevel>> = {
  entry: 'junior',
  junior: 'junior',
  mid: 'mid',
  senior: 'senior',
  lead: 'senior',
  manager: 'leading',
  director: 'leading',
  executive: 'leading',
};

/** The seniorities of jobs that are of a level. */
export const senioritiesOf = (level: string): readonly string[] =>
  Object.entries(OF_SENIORITIES).flatMap(([seniority, of]) => (of === level ? [seniority] : []));

/** By what the engine makes of a title (0 learns the work … 5 leads leaders); a plain one (2) says nothing. */
const OF_TITLES: readonly (MarketLevel | null)[] = ['junior', 'junior', null, 'senior', 'leading', 'leading'];

interface JobStanding {
  title: string;
  seniority: (typeof SENIORITIES)[number] | null;
  minYears: number | null;
}

/** The level of a job: the one it names, or else the one of its title, or of the years that it asks for. */
export function levelOfJob({ title, seniority, minYears }: JobStanding): MarketLevel | typeof UNKNOWN {
  if (seniority) return OF_SENIORITIES[seniority];
  return OF_TITLES[levelOfTitle(title)] ?? levelOfYears(minYears);
}

/** The level of a person: by what they are called now, or else by their years of work. */
export function levelOfPerson({
  titles,
  years,
}: Pick<ProfileFeatures, 'titles' | 'years'>): MarketLevel | typeof UNKNOWN {
  const title = presentTitle(titles);
  return (title === undefined ? null : OF_TITLES[levelOfTitle(title)]) ?? levelOfYears(years ?? null);
}

function levelOfYears(years: number | null): MarketLevel | typeof UNKNOWN {
  if (years === null) return UNKNOWN;
  return years < MID_YEARS ? 'junior' : years < SENIOR_YEARS ? 'mid' : 'senior';
}

/** The sector of the work that a person does now, or did last; unknown where no title names an occupation. */
export function sectorOfPerson(taxonomy: Taxonomy, titles: ProfileFeatures['titles']): string {
  const title = presentTitle(titles);
  return title === undefined ? UNKNOWN : sectorOfTitle(taxonomy, title);
}

const presentTitle = (titles: ProfileFeatures['titles']): string | undefined =>
  (titles.find(({ current }) => current) ?? titles[0])?.title;

function sectorOfTitle(taxonomy: Taxonomy, title: string): string {
  const met = sectorsMet(taxonomy);
  const known = met.get(title);
  if (known !== undefined) return known;
  const [first] = normaliseTitle(taxonomy, title, 1);
  const occupation = first && first.score >= titleIsKnown ? taxonomy.occupation(first.id) : undefined;
  const sector = occupation?.sectorId ?? UNKNOWN;
  met.set(title, sector);
  return sector;
}

const sectorsMet = derived(() => new LRUCache<string, string>({ max: 20_000 }));
