import type { z } from 'zod';
import { type listProfileViews, VIEW_PARTS } from '#contract/features/profile-views.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { daysBefore } from '#server/platform/days.ts';
import { listsWith, lookersOf, looksOf } from './profile-views.reads.ts';

export const KEPT_MONTHS = 12;
const LISTED_DAYS = 30;

/** Who looked at the caller, and what they were shown. */
export async function listOwn(
  ctx: SignedInCtx,
  { page, limit }: z.output<typeof listProfileViews.query>,
): Promise<z.input<typeof listProfileViews.response>> {
  const { id: userId } = ctx.actor;
  const { rows, total } = await lookersOf(ctx.db, userId, page, limit);
  const ids = rows.map(({ company }) => company.id);
  const looks = ids.length > 0 ? await looksOf(ctx.db, userId, ids) : [];
  const since = daysBefore(ctx.now, LISTED_DAYS).toISOString().slice(0, 10);
  return {
    results: rows.map(({ company, days, isBlocked }) => {
      const theirs = looks.filter(({ companyId }) => companyId === company.id);
      return {
        company: present(company),
        days,
        last_at: latest(theirs).toISOString(),
        is_blind: theirs.every(({ part }) => part === 'alias'),
        is_blocked: isBlocked,
        looks: byJob(theirs),
      };
    }),
    total,
    page,
    limit,
    listed: (await listsWith(ctx.db, userId, since)).map(({ company, days }) => ({
      company: present(company),
      days,
    })),
    kept_months: KEPT_MONTHS,
  };
}

type LookRow = Awaited<ReturnType<typeof looksOf>>[number];

/** What was looked at for each job, the latest first. */
function byJob(rows: readonly LookRow[]) {
  const jobIds = [...new Set(rows.map(({ jobId }) => jobId))];
  return jobIds.map((jobId) => {
    const looks = rows.filter((row) => row.jobId === jobId);
    const title = looks[0]?.jobTitle ?? null;
    const first = Math.min(...looks.map(({ firstAt }) => firstAt.getTime()));
    return {
      job: jobId !== null && title !== null ? { jid: jobId, job_title: title } : null,
      parts: VIEW_PARTS.filter((part) => looks.some((look) => look.part === part)),
      first_at: new Date(first).toISOString(),
      last_at: latest(looks).toISOString(),
    };
  });
}

const latest = (looks: readonly LookRow[]): Date =>
  new Date(Math.max(...looks.map(({ lastAt }) => lastAt.getTime())));

const present = (row: { id: string; name: string; avatarFileId: string | null }) => ({
  id: row.id,
  company_name: row.name,
  company_avatar: row.avatarFileId,
});
