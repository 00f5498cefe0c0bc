import { type SQL, sql } from 'drizzle-orm';
import type { BulkDeed } from '#contract/features/bulk-limits.contract.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { DAY_MS, daysBefore } from '#server/platform/days.ts';
import { readRows } from '#server/platform/rows.ts';
import { number, orNull, yesOrNo } from '#server/platform/shapes.ts';
import type { CompanyHistory } from './bulk-limits.levels.ts';

const HISTORY_DAYS = 90;

/** What counts of a company's past. */
export async function historyOf(db: Database, companyId: string, now: Date): Promise<CompanyHistory> {
  const since = daysBefore(now, HISTORY_DAYS).toISOString();
  const query = sql`
    select ${inMs(sql`c.created_at`)} as "createdMs",
      exists (select from company_checks k where k.company_id = c.id and k.state = 'verified') as "isVerified",
      (select count(*)::int from pokes p join jobs j on j.id = p.job_id
        where j.company_id = c.id and p.leaves_at is null and p.created_at > ${since}::timestamptz) as asked,
      (select count(*)::int from pokes p join jobs j on j.id = p.job_id
        where j.company_id = c.id and p.answer = 'interested') as accepted,
      (select count(distinct p.user_id)::int from pokes p join jobs j on j.id = p.job_id
        where j.company_id = c.id and p.complained_at > ${since}::timestamptz) as complaints
    from companies c where c.id = ${companyId}::uuid`;
  const shape = {
    createdMs: number,
    isVerified: yesOrNo,
    asked: number,
    accepted: number,
    complaints: number,
  };
  const { createdMs, ...counts } = onlyRow(await readRows(db, query, shape));
  return { ...counts, ageDays: (now.getTime() - createdMs) / DAY_MS };
}

/** To how many people something was done since a moment, and when the first of them was. */
export async function usedSince(
  db: Database,
  { companyId, deed }: { companyId: string; deed: BulkDeed },
  since: Date,
): Promise<{ people: number; first: Date | null }> {
  const after = since.toISOString();
  const query =
    deed === 'ask'
      ? sql`select count(*)::int as people, ${inMs(sql`min(p.created_at)`)} as first
          from pokes p join jobs j on j.id = p.job_id
          where j.company_id = ${companyId}::uuid and p.created_at > ${after}::timestamptz`
      : sql`select coalesce(sum(people), 0)::int as people, ${inMs(sql`min(hour) filter (where people > 0)`)} as first
          from bulk_uses
          where company_id = ${companyId}::uuid and deed = ${deed} and hour > ${after}::timestamptz`;
  const { people, first } = onlyRow(await readRows(db, query, { people: number, first: orNull(number) }));
  return { people, first: first === null ? null : new Date(first) };
}

const inMs = (moment: SQL): SQL => sql`(extract(epoch from ${moment}) * 1000)::float8`;
