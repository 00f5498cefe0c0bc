import { sql } from 'drizzle-orm';
import type { Duplicates, SAMENESS } from '#contract/features/candidates.contract.ts';
import { isOutOfSight } from '#server/db/findable.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { tellTeam } from '#server/features/companies/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { readRows } from '#server/platform/rows.ts';
import { orNull, type Shaped, text, texts, yesOrNo } from '#server/platform/shapes.ts';
import { deleteMerge, findMerge, holdMerges, insertMerge } from './candidates.store.ts';
import { isKnownTo, visibleOrKnown } from './candidates.visible.ts';

/** Accounts that a company takes for this person, and those that may be them. */
export async function listDuplicates(
  ctx: SignedInCtx & Uses<'aliases'>,
  userId: string,
): Promise<Duplicates> {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  await visibleOrKnown(ctx, userId);
  // Who is reviewed blind is nobody in particular: what they have in common with others would tell who they are.
  if ((await disclosureOf(ctx, { jobId: null, userIds: [userId] })).hides(userId))
    return { shown_as: null, merged: [], suggestions: [] };
  const merges = await mergesOf(ctx.db, companyId, userId);
  const shownAs = merges.find((one) => !one.is_shown);
  return {
    shown_as: shownAs ? { candidate_id: shownAs.user_id, name: shownAs.name } : null,
    merged: merges
      .filter((one) => one.is_shown)
      .map(({ user_id, name, by, at }) => ({ candidate_id: user_id, name, by, at })),
    suggestions: (await lookalikes(ctx.db, companyId, userId)).map(presentLookalike),
  };
}

/** Says that two accounts are one person, or two, or that it is open again; for one's own company alone. */
export async function decideDuplicate(
  ctx: SignedInCtx & Uses<'aliases'>,
  userId: string,
  otherId: string,
  verdict: 'same' | 'different' | 'undecided',
): Promise<Duplicates> {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  for (const id of [userId, otherId]) {
    await visibleOrKnown(ctx, id);
    if (!(await isKnownTo(ctx.db, companyId, id))) throw new Refusal('candidates.not_found');
  }
  if (userId === otherId) throw new Refusal('candidates.not_found');
  await ctx.transaction(async (tx) => {
    await holdMerges(tx.db, companyId);
    const before = await findMerge(tx.db, companyId, userId, otherId);
    if ((before?.verdict ?? 'undecided') === verdict) return;
    if (before) await deleteMerge(tx.db, before.id);
    if (verdict !== 'undecided') {
      const [shownId, hiddenId] =
        verdict === 'same' ? await whoIsShown(tx.db, companyId, userId, otherId) : [userId, otherId];
      const decidedBy = ctx.actor.id;
      await insertMerge(tx.db, { companyId, userId: shownId, otherId: hiddenId, verdict, decidedBy });
    }
    const action = { same: 'merged', different: 'told_apart', undecided: 'merge_undone' } as const;
    await record(tx, `candidate.${action[verdict]}`, { subjectId: userId, details: { companyId, otherId } });
    await tellTeam(tx, companyId, 'candidates:changed', { job_id: null, candidate_id: null });
  });
  return listDuplicates(ctx, userId);
}

/** An account that is shown for others stays so; one that stands behind another cannot stand behind a second. */
async function whoIsShown(db: Database, companyId: string, one: string, other: string) {
  const [ofOne, ofOther] = [await mergesOf(db, companyId, one), await mergesOf(db, companyId, other)];
  const isFree = (merges: typeof ofOne) => merges.length === 0;
  if (isFree(ofOther) && !ofOne.some(({ is_shown }) => !is_shown)) return [one, other] as const;
  if (isFree(ofOne) && !ofOther.some(({ is_shown }) => !is_shown)) return [other, one] as const;
  throw new Refusal('candidates.merged_already');
}

const MERGE_COLUMNS = {
  /** The other account of the pair. */
  user_id: text,
  name: text,
  by: orNull(text),
  at: text,
  /** The account that was asked about is the one that is shown. */
  is_shown: yesOrNo,
};
type Merge = Shaped<typeof MERGE_COLUMNS>;

async function mergesOf(db: Database, companyId: string, userId: string): Promise<Merge[]> {
  const merges = sql`
    select other.user_id, p.personal_details->>'name' as name, u.first_name || ' ' || u.last_name as by,
      to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      m.user_id = ${userId}::uuid as is_shown
    from candidate_merges m
    cross join lateral (
      select case when m.user_id = ${userId}::uuid then m.other_id else m.user_id end as user_id
    ) other
    join profiles p on p.user_id = other.user_id
    left join users u on u.id = m.decided_by
    where m.company_id = ${companyId}::uuid and m.verdict = 'same'
      and (m.user_id = ${userId}::uuid or m.other_id = ${userId}::uuid)
      and not ${isOutOfSight(companyId, sql`other.user_id`)}
    order by m.created_at`;
  return readRows(db, merges, MERGE_COLUMNS);
}

const LOOKALIKE_COLUMNS = {
  user_id: text,
  name: text,
  headline: orNull(text),
  location: orNull(text),
  same_phone: yesOrNo,
  same_email: yesOrNo,
  same_name: yesOrNo,
  same_local: yesOrNo,
  employers: texts,
};
type Lookalike = Shaped<typeof LOOKALIKE_COLUMNS>;

