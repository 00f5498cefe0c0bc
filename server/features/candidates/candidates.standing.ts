import { type SQL, sql } from 'drizzle-orm';
import { APPLICATION_STAGES } from '#contract/features/applications.contract.ts';
import {
  type CANDIDATE_SORTS,
  REJECTION_REASONS,
  type RejectionReason,
} from '#contract/features/candidates.contract.ts';
import { STAGE_KINDS } from '#contract/features/hiring-stages.contract.ts';
import type { PokeState } from '#contract/features/pokes.contract.ts';
import { CANDIDATE_STATUSES, type MatchingCandidate } from '#contract/features/rankings.contract.ts';
import type { Currency } from '#contract/kernel/currencies.ts';
import { isAmong } from '#server/db/among.ts';
import { isOutOfSight, isOutOfSightFor } from '#server/db/findable.ts';
import { isVerifiedCompany } from '#server/db/verified.ts';
import { isHiddenIn } from '#server/features/blind-review/index.ts';
import { containing } from '#server/platform/database.ts';
import { json, number, oneOf, orNull, type Shaped, text, texts, yesOrNo } from '#server/platform/shapes.ts';

/** What narrows a company's candidates. */
export interface StandingFilter {
  companyId: string;
  /** The company's first stage: where a shortlisted one stands whom nobody has moved. */
  firstStageId: string;
  status: MatchingCandidate['status'] | 'ALL';
  stage?: string | undefined;
  jobId?: string | undefined;
  q: string;
  /** Nobody who is reviewed blind: it is asked who they are. */
  onlyNamed: boolean;
  tags: readonly string[];
  reasons: readonly RejectionReason[];
  /** None but these people; null where nothing is required of anyone. */
  among: readonly string[] | null;
}

/** A person for a job. */
export const PAIR_COLUMNS = { job_id: text, user_id: text };
export type Pair = Shaped<typeof PAIR_COLUMNS>;

/**
 * Where every candidate of a company stands for each of its jobs, as the relation `placed`: those it has decided on, and
 * those who applied and wait for a decision. Of two accounts that the company takes for one person the one that it shows
 * stands for both, and the other only for jobs where that one does not stand. Columns: `job_id`, `user_id`, `shown_id`,
 * `status`, `kind`, `stage_id`, `since`, `reason_code`, `reason`, `decided_by`, `applied_at`, `application_stage`,
 * `is_blind`, and of the profile `p` and the job `j`.
 */
export function placed(filter: StandingFilter): SQL {
  return placing(filter, filter.jobId ? sql`and j.id = ${filter.jobId}::uuid` : sql``, conditions(filter));
}

/** The relation `placed` for some pairs that are known to stand in it: nobody else is looked at. */
export function placedAmong(
  of: Pick<StandingFilter, 'companyId' | 'firstStageId'>,
  pairs: readonly Pair[],
): SQL {
  const wanted = JSON.stringify(pairs.map(({ job_id, user_id }) => ({ job_id, user_id })));
  const among = sql`and (j.id, user_id) in (
    select one.job_id, one.user_id from jsonb_to_recordset(${wanted}::jsonb) as one(job_id uuid, user_id uuid))`;
  return placing(of, among, [sql`true`]);
}

function placing(
  { companyId, firstStageId }: Pick<StandingFilter, 'companyId' | 'firstStageId'>,
  ofThese: SQL,
  kept: readonly SQL[],
): SQL {
  return sql`
    with standing as (
      select d.job_id, d.user_id from candidate_decisions d
        join jobs j on j.id = d.job_id
        where j.company_id = ${companyId}::uuid and j.status <> 'removed' and d.status <> 'PENDING' ${ofThese}
      union
      select a.job_id, a.user_id from applications a
        join jobs j on j.id = a.job_id
        where j.company_id = ${companyId}::uuid and j.status <> 'removed' and a.stage <> 'JOB_CLOSED' ${ofThese}
    ), placed as (
      select s.job_id, s.user_id, coalesce(m.user_id, s.user_id) as shown_id,
        coalesce(d.status, 'PENDING') as status,
        case
          when d.status = 'REJECTED' then 'rejected'
          when a.stage = 'WITHDRAWN' then 'withdrawn'
          when d.status = 'SHORTLISTED' then h.kind
          else 'new'
        end as kind,
        case when d.status = 'SHORTLISTED' then h.id end as stage_id,
        case
          when a.stage = 'WITHDRAWN' and d.status is distinct from 'REJECTED' then a.updated_at
          when coalesce(d.status, 'PENDING') = 'PENDING' then greatest(d.decided_at, a.applied_at)
          else d.decided_at
        end as since,
        d.reason_code, d.reason, d.decided_by, a.applied_at, a.stage as application_stage,
        (j.is_blind and d.status is distinct from 'SHORTLISTED')
          or not ${isVerifiedCompany(sql`${companyId}::uuid`)} as is_blind,
        j.title as job_title, p.personal_details as person, p.experience_months,
        p.shared_nationality as nationality, p.shared_notice_days as notice_period_days,
        p.shared_salary as expected_salary
      from standing s
      join jobs j on j.id = s.job_id
      left join candidate_decisions d on d.job_id = s.job_id and d.user_id = s.user_id
      left join hiring_stages h on h.id = coalesce(d.stage_id, ${firstStageId}::uuid)
      left join applications a on a.job_id = s.job_id and a.user_id = s.user_id
      left join candidate_merges m
        on m.company_id = ${companyId}::uuid and m.verdict = 'same' and m.other_id = s.user_id
      join profiles p on p.user_id = coalesce(m.user_id, s.user_id)
      where (m.user_id is null or not exists (
        select from standing t where t.job_id = s.job_id and t.user_id = m.user_id
      ))
      and not ${isOutOfSightFor(sql`s.job_id`, companyId, sql`s.user_id`)}
      and not ${isOutOfSight(companyId, sql`p.user_id`)}
    ), kept as (
      select placed.* from placed where ${sql.join([...kept], sql` and `)}
    )`;
}

