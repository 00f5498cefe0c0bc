import crypto from 'node:crypto';
import type { z } from 'zod';
import {
  type ComparedPerson,
  type Comparison,
  type getComparisonRequest,
  type getPersonalityComparison,
  type listPersonalityComparisons,
  MOST_COMPARISONS,
} from '#contract/features/personality-comparisons.contract.ts';
import { PRINCIPLES } from '#engines/assessments/index.ts';
import { latestResult } from '#server/features/assessments/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { expected } from '#server/platform/expected.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { expiryOf, isOpen, scalesApart } from './personality-comparisons.policy.ts';
import {
  type ComparisonRow,
  comparisonsOf,
  deleteComparison,
  findByCode,
  findComparison,
  insertComparison,
  lockByCode,
  lockComparison,
  namesOf,
  updateComparison,
} from './personality-comparisons.store.ts';

/**
 * Comparing personalities: asked by a link, agreed to or declined, and ended by either of the two at any time. Nothing of it is
 * written into the audit log, which those who hire read.
 */

export async function list(ctx: SignedInCtx): Promise<z.input<typeof listPersonalityComparisons.response>> {
  const rows = (await comparisonsOf(ctx.db, ctx.actor.id)).filter((row) => isToShow(ctx, row));
  const names = await namesOf(
    ctx.db,
    rows.flatMap(({ askerId, otherId }) => [askerId, ...(otherId ? [otherId] : [])]),
  );
  return {
    results: rows.map((row) => present(ctx, row, names)),
    has_result: await hasResult(ctx),
  };
}

/** Who declined has no more to do with it, and what nobody answered in time is over. */
const isToShow = ({ actor, now }: SignedInCtx, row: ComparisonRow): boolean =>
  row.state === 'AGREED' || (row.askerId === actor.id && (row.state === 'DECLINED' || isOpen(row, now)));

function present({ actor }: SignedInCtx, row: ComparisonRow, names: ReadonlyMap<string, string>): Comparison {
  const isAsker = row.askerId === actor.id;
  const otherId = isAsker ? row.otherId : row.askerId;
  return {
    id: row.id,
    state: row.state,
    // A link may have reached somebody whom it was not meant for: who declines stays unnamed.
    other: otherId !== null && row.state === 'AGREED' ? (names.get(otherId) ?? null) : null,
    asked_by_self: isAsker,
    asked_at: row.createdAt.toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
    expires_at: expiryOf(row).toISOString(),
    code: isAsker && row.state === 'ASKED' ? row.code : null,
  };
}

export async function ask(ctx: SignedInCtx): Promise<Comparison> {
  await mustHaveResult(ctx);
  return ctx.transaction(async (tx) => {
    await refuseTooMany(tx);
    const row = await insertComparison(tx.db, {
      portal: tx.actor.portal,
      askerId: tx.actor.id,
      code: crypto.randomBytes(18).toString('base64url'),
      createdAt: tx.now,
    });
    return present(tx, row, new Map());
  });
}

async function mustHaveResult(ctx: SignedInCtx): Promise<void> {
  if (!(await hasResult(ctx))) throw new Refusal('personality_comparisons.no_result');
}

const hasResult = async ({ db, actor }: SignedInCtx): Promise<boolean> =>
  (await latestResult(db, actor.id, PRINCIPLES)) !== null;

async function refuseTooMany(ctx: SignedInCtx): Promise<void> {
  const standing = (await comparisonsOf(ctx.db, ctx.actor.id)).filter(
    (row) => row.state !== 'DECLINED' && isToShow(ctx, row),
  );
  if (standing.length >= MOST_COMPARISONS) throw new Refusal('personality_comparisons.too_many');
}

/** Who asks by a link. One that somebody else answered, or that is too old, is not found. */
export async function getRequest(
  ctx: SignedInCtx,
  code: string,
): Promise<z.input<typeof getComparisonRequest.response>> {
  const { portal } = ctx.actor;
  const row = found(await findByCode(ctx.db, portal, code), 'personality_comparisons.not_found');
  const isParty = row.askerId === ctx.actor.id || row.otherId === ctx.actor.id;
  if (!isParty && !isOpen(row, ctx.now)) throw new Refusal('personality_comparisons.not_found');
  const names = await namesOf(ctx.db, [row.askerId]);
  return {
    asker: names.get(row.askerId) ?? '',
    is_own: row.askerId === ctx.actor.id,
    state: row.state,
    id: row.state === 'AGREED' ? row.id : null,
    expires_at: expiryOf(row).toISOString(),
    has_result: await hasResult(ctx),
  };
}

export async function answer(ctx: SignedInCtx, code: string, agrees: boolean): Promise<Comparison> {
  const { id: userId, portal } = ctx.actor;
  if (agrees) await mustHaveResult(ctx);
  return ctx.transaction(async (tx) => {
    const row = found(await lockByCode(tx.db, portal, code), 'personality_comparisons.not_found');
    if (row.askerId === userId) throw new Refusal('personality_comparisons.own_request');
    if (!isOpen(row, tx.now)) throw new Refusal('personality_comparisons.not_found');
    if (agrees) await refuseTooMany(tx);
    const answered = await updateComparison(tx.db, row.id, {
      state: agrees ? 'AGREED' : 'DECLINED',
      otherId: userId,
      answeredAt: tx.now,
    });
    if (agrees) {
      await notify(
        tx,
        row.askerId,
        'comparison_agreed',
        {},
        { link: `/candidate/assessments/personality/comparisons/${row.id}`, actorId: userId },
      );
    }
    return present(tx, answered, await namesOf(tx.db, [row.askerId]));
  });
}

/** Both results, for the two who agreed. */
export async function get(
  ctx: SignedInCtx,
  id: string,
): Promise<z.input<typeof getPersonalityComparison.response>> {
  const row = found(await findComparison(ctx.db, id, ctx.actor.id), 'personality_comparisons.not_found');
  if (row.state !== 'AGREED' || row.otherId === null) throw new Refusal('personality_comparisons.not_found');
  const otherId = row.askerId === ctx.actor.id ? row.otherId : row.askerId;
  const names = await namesOf(ctx.db, [ctx.actor.id, otherId]);
  const people: ComparedPerson[] = [];
  for (const userId of [ctx.actor.id, otherId])
    people.push(await comparedPerson(ctx, userId, names.get(userId) ?? ''));
  const [self, other] = people;
  return {
    id,
    agreed_at: expected(row.answeredAt, 'when it was agreed to').toISOString(),
    people,
    apart: self && other ? scalesApart(self.scales, other.scales) : [],
  };
}

async function comparedPerson(ctx: SignedInCtx, userId: string, name: string): Promise<ComparedPerson> {
  const { attempt, scored } = found(
    await latestResult(ctx.db, userId, PRINCIPLES),
    'personality_comparisons.no_result',
  );
  return {
    name,
    is_self: userId === ctx.actor.id,
    completed_at: expected(attempt.completedAt, 'when it was completed').toISOString(),
    form: attempt.form,
    version: attempt.instrumentVersion,
    scales: scored.scales,
    norms: scored.norms,
  };
}

/** Nothing is kept of what is over. */
export async function end(ctx: SignedInCtx, id: string): Promise<{ id: string }> {
  const { id: userId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    const row = found(await lockComparison(tx.db, id, userId), 'personality_comparisons.not_found');
    // Who declined once has no say in what the other's list still shows.
    if (row.askerId !== userId && row.state !== 'AGREED')
      throw new Refusal('personality_comparisons.not_found');
    await deleteComparison(tx.db, id);
    return { id };
  });
}
