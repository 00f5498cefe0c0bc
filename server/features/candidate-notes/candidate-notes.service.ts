import type { z } from 'zod';
import {
  type addCandidateNote,
  type CandidateNotes,
  type changeCandidateNote,
  MOST_TAGS,
  type tagCandidates as tagCandidatesEndpoint,
} from '#contract/features/candidate-notes.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { accountsOf, visibleOrKnown } from '#server/features/candidates/index.ts';
import { tellTeam } from '#server/features/companies/index.ts';
import { ownJob } from '#server/features/jobs/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { isHiddenFrom } from '#server/features/profiles/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { countTags, listColleagues, listNotes, namesOf } from './candidate-notes.reads.ts';
import {
  deleteNote,
  deleteTags,
  holdOwnNote,
  holdTags,
  insertNote,
  insertTags,
  updateNote,
} from './candidate-notes.store.ts';

/**
 * What one's own company wrote about a candidate, and whom of its people a note may name. Of who is hidden in a blind
 * review what was written there, and nothing else: a note that is read on both sides would tell who they are.
 */
export async function notesOf(
  ctx: SignedInCtx & Uses<'aliases'>,
  userId: string,
  jobId: string | null,
): Promise<CandidateNotes> {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  await visibleOrKnown(ctx, userId);
  const disclosure = await disclosureOf(ctx, { jobId, userIds: [userId] });
  const isHidden = disclosure.hides(userId);
  const reviewId = isHidden ? await blindReview(ctx, jobId) : null;
  const userIds = isHidden ? [userId] : await accountsOf(ctx.db, companyId, userId);
  const rows = isHidden && !reviewId ? [] : await listNotes(ctx.db, companyId, { userIds, reviewId });
  const names = await namesOf(ctx.db, [...new Set(rows.flatMap(({ note }) => note.mentions))]);
  return {
    results: rows.map(({ note, author, job }) => ({
      id: note.id,
      author: author && { id: author.id, name: `${author.first} ${author.last}`.trim() },
      text: disclosure.textOf(userId, note.text),
      mentions: note.mentions.flatMap((id) => {
        const name = names.get(id);
        return name ? [{ id, name }] : [];
      }),
      job: job && { jid: job.id, job_title: job.title },
      created_at: note.createdAt.toISOString(),
      edited_at: note.editedAt?.toISOString() ?? null,
      can: { change: note.authorId === ctx.actor.id },
    })),
    colleagues: await listColleagues(ctx.db, companyId),
  };
}

export async function addNote(
  ctx: SignedInCtx & Uses<'aliases'>,
  userId: string,
  { text, mentions, job_id: jobId }: z.output<typeof addCandidateNote.body>,
): Promise<CandidateNotes> {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  await visibleOrKnown(ctx, userId);
  const job = jobId ? await ownJob(ctx, jobId) : null;
  const isHidden = await hides(ctx, userId, jobId ?? null);
  // It would be read among those who are named.
  if (isHidden && !job?.isBlind) throw new Refusal('candidate_notes.hidden_by_blind_review');
  const named = await colleaguesAmong(ctx, companyId, mentions);
  await ctx.transaction(async (tx) => {
    const authorId = ctx.actor.id;
    await insertNote(tx.db, { companyId, userId, jobId: jobId ?? null, authorId, text, mentions: named });
    await record(tx, 'candidate_note.written', { subjectId: userId, details: { companyId } });
    await tellMentioned(tx, { userId, jobId: jobId ?? null, ids: named });
    await tellOfNotes(tx, companyId, isHidden ? null : userId);
  });
  return notesOf(ctx, userId, jobId ?? null);
}

export async function changeNote(
  ctx: SignedInCtx & Uses<'aliases'>,
  id: string,
  { text, mentions }: z.output<typeof changeCandidateNote.body>,
): Promise<CandidateNotes> {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const changed = await ctx.transaction(async (tx) => {
    const note = found(
      await holdOwnNote(tx.db, { id, companyId, authorId: ctx.actor.id }),
      'candidate_notes.not_found',
    );
    await refuseUnseen(tx, note);
    const isHidden = await hides(tx, note.userId, note.jobId);
    const named = await colleaguesAmong(tx, companyId, mentions, note.mentions);
    await updateNote(tx.db, id, { text, mentions: named, editedAt: tx.now });
    await record(tx, 'candidate_note.changed', { subjectId: note.userId, details: { companyId } });
    const ids = named.filter((one) => !note.mentions.includes(one));
    await tellMentioned(tx, { userId: note.userId, jobId: note.jobId, ids });
    await tellOfNotes(tx, companyId, isHidden ? null : note.userId);
    return note;
  });
  return notesOf(ctx, changed.userId, changed.jobId);
}

export async function removeNote(ctx: SignedInCtx & Uses<'aliases'>, id: string): Promise<CandidateNotes> {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const deleted = await ctx.transaction(async (tx) => {
    const note = found(
      await holdOwnNote(tx.db, { id, companyId, authorId: ctx.actor.id }),
      'candidate_notes.not_found',
    );
    await refuseUnseen(tx, note);
    const isHidden = await hides(tx, note.userId, note.jobId);
    await deleteNote(tx.db, id);
    await record(tx, 'candidate_note.deleted', { subjectId: note.userId, details: { companyId } });
    await tellOfNotes(tx, companyId, isHidden ? null : note.userId);
    return note;
  });
  return notesOf(ctx, deleted.userId, deleted.jobId);
}