const MOST_LOOKALIKES = 10;

/**
 * Of the company's candidates those who may be one person with this one: by the same number or address, or by the same
 * name (its words in any order, Arabic letters folded) together with the same part of the address before the @ or an
 * employer that both name. A name by itself is no evidence. Numbers and addresses count only where the company has the
 * contacts of both, and employers only where both share them.
 */
async function lookalikes(db: Database, companyId: string, userId: string): Promise<Lookalike[]> {
  const alike = sql`
    with dealings as (
      select d.user_id, exists (
          select from pokes p where p.job_id = d.job_id and p.user_id = d.user_id and p.answer = 'interested'
        ) as has_contacts, j.is_blind and d.status <> 'SHORTLISTED' as is_hidden
      from candidate_decisions d join jobs j on j.id = d.job_id
      where j.company_id = ${companyId}::uuid and d.status <> 'PENDING'
      union all
      select a.user_id, true, j.is_blind and d.status is distinct from 'SHORTLISTED'
      from applications a
      join jobs j on j.id = a.job_id
      left join candidate_decisions d on d.job_id = a.job_id and d.user_id = a.user_id
      where j.company_id = ${companyId}::uuid and a.stage <> 'WITHDRAWN'
    ), pool as (
      select user_id, bool_or(has_contacts) as has_contacts from dealings
      where not ${isOutOfSight(companyId, sql`dealings.user_id`)}
      group by user_id having not bool_and(is_hidden)
    ), facts as (
      select p.user_id, p.personal_details as person, p.work_history,
        coalesce((p.sharing->>'employers')::boolean, true) as shares_employers,
        array_to_string(array(
          select word from unnest(string_to_array(
            translate(regexp_replace(lower(p.personal_details->>'name'), '[\\u064B-\\u0652.,]', '', 'g'),
              'أإآٱىیئؤةکـ', 'اااايييوهك'), ' ')) word
          where word <> '' order by word
        ), ' ') as folded,
        case when pool.has_contacts then right(regexp_replace(coalesce(p.personal_details->>'phone', ''), '\\D', '', 'g'), 9) end as phone,
        case when pool.has_contacts then split_part(lower(p.personal_details->>'email'), '@', 2) end as domain,
        case when pool.has_contacts
          then regexp_replace(split_part(lower(p.personal_details->>'email'), '@', 1), '\\+.*$', '') end as local
      from profiles p left join pool on pool.user_id = p.user_id
      where pool.user_id is not null or p.user_id = ${userId}::uuid
    ), compared as (
      select o.user_id, o.person,
        coalesce(length(o.phone) >= 8 and o.phone = m.phone, false) as same_phone,
        coalesce(o.domain <> '' and o.local <> '' and (
          (o.domain = m.domain and o.local = m.local)
          or (o.domain in ('gmail.com', 'googlemail.com') and m.domain in ('gmail.com', 'googlemail.com')
            and replace(o.local, '.', '') = replace(m.local, '.', ''))
        ), false) as same_email,
        o.folded = m.folded and o.folded like '% %' as same_name,
        coalesce(length(o.local) > 3 and o.local = m.local, false) as same_local,
        case when o.folded = m.folded and o.shares_employers and m.shares_employers then array(
          select distinct trim(w->>'organisation') from jsonb_array_elements(o.work_history) w
          where length(trim(w->>'organisation')) > 2 and lower(trim(w->>'organisation')) in (
            select lower(trim(x->>'organisation')) from jsonb_array_elements(m.work_history) x
          ) order by 1 limit 3
        ) else array[]::text[] end as employers
      from facts o join facts m on m.user_id = ${userId}::uuid and o.user_id <> m.user_id
    )
    select c.user_id, c.person->>'name' as name, c.person->>'headline' as headline, c.person->>'location' as location,
      c.same_phone, c.same_email, c.same_name, c.same_local, c.employers
    from compared c
    where (c.same_phone or c.same_email or (c.same_name and (c.same_local or c.employers <> array[]::text[])))
      and not exists (
        select from candidate_merges g where g.company_id = ${companyId}::uuid and (
          (g.user_id = c.user_id and g.other_id = ${userId}::uuid)
          or (g.other_id = c.user_id and (g.user_id = ${userId}::uuid or g.verdict = 'same'))
        )
      )
    order by c.same_email desc, c.same_phone desc, c.user_id
    limit ${MOST_LOOKALIKES}`;
  return readRows(db, alike, LOOKALIKE_COLUMNS);
}

function presentLookalike(row: Lookalike): Duplicates['suggestions'][number] {
  const evidence: (typeof SAMENESS)[number][] = [];
  if (row.same_email) evidence.push('email');
  if (row.same_phone) evidence.push('phone');
  if (row.same_name && row.same_local && !row.same_email) evidence.push('name_and_mail_name');
  if (row.same_name && row.employers.length > 0) evidence.push('name_and_employers');
  return {
    candidate_id: row.user_id,
    name: row.name,
    headline: row.headline,
    location: row.location,
    evidence,
    employers: row.employers,
  };
}
