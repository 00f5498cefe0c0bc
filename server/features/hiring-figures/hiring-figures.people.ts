import type { z } from 'zod';
import {
  FIGURE_WEEKS,
  FUNNEL_STEPS,
  type listCountedPeople,
} from '#contract/features/hiring-figures.contract.ts';
import { disclosuresOf, listedPeople, listedTotal } from '#server/features/blind-review/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { noteListed } from '#server/platform/shown.ts';
import { peopleCounted } from './hiring-figures.analysed.ts';
import { mondayBefore, scopeOf } from './hiring-figures.service.ts';

type Asked = z.output<typeof listCountedPeople.query>;

/** The people whom a figure counts. Who is reviewed blind stays without a name here too. */
export async function listCounted(
  ctx: SignedInCtx & Uses<'aliases'>,
  asked: Asked,
): Promise<z.output<typeof listCountedPeople.response>> {
  const { page, limit } = asked;
  const from = mondayBefore(ctx.now, FIGURE_WEEKS[asked.period] - 1);
  const { rows, total, unseen } = await peopleCounted(
    ctx.db,
    scopeOf(ctx, asked.mine === 'true'),
    from,
    asked,
  );
  const listed = listedPeople(ctx, rows, { page, limit });
  const disclosures = await disclosuresOf(ctx, listed);
  noteListed(
    ctx,
    listed.map(({ userId }) => userId),
  );
  return {
    results: listed.map(({ userId, jobId, name, step, ...row }) => {
      const shown = disclosures(jobId);
      return {
        ...row,
        job_id: jobId,
        candidate_id: shown.idOf(userId),
        name: shown.nameOf(userId, name),
        is_blind: shown.hides(userId),
        step: step === null ? null : (FUNNEL_STEPS[step] ?? null),
      };
    }),
    total: listedTotal(ctx, total),
    page,
    limit,
    unseen,
  };
}
