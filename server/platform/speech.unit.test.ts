import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, describe, expect, it } from 'vitest';
import { MOST_CHARACTERS, type SpokenText } from '#engines/speech/index.ts';
import { createSpeaking, SpeakingFailed, type SpeakingRequest, type SpokenSound } from './speech.ts';
import type { Thread } from './threads.ts';

const textOf = (text: string): SpokenText => ({ lines: [{ speaker: 'man', text }], pace: 1 });

/** A thread whose answers come when the test says so. */
function slowThread() {
  const asked: { text: string; answer: (sound: SpokenSound) => void; fail: (error: Error) => void }[] = [];
  const thread: Thread = {
    ask: <T>(request: object) =>
      new Promise<T>((resolve, reject) => {
        const { text } = request as SpeakingRequest;
        asked.push({
          text: text.lines[0]?.text ?? '',
          answer: resolve as (sound: SpokenSound) => void,
          fail: reject,
        });
      }),
    close: async () => {},
  };
  return { thread, asked };
}
const SOUND: SpokenSound = { bytes: new Uint8Array(100), durationMs: 100 };
const aTurn = () => new Promise((resolve) => void setImmediate(resolve));

describe('speaking', () => {
  it('makes a text once, for all who ask for it then and later', async () => {
    const { thread, asked } = slowThread();
    const speaking = createSpeaking(thread);
    const both = [speaking.speak('en', textOf('one')), speaking.speak('en', textOf('one'))];
    await aTurn();
    asked[0]?.answer(SOUND);
    expect(await Promise.all(both)).toEqual([SOUND, SOUND]);
    expect(await speaking.speak('en', textOf('one'))).toBe(SOUND);
    expect(asked).toHaveLength(1);
  });

  it('does not begin what nobody waits for any more', async () => {
    const { thread, asked } = slowThread();
    const speaking = createSpeaking(thread);
    const first = speaking.speak('en', textOf('one'));
    const gone = new AbortController();
    const left = speaking.speak('en', textOf('two'), gone.signal).catch(reasonIn);
    const last = speaking.speak('en', textOf('three'));
    gone.abort();
    expect(await left).toBe('cancelled');
    asked[0]?.answer(SOUND);
    await first;
    await aTurn();
    expect(asked.map(({ text }) => text)).toEqual(['one', 'three']);
    asked[1]?.answer(SOUND);
    await last;
  });

  it('goes on after a text that could not be spoken, which may be tried again', async () => {
    const { thread, asked } = slowThread();
    const speaking = createSpeaking(thread);
    const failing = speaking.speak('en', textOf('one')).catch(messageIn);
    const next = speaking.speak('en', textOf('two'));
    asked[0]?.fail(new Error('broken'));
    expect(await failing).toBe('broken');
    await aTurn();
    asked[1]?.answer(SOUND);
    expect(await next).toBe(SOUND);
    void speaking.speak('en', textOf('one'));
    await aTurn();
    expect(asked.map(({ text }) => text)).toEqual(['one', 'two', 'one']);
  });

  it('refuses at once where too many wait, a text is too long, or a language has no voice', async () => {
    const { thread } = slowThread();
    const speaking = createSpeaking(thread);
    const reasonOf = (language: string, text: string) =>
      speaking.speak(language, textOf(text)).then(() => 'spoken', reasonIn);
    expect(await reasonOf('ar', 'one')).toBe('no-voice');
    expect(speaking.has('ar')).toBe(false);
    expect(await reasonOf('en', 'a'.repeat(MOST_CHARACTERS + 1))).toBe('too-long');
    for (let at = 0; at < 32; at++) void speaking.speak('en', textOf(`${at}`));
    expect(await reasonOf('en', 'one more')).toBe('busy');
  });

  it('makes ahead what nobody waits for yet, and never keeps anybody waiting or out by it', async () => {
    const { thread, asked } = slowThread();
    const speaking = createSpeaking(thread);
    for (let at = 0; at < 40; at++) speaking.prepare('en', textOf(`ahead ${at}`));
    const heard = speaking.speak('en', textOf('asked for'));
    asked[0]?.answer(SOUND);
    await aTurn();
    expect(asked.map(({ text }) => text)).toEqual(['ahead 0', 'asked for']);
    asked[1]?.answer(SOUND);
    expect(await heard).toBe(SOUND);
    await aTurn();
    // It was the longest in line that made way.
    expect(asked.map(({ text }) => text)).toEqual(['ahead 0', 'asked for', 'ahead 2']);
    expect(await speaking.speak('en', textOf('ahead 0'))).toBe(SOUND);
    asked[2]?.fail(new Error('broken'));
    await aTurn();
    expect(asked.at(-1)?.text).toBe('ahead 3');
  });

  describe('in its thread', () => {
    const speaking = createSpeaking();
    afterAll(() => speaking.close());

    it('leaves the main thread alone while it works', async () => {
      const delay = monitorEventLoopDelay({ resolution: 2 });
      delay.enable();
      const { bytes, durationMs } = await speaking.speak(
        'en',
        textOf('The lift to the third floor is closed today.'),
      );
      delay.disable();
      expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('RIFF');
      expect(bytes.length / durationMs).toBeCloseTo(16, 0);
      // Whatever else this machine does: opening the voice alone would hold the main thread longer than this.
      expect(delay.percentile(90) / 1e6).toBeLessThan(60);
    });
  });
});

const reasonIn = (error: unknown): string =>
  error instanceof SpeakingFailed ? error.reason : messageIn(error);
const messageIn = (error: unknown): string => (error instanceof Error ? error.message : String(error));
