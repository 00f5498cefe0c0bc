import { and, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { JobFilters } from '#contract/features/saved-searches.contract.ts';
import { derived, type Place, placeNamed, placesIn, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { inUsualMoney } from '#server/db/pay.ts';
import { jobs } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { daysBefore } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';
import { publishedLocations } from './jobs.text-reads.ts';

/** The conditions that filters put on jobs, apart: the counts of a filter's choices leave out its own. */
export interface JobConditions {
  sectors?: SQL | undefined;
  industries?: SQL | undefined;
  places?: SQL | undefined;
  work_places?: SQL | undefined;
  seniorities?: SQL | undefined;
  /** Pay and age. */
  rest?: SQL | undefined;
}

/** What filters ask of a job itself; its text and its score are the list's matter. */
export async function conditionsOf(ctx: Ctx & Uses<'taxonomy'>, filters: JobFilters): Promise<JobConditions> {
  const { sectors, industries, location, work_places, seniorities } = filters;
  const { salary_min: salary, or_pay_unsaid: orUnsaid, posted_within_days: days } = filters;
  const pays = inUsualMoney(sql`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`, sql`${jobs.salaryCurrency}`);
  const levels = (seniorities ?? []).filter((level) => level !== 'unsaid');
  return {
    sectors: sectors?.length ? inArray(jobs.sector, sectors) : undefined,
    industries: industries?.length ? inArray(jobs.industry, industries) : undefined,
    places: location
      ? or(
          sql`${jobs.location} = any(${sql.param(await locationsWithin(ctx, location))}::text[])`,
          filters.or_remote ? eq(jobs.workPlace, 'remote') : undefined,
        )
      : undefined,
    work_places: work_places?.length ? inArray(jobs.workPlace, work_places) : undefined,
    seniorities: seniorities?.length
      ? or(
          levels.length > 0 ? inArray(jobs.seniority, levels) : undefined,
          seniorities.includes('unsaid') ? isNull(jobs.seniority) : undefined,
        )
      : undefined,
    rest: and(
      salary === undefined ? undefined : or(gte(pays, salary), orUnsaid ? isNull(pays) : undefined),
      days === undefined ? undefined : gte(jobs.postedAt, daysBefore(ctx.now, days)),
    ),
  };
}

/** All of the ways in which published jobs of the portal write a place, or one that lies in it. */
async function locationsWithin(ctx: Ctx & Uses<'taxonomy'>, wanted: string): Promise<string[]> {
  const isThere = liesIn(ctx.taxonomy, wanted);
  return (await publishedLocations(ctx.db, ctx.portal.key)).filter(isThere);
}

/**
 * Whether a written location lies in a wanted place. Known places are compared as places, in either language: a town
 * lies in its country, a district in its town. Of words that name none the location must contain them all, as words.
 */
export function liesIn(taxonomy: Taxonomy, wanted: string): (location: string) => boolean {
  const words = ` ${foldName(wanted)} `;
  const place = finest(placesOf(taxonomy, wanted));
  return (location) => {
    if (` ${foldName(location)} `.includes(words)) return true;
    return (
      place !== undefined &&
      placesOf(taxonomy, location).some(
        ({ id, town, country }) =>
          id === place.id || town === place.id || (place.kind === 'country' && country === place.id),
      )
    );
  };
}

const FINENESS = ['district', 'town', 'region', 'country'] as const;

const finest = (places: readonly Place[]): Place | undefined =>
  places.toSorted((a, b) => FINENESS.indexOf(a.kind) - FINENESS.indexOf(b.kind))[0];

const placesMet = derived(() => new LRUCache<string, readonly Place[]>({ max: 20_000 }));

/** The places that a location names. A name that also means something else counts where it stands by itself. */
export function placesOf(taxonomy: Taxonomy, location: string): readonly Place[] {
  const knownPlaces = placesMet(taxonomy);
  const known = knownPlaces.get(location);
  if (known) return known;
  const found = placesIn(taxonomy, location);
  if (!found.some(({ kind }) => kind === 'town' || kind === 'district')) {
    for (const part of location.split(/[,،/]/)) {
      const place = placeNamed(taxonomy, part.trim());
      if (place && !found.includes(place)) found.push(place);
    }
  }
  knownPlaces.set(location, found);
  return found;
}
