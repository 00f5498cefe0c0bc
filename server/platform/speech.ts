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
  /**
   * Makes a text that will probably be asked for. Whoever waits goes first: this is made when nobody does, and left out
   * where the line is full or there is no such voice.
   */
  prepare(language: string, text: SpokenText): void;
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
  /** How many still wait for it; none for what is made ahead. */
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
  let spoken: string | null = null;

  async function speakNext(): Promise<void> {
    if (spoken !== null) return;
    for (let next = nextIn(waiting); next; next = nextIn(waiting)) {
      const [key, { request, sound }] = next;
      spoken = key;
      const made = thread.ask<SpokenSound>(request);
      await made.then((one) => kept.set(key, one)).catch(() => {});
      waiting.delete(key);
      sound.resolve(made);
    }
    spoken = null;
  }

  function inLine(key: string, request: SpeakingRequest): Waiting {
    const known = waiting.get(key);
    if (known) return known;
    const added: Waiting = { request, sound: Promise.withResolvers(), listeners: 0 };
    // Where it fails, whoever waits is told; of what is made ahead nobody need be.
    added.sound.promise.catch(() => {});
    waiting.set(key, added);
    return added;
  }

  /** Whether there is room for one more who waits: what was to be made ahead makes way. */
  function makesRoom(): boolean {
    if (waiting.size < MOST_WAITING) return true;
    for (const [key, { listeners }] of waiting)
      if (listeners === 0 && key !== spoken) return waiting.delete(key);
    return false;
  }

  /** Takes what nobody waits for any more out of the line; what is being spoken is heard by the next who asks. */
  function leave(key: string, left: Waiting): void {
    left.listeners--;
    if (left.listeners === 0 && key !== spoken) waiting.delete(key);
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
      if (!waiting.has(key) && !makesRoom()) throw new SpeakingFailed('busy');
      const own = inLine(key, { language, text });
      own.listeners++;
      void speakNext();
      return Promise.race([own.sound.promise, endOf(signal, () => leave(key, own))]);
    },
    prepare(language, text) {
      const key = keyOf({ language, text });
      const isAsked = kept.has(key) || waiting.has(key);
      if (isAsked || waiting.size >= MOST_WAITING || !isSpoken(language)) return;
      if (charactersOf(text.lines) > MOST_CHARACTERS) return;
      inLine(key, { language, text });
      void speakNext();
    },
    close: () => thread.close(),
  };
}

/** The first that somebody waits for, else the first of those that are made ahead. */
function nextIn(line: ReadonlyMap<string, Waiting>): [string, Waiting] | undefined {
  const all = [...line];
  return all.find(([, { listeners }]) => listeners > 0) ?? all[0];
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
