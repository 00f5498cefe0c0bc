import { handle } from '#server/platform/queue.ts';
import { clearOldViews } from './profile-views.jobs.ts';
import { KEPT_MONTHS } from './profile-views.service.ts';
import { deleteBefore } from './profile-views.store.ts';

export const profileViewHandlers = [
  handle(clearOldViews, (ctx) => deleteBefore(ctx.db, monthsBefore(ctx.now, KEPT_MONTHS)), 1),
];

function monthsBefore(now: Date, months: number): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}
