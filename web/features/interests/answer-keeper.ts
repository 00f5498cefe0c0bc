/** An answer that is on its way to the server, with the number by which the latest is known. */
export interface Given {
  question_id: string;
  value: number;
  sequence: number;
}

/** What became of answers that were sent: where a later one of another tab stands already, `is_kept` is false. */
interface Kept {
  question_id: string;
  is_kept: boolean;
  value: unknown;
  sequence: number;
}

interface KeeperOptions {
  /** Sends answers and tells what stands now; throws where that did not work. */
  send: (answers: Given[]) => Promise<readonly Kept[]>;
  /** Whether sending the same again may work. Otherwise `onRefused` is told and the answers are let go. */
  isPassing: (error: unknown) => boolean;
  onRefused: (error: unknown) => void;
  /** Keeps what is not sent yet across a reload and a crash. */
  keep: (waiting: Given[]) => void;
  /** The answers of the server. */
  saved: ReadonlyMap<string, { value: number; sequence: number }>;
}

/** All of it is saved; some is being sent; the last attempt to send failed and is made again. */
export type Keeping = 'saved' | 'sending' | 'waiting';

export interface AnswersNow {
  values: ReadonlyMap<string, number>;
  keeping: Keeping;
}

/** Tried again after so long, then after twice as long, up to the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

export type AnswerKeeper = ReturnType<typeof newAnswerKeeper>;

/**
 * Saves each answer as it is given: what is said while an answer is on its way goes together with the next call, what could
 * not be sent is sent again, and what a tab had not sent when it was closed is sent when it is opened anew.
 */
export function newAnswerKeeper({ send, isPassing, onRefused, keep, saved }: KeeperOptions) {
  const values = new Map([...saved].map(([id, { value }]) => [id, value]));
  const unsent = new Map<string, Given>();
  const listeners = new Set<() => void>();
  let last = Math.max(0, ...[...saved.values()].map(({ sequence }) => sequence));
  let keeping: Keeping = 'saved';
  let now: AnswersNow = { values: new Map(values), keeping };
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> | null = null;
  let isPaused = false;

  const tell = (next: Keeping) => {
    keeping = next;
    now = { values: new Map(values), keeping };
    for (const listener of listeners) listener();
  };

  const sendAll = async () => {
    if (unsent.size === 0) return;
    while (unsent.size > 0 && !isPaused) {
      const batch = [...unsent.values()];
      tell('sending');
      try {
        for (const { question_id: id, is_kept, value, sequence } of await send(batch)) {
          last = Math.max(last, sequence);
          const isLatest = (unsent.get(id)?.sequence ?? 0) <= sequence || !is_kept;
          if (isLatest) unsent.delete(id);
          if (isLatest && !is_kept && typeof value === 'number') values.set(id, value);
        }
        pause = FIRST_PAUSE_MS;
        keep([...unsent.values()]);
      } catch (error) {
        if (isPassing(error)) return sendLater();
        unsent.clear();
        keep([]);
        tell('saved');
        return onRefused(error);
      }
    }
    tell('saved');
  };

  const sendLater = () => {
    tell('waiting');
    if (isPaused) return;
    timer = setTimeout(() => void flush(), pause);
    pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
  };

  /** Sends what waits; done once all of it is saved or the attempt failed. */
  const flush = (): Promise<void> => {
    isPaused = false;
    if (timer) clearTimeout(timer);
    timer = null;
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    /** The same object until something changes. */
    read: () => now,
    follow: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer: (id: string, value: number) => {
      // The clock counts up over tabs and devices; within a millisecond we do.
      last = Math.max(last + 1, Date.now());
      values.set(id, value);
      unsent.set(id, { question_id: id, value, sequence: last });
      keep([...unsent.values()]);
      tell('sending');
      // A pause between attempts is over once a person goes on.
      void flush();
    },
    flush,
    /** Whether everything has reached the server. */
    isSaved: () => unsent.size === 0,
    /** What an earlier visit could not send, unless a later answer stands already. */
    take: (waiting: readonly Given[]) => {
      for (const one of waiting) {
        const known = Math.max(
          saved.get(one.question_id)?.sequence ?? 0,
          unsent.get(one.question_id)?.sequence ?? 0,
        );
        if (known >= one.sequence) continue;
        last = Math.max(last, one.sequence);
        unsent.set(one.question_id, one);
        values.set(one.question_id, one.value);
      }
      return flush();
    },
    /** Nothing is sent until it is asked for again; what waits is kept. */
    pause: () => {
      isPaused = true;
      if (timer) clearTimeout(timer);
    },
  };
}
