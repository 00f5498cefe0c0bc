import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { namesOf } from '#contract/kernel/records.ts';
import { type PreparedRequirements, type RequirementFacts, skillIdsIn } from '#engines/matching/index.ts';
import { matchProfiles, profiles } from '#server/db/tables/index.ts';
import { literal } from '#server/platform/copy-out.ts';

/** What people state of themselves beside their skills. */
const STATED = {
  years: matchProfiles.years,
  languages: matchProfiles.languages,
  education: matchProfiles.education,
  location: matchProfiles.location,
  nationality: profiles.sharedNationality,
  noticeDays: profiles.sharedNoticeDays,
  salary: profiles.sharedSalary,
} satisfies Record<Exclude<keyof RequirementFacts, 'skills'>, PgColumn>;
export type StatedFact = keyof typeof STATED;

/** Some of what people state. */
export const stated = (facts: readonly StatedFact[]): SQL<Pick<RequirementFacts, StatedFact>> =>
  sql`jsonb_build_object(${sql.join(
    facts.map((name) => sql`${sql.raw(`'${name}'`)}, ${STATED[name]}`),
    sql`, `,
  )})`;

/** All that a requirement may look at, of what matching knows of a person. */
export const factsOfProfile = sql<RequirementFacts>`${stated(namesOf(STATED))} || jsonb_build_object(
  'skills', (
    select coalesce(jsonb_agg(jsonb_build_object('id', skill->'id', 'name', skill->'name')), '[]')
    from jsonb_array_elements(${matchProfiles.features}->'skills') as skill
  ))`;

/** Facts as they are selected, and what they are made of. */
export interface FactsAsked {
  facts: SQL<RequirementFacts | null>;
  of: (SQL | PgColumn)[];
}

/**
 * The facts that these requirements look at, and no others: whole profiles are ten times as much, and of ten thousand
 * people that is what takes the time. Of skills that have an id it is asked here whether all are there; one that has none
 * is compared by its name, which the engine folds. `of` is what the facts are made of: grouped by it, they are put
 * together once for all who say the same. Null where matching does not know the person.
 */
export function factsAsked(required: PreparedRequirements): FactsAsked {
  const { skills, minYears, languages, education, places, nationalities, salary } = required;
  const ids = skillIdsIn(required);
  // No parameter: to PostgreSQL two are never the same, and what is grouped by must be what is selected.
  const asIds = sql.raw(literal(`{${ids.map((id) => JSON.stringify(id)).join(',')}}`));
  const hasAll = sql`jsonb_exists_all(${matchProfiles.skillIds}, ${asIds}::text[])`;
  const held = sql`case when ${hasAll} then ${JSON.stringify(ids.map((id) => ({ id, name: id })))}::jsonb else '[]'::jsonb end`;
  const named = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', null, 'name', one.name)), '[]')
    from jsonb_array_elements(${matchProfiles.namedSkills}) as one(name))`;
  const isKnown = sql`${matchProfiles.userId} is not null`;
  const perhaps: (StatedFact | false)[] = [
    minYears > 0 && 'years',
    languages.length > 0 && 'languages',
    education >= 0 && 'education',
    places.length > 0 && 'location',
    nationalities.size > 0 && 'nationality',
    required.noticeDays !== null && 'noticeDays',
    salary !== null && 'salary',
  ];
  const asked = perhaps.filter((one) => one !== false);
  const hasIds = ids.length > 0;
  const hasNames = ids.length < skills.length;
  return {
    facts: sql`case when ${isKnown} then ${stated(asked)} || jsonb_build_object('skills',
      ${hasIds ? held : sql`'[]'::jsonb`} || ${hasNames ? named : sql`'[]'::jsonb`}) end`,
    of: [
      isKnown,
      ...asked.map((name) => STATED[name]),
      ...(hasIds ? [hasAll] : []),
      ...(hasNames ? [matchProfiles.namedSkills] : []),
    ],
  };
}

/** Thousands of ids as one text, which is a third of what they take as rows; unpacked they are hexadecimal alone. */
export const packed = (ids: SQLWrapper): SQL<string> => sql`string_agg(encode(uuid_send(${ids}), 'hex'), '')`;
export const unpacked = (all: string): string[] => all.match(/.{32}/g) ?? [];
