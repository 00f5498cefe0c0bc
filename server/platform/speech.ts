import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { charactersOf, isSpoken, MOST_CHARACTERS, type SpokenText } from '#engines/speech/index.ts';
import { createThread, type Thread } from './threads.ts';

/** A text as it is heard. */
export interface SpokenSound {
  /** A WAVE file that every browser plays. */
  bytes: Uint8Array;
  durationMs: number;
}

/** Speaks texts off the main thread. The voice is opened when it is first needed, which takes about a second. */
export interface Speaking {
  /** Whether the product has a voice of a language. */
  has(language: string): boolean;
  /**
   * The sound of a text. The same text is made once, also where several ask at the same moment, and kept for a while.
   * `signal` ends the waiting: what nobody waits for any more is not begun.
   * @throws SpeakingFailed where there is no voice, the text is too long, too many wait, or the wait was ended.
   */
  speak(language: string, text: SpokenText, signal?: AbortSignal): Promise<SpokenSound>;
  close(): Promise<void>;
}

/** A text that was not spoken. Only `busy` passes by itself; `cancelled` is told to who no longer waits. */
export class SpeakingFailed extends Error {
  readonly reason: 'no-voice' | 'too-long' | 'busy' | 'cancelled';
  constructor(reason: SpeakingFailed['reason']) {
    super(`not spoken: ${reason}`);
    this.reason = reason;
  }
}

/** What the thread is asked for. */
export interface SpeakingRequest {
  language: string;
  text: SpokenText;
}

/** Twenty seconds of speech take .3 s, the first ones .8 more; nobody waits longer than this for what takes so little. */
const GIVE_UP_MS = 20_000;
const MEMORY_MB = 96;
/** The voice holds some 70 MB: they are given back once nobody has listened for so long. */
const IDLE_MS = 120_000;
/** So many wait at once, about ten seconds of work; more are told to come again. */
const MOST_WAITING = 32;
/** About fifty passages. */
const KEPT_BYTES = 12 * 1_048_576;

interface Waiting {
  request: SpeakingRequest;
  sound: PromiseWithResolvers<SpokenSound>;
  /** How many still wait for it. */
  listeners: number;
}

/** Starts nothing: the thread begins with the first text. */
export function createSpeaking(
  thread: Thread = createThread(new URL('./speech.thread.ts', import.meta.url), {
    data: {},
    giveUpMs: GIVE_UP_MS,
    memoryMb: MEMORY_MB,
    atOnce: 1,
    idleMs: IDLE_MS,
  }),
): Speaking {
  const kept = new LRUCache<string, SpokenSound>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const waiting = new Map<string, Waiting>();
  let isSpeaking = false;

  async function speakNext(): Promise<void> {
    if (isSpeaking) return;
    isSpeaking = true;
    for (const [key, { request, sound }] of waiting) {
      const made = thread.ask<SpokenSound>(request);
      await made.then((one) => kept.set(key, one)).catch(() => {});
      waiting.delete(key);
      sound.resolve(made);
    }
    isSpeaking = false;
  }

  function inLine(key: string, request: SpeakingRequest): Waiting {
    const known = waiting.get(key);
    if (known) return known;
    if (waiting.size >= MOST_WAITING) throw new SpeakingFailed('busy');
    const added: Waiting = { request, sound: Promise.withResolvers(), listeners: 0 };
    waiting.set(key, added);
    void speakNext();
    return added;
  }

  /** Takes what nobody waits for any more out of the line; what is being spoken is heard by the next who asks. */
  function leave(key: string, left: Waiting): void {
    left.listeners--;
    const [first] = waiting.keys();
    if (left.listeners === 0 && key !== first) waiting.delete(key);
  }

  return {
    has: isSpoken,
    async speak(language, text, signal) {
      if (!isSpoken(language)) throw new SpeakingFailed('no-voice');
      if (charactersOf(text.lines) > MOST_CHARACTERS) throw new SpeakingFailed('too-long');
      const key = keyOf({ language, text });
      const known = kept.get(key);
      if (known) return known;
      if (signal?.aborted) throw new SpeakingFailed('cancelled');
      const own = inLine(key, { language, text });
      own.listeners++;
      return Promise.race([own.sound.promise, endOf(signal, () => leave(key, own))]);
    },
    close: () => thread.close(),
  };
}

/** Fails when the signal comes, and never otherwise. */
function endOf(signal: AbortSignal | undefined, onEnd: () => void): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener(
      'abort',
      () => {
        onEnd();
        reject(new SpeakingFailed('cancelled'));
      },
      { once: true },
    );
  });
}

const keyOf = (request: SpeakingRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');
