import { sql } from 'drizzle-orm';
import { APPLICATION_STAGES } from '#contract/features/applications.contract.ts';
import {
  HISTORY_KINDS,
  type HistoryEntry,
  MOST_HISTORY,
  REJECTION_REASONS,
} from '#contract/features/candidates.contract.ts';
import { STAGE_KINDS } from '#contract/features/hiring-stages.contract.ts';
import { POKE_ANSWERS } from '#contract/features/pokes.contract.ts';
import { uuids } from '#server/db/among.ts';
import { disclosureOf, isHiddenIn } from '#server/features/blind-review/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { readRows } from '#server/platform/rows.ts';
import { oneOf, orNull, type Shaped, text, yesOrNo } from '#server/platform/shapes.ts';
import { accountsOf } from './candidates.reads.ts';
import { visibleOrKnown } from './candidates.visible.ts';

/**
 * Everything between a candidate and one's own company, latest first. Of who is hidden what happened in blind reviews, and
 * of who is named everything else: what is read on both sides would tell who they are.
 */
export async function listHistory(
  ctx: SignedInCtx & Uses<'aliases'>,
  userId: string,
): Promise<{ results: HistoryEntry[] }> {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  await visibleOrKnown(ctx, userId);
  const disclosure = await disclosureOf(ctx, { jobId: null, userIds: [userId] });
  const accounts = disclosure.hides(userId) ? [userId] : await accountsOf(ctx.db, companyId, userId);
  const rows = await entriesOf(ctx.db, companyId, accounts);
  const shown = rows.filter((row) => row.is_blind === disclosure.hides(userId));
  return {
    results: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      at: row.at,
      by: row.is_own ? null : row.by,
      is_own: row.is_own,
      job: row.job_id && row.job_title ? { jid: row.job_id, job_title: row.job_title } : null,
      from: row.from_kind,
      to: row.to_kind,
      stage_name: row.stage_name,
      application_stage: row.application_stage,
      reason_code: REJECTION_REASONS.find((one) => one === row.reason_code) ?? null,
      answer: row.answer,
      text: disclosure.textOf(userId, row.text),
      of_other: row.user_id !== userId,
    })),
  };
}

const ENTRY_COLUMNS = {
  id: text,
  kind: oneOf(HISTORY_KINDS),
  at: text,
  user_id: text,
  by: orNull(text),
  is_own: yesOrNo,
  job_id: orNull(text),
  job_title: orNull(text),
  from_kind: orNull(oneOf(STAGE_KINDS)),
  to_kind: orNull(oneOf(STAGE_KINDS)),
  stage_name: orNull(text),
  application_stage: orNull(oneOf(APPLICATION_STAGES)),
  reason_code: orNull(text),
  answer: orNull(oneOf(POKE_ANSWERS)),
  text: orNull(text),
  /** Of a job where the person is hidden. */
  is_blind: yesOrNo,
};
type Entry = Shaped<typeof ENTRY_COLUMNS>;

/**
 * Moves, steps of applications that the person took (those of the company are moves), notes, pokes and their answers,
 * messages that went out, favourites, tags, and accounts taken for one.
 */
async function entriesOf(db: Database, companyId: string, accounts: readonly string[]): Promise<Entry[]> {
  const company = sql`${companyId}::uuid`;
  const theirs = sql`any(${uuids(accounts)}::uuid[])`;
  const latest = sql`
    with entries as (
      select 'moved' as kind, v.id::text as id, v.created_at as at, v.user_id, v.moved_by as by, v.job_id,
        v.from_kind, v.to_kind, v.stage_name, null as application_stage, v.reason_code, null as answer, v.reason as text
      from candidate_moves v join jobs j on j.id = v.job_id
      where j.company_id = ${company} and v.user_id = ${theirs}
      union all
      -- Decisions of before the moves were kept.
      select 'moved', 'decision-' || d.job_id || d.user_id, d.decided_at, d.user_id, d.decided_by, d.job_id,
        'new', case d.status when 'REJECTED' then 'rejected' else 'shortlisted' end, null, null, d.reason_code, null,
        d.reason
      from candidate_decisions d join jobs j on j.id = d.job_id
      where j.company_id = ${company} and d.user_id = ${theirs} and d.status <> 'PENDING'
        and not exists (select from candidate_moves v where v.job_id = d.job_id and v.user_id = d.user_id)
      union all
      select 'application', e.id::text, e.created_at, a.user_id, e.actor_id, a.job_id,
        null, null, null, e.stage, null, null, e.reason
      from application_events e
      join applications a on a.id = e.application_id
      join jobs j on j.id = a.job_id
      where j.company_id = ${company} and a.user_id = ${theirs}
        and e.stage in ('SUBMITTED', 'VIEWED', 'WITHDRAWN', 'JOB_CLOSED')
      union all
      select 'note', n.id::text, n.created_at, n.user_id, n.author_id, n.job_id,
        null, null, null, null, null, null, n.text
      from candidate_notes n where n.company_id = ${company} and n.user_id = ${theirs}
      union all
      select 'poked', 'poke-' || p.job_id || p.user_id, p.created_at, p.user_id, p.poked_by, p.job_id,
        null, null, null, null, null, null, null
      from pokes p join jobs j on j.id = p.job_id
      where j.company_id = ${company} and p.user_id = ${theirs}
      union all
      select 'poke_answered', 'answer-' || p.job_id || p.user_id, p.answered_at, p.user_id, p.user_id, p.job_id,
        null, null, null, null, null, p.answer, null
      from pokes p join jobs j on j.id = p.job_id
      where j.company_id = ${company} and p.user_id = ${theirs} and p.answered_at is not null
      union all
      select 'message', 'message-' || m.id || r.user_id, coalesce(r.sent_at, m.created_at), r.user_id, m.sender_id,
        m.job_id, null, null, null, null, null, null, r.subject
      from message_recipients r join messages m on m.id = r.message_id
      where m.company_id = ${company} and r.user_id = ${theirs} and m.status <> 'taken_back'
      union all
      select 'favourite', 'favourite-' || f.job_id || f.user_id, f.created_at, f.user_id, f.kept_by, f.job_id,
        null, null, null, null, null, null, null
      from favourite_candidates f join jobs j on j.id = f.job_id
      where j.company_id = ${company} and f.user_id = ${theirs}
      union all
      select 'tagged', 'tag-' || t.user_id || t.tag, t.created_at, t.user_id, t.tagged_by, null,
        null, null, null, null, null, null, t.tag
      from candidate_tags t where t.company_id = ${company} and t.user_id = ${theirs}
      union all
      select 'merged', g.id::text, g.created_at, g.user_id, g.decided_by, null,
        null, null, null, null, null, null, null
      from candidate_merges g
      where g.company_id = ${company} and g.verdict = 'same' and (g.user_id = ${theirs} or g.other_id = ${theirs})
    )
    select entries.id, entries.kind, entries.user_id, entries.job_id, entries.from_kind, entries.to_kind,
      entries.stage_name, entries.application_stage, entries.reason_code, entries.answer, entries.text,
      to_char(entries.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      entries.by is not distinct from entries.user_id as is_own,
      u.first_name || ' ' || u.last_name as by, j.title as job_title,
      ${isHiddenIn(sql`entries.job_id`, sql`entries.user_id`)} as is_blind
    from entries
    left join users u on u.id = entries.by
    left join jobs j on j.id = entries.job_id
    order by entries.at desc, entries.id
    limit ${MOST_HISTORY}`;
  return readRows(db, latest, ENTRY_COLUMNS);
}