function conditions(filter: StandingFilter): SQL[] {
  const all: (SQL | false | undefined)[] = [
    sql`true`,
    filter.status !== 'ALL' && sql`status = ${filter.status}`,
    filter.stage !== undefined && sql`${COLUMN} = ${filter.stage}`,
    filter.q !== '' && named(filter.q),
    filter.onlyNamed && sql`not is_blind`,
    filter.tags.length > 0 &&
      sql`(select count(distinct lower(g.tag)) from candidate_tags g
        where g.company_id = ${filter.companyId}::uuid and g.user_id in (placed.user_id, placed.shown_id)
          and lower(g.tag) in ${filter.tags.map((tag) => tag.toLowerCase())}) = ${new Set(filter.tags.map((tag) => tag.toLowerCase())).size}`,
    filter.reasons.length > 0 && sql`reason_code in ${[...filter.reasons]}`,
    filter.among !== null && isAmong(sql`user_id`, filter.among),
  ];
  return all.filter((one): one is SQL => Boolean(one));
}

/** The column of the board: a stage of the company, or a kind that has none. */
export const COLUMN: SQL = sql`case when kind in ('new', 'rejected', 'withdrawn') then kind else stage_id::text end`;

/** Of who is hidden only the job is searched: name, place and headline could tell who they are. */
const named = (q: string): SQL => {
  const wanted = containing(q);
  return sql`(job_title ilike ${wanted} or (not is_blind and (person->>'headline' ilike ${wanted}
    or person->>'name' ilike ${wanted} or person->>'location' ilike ${wanted})))`;
};

/** The order of a list; ties are broken by the pair, so that pages never overlap. */
export const ORDER: Record<(typeof CANDIDATE_SORTS)[number], SQL> = {
  acted: sql`since desc nulls last, kept.user_id, kept.job_id`,
  waiting: sql`since asc nulls last, kept.user_id, kept.job_id`,
  score: sql`score desc nulls last, kept.user_id, kept.job_id`,
  name: sql`is_blind, lower(person->>'name'), kept.user_id, kept.job_id`,
  experience: sql`experience_months desc nulls last, kept.user_id, kept.job_id`,
  applied: sql`applied_at desc nulls last, kept.user_id, kept.job_id`,
};

interface ShownPerson {
  name: string;
  headline?: string | null;
  location?: string | null;
  nationality?: string | null;
  expected_salary?: number | null;
  expected_salary_currency?: Currency | null;
}

/** What `shown` selects of a person of a list. */
export const SHOWN_COLUMNS = {
  job_id: text,
  user_id: text,
  shown_id: text,
  status: oneOf(CANDIDATE_STATUSES),
  kind: oneOf(STAGE_KINDS),
  stage_id: orNull(text),
  since: text,
  reason_code: orNull(oneOf(REJECTION_REASONS)),
  reason: orNull(text),
  decider: orNull(text),
  applied_at: orNull(text),
  application_stage: orNull(oneOf(APPLICATION_STAGES)),
  poke: orNull(json<NonNullable<PokeState>>()),
  is_blind: yesOrNo,
  job_title: text,
  person: json<ShownPerson>(),
  notice_period_days: orNull(number),
  expected_salary: orNull(number),
  nationality: orNull(text),
  experience_months: orNull(number),
  score: orNull(number),
  tags: texts,
  notes: number,
};
export type StandingDetails = Shaped<typeof SHOWN_COLUMNS>;

/**
 * What a list shows of those who are kept; moments as ISO 8601 in UTC. Of who is hidden no tags, and the notes of that
 * review alone.
 */
export const shown = (companyId: string): SQL => sql`
  kept.job_id, kept.user_id, kept.shown_id, status, kind, stage_id, ${iso(sql`since`)} as since,
  reason_code, reason, u.first_name || ' ' || u.last_name as decider, ${iso(sql`applied_at`)} as applied_at,
  application_stage, is_blind, job_title, person,
  (select json_build_object('at', ${iso(sql`p.created_at`)}, 'answer', p.answer)
    from pokes p where p.job_id = kept.job_id and p.user_id = kept.user_id) as poke,
  notice_period_days, expected_salary, nationality,
  experience_months, score,
  array(
    select distinct g.tag from candidate_tags g
    where not is_blind and g.company_id = ${companyId}::uuid and g.user_id in (kept.user_id, kept.shown_id)
    order by g.tag
  ) as tags,
  (select count(*)::int from candidate_notes n
    where n.company_id = ${companyId}::uuid and case
      when is_blind then n.user_id = kept.user_id and n.job_id = kept.job_id
      else n.user_id in (kept.user_id, kept.shown_id) and not ${isHiddenIn(sql`n.job_id`, sql`n.user_id`)}
    end) as notes`;

const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
