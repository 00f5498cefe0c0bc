/**
 * The resume engine's door: bytes of a document in, a resume with evidence out. It never throws and never waits on
 * anything outside; the date of the reading is a parameter.
 */

import {
  MAX_PAGES,
  type OpeningHints,
  openDocument,
  plainText,
  type Reading,
} from '#engines/documents/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { kindOf } from './document-kind.ts';
import { withDots } from './egyptian-spelling.ts';
import { personFirst } from './profile-exports.ts';
import type { ParsedResume, ReadResult } from './resume.ts';
import type { Section } from './section.ts';
import { findSections } from './sections.ts';
import { resumeOf } from './whole-resume.ts';

export { findPhoto, type ResumePhoto } from './photo.ts';
export type * from './resume.ts';

/** Changes whenever the same bytes may be read differently. */
const RESUME_ENGINE_VERSION = 'resumes-21';

/** What is known beside the bytes, and who wants to know how far the reading is. */
type ReadingHints = Pick<OpeningHints, 'fileName' | 'scans'> & {
  /** Decides which dates of study lie ahead. */
  now: Date;
  /** Called before the first page whose letters must be recognised, and after each. */
  onPage?: (progress: ReadingProgress) => void;
};

/** How far the reading of a document is whose letters must be recognised. */
export interface ReadingProgress {
  /** How many of the `of` pages are recognised. */
  pages: number;
  of: number;
  /** The answer as it would be if the reading ended here: the pages still to come are unread. */
  read: Extract<ReadResult, { ok: true }>;
}

/** Reads a resume. Letters in pictures are recognised in this thread, at a second or more a page. */
export async function readResume(
  taxonomy: Taxonomy,
  bytes: Uint8Array,
  hints: ReadingHints,
): Promise<ReadResult> {
  const { onPage } = hints;
  const opened = await openDocument(taxonomy, bytes, {
    fileName: hints.fileName,
    scans: hints.scans,
    ...(onPage && {
      onPage: ({ pages, of, reading }) => {
        const read = tryToRead(taxonomy, reading, hints.now);
        if (read) onPage({ pages, of, read: success(read.resume, reading, plainText(reading)) });
      },
    }),
  });
  if (!opened.ok) return { ...opened, text: '', version: RESUME_ENGINE_VERSION };
  const { reading } = opened;
  const text = plainText(reading);
  if (reading.pages > MAX_PAGES)
    return {
      ok: false,
      reason: 'too_many_pages',
      pages: reading.pages,
      text,
      version: RESUME_ENGINE_VERSION,
    };
  const read = tryToRead(taxonomy, reading, hints.now);
  if (!read) return { ok: false, reason: 'damaged', text, version: RESUME_ENGINE_VERSION };
  const kind = kindOf(taxonomy, read.sections, read.resume);
  // A page that nobody could read may hold what makes it one.
  if (kind !== 'resume' && !reading.unread?.length)
    return { ok: false, reason: kind, text, version: RESUME_ENGINE_VERSION };
  return success(read.resume, reading, text);
}

function success(resume: ParsedResume, reading: Reading, text: string): Extract<ReadResult, { ok: true }> {
  return {
    ok: true,
    resume: {
      ...resume,
      ...(reading.unread?.length && { unreadPages: reading.unread }),
      ...(reading.garbled && { garbledPages: reading.garbled }),
    },
    text,
    pages: reading.pages,
    language: reading.isRtl ? 'ar' : 'en',
    version: RESUME_ENGINE_VERSION,
  };
}

function tryToRead(
  taxonomy: Taxonomy,
  reading: Reading,
  now: Date,
): { sections: Section[]; resume: ParsedResume } | null {
  try {
    const ordered = personFirst(withDots(reading));
    const sections = findSections(taxonomy, ordered);
    return { sections, resume: resumeOf(taxonomy, sections, ordered, now) };
  } catch {
    return null;
  }
}
