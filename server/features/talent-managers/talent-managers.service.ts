import type { z } from 'zod';
import type {
  getTalentStats,
  listManagedPeople,
  ManagedPerson,
} from '#contract/features/talent-managers.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { keepWithinDay } from './talent-managers.adding.ts';
import { end } from './talent-managers.consent.ts';
import { completePeople, countLists, listPeople, profilesOf } from './talent-managers.people-reads.ts';
import {
  endOfInvitation,
  isOpen,
  mayAskAgain,
  rightsOver,
  secondsToWait,
  statusAt,
} from './talent-managers.policy.ts';
import { countOpenProposals } from './talent-managers.proposal-reads.ts';
import { unreadableRows } from './talent-managers.reads.ts';
import { isHeldByAnother, lockPerson, type TalentPerson, updatePerson } from './talent-managers.store.ts';
import { inviteByMail, tellAsked } from './talent-managers.telling.ts';

/** What a talent manager sees and does: everything of their own people, and of nobody else's. */

const whose = ({ actor, now }: SignedInCtx) => ({ managerId: actor.id, now });
const nameOf = ({ actor }: SignedInCtx) => `${actor.firstName} ${actor.lastName}`.trim();

export async function stats(ctx: SignedInCtx): Promise<z.output<typeof getTalentStats.response>> {
  const { db, actor } = ctx;
  const counted = await countLists(db, whose(ctx), [
    'invited',
    'joined',
    'matched',
    'interviewed',
    'placed',
    'unanswered',
    'ending',
  ]);
  const of = (list: string) => counted[list] ?? 0;
  const unreadable = await unreadableRows(db, actor.id);
  return {
    people: {
      invited: of('invited'),
      joined: of('joined'),
      complete: (await completePeople(db, actor.id)).length,
      matched: of('matched'),
      interviewed: of('interviewed'),
      placed: of('placed'),
    },
    waiting: {
      unanswered: of('unanswered'),
      ending: of('ending'),
      unreadable: unreadable.total,
      proposals: await countOpenProposals(db, actor.id),
    },
    addition_to_mend: unreadable.latest,
  };
}

export async function listOwnPeople(ctx: SignedInCtx, query: z.output<typeof listManagedPeople.query>) {
  const { list, q, page, limit } = query;
  const complete = list === 'complete' ? await completePeople(ctx.db, ctx.actor.id) : [];
  const { rows, total } = await listPeople(ctx.db, whose(ctx), { list, q, complete }, { page, limit });
  return { results: await presentAll(ctx, rows), total, page, limit };
}

async function presentAll(ctx: SignedInCtx, rows: readonly TalentPerson[]): Promise<ManagedPerson[]> {
  const joined = rows.filter(({ status }) => status === 'joined').map(({ id }) => id);
  const profiles = await profilesOf(ctx.db, ctx.actor.id, joined);
  return rows.map((row) => {
    const known = profiles.get(row.id);
    return {
      id: row.id,
      email: row.email,
      name: known?.name ?? row.name,
      status: statusAt(row, ctx.now),
      invited_at: row.invitedAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      reminded_at: row.remindedAt?.toISOString() ?? null,
      answered_at: row.answeredAt?.toISOString() ?? null,
      has_resume: row.resumeFileId !== null,
      profile: known?.profile ?? null,
      can: rightsOver(row, ctx.now),
    };
  });
}

const presentOne = async (ctx: SignedInCtx, row: TalentPerson): Promise<ManagedPerson> =>
  found((await presentAll(ctx, [row]))[0], 'talent_managers.person_not_found');

/** Invites or asks again, for as long as the first time. */
export async function resend(ctx: SignedInCtx, id: string): Promise<ManagedPerson> {
  const row = await ctx.transaction(async (tx) => {
    const held = found(await lockPerson(tx.db, tx.actor.id, id), 'talent_managers.person_not_found');
    if (!mayAskAgain(held, tx.now)) throw new Refusal('talent_managers.person_not_found');
    const seconds = secondsToWait(held, tx.now);
    if (seconds > 0) throw new Refusal('talent_managers.too_soon', { hours: Math.ceil(seconds / 3_600) });
    if (await isHeldByAnother(tx.db, held)) throw new Refusal('talent_managers.managed_already');
    await keepWithinDay(tx, 1);
    const renewed = await updatePerson(tx.db, id, {
      status: held.userId ? 'asked' : 'invited',
      invitedAt: tx.now,
      expiresAt: endOfInvitation(tx.now),
      reminders: 0,
      remindedAt: null,
      updatedAt: tx.now,
    });
    if (renewed.userId) await tellAsked(tx, renewed, nameOf(tx));
    else await inviteByMail(tx, renewed, nameOf(tx));
    return renewed;
  });
  return presentOne(ctx, row);
}

export async function letGo(ctx: SignedInCtx, id: string): Promise<ManagedPerson> {
  const row = await ctx.transaction(async (tx) => {
    const held = found(await lockPerson(tx.db, tx.actor.id, id), 'talent_managers.person_not_found');
    if (!isOpen(held, tx.now) && held.status !== 'joined')
      throw new Refusal('talent_managers.person_not_found');
    return end(tx, held, 'released');
  });
  return presentOne(ctx, row);
}
