import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createThread, type Thread, ThreadEnded } from './threads.ts';

/** A thread that does as it is told: answers, turns for ever, or takes memory without end. */
const source = `
import { answerRequests } from ${JSON.stringify(new URL('./threads.ts', import.meta.url).href)};
let asked = 0;
answerRequests(async ({ how }, tell) => {
  asked++;
  if (how === 'turn') for (;;);
  if (how === 'load') await new Promise((r) => setTimeout(r, 1_200));
  if (how === 'swell') { const held = []; for (;;) { held.push(new Uint8Array(20_000_000).fill(1)); await new Promise((r) => setTimeout(r, 20)); } }
  if (how === 'tell') { tell(1); tell(2); }
  if (how === 'fail') throw new Error('no');
  return asked;
});`;
const file = path.join(mkdtempSync(path.join(tmpdir(), 'thread-')), 'thread.mts');
writeFileSync(file, source);

let thread: Thread;
const open = (options: { giveUpMs?: number; mostHeldMb?: number; first?: object }) => {
  thread = createThread(pathToFileURL(file), {
    data: {},
    giveUpMs: options.giveUpMs ?? 20_000,
    memoryMb: 128,
    mostHeldMb: options.mostHeldMb ?? 4_000,
    atOnce: 1,
    ...(options.first && { first: options.first }),
  });
  return thread;
};
afterEach(() => thread.close());

describe('a thread', () => {
  it('that takes too long is ended, and those in line go to the next', async () => {
    const { ask } = open({ giveUpMs: 1_500 });
    const turning = ask({ how: 'turn' });
    const waiting = ask({ how: 'answer' });
    await expect(turning).rejects.toMatchObject({ reason: 'time' });
    // It is another thread: its count begins anew.
    expect(await waiting).toBe(1);
  });

  it('gives the first answer its whole time, whatever had to be loaded for it, also after one was ended', async () => {
    const { ask } = open({ giveUpMs: 1_000, first: { how: 'load' } });
    // The loading is the first thing that each thread was asked.
    expect(await ask({ how: 'answer' })).toBe(2);
    await expect(ask({ how: 'turn' })).rejects.toMatchObject({ reason: 'time' });
    expect(await ask({ how: 'answer' })).toBe(2);
  });

  it('is made ready once, by whoever asks for that', async () => {
    const first = { how: 'load' };
    const { ask } = open({ giveUpMs: 1_000, first });
    expect(await ask(first)).toBe(1);
    expect(await ask({ how: 'answer' })).toBe(2);
  });

  it('tells who waits for it that it could not be made ready', async () => {
    const { ask } = open({ first: { how: 'swell' }, mostHeldMb: 300 });
    await expect(ask({ how: 'answer' })).rejects.toMatchObject({ reason: 'memory' });
  });

  it('that takes too much memory is ended, buffers counted', async () => {
    const { ask } = open({ mostHeldMb: 300 });
    const error = await ask({ how: 'swell' }).catch((it: unknown) => it);
    expect(error).toBeInstanceOf(ThreadEnded);
    expect(await ask({ how: 'answer' })).toBe(1);
  });

  it('tells before it answers, and goes on after a failure', async () => {
    const { ask } = open({});
    const news: unknown[] = [];
    expect(await ask({ how: 'tell' }, (it) => news.push(it))).toBe(1);
    expect(news).toEqual([1, 2]);
    await expect(ask({ how: 'fail' })).rejects.toThrow('no');
    expect(await ask({ how: 'answer' })).toBe(3);
  });

  it('that is closed refuses what it has not answered', async () => {
    const { ask, close } = open({});
    const left = [ask({ how: 'turn' }), ask({ how: 'answer' })].map((it) =>
      it.catch((error: unknown) => (error as Error).message),
    );
    await close();
    expect(await Promise.all(left)).toEqual(['the thread was closed', 'the thread was closed']);
  });
});
