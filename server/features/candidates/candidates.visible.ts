import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import {
  findProfile,
  getSharedProfile,
  isHiddenFrom,
  type ProfileRow,
} from '#server/features/profiles/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { readRows } from '#server/platform/rows.ts';
import { yesOrNo } from '#server/platform/shapes.ts';

/** The profile of a candidate that the caller may see; to everyone else there is no such candidate. */
export async function visibleCandidate(
  ctx: SignedInCtx & Uses<'aliases'>,
  userId: string,
  forJob: string | null = null,
) {
  try {
    return await getSharedProfile(ctx, userId, forJob);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw new Refusal('candidates.not_found');
    throw error;
  }
}

/**
 * What a company did and wrote stays its own to read and to correct, also once the person lets nobody find them: so
 * whoever it has dealt with is known to it, though it sees no more of their profile.
 */
export async function visibleOrKnown(
  ctx: SignedInCtx & Uses<'aliases'>,
  userId: string,
): Promise<ProfileRow> {
  const row = found(await findProfile(ctx.db, userId), 'candidates.not_found');
  const companyId = found(ctx.actor.companyId, 'access.denied');
  if (row.portal !== ctx.actor.portal) throw new Refusal('candidates.not_found');
  if (await isHiddenFrom(ctx.db, userId, companyId)) throw new Refusal('candidates.not_found');
  if (!(await isKnownTo(ctx.db, companyId, userId))) await visibleCandidate(ctx, userId);
  return row;
}

/** The company decided on the person, had an application of theirs, or wrote about them. */
export async function isKnownTo(db: Database, companyId: string, userId: string): Promise<boolean> {
  const query = sql`select ${knownTo(companyId, sql`${userId}::uuid`)} as known`;
  return onlyRow(await readRows(db, query, { known: yesOrNo })).known;
}

/** The same of whoever a query is about. */
export const knownTo = (companyId: string, userId: SQL | AnyColumn): SQL => sql`(
  exists (
    select from candidate_decisions d join jobs j on j.id = d.job_id
    where d.user_id = ${userId} and j.company_id = ${companyId}::uuid
  ) or exists (
    select from applications a join jobs j on j.id = a.job_id
    where a.user_id = ${userId} and j.company_id = ${companyId}::uuid
  ) or exists (
    select from candidate_notes n where n.user_id = ${userId} and n.company_id = ${companyId}::uuid
  ))`;
