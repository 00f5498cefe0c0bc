import type { z } from 'zod';
import {
  MONTHS_COMPARED,
  type mapGap,
  type SkillGap,
  type SkillGaps,
} from '#contract/features/skill-maps.contract.ts';
import { pageOf } from '#server/platform/paging.ts';
import { balanceOf, enough, leftBy, type MapCtx, marketOf, NO_FILTERS, named } from './skill-maps.market.ts';
import { jobsOfMonth, monthBefore } from './skill-maps.months.ts';

type Asked = z.output<typeof mapGap.body>;

/** What is lacking: each skill that jobs ask for or enough people have, in the order that is asked for. */
export async function skillGaps(ctx: MapCtx, asked: Asked): Promise<SkillGaps> {
  const { page, limit, order } = asked;
  const left = await leftBy(ctx, { ...NO_FILTERS, ...asked, level: asked.level ?? null });
  const market = await marketOf(ctx, left);
  const month = monthBefore(ctx.now, MONTHS_COMPARED);
  // Of months it is kept where jobs stood, not what they were called.
  const before = asked.job_title ? null : await jobsOfMonth(ctx.db, left.jobs, month);
  const ids = new Set([...market.jobs.bySkill.keys(), ...market.people.bySkill.keys()]);
  const all = [...ids].flatMap((id): SkillGap[] => {
    const skill = ctx.taxonomy.skill(id);
    if (!skill || (asked.category && skill.group !== asked.category)) return [];
    const balance = balanceOf(market, id);
    if (balance.jobs === 0 && balance.people === null) return [];
    return [
      {
        ...named(skill),
        ...balance,
        group: skill.group,
        jobs_before: before && (before.get(id) ?? 0),
      },
    ];
  });
  return {
    results: pageOf(all.toSorted(byOrder[order]), page, limit),
    total: all.length,
    page,
    limit,
    jobs_counted: market.jobs.total,
    people_counted: enough(market.people.total),
    courses_counted: market.courses.total,
    month_before: before && month,
  };
}

type Order = (a: SkillGap, b: SkillGap) => number;

/** The largest first; whatever is equal by its id, so that pages never overlap. */
const by =
  (...measures: ((row: SkillGap) => number)[]): Order =>
  (a, b) => {
    for (const measure of measures) {
      const difference = measure(b) - measure(a);
      if (difference !== 0) return difference;
    }
    return a.id < b.id ? -1 : 1;
  };

const lacking = ({ gap, gap_at_least: least }: SkillGap) => gap ?? least ?? 0;
const risen = ({ jobs, jobs_before: before }: SkillGap) => (before === null ? 0 : jobs - before);

const byOrder: Readonly<Record<Asked['order'], Order>> = {
  short: by(lacking, ({ jobs }) => jobs),
  surplus: by(
    (row) => (row.gap === null ? Number.NEGATIVE_INFINITY : -row.gap),
    ({ people }) => people ?? 0,
  ),
  asked: by(({ jobs }) => jobs, lacking),
  rising: by(risen, ({ jobs }) => jobs),
};
