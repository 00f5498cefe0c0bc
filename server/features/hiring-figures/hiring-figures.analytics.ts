import type { z } from 'zod';
import {
  FATES,
  FIGURE_WEEKS,
  type FigurePeriod,
  FUNNEL_STEPS,
  type HiringAnalytics,
  type saveHiringCost,
  WAITING_STAGES,
} from '#contract/features/hiring-figures.contract.ts';
import { inUsualCurrency, USUAL_CURRENCY } from '#contract/kernel/currencies.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { allowedInTeam, findMembership, mayInTeam } from '#server/features/companies/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { countReached, timesInStages, timeToHire } from './hiring-figures.analysed.ts';
import { costsSince, putCost } from './hiring-figures.costs.ts';
import { dayOf, mondayBefore, scopeOf } from './hiring-figures.service.ts';

/** How hiring went, taken apart by source, step and stage. */
export async function getAnalytics(
  ctx: SignedInCtx,
  period: FigurePeriod,
  mine: boolean,
): Promise<HiringAnalytics> {
  const scope = scopeOf(ctx, mine);
  const from = mondayBefore(ctx.now, FIGURE_WEEKS[period] - 1);
  const reached = await countReached(ctx.db, scope, from);
  const times = await timesInStages(ctx.db, scope, from);
  const months = monthsFrom(from, ctx.now);
  const entered = await costsSince(ctx.db, scope.companyId, months[0] ?? '');
  const role = (await findMembership(ctx.db, ctx.actor.id))?.role ?? null;
  return {
    from: dayOf(from),
    sources: sourcesOf(reached, mine ? [] : entered),
    drop_off: FUNNEL_STEPS.slice(0, -1).map((step, at) => ({
      step,
      fates: FATES.map((fate) => ({
        fate,
        count: sum(reached.filter((one) => one.step === at && one.fate === fate)),
      })),
    })),
    stages: WAITING_STAGES.map((stage) => {
      const time = times.find((one) => one.stage === stage);
      return {
        stage,
        median_days: time?.medianDays ?? null,
        slow_days: time?.slowDays ?? null,
        people: time?.people ?? 0,
      };
    }),
    time_to_hire: await timeToHire(ctx.db, scope, from),
    costs: { currency: USUAL_CURRENCY, months, entered, can_enter: mayInTeam(role, { deed: 'edit' }) },
  };
}

type Reached = Awaited<ReturnType<typeof countReached>>;
type Costs = Awaited<ReturnType<typeof costsSince>>;

const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

/** Each way with how many came how far by it, and what it cost the company; the one by which most came first. */
function sourcesOf(reached: Reached, entered: Costs): HiringAnalytics['sources'] {
  const sources = new Set([...reached.map(({ source }) => source), ...entered.map(({ source }) => source)]);
  return [...sources]
    .map((source) => {
      const own = reached.filter((one) => one.source === source);
      const steps = FUNNEL_STEPS.map((step, at) => ({
        step,
        count: sum(own.filter((one) => one.step >= at)),
      }));
      const costs = entered.filter((one) => one.source === source);
      const cost = costs.reduce((all, { amount, currency }) => all + inUsualCurrency(amount, currency), 0);
      const hired = steps.at(-1)?.count ?? 0;
      return {
        source,
        steps,
        cost: costs.length > 0 ? cost : null,
        cost_per_hire: costs.length > 0 && hired > 0 ? Math.round(cost / hired) : null,
      };
    })
    .toSorted((a, b) => (b.steps[0]?.count ?? 0) - (a.steps[0]?.count ?? 0));
}

/** The calendar months, in UTC, that lie in a time at least in part. */
function monthsFrom(from: Date, until: Date): string[] {
  const months: string[] = [];
  for (let at = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), 1)); at <= until; ) {
    months.push(at.toISOString().slice(0, 7));
    at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  }
  return months;
}

/** Enters what a way to applicants cost in a month. */
export async function saveCost(
  ctx: SignedInCtx,
  cost: z.output<typeof saveHiringCost.body>,
): Promise<Record<string, never>> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'edit' });
  await ctx.transaction(async (tx) => {
    await putCost(tx.db, { ...cost, companyId, updatedAt: tx.now });
    await record(tx, 'hiring_cost.saved', { details: { companyId, ...cost } });
  });
  return {};
}
