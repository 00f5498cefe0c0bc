import type { CareerStep } from '#contract/features/career-paths.contract.ts';
import { findOccupations } from '#engines/matching/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { daysBefore } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';
import { publishedTitles } from './career-paths.reads.ts';

/** What live jobs say of an occupation. */
export type Demand = Pick<CareerStep, 'open_jobs' | 'new_jobs' | 'pay'>;

export const NO_DEMAND: Demand = { open_jobs: 0, new_jobs: 0, pay: null };

const RECENT_DAYS = 30;

/** What the portal's published jobs say of each occupation that their titles name. */
export async function demandByOccupation(
  ctx: SignedInCtx & Uses<'taxonomy'>,
): Promise<ReadonlyMap<string, Demand>> {
  const demand = new Map<string, Demand>();
  const since = daysBefore(ctx.now, RECENT_DAYS);
  for (const row of await publishedTitles(ctx.db, ctx.actor.portal, since)) {
    const [occupation] = findOccupations(ctx.taxonomy, row.title);
    if (!occupation) continue;
    const { open_jobs, new_jobs, pay } = demand.get(occupation) ?? NO_DEMAND;
    demand.set(occupation, {
      open_jobs: open_jobs + row.total,
      new_jobs: new_jobs + row.recent,
      pay: withPay(pay, row),
    });
  }
  return demand;
}

function withPay(
  pay: Demand['pay'],
  { payMin, payMax, paying }: { payMin: number | null; payMax: number | null; paying: number },
): Demand['pay'] {
  if (payMin === null || payMax === null) return pay;
  if (!pay) return { min: payMin, max: payMax, jobs: paying };
  return { min: Math.min(pay.min, payMin), max: Math.max(pay.max, payMax), jobs: pay.jobs + paying };
}
