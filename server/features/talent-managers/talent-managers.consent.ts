import type { PersonStatus } from '#contract/features/talent-managers.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { dropFile } from '#server/features/files/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { invitedBy } from './talent-managers.links.ts';
import { isOpen } from './talent-managers.policy.ts';
import { invitationsFor, managersOf, nameOfUser } from './talent-managers.reads.ts';
import {
  dropOpenProposals,
  isHeldByAnother,
  lockManagerOf,
  type TalentPerson,
  updatePerson,
} from './talent-managers.store.ts';
import { tellAsked } from './talent-managers.telling.ts';

/** The side of the person: nobody looks after somebody who has not said yes, or longer than they want. */

export async function ownManagers(ctx: SignedInCtx) {
  const rows = await managersOf(ctx.db, ctx.actor.id, ctx.now);
  return {
    results: rows.map(({ person, manager }) => ({
      id: person.id,
      name: manager,
      status: person.status === 'joined' ? ('joined' as const) : ('asked' as const),
      asked_at: person.invitedAt.toISOString(),
      answered_at: person.answeredAt?.toISOString() ?? null,
    })),
  };
}

export async function answerManager(ctx: SignedInCtx, id: string, answer: 'yes' | 'no') {
  await ctx.transaction(async (tx) => {
    const row = found(await lockManagerOf(tx.db, tx.actor.id, id), 'talent_managers.person_not_found');
    if (!isOpen(row, tx.now)) throw new Refusal('talent_managers.person_not_found');
    await (answer === 'yes' ? join(tx, row) : end(tx, row, 'declined'));
  });
  return { id };
}

/** Ends it at once, with whatever the manager had proposed and the person not agreed to. */
export async function leaveManager(ctx: SignedInCtx, id: string) {
  await ctx.transaction(async (tx) => {
    const row = found(await lockManagerOf(tx.db, tx.actor.id, id), 'talent_managers.person_not_found');
    if (row.status !== 'joined') throw new Refusal('talent_managers.person_not_found');
    await end(tx, row, 'left');
  });
  return { id };
}

export async function lookAtInvitation(ctx: Ctx, token: string) {
  const row = await invitedBy(ctx, token);
  const name = found(await nameOfUser(ctx.db, row.managerId), 'talent_managers.link_unknown');
  const status = row.status === 'joined' ? 'accepted' : isOpen(row, ctx.now) ? 'open' : 'ended';
  return {
    manager_name: name,
    status: status as 'accepted' | 'open' | 'ended',
    has_resume: row.resumeFileId !== null,
  };
}

/** The link proves that the caller reads the mail of the address; their account must be that of the address as well. */
export async function acceptInvitation(ctx: SignedInCtx, token: string) {
  const { id } = await ctx.transaction(async (tx) => {
    const row = await invitedBy(tx, token, { isHeld: true });
    if (row.email !== tx.actor.email.toLowerCase()) throw new Refusal('talent_managers.other_address');
    if (row.status === 'joined') return row;
    if (!isOpen(row, tx.now)) throw new Refusal('talent_managers.link_unknown');
    return join(tx, row);
  });
  return { id };
}

export async function declineInvitation(ctx: Ctx, token: string) {
  const { id } = await ctx.transaction(async (tx) => {
    const row = await invitedBy(tx, token, { isHeld: true });
    if (!isOpen(row, tx.now)) throw new Refusal('talent_managers.link_unknown');
    return end(tx, row, 'declined');
  });
  return { id };
}

async function join(tx: SignedInCtx, row: TalentPerson): Promise<TalentPerson> {
  if (await isHeldByAnother(tx.db, row)) throw new Refusal('talent_managers.managed_already');
  // By now they have a resume of their own; the one that was given for them is theirs already or has no use.
  const resume = row.resumeFileId;
  const joined = await updatePerson(tx.db, row.id, {
    userId: tx.actor.id,
    status: 'joined',
    resumeFileId: null,
    answeredAt: tx.now,
    updatedAt: tx.now,
  });
  if (resume) await dropFile(tx, resume);
  await record(tx, 'talent_manager.joined', { subjectId: tx.actor.id, details: { personId: row.id } });
  await notify(
    tx,
    row.managerId,
    'talent_person_joined',
    {},
    { link: '/talent-manager/people?list=joined', actorId: tx.actor.id },
  );
  return joined;
}

/** Also by the manager (`released`), who is not told of what they did themselves. */
export async function end(
  tx: Ctx,
  row: TalentPerson,
  status: Extract<PersonStatus, 'declined' | 'left' | 'released'>,
): Promise<TalentPerson> {
  const ended = await updatePerson(tx.db, row.id, {
    status,
    resumeFileId: null,
    updatedAt: tx.now,
    ...(status === 'declined' && { answeredAt: tx.now }),
  });
  if (row.resumeFileId) await dropFile(tx, row.resumeFileId);
  if (row.userId) await dropOpenProposals(tx.db, row.managerId, row.userId);
  await record(tx, `talent_manager.${status}`, {
    ...(row.userId && { subjectId: row.userId }),
    details: { personId: row.id },
  });
  if (status !== 'released')
    await notify(
      tx,
      row.managerId,
      status === 'left' ? 'talent_person_left' : 'talent_person_declined',
      { person: row.name ?? row.email },
      { link: '/talent-manager/people?list=ended' },
    );
  return ended;
}

/** Whoever was invited by mail and has an account as a candidate now is asked in it. */
export async function askWhoArrived(tx: Ctx, userId: string): Promise<void> {
  for (const row of await invitationsFor(tx.db, userId, tx.now)) {
    const asked = await updatePerson(tx.db, row.id, { userId, status: 'asked', updatedAt: tx.now });
    await tellAsked(tx, asked, (await nameOfUser(tx.db, row.managerId)) ?? '');
  }
}
