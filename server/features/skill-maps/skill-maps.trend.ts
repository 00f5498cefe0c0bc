import type { z } from 'zod';
import {
  FEWEST_PEOPLE,
  type getSkillTrend,
  MONTHS_SHOWN,
  type SkillTrend,
} from '#contract/features/skill-maps.contract.ts';
import { USUAL_CURRENCY } from '#contract/kernel/currencies.ts';
import { liesIn } from '#server/features/jobs/index.ts';
import { latestFiguresOf } from '#server/features/market-figures/index.ts';
import { found } from '#server/platform/refusals.ts';
import {
  balanceOf,
  enough,
  gapOf,
  type Left,
  leftBy,
  type MapCtx,
  marketOf,
  NO_FILTERS,
  named,
} from './skill-maps.market.ts';
import { monthBefore, monthsOfSkill, monthsOfTitle } from './skill-maps.months.ts';
import { payOf, timeToFill } from './skill-maps.worth.ts';

type Filters = z.output<typeof getSkillTrend.query>;
type Balance = ReturnType<typeof balanceOf>;

/** How demand and supply of one skill moved, how long its jobs stay open, and what they pay. */
export async function skillTrend(ctx: MapCtx, id: string, filters: Filters): Promise<SkillTrend> {
  const skill = found(ctx.taxonomy.skill(id), 'skill_maps.skill_not_found');
  const left = await leftBy(ctx, { ...NO_FILTERS, ...filters, level: filters.level ?? null });
  const balance = balanceOf(await marketOf(ctx, left), id);
  const filled = await timeToFill(ctx.db, id, left.jobs, ctx.now);
  const { withSkill, without } = await payOf(ctx.db, id, left.jobs);
  const isHere = liesIn(ctx.taxonomy, filters.state);
  const outside = await latestFiguresOf(ctx, id);
  return {
    ...named(skill),
    ...balance,
    months: [...(await monthsOf(ctx, id, left)), presentOf(ctx, balance)],
    time_to_fill:
      filled.jobs < FEWEST_PEOPLE || filled.medianDays === null
        ? null
        : { median_days: filled.medianDays, jobs: filled.jobs },
    pay:
      Math.min(withSkill.jobs, without.jobs) < FEWEST_PEOPLE
        ? null
        : { currency: USUAL_CURRENCY, with_skill: withSkill, without_skill: without },
    market: outside.filter(({ place }) => filters.state === '' || place === '' || isHere(place)),
  };
}

/** The months before this one that anything is known of; what nobody counted is null. */
async function monthsOf({ db, now }: MapCtx, skill: string, left: Left): Promise<SkillTrend['months']> {
  const since = monthBefore(now, MONTHS_SHOWN - 1);
  // Of months it is kept where jobs stood, not what they were called.
  const jobs = left.jobs.called
    ? await monthsOfTitle(db, left.jobs, { skill, now })
    : await monthsOfSkill(db, left.jobs, { side: 'jobs', skill, since });
  const people = await monthsOfSkill(db, left.people, { side: 'people', skill, since });
  const names = Array.from({ length: MONTHS_SHOWN - 1 }, (_, back) =>
    monthBefore(now, MONTHS_SHOWN - 1 - back),
  );
  const before = names.map((month) => {
    const asked = jobs.find((one) => one.month === month);
    const had = people.find((one) => one.month === month);
    const told = had ? enough(had.count) : null;
    return {
      month,
      jobs: asked?.count ?? null,
      people: told,
      ...(asked && had ? gapOf(asked.count, told) : { gap: null, gap_at_least: null }),
      is_from_dates: asked?.isFromDates ?? false,
    };
  });
  const first = before.findIndex((one) => one.jobs !== null || one.people !== null);
  return first < 0 ? [] : before.slice(first);
}

const presentOf = (
  { now }: MapCtx,
  { jobs, people, gap, gap_at_least }: Balance,
): SkillTrend['months'][number] => ({
  month: monthBefore(now, 0),
  jobs,
  people,
  gap,
  gap_at_least,
  is_from_dates: false,
});
