import type { z } from 'zod';
import {
  type askInChat,
  type ChatEvent,
  type ChatPart,
  QUESTIONS_A_MINUTE,
} from '#contract/features/conversations.contract.ts';
import type { Understood } from '#engines/conversations/index.ts';
import { hasArabic } from '#engines/text/index.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { answer } from './conversations.answering.ts';
import { type ChatCtx, isRecruiter, understood } from './conversations.said.ts';
import { branchTo, shownIn } from './conversations.shown.ts';
import * as store from './conversations.store.ts';
import { ownThread, presentMessage, presentThread } from './conversations.threads.ts';

type Body = z.output<typeof askInChat.body>;

const MOST_MESSAGES = 400;
const TITLE_LENGTH = 80;

/** A question that is kept, the answer to it that has begun, and what came before both. */
interface Begun {
  thread: store.ThreadRow;
  question: store.MessageRow;
  pending: store.MessageRow;
  before: store.MessageRow[];
}

/**
 * Keeps the question, makes the answer and tells of each piece as it comes. The answer is made to its end and kept
 * whoever listens: who comes back after a reload finds it whole.
 */
export async function* ask(ctx: ChatCtx, body: Body): AsyncGenerator<ChatEvent> {
  const begun = await ctx.transaction((tx) => begin(tx, body));
  const pieces = makeAnswer(ctx, begun, body.job_id ?? null);
  yield {
    type: 'begun',
    thread: presentThread(begun.thread),
    question: presentMessage(begun.question, ctx.now),
    answer: presentMessage(begun.pending, ctx.now),
  };
  yield* pieces.told();
  yield { type: 'done', answer: presentMessage(await pieces.kept, ctx.now) };
}

async function begin(ctx: ChatCtx, body: Body): Promise<Begun> {
  const { db, actor, now } = ctx;
  const lately = await store.questionsSince(db, actor.id, new Date(now.getTime() - 60_000));
  if (lately >= QUESTIONS_A_MINUTE) throw new Refusal('conversations.too_many', { seconds: 60 });
  const asked = body.retry_id ? await ownQuestion(ctx, body.retry_id) : null;
  const text = asked?.text ?? body.message;
  if (!text) throw new Refusal('request.invalid', {}, [{ path: 'message', code: 'required' }]);
  const thread = await threadFor(ctx, { ...body, thread_id: asked?.threadId ?? body.thread_id }, text);
  const messages = await store.messagesIn(db, thread.id);
  if (messages.length >= MOST_MESSAGES) throw new Refusal('conversations.full');
  const parentId = asked ? asked.parentId : (body.parent_id ?? null);
  if (parentId && !messages.some(({ id, by }) => id === parentId && by === 'product'))
    throw new Refusal('conversations.message_not_found');
  const own = { threadId: thread.id, userId: actor.id, createdAt: now };
  const question =
    asked ?? (await store.insertMessage(db, { ...own, parentId, by: 'person', state: 'done', text }));
  const pending = await store.insertMessage(db, {
    ...own,
    parentId: question.id,
    by: 'product',
    state: 'answering',
  });
  await store.touchThread(db, thread.id, now);
  return { thread, question, pending, before: branchTo(messages, parentId) };
}

async function threadFor({ db, actor, now, ...ctx }: ChatCtx, body: Body, text: string) {
  if (body.thread_id) return ownThread({ db, actor, now, ...ctx }, body.thread_id);
  const title = text.replace(/\s+/gu, ' ').trim().slice(0, TITLE_LENGTH);
  return store.insertThread(db, { userId: actor.id, mode: body.mode, title, at: now });
}

async function ownQuestion(ctx: ChatCtx, id: string): Promise<store.MessageRow> {
  const message = await store.findMessage(ctx.db, ctx.actor.id, id);
  return found(message?.by === 'person' ? message : null, 'conversations.message_not_found');
}

/** Makes an answer, and hands its pieces to whoever listens. */
function makeAnswer(ctx: ChatCtx, { question, pending, before }: Begun, jobId: string | null) {
  const waiting: ChatEvent[] = [];
  let isOver = false;
  let wake = () => {};
  const tell = (event: ChatEvent) => {
    waiting.push(event);
    wake();
  };
  const kept = answered(ctx, { question, pending, before, jobId, tell }).finally(() => {
    isOver = true;
    wake();
  });
  // Who has gone hears of no failure; who listens gets it from `kept`.
  kept.catch(() => {});
  async function* told(): AsyncGenerator<ChatEvent> {
    while (!isOver || waiting.length > 0) {
      const next = waiting.shift();
      if (next) yield next;
      else if (!isOver)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  return { kept, told };
}

async function answered(
  ctx: ChatCtx,
  {
    question: { text },
    pending,
    before,
    jobId,
    tell,
  }: Omit<Begun, 'thread'> & { jobId: string | null; tell: (event: ChatEvent) => void },
): Promise<store.MessageRow> {
  const lang = hasArabic(text) ? 'ar' : /\p{L}/u.test(text) ? 'en' : ctx.lang;
  const heard = understand(ctx, text, before);
  const parts: ChatPart[] = [];
  const asked = {
    ctx: { ...ctx, lang },
    question: text,
    topic: heard.topic,
    slots: heard.slots,
    shown: shownIn(before),
    jobId,
  };
  for await (const said of answer(asked, heard)) {
    if ('step' in said) tell({ type: 'step', text: said.step });
    else {
      parts.push(said);
      tell({ type: 'part', part: said });
    }
  }
  const { intent, topic, slots } = heard;
  const row = await store.finishAnswer(ctx.db, pending.id, {
    state: 'done',
    parts,
    understood: { intent, topic, slots },
  });
  // Stopped or deleted meanwhile: what is kept then is the last word.
  return row ?? (await store.findMessage(ctx.db, ctx.actor.id, pending.id)) ?? pending;
}

/** What was not understood before is no ground to go on from: the question before it is. */
function understand(ctx: ChatCtx, text: string, before: readonly store.MessageRow[]): Understood {
  const asker = isRecruiter(ctx) ? 'recruiter' : 'candidate';
  const last = before
    .toReversed()
    .map(({ understood }) => understood)
    .find((understood) => understood && understood.intent !== 'unknown');
  return understood(ctx.taxonomy, text, asker, last ?? undefined);
}
