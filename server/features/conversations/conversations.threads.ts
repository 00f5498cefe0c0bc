import { Readable } from 'node:stream';
import type { ChatMessage, ChatThread } from '#contract/features/conversations.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import { found } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import * as store from './conversations.store.ts';

/** An answer that has not ended after this long was cut off: its work takes seconds. */
const ANSWERING_MS = 90_000;

export const presentThread = (row: store.ThreadRow): ChatThread => ({
  id: row.id,
  mode: row.mode,
  title: row.title,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

export function presentMessage(row: store.MessageRow, now: Date): ChatMessage {
  const isCutOff = row.state === 'answering' && now.getTime() - row.createdAt.getTime() > ANSWERING_MS;
  return {
    id: row.id,
    parent_id: row.parentId,
    by: row.by,
    state: isCutOff ? 'broken' : row.state,
    text: row.text,
    parts: row.parts,
    created_at: row.createdAt.toISOString(),
  };
}

/** The messages of a thread, the latest one where none is named. */
export async function readHistory(
  ctx: SignedInCtx,
  { mode, thread_id }: { mode: ChatThread['mode']; thread_id?: string | undefined },
) {
  const thread = thread_id
    ? await ownThread(ctx, thread_id)
    : await store.latestThread(ctx.db, ctx.actor.id, mode);
  const messages = thread ? await store.messagesIn(ctx.db, thread.id) : [];
  return {
    thread: thread && presentThread(thread),
    results: messages.map((message) => presentMessage(message, ctx.now)),
    total: messages.length,
  };
}

export async function listOwnThreads(
  ctx: SignedInCtx,
  query: { mode: ChatThread['mode']; q: string; page: number; limit: number },
) {
  const { rows, total } = await store.listThreads(ctx.db, ctx.actor.id, query);
  return { results: rows.map(presentThread), total, page: query.page, limit: query.limit };
}

export async function renameOwnThread(ctx: SignedInCtx, id: string, title: string): Promise<ChatThread> {
  const row = await store.renameThread(ctx.db, ctx.actor.id, id, title);
  return presentThread(found(row, 'conversations.thread_not_found'));
}

export async function deleteOwnThread(ctx: SignedInCtx, id: string): Promise<{ id: string }> {
  found((await store.deleteThread(ctx.db, ctx.actor.id, id)) || null, 'conversations.thread_not_found');
  return { id };
}

/** Ends an answer with the parts that were shown; it stays ended when the rest of it is ready. */
export async function stopAnswer(ctx: SignedInCtx, id: string, parts: number): Promise<ChatMessage> {
  const message = await ownAnswer(ctx, id);
  const row = await store.changeAnswer(ctx.db, ctx.actor.id, id, {
    state: 'stopped',
    parts: message.parts.slice(0, parts),
  });
  return presentMessage(row, ctx.now);
}

/** Notes what became of the action that an answer offered. */
export async function noteAction(
  ctx: SignedInCtx,
  id: string,
  state: 'done' | 'declined' | 'undone',
): Promise<ChatMessage> {
  const message = await ownAnswer(ctx, id);
  const parts = message.parts.map((part) =>
    part.kind === 'action' ? { ...part, action: { ...part.action, state } } : part,
  );
  return presentMessage(await store.changeAnswer(ctx.db, ctx.actor.id, id, { parts }), ctx.now);
}

/** A thread as text, in the reader's language: who said what, in order. */
export async function exportThread(ctx: SignedInCtx, id: string): Promise<OutgoingFile> {
  const thread = await ownThread(ctx, id);
  const messages = await store.messagesIn(ctx.db, thread.id);
  const lines = messages.flatMap(({ by, text, parts, createdAt }) => [
    `## ${say(ctx.lang, `conversations.export.${by}`)}, ${createdAt.toISOString().slice(0, 16).replace('T', ' ')}`,
    by === 'person' ? text : parts.flatMap((part) => linesOf(part)).join('\n'),
    '',
  ]);
  const bytes = Buffer.from(`\uFEFF# ${thread.title}\n\n${lines.join('\n')}`, 'utf8');
  return {
    name: `${thread.title.slice(0, 60) || say(ctx.lang, 'conversations.untitled')}.txt`,
    mediaType: 'text/plain; charset=utf-8',
    bytes: bytes.length,
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  };
}

function linesOf(part: ChatMessage['parts'][number]): string[] {
  switch (part.kind) {
    case 'text':
      return [part.text];
    case 'jobs':
      return part.jobs.map(
        ({ job_title, company_name, score }) =>
          `- ${job_title}, ${company_name}${score === null ? '' : `, ${Math.round(score * 100)}%`}`,
      );
    case 'courses':
      return part.courses.map(({ title, provider }) => `- ${title}, ${provider}`);
    case 'applications':
      return part.applications.map(({ job_title, company_name }) => `- ${job_title}, ${company_name}`);
    case 'gap':
      return part.missing.map(({ name }) => `- ${name}`);
    case 'path':
      return [`- ${[part.from.name, ...part.steps.map(({ name }) => name)].join(' › ')}`];
    case 'viewers':
      return part.viewers.map(({ company_name }) => `- ${company_name}`);
    case 'own_jobs':
      return part.jobs.map(({ job_title }) => `- ${job_title}`);
    case 'quotes':
      return part.quotes.map(({ text }) => `> ${text}`);
    default:
      return [];
  }
}

export const ownThread = async (ctx: SignedInCtx, id: string): Promise<store.ThreadRow> =>
  found(await store.findThread(ctx.db, ctx.actor.id, id), 'conversations.thread_not_found');

async function ownAnswer(ctx: SignedInCtx, id: string): Promise<store.MessageRow> {
  const message = await store.findMessage(ctx.db, ctx.actor.id, id);
  return found(message?.by === 'product' ? message : null, 'conversations.message_not_found');
}
