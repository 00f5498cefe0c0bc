import type { AnswerDocument } from '#engines/answers/index.ts';
import type { Answering, AnsweringText, AskedTexts, FoundAnswer } from '#server/platform/answering.ts';
import { createThread } from '#server/platform/threads.ts';

/** What the thread is asked for. Texts that it lacks it names, and is handed. */
export type AnsweringRequest =
  | ({ kind: 'answer' } & Omit<AskedTexts, 'load'>)
  | { kind: 'add'; key: string; document: AnswerDocument; starts: readonly number[] };

/** The answer, or which texts it lacks. */
export type AnsweringReply = { answer: FoundAnswer } | { missing: string[] };

const THREAD = { giveUpMs: 60_000, memoryMb: 2_048, idleMs: 15 * 60_000 };

/** Two who ask at the same time, one before and one after a change, may each take away what the other brought. */
const MOST_ROUNDS = 6;

/** Answers in a thread that holds what was asked for; nobody's texts are read there without being named in the question. */
export function createAnswering(dataDir: string): Answering {
  const thread = createThread(new URL('./documents.thread.ts', import.meta.url), {
    data: { dataDir },
    ...THREAD,
  });
  const send = <T>(request: AnsweringRequest): Promise<T> => thread.ask<T>(request);
  return {
    async ask({ load, ...asked }) {
      let texts = asked.texts;
      for (let round = 0; round < MOST_ROUNDS; round++) {
        const reply = await send<AnsweringReply>({ kind: 'answer', ...asked, texts });
        if ('answer' in reply) return reply.answer;
        const gone = new Set<string>();
        for (const id of reply.missing) {
          const text: AnsweringText | null = await load(id);
          if (text) await send<null>({ kind: 'add', key: asked.key, ...text });
          else gone.add(id);
        }
        texts = texts.filter((id) => !gone.has(id));
      }
      throw new Error('the texts changed faster than they could be read');
    },
    close: () => thread.close(),
  };
}
