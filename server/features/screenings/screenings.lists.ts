import type { ScreeningList, ScreeningListName, ScreeningRow } from '#contract/features/screenings.fields.ts';
import { disclosuresOf, listedPeople, listedTotal } from '#server/features/blind-review/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { offsetOf } from '#server/platform/paging.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { noteListed } from '#server/platform/shown.ts';
import { type ListedScreening, listOwn, listSentTo } from './screenings.reads.ts';

interface Asked {
  page: number;
  limit: number;
  users?: readonly string[] | undefined;
  dates?: readonly [string, string] | undefined;
}

/** Answers to the questions of jobs: one's own, or for those who hire what was sent to the company. */
export async function listScreenings(
  ctx: SignedInCtx & Uses<'aliases'>,
  list: ScreeningListName,
  asked: Asked,
): Promise<ScreeningList> {
  const { page, limit } = asked;
  const { rows, total } =
    ctx.actor.state === 'CANDIDATE' ? await ownRows(ctx, list, asked) : await companysRows(ctx, list, asked);
  return {
    view: 'screenings',
    list,
    total,
    assessments: rows,
    selected_dates: asked.dates ? [...asked.dates] : null,
    pagination: { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) },
  };
}

async function ownRows(ctx: SignedInCtx, list: ScreeningListName, { page, limit, dates }: Asked) {
  const offset = offsetOf(page, limit);
  const { rows, total } = await listOwn(ctx.db, ctx.actor.id, list, { dates, limit, offset });
  return { rows: rows.map((row) => present(row, null)), total };
}

async function companysRows(
  ctx: SignedInCtx & Uses<'aliases'>,
  list: ScreeningListName,
  { page, limit, users, dates }: Asked,
) {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const listed = await listSentTo(ctx.db, { companyId, userIds: users }, list, {
    dates,
    limit,
    offset: offsetOf(page, limit),
  });
  const rows = listedPeople(ctx, listed.rows, { page, limit });
  const disclosures = await disclosuresOf(
    ctx,
    rows.map(({ job_id: jobId, user_id: userId }) => ({ jobId, userId })),
  );
  noteListed(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  return {
    rows: rows.map((row) => {
      const disclosure = disclosures(row.job_id);
      return present(row, {
        user_id: disclosure.idOf(row.user_id),
        name: disclosure.nameOf(row.user_id, `${row.first_name} ${row.last_name}`),
        is_blind: disclosure.hides(row.user_id),
      });
    }),
    total: listedTotal(ctx, listed.total),
  };
}

const present = (row: ListedScreening, person: ScreeningRow['person']): ScreeningRow => ({
  job: { jid: row.job_id, job_title: row.job_title, company_name: row.company_name },
  status: row.application_id === null ? 'IN_PROGRESS' : 'COMPLETED',
  way: row.way,
  answered: row.answered,
  questions: row.questions,
  application_id: row.application_id,
  saved_at: row.saved_at,
  person,
});
