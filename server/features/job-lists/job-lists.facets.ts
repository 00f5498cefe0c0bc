import { eq, sql } from 'drizzle-orm';
import { jobs } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { number, oneOf, text } from '#server/platform/shapes.ts';
import { type JobList, type JobListFilter, listed } from './job-lists.listed.ts';

export const FACETS = ['sectors', 'industries', 'places', 'work_places', 'seniorities'] as const;
export type Facet = (typeof FACETS)[number];

/** How many jobs of a list there are by each value of a facet, its own filter left out. */
export async function countFacets(
  db: Database,
  list: JobList,
  filter: JobListFilter,
): Promise<{ facet: Facet; value: string; count: number }[]> {
  const columns = {
    sectors: jobs.sector,
    industries: jobs.industry,
    places: jobs.location,
    work_places: jobs.workPlace,
    seniorities: sql`coalesce(${jobs.seniority}, 'unsaid')`,
  };
  const { conditions } = filter;
  const all = listed(db, list, { ...filter, conditions: { rest: conditions.rest } });
  const passes = (facet: Facet) => sql`${conditions[facet] ?? sql`true`} is true`;
  const rows = db
    .select({
      sectors: sql`${columns.sectors}`.as('sectors'),
      industries: sql`${columns.industries}`.as('industries'),
      places: sql`${columns.places}`.as('places'),
      work_places: sql`${columns.work_places}`.as('work_places'),
      seniorities: columns.seniorities.as('seniorities'),
      passed: sql`array[${sql.join(FACETS.map(passes), sql`, `)}]`.as('passed'),
    })
    .from(all)
    .innerJoin(jobs, eq(jobs.id, all.jobId));
  const counts = FACETS.map((facet, at) => {
    const others = FACETS.flatMap((_, other) =>
      other === at ? [] : [sql`passed[${sql.raw(String(other + 1))}]`],
    );
    const value = sql.raw(facet);
    return sql`select ${facet} as facet, ${value} as value, count(*)::int as count from counted
      where ${value} is not null and ${sql.join(others, sql` and `)} group by ${value}`;
  });
  return readRows(db, sql`with counted as materialized (${rows}) ${sql.join(counts, sql` union all `)}`, {
    facet: oneOf(FACETS),
    value: text,
    count: number,
  });
}
