import { createThread } from './threads.ts';

/** Sets documents as PDF off the main thread, so that a long one keeps nobody waiting. */
export interface Typesetter {
  /**
   * A Typst source that is ours, and what it is filled with. The source reads the data by
   * `json(bytes(sys.inputs.data))`: what people wrote is never part of the source, so none of it is ever run.
   * @throws where the source has a fault, with its place in the message.
   */
  pdf(source: string, data: object, created: Date): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A document to set: its Typst source and what it is filled with. */
export interface TypesetterRequest {
  source: string;
  /** JSON. */
  data: string;
  /** Seconds since 1970, written into the file. */
  createdSeconds: number;
}

const GIVE_UP_MS = 30_000;
const MEMORY_MB = 256;

/** Starts the thread in which documents become PDF; one that takes too long or too much memory is given up. */
export function createTypesetter(): Typesetter {
  const thread = createThread(new URL('./typesetter.thread.ts', import.meta.url), {
    data: {},
    giveUpMs: GIVE_UP_MS,
    memoryMb: MEMORY_MB,
  });
  return {
    pdf: (source, data, created) =>
      thread.ask<Uint8Array>({
        source,
        data: JSON.stringify(data),
        createdSeconds: Math.floor(created.getTime() / 1000),
      } satisfies TypesetterRequest),
    close: () => thread.close(),
  };
}
