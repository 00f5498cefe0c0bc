import { fold } from '#engines/text/index.ts';
import type { SectionKind } from './headings.ts';
import { opensOffer } from './line-kinds.ts';
import { placedLines } from './sections.ts';

/** Sections that speak of the company, of what it offers and of how to apply: they ask nothing of anyone. */
const ASIDE: ReadonlySet<SectionKind> = new Set(['company', 'benefits', 'apply', 'notice']);

/** What of a posting's text speaks of the work and of who does it, line by line; the rest is left out. */
export const textOfWork = (text: string): string =>
  placedLines(text)
    .filter(({ section }) => !ASIDE.has(section))
    .map(({ whole }) => text.slice(whole.start, whole.end))
    .join('\n');

/** A text without the sentences that tell what is offered: whoever looks for work in insurance wants none that grants it. */
export const withoutOffers = (text: string): string =>
  text
    .split(/(?<=[.!?؟\n])\s*/u)
    .filter((sentence) => !opensOffer(fold(sentence)))
    .join(' ');
