import { lt, sql } from 'drizzle-orm';
import type { ViewPart } from '#contract/features/profile-views.contract.ts';
import { profileAppearances, profileViews } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export interface LookRow {
  user_id: string;
  company_id: string;
  job_id: string | null;
  day: string;
  part: ViewPart;
  times: number;
  first_at: string;
  last_at: string;
}

/** Counts looks up, in one statement. Whoever is gone meanwhile is left out. */
export async function addLooks(db: Database, rows: readonly LookRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${profileViews} (user_id, company_id, job_id, day, part, times, first_at, last_at)
    select one.user_id, one.company_id, one.job_id, one.day, one.part, one.times, one.first_at, one.last_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(
      user_id uuid, company_id uuid, job_id uuid, day date, part text, times int,
      first_at timestamptz, last_at timestamptz)
    join users u on u.id = one.user_id
    join companies c on c.id = one.company_id
    on conflict on constraint profile_views_once do update set
      times = profile_views.times + excluded.times,
      first_at = least(profile_views.first_at, excluded.first_at),
      last_at = greatest(profile_views.last_at, excluded.last_at)`);
}

export interface AppearanceRow {
  user_id: string;
  company_id: string;
  day: string;
  times: number;
}

/** The same of places in lists. */
export async function addAppearances(db: Database, rows: readonly AppearanceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${profileAppearances} (user_id, company_id, day, times)
    select one.user_id, one.company_id, one.day, one.times
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(
      user_id uuid, company_id uuid, day date, times int)
    join users u on u.id = one.user_id
    join companies c on c.id = one.company_id
    on conflict (user_id, company_id, day) do update set times = profile_appearances.times + excluded.times`);
}

export async function deleteBefore(db: Database, day: string): Promise<void> {
  await db.delete(profileViews).where(lt(profileViews.day, day));
  await db.delete(profileAppearances).where(lt(profileAppearances.day, day));
}
