import type { DocumentPart, OpeningFailure } from '#engines/documents/index.ts';
import type { ProgrammeReading } from '#engines/programmes/index.ts';
import type { ReadingProgress, ReadResult, ResumePhoto } from '#engines/resumes/index.ts';
import { createThread, type Thread, ThreadEnded } from './threads.ts';

/** The text of a document, and how many pages it has. */
export interface ReadText {
  text: string;
  pages: number;
}

/** What a document is made of, or why it could not be read. */
export type ReadParts =
  | { ok: true; parts: DocumentPart[]; pages: number | null; unreadPages: number[] }
  | { ok: false; reason: OpeningFailure };
/** A syllabus or study plan as read, with where its graduates are likeliest to work, or why there is none. */
export type ReadSyllabus =
  | (Extract<ProgrammeReading, { ok: true }> & {
      pages: number;
      /** Pages, counted from 1, that nobody could read. */
      unreadPages: number[];
      /** Ids of occupations, the likeliest first. */
      occupations: string[];
    })
  | { ok: false; reason: OpeningFailure | Extract<ProgrammeReading, { ok: false }>['reason'] };

/** Reads documents off the main thread, so that a large or hostile file keeps nobody waiting. */
export interface DocumentReader {
  /**
   * What wants more time or memory than a resume may take is a reason like others; of a scan, the pages that were
   * recognised by then are kept, and the others said to be unread. `onProgress` hears before the first page whose letters
   * must be recognised, and after each, what was understood until then.
   */
  readResume(
    bytes: Uint8Array,
    fileName: string,
    now: Date,
    onProgress?: (progress: ReadingProgress) => void,
  ): Promise<ReadResult>;
  /** Plain text in reading order; null where the document has none that can be read. */
  readText(bytes: Uint8Array, fileName: string): Promise<ReadText | null>;
  /**
   * The headings, paragraphs and rows of a document, each with its place. `onProgress` hears, of a scan, how many pages
   * are recognised, of how many.
   */
  readParts(
    bytes: Uint8Array,
    fileName: string,
    onProgress?: (progress: { pages: number; of: number }) => void,
  ): Promise<ReadParts>;
  /** What wants more time or memory than a syllabus may take is `too_slow`. A scan takes 1 to 4 s a page. */
  readSyllabus(bytes: Uint8Array, fileName: string): Promise<ReadSyllabus>;
  /** Loads what the first reading of a syllabus needs, some five seconds of work. */
  warmUpForSyllabi(): Promise<void>;
  /** The photograph that a resume shows of its owner; null where there is none that is plainly one. */
  findPhoto(bytes: Uint8Array): Promise<ResumePhoto | null>;
  /** A page of a PDF, counted from 1, drawn as PNG; null where it is no PDF or has no such page. */
  drawPage(bytes: Uint8Array, page: number, scale: number): Promise<Uint8Array | null>;
  /**
   * Loads what the next reading needs, which takes some seconds and 150 MB while it is there: for when somebody may upload a
   * document soon.
   */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** What is left of a reading that was ended: the pages that were recognised by then, if any were. */
export function readUntil(last: ReadingProgress | null): ReadResult {
  if (last && last.pages > 0) return last.read;
  return { ok: false, reason: 'too_slow', text: '', version: '' };
}

type Scans = 'read' | 'leave';

/** What the thread of the reader is asked for. */
export type ReaderRequest =
  | { kind: 'resume'; bytes: Uint8Array; fileName: string; now: Date; scans: Scans }
  | { kind: 'text'; bytes: Uint8Array; fileName: string; scans: Scans }
  | { kind: 'parts'; bytes: Uint8Array; fileName: string; scans: Scans }
  | { kind: 'syllabus'; bytes: Uint8Array; fileName: string; scans: Scans }
  | { kind: 'photo'; bytes: Uint8Array }
  | { kind: 'page'; bytes: Uint8Array; page: number; scale: number }
  | { kind: 'begin' | 'warm-up' };

/** Text takes 20 ms a page, and 40 pages of it hold 130 MB, five photographs of 15 million pixels 340: what wants more is no resume. */
export const READING = { giveUpMs: 20_000, memoryMb: 384, mostHeldMb: 448, atOnce: 1, idleMs: 600_000 };
/** Handbooks of hundreds of pages, which nobody who waits for a resume shall wait for. */
const BOOKS = { giveUpMs: 240_000, memoryMb: 768, mostHeldMb: 1_024, atOnce: 1, idleMs: 60_000 };
/** A page is recognised in 1 to 4 s; the engine itself stops at 120 s and keeps what it has by then. */
const SCANS = { giveUpMs: 180_000, memoryMb: 384, mostHeldMb: 900, atOnce: 1, idleMs: 60_000 };
/**
 * A syllabus of 60 pages takes two seconds, and the first one five more, in which the meanings of the taxonomy are laid
 * out: a thread of its own keeps them for as long as somebody compares programmes.
 */
const SYLLABI = { giveUpMs: 90_000, memoryMb: 512, mostHeldMb: 640, atOnce: 1, idleMs: 600_000 };

/**
 * Reads with the taxonomy of the data folder. Documents of text have a thread of their own, so that none waits for the
 * recognition of a scan, or for a book; those have others, which are there only while they are needed. `giveUpMs` is the
 * time that the text of a resume may take, in milliseconds.
 */
export function createDocumentReader(dataDir: string, giveUpMs = READING.giveUpMs): DocumentReader {
  const file = new URL('./document-reader.thread.ts', import.meta.url);
  // The first reading loads the dictionaries: the person whose resume it is must not be refused for that.
  const first: ReaderRequest = { kind: 'begin' };
  const reading = createThread(file, { data: { dataDir }, ...READING, giveUpMs, first });
  const books = createThread(file, { data: { dataDir }, ...BOOKS });
  const scans = createThread(file, { data: { dataDir }, ...SCANS });
  const syllabi = createThread(file, { data: { dataDir }, ...SYLLABI });
  const ask = <T>(thread: Thread, request: ReaderRequest, onNews?: (news: unknown) => void): Promise<T> =>
    thread.ask<T>(request, onNews);

  return {
    async readResume(bytes, fileName, now, onProgress) {
      const request = { kind: 'resume', bytes, fileName, now } as const;
      let last: ReadingProgress | null = null;
      const onNews = (news: unknown) => {
        last = news as ReadingProgress;
        onProgress?.(last);
      };
      try {
        const read = await ask<ReadResult>(reading, { ...request, scans: 'leave' });
        if (read.ok || read.reason !== 'scanned') return read;
        return await ask<ReadResult>(scans, { ...request, scans: 'read' }, onNews);
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        return readUntil(last);
      }
    },
    async readText(bytes, fileName) {
      const request = { kind: 'text', bytes, fileName } as const;
      const read = await ask<ReadText | 'scanned' | null>(reading, { ...request, scans: 'leave' });
      if (read !== 'scanned') return read;
      const seen = await ask<ReadText | 'scanned' | null>(scans, { ...request, scans: 'read' });
      return seen === 'scanned' ? null : seen;
    },
    async readParts(bytes, fileName, onProgress) {
      const request = { kind: 'parts', bytes, fileName } as const;
      try {
        const read = await ask<ReadParts>(books, { ...request, scans: 'leave' });
        if (read.ok || read.reason !== 'scanned') return read;
        const onNews = (news: unknown) => onProgress?.(news as { pages: number; of: number });
        return await ask<ReadParts>(scans, { ...request, scans: 'read' }, onNews);
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        return { ok: false, reason: error.reason === 'time' ? 'too_slow' : 'too_large' };
      }
    },
    async readSyllabus(bytes, fileName) {
      const request = { kind: 'syllabus', bytes, fileName } as const;
      try {
        const read = await ask<ReadSyllabus>(syllabi, { ...request, scans: 'leave' });
        if (read.ok || read.reason !== 'scanned') return read;
        return await ask<ReadSyllabus>(scans, { ...request, scans: 'read' });
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        return { ok: false, reason: 'too_slow' };
      }
    },
    warmUpForSyllabi: async () => {
      await ask(syllabi, { kind: 'syllabus', ...SMALLEST_SYLLABUS, scans: 'leave' });
    },
    findPhoto: (bytes) => ask<ResumePhoto | null>(reading, { kind: 'photo', bytes }),
    drawPage: (bytes, page, scale) => ask<Uint8Array | null>(reading, { kind: 'page', bytes, page, scale }),
    warmUp: async () => {
      await ask<void>(reading, first);
      await ask<void>(reading, { kind: 'warm-up' });
    },
    close: async () => {
      await Promise.all([reading.close(), books.close(), scans.close(), syllabi.close()]);
    },
  };
}

const SMALLEST_SYLLABUS = {
  bytes: new TextEncoder().encode(
    'Study plan\nWLD 101 Welding (3 credit hours)\nLearning outcomes:\n- Weld steel plates.\n',
  ),
  fileName: 'warm-up.txt',
};
