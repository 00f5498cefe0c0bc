import type { SectionKind } from './headings.ts';
import { placedLines } from './sections.ts';

/** Sections that speak of the company, of what it offers and of how to apply: they ask nothing of anyone. */
const ASIDE: ReadonlySet<SectionKind> = new Set(['company', 'benefits', 'apply', 'notice']);

/** What of a posting's text speaks of the work and of who does it, line by line; the rest is left out. */
export const textOfWork = (text: string): string =>
  placedLines(text)
    .filter(({ section }) => !ASIDE.has(section))
    .map(({ whole }) => text.slice(whole.start, whole.end))
    .join('\n');