/** A note about somebody who hides from the company by now is not there, either. */
async function refuseUnseen(ctx: Ctx, { userId, companyId }: { userId: string; companyId: string }) {
  if (await isHiddenFrom(ctx.db, userId, companyId)) throw new Refusal('candidate_notes.not_found');
}

/** Whether the caller must not know who this is. What is recorded of them is then read without their name. */
async function hides(ctx: Ctx & Uses<'aliases'>, userId: string, jobId: string | null): Promise<boolean> {
  const isHidden = (await disclosureOf(ctx, { jobId, userIds: [userId] })).hides(userId);
  if (isHidden) ctx.request.namedByAlias.add(userId);
  return isHidden;
}

/** The job, if it is reviewed blind. */
async function blindReview(ctx: SignedInCtx, jobId: string | null): Promise<string | null> {
  return jobId !== null && (await ownJob(ctx, jobId)).isBlind ? jobId : null;
}

const tellOfNotes = (tx: Ctx, companyId: string, userId: string | null) =>
  tellTeam(tx, companyId, 'candidates:changed', { job_id: null, candidate_id: userId });

/** Only people of the company may be named; whoever has left it since stays in the notes that named them. */
async function colleaguesAmong(
  ctx: Ctx,
  companyId: string,
  mentions: readonly string[],
  before: readonly string[] = [],
): Promise<string[]> {
  const colleagues = new Set((await listColleagues(ctx.db, companyId)).map(({ id }) => id));
  const named = [...new Set(mentions)];
  if (!named.every((id) => colleagues.has(id) || before.includes(id)))
    throw new Refusal('candidate_notes.not_a_colleague');
  return named;
}

/** Told by the name, and at the address, under which the writer knows the candidate: a blind review stays one. */
async function tellMentioned(
  tx: Ctx & Uses<'aliases'>,
  { userId, jobId, ids }: { userId: string; jobId: string | null; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const disclosure = await disclosureOf(tx, { jobId, userIds: [userId] });
  const name = (await namesOf(tx.db, [userId])).get(userId) ?? '';
  const link = `/recruiter/candidates/${disclosure.idOf(userId)}${jobId ? `?job_id=${jobId}` : ''}`;
  const actorId = tx.actor?.id ?? null;
  await notify(tx, ids, 'note_mention', { candidate: disclosure.nameOf(userId, name) }, { link, actorId });
}

export async function suggestTags(ctx: SignedInCtx, input: string) {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  return { results: await countTags(ctx.db, companyId, input) };
}

/**
 * Puts tags on candidates and takes others off; a tag that is there in another case is the same. Who is hidden by a blind
 * review has none: people are looked for by them.
 */
export async function tagCandidates(
  ctx: SignedInCtx & Uses<'aliases'>,
  { candidate_ids, add, remove }: z.output<typeof tagCandidatesEndpoint.body>,
) {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const userIds = [...new Set(candidate_ids)];
  // First that they are there: who is nobody gets no name in a blind review either.
  for (const userId of userIds) await visibleOrKnown(ctx, userId);
  const disclosure = await disclosureOf(ctx, { jobId: null, userIds });
  if (userIds.some(disclosure.hides)) throw new Refusal('candidate_notes.hidden_by_blind_review');
  const { added, removed, tags } = await ctx.transaction(async (tx) => {
    const before = await holdTags(tx.db, companyId, userIds);
    const has = (userId: string, tag: string) =>
      before.some((row) => row.userId === userId && row.tag.toLowerCase() === tag.toLowerCase());
    const rows = userIds.flatMap((userId) =>
      uniqueTags(add).flatMap((tag) =>
        has(userId, tag) ? [] : [{ companyId, userId, tag, taggedBy: ctx.actor.id }],
      ),
    );
    const removed = await deleteTags(tx.db, companyId, userIds, remove);
    const added = await insertTags(tx.db, rows);
    const tags = await holdTags(tx.db, companyId, userIds);
    for (const userId of userIds) {
      if (tags.filter((row) => row.userId === userId).length > MOST_TAGS)
        throw new Refusal('candidate_notes.too_many_tags', { most: MOST_TAGS });
      if ([...added, ...removed].some((row) => row.userId === userId))
        await record(tx, 'candidate_tag.changed', { subjectId: userId, details: { companyId, add, remove } });
    }
    const [first = null, ...others] = userIds;
    await tellTeam(tx, companyId, 'candidates:changed', {
      job_id: null,
      candidate_id: others.length === 0 ? first : null,
    });
    return { added, removed, tags };
  });
  const pair = (row: { userId: string; tag: string }) => ({ candidate_id: row.userId, tag: row.tag });
  return {
    results: userIds.map((userId) => ({
      candidate_id: userId,
      tags: tags.filter((row) => row.userId === userId).map(({ tag }) => tag),
    })),
    added: added.map(pair),
    removed: removed.map(pair),
  };
}

const uniqueTags = (tags: readonly string[]): string[] => [
  ...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values(),
];
