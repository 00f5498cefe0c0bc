/** Words that lead from somebody's work to the one before it: "before that", "previously", "قبلها". */
import { wordingsIn } from '#engines/taxonomy/index.ts';

/** «قبل:» alone leads to work only where a colon says so. */
const LEAD = `(?:${wordingsIn('resumes/told-jobs').source('leads to an earlier job', { edges: 'anywhere' })}|و?قبل(?=\\s*:))`;

/** Anywhere in a text. */
export const EARLIER = new RegExp(`(?<!\\p{L})${LEAD}(?!\\p{L})`, 'iu');
/** At its beginning, with what stands before the work itself. */
export const EARLIER_FIRST = new RegExp(`^${LEAD}(?!\\p{L})[\\s,،:]*(?:an?\\s+)?`, 'iu');
/** At its end. */
export const EARLIER_LAST = new RegExp(`(?<!\\p{L})${LEAD}[\\s:،,]*$`, 'iu');
