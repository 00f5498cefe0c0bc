import crypto from 'node:crypto';
import { insertJob, jobColumnsOf } from '#server/features/jobs/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { DAY_MS, daysBefore } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';
import type { MadeCompany } from './made-companies.ts';
import { makeJob, openingsOf } from './made-jobs.ts';
import type { Making } from './making.ts';
import { inTurn } from './random.ts';

const JOBS = 240;
/** They were published between so many days ago, and stayed open for so many. */
const PUBLISHED_DAYS = [160, 340] as const;
const OPEN_DAYS = [45, 150] as const;

/** Jobs of companies that were open months ago and are closed: what demand was then is worked out from their dates. */
export async function addPastJobs(
  ctx: Ctx & Uses<'taxonomy'>,
  making: Making,
  companies: readonly (MadeCompany & { id: string })[],
): Promise<void> {
  const { chance } = making;
  const openings = openingsOf(companies);
  const inAnyOrder = chance.some(openings, openings.length);
  for (let index = 0; index < JOBS; index++) {
    const opening = inTurn(inAnyOrder, index);
    const postedAt = daysBefore(ctx.now, chance.between(...PUBLISHED_DAYS));
    const closedAt = new Date(postedAt.getTime() + chance.between(...OPEN_DAYS) * DAY_MS);
    await insertJob(ctx.db, {
      ...jobColumnsOf(ctx.taxonomy, makeJob(making, opening)),
      portal: ctx.portal.key,
      companyId: opening.company.id,
      publicKey: crypto.randomBytes(9).toString('base64url'),
      source: 'form',
      status: 'closed',
      postedAt,
      closedAt,
      createdAt: postedAt,
      updatedAt: closedAt,
    });
  }
}
