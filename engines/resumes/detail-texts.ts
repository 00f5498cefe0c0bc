/** What is told of an entry, as sentences. */
import type { Line } from '#engines/documents/index.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Labels that may stand over the details and are none. */
const LABEL_ALONE = /^(?:key\s+)?(?:responsibilities|duties|achievements|المهام|المسؤوليات)\s*:?$/i;

/** Details as sentences: bullets are cut, wrapped lines are joined to the line they continue. */
export function detailTexts(lines: Line[]): string[] {
  return paragraphsOf(lines).filter((text) => !LABEL_ALONE.test(text));
}
