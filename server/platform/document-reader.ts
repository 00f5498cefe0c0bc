import type { ReadResult } from '#engines/resumes/resume.ts';
import { createThread } from './threads.ts';

export interface ReadText {
  text: string;
  pages: number;
}

/** Reads documents off the main thread, so that a large or hostile file keeps nobody waiting. */
export interface DocumentReader {
  readResume(bytes: Uint8Array, fileName: string, now: Date): Promise<ReadResult>;
  /** Plain text in reading order; null where the document has none that can be read. */
  readText(bytes: Uint8Array, fileName: string): Promise<ReadText | null>;
  /** A page of a PDF, counted from 1, drawn as PNG; null where it is no PDF or has no such page. */
  drawPage(bytes: Uint8Array, page: number, scale: number): Promise<Uint8Array | null>;
  /** Loads what the first reading needs, so that nobody waits for it. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export type ReaderRequest =
  | { kind: 'resume'; bytes: Uint8Array; fileName: string; now: Date }
  | { kind: 'text'; bytes: Uint8Array; fileName: string }
  | { kind: 'page'; bytes: Uint8Array; page: number; scale: number }
  | { kind: 'warm-up' };

const GIVE_UP_MS = 60_000;
const MEMORY_MB = 768;

/** Reads with the taxonomy of the data folder. */
export function createDocumentReader(dataDir: string): DocumentReader {
  const thread = createThread(new URL('./document-reader.thread.ts', import.meta.url), {
    data: { dataDir },
    giveUpMs: GIVE_UP_MS,
    memoryMb: MEMORY_MB,
  });
  const ask = <T>(request: ReaderRequest): Promise<T> => thread.ask<T>(request);
  return {
    readResume: (bytes, fileName, now) => ask<ReadResult>({ kind: 'resume', bytes, fileName, now }),
    readText: (bytes, fileName) => ask<ReadText | null>({ kind: 'text', bytes, fileName }),
    drawPage: (bytes, page, scale) => ask<Uint8Array | null>({ kind: 'page', bytes, page, scale }),
    warmUp: () => ask<void>({ kind: 'warm-up' }),
    close: () => thread.close(),
  };
}
