import type { CoachingNote } from '#contract/features/coaching-plans.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import {
  countNotes,
  deleteNote,
  insertNote,
  type NoteRow,
  notesOf,
  updateNote,
} from './coaching-plans.store.ts';

type NoteCtx = SignedInCtx & Uses<'concerns'>;

const MOST_NOTES = 500;

export async function listNotes(ctx: SignedInCtx): Promise<{ results: CoachingNote[] }> {
  return { results: (await notesOf(ctx.db, ctx.actor.id)).map(present) };
}

export async function addNote(ctx: NoteCtx, text: string) {
  if ((await countNotes(ctx.db, ctx.actor.id)) >= MOST_NOTES)
    throw new Refusal('coaching_plans.too_many_notes');
  const note = await insertNote(ctx.db, { userId: ctx.actor.id, text, createdAt: ctx.now });
  return { ...present(note), concern: ctx.concerns(text) };
}

export async function changeNote(ctx: NoteCtx, id: string, text: string) {
  const changed = await updateNote(ctx.db, ctx.actor.id, id, { text, editedAt: ctx.now });
  return { ...present(found(changed, 'coaching_plans.note_not_found')), concern: ctx.concerns(text) };
}

export async function removeNote(ctx: SignedInCtx, id: string): Promise<{ id: string }> {
  if (!(await deleteNote(ctx.db, ctx.actor.id, id))) throw new Refusal('coaching_plans.note_not_found');
  return { id };
}

const present = ({ id, text, createdAt, editedAt }: NoteRow): CoachingNote => ({
  id,
  text,
  created_at: createdAt.toISOString(),
  edited_at: editedAt?.toISOString() ?? null,
});
