import { sql } from 'drizzle-orm';
import type { CANDIDATE_SORTS } from '#contract/features/candidates.contract.ts';
import type { PreparedRequirements, RequirementFacts } from '#engines/matching/index.ts';
import { matches, matchProfiles, profiles, users } from '#server/db/tables/index.ts';
import { factsAsked, packed, type SayingTheSame, unpacked } from '#server/features/rankings/index.ts';
import type { Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';
import { readRows } from '#server/platform/rows.ts';
import { json, number, oneOf, orNull, type Shaped, text } from '#server/platform/shapes.ts';
import {
  COLUMN,
  ORDER,
  PAIR_COLUMNS,
  type Pair,
  placed,
  placedAmong,
  SHOWN_COLUMNS,
  type StandingDetails,
  type StandingFilter,
  shown,
} from './candidates.standing.ts';

type Sort = (typeof CANDIDATE_SORTS)[number];

const SCORES = sql`left join ${matches} on matches.job_id = kept.job_id and matches.user_id = kept.user_id`;
const DECIDERS = sql`left join ${users} u on u.id = kept.decided_by`;

/** A page of a company's candidates. */
export async function listStanding(
  db: Database,
  filter: StandingFilter,
  { sort, page, limit }: { sort: Sort; page: number; limit: number },
): Promise<{ rows: StandingDetails[]; total: number }> {
  const found = await readRows(
    db,
    sql`${placed(filter)}
    select kept.job_id, kept.user_id, (count(*) over ())::int as total
    from kept ${sort === 'score' ? SCORES : sql``}
    order by ${ORDER[sort]} limit ${limit} offset ${offsetOf(page, limit)}`,
    { ...PAIR_COLUMNS, total: number },
  );
  // Of a page behind the last one nobody says how many there are.
  const total = found[0]?.total ?? (page > 1 ? await countStanding(db, filter) : 0);
  return { rows: await withDetails(db, filter, found), total };
}

async function countStanding(db: Database, filter: StandingFilter): Promise<number> {
  const counted = sql`${placed(filter)} select count(*)::int as total from kept`;
  const [row] = await readRows(db, counted, { total: number });
  return row?.total ?? 0;
}

/**
 * What is shown of some people for jobs, in their order. Asked apart from who they are: to put ten thousand in order
 * nothing is read but what orders them.
 */
async function withDetails<P extends Pair>(
  db: Database,
  filter: StandingFilter,
  pairs: readonly P[],
): Promise<(StandingDetails & P)[]> {
  if (pairs.length === 0) return [];
  const details = await readRows(
    db,
    sql`${placedAmong(filter, pairs)}
    select ${shown(filter.companyId)} from kept ${SCORES} ${DECIDERS}`,
    SHOWN_COLUMNS,
  );
  const keyOf = ({ job_id, user_id }: Pair) => `${job_id} ${user_id}`;
  const known = new Map(details.map((row) => [keyOf(row), row]));
  // Who was moved out of every list between the two questions is left out.
  return pairs.flatMap((pair) => {
    const row = known.get(keyOf(pair));
    return row ? [{ ...row, ...pair }] : [];
  });
}

/** The first people of each column of the board, and how many it has. */
export async function listColumns(
  db: Database,
  filter: StandingFilter,
  { sort, limit }: { sort: Sort; limit: number },
): Promise<(StandingDetails & Place)[]> {
  const places = sql`${placed(filter)}, ranked as (
      select kept.job_id, kept.user_id, ${COLUMN} as column,
        (count(*) over (partition by ${COLUMN}))::int as total,
        (row_number() over (partition by ${COLUMN} order by ${ORDER[sort]}))::int as place
      from kept ${sort === 'score' ? SCORES : sql``}
    )
    select * from ranked where place <= ${limit} order by place`;
  return withDetails(db, filter, await readRows(db, places, PLACE_COLUMNS));
}

/** Which column of the board somebody stands in, at which place, and how many it has. */
const PLACE_COLUMNS = { ...PAIR_COLUMNS, column: text, total: number, place: number };
type Place = Shaped<typeof PLACE_COLUMNS>;

const { job_title, status, stage_id, kind, application_stage, is_blind, person } = SHOWN_COLUMNS;
const KEY_COLUMNS = {
  ...PAIR_COLUMNS,
  job_title,
  status,
  stage_id,
  kind,
  application_stage,
  is_blind,
  person,
  total: number,
};
type KeyRow = Shaped<typeof KEY_COLUMNS>;

/** Who all of them are, the first of them where they are very many. */
export async function listKeys(db: Database, filter: StandingFilter, most: number): Promise<KeyRow[]> {
  const keys = sql`${placed(filter)}
    select job_id, user_id, job_title, status, stage_id, kind, application_stage, is_blind, person,
      (count(*) over ())::int as total
    from kept order by ${ORDER.acted} limit ${most}`;
  return readRows(db, keys, KEY_COLUMNS);
}

/** What they say of what may be required, those together who say the same; whoever is no longer to be found says nothing. */
export async function factsOfStanding(
  db: Database,
  filter: StandingFilter,
  required: PreparedRequirements,
): Promise<SayingTheSame[]> {
  const { facts, of } = factsAsked(required);
  const said = sql`${placed(filter)}, people as (
      select distinct on (user_id) user_id, shown_id from kept
    )
    select ${facts} as facts, ${packed(sql`people.user_id`)} as ids
    from people
    join ${profiles} on ${profiles.userId} = people.shown_id
    left join ${matchProfiles} on ${matchProfiles.userId} = people.shown_id
    group by ${sql.join(of, sql`, `)}`;
  const rows = await readRows(db, said, { facts: orNull(json<RequirementFacts>()), ids: text });
  return rows.map(({ facts, ids }) => ({ facts, userIds: unpacked(ids) }));
}

const CHOICES = 30;

/** What a company's candidates say of where they are and come from, the most frequent first. */
export async function listChoices(db: Database, filter: StandingFilter) {
  const choices = sql`${placed(filter)}, facts as (
      select distinct on (shown_id) person->>'location' as location, nationality
      from kept where not is_blind
    )
    (select 'location' as what, location as value, count(*)::int as people from facts
      where location <> '' group by location order by people desc, location limit ${CHOICES})
    union all
    (select 'nationality', nationality, count(*)::int as people from facts
      where nationality <> '' group by nationality order by people desc, nationality limit ${CHOICES})`;
  return readRows(db, choices, {
    what: oneOf(['location', 'nationality']),
    value: text,
    people: number,
  });
}
