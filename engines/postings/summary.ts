import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { isOfCompany } from './asking.ts';
import type { SectionKind } from './headings.ts';
import { type Span, sentencesOf, tidy } from './lines.ts';
import type { PlacedLine } from './sections.ts';
import type { ReadTitle } from './title.ts';

const WORDS = wordingsIn('postings/asides');

/** Bounds of a job's short description, in characters. */
export const SUMMARY_MIN = 70;
/** As the form of a job allows; in characters. */
export const SUMMARY_MAX = 700;
/** Enough to know what a job is; a summary stops at the end of the sentence that reaches it. */
const SUMMARY_ENOUGH = 420;

const NOT_SUMMARY = WORDS.pattern('not of a summary', {
  flags: 'iu',
  or: [
    /\+?\d[\d\s-]{7,}|\b(?:apply|send|submit|e-?mail|whatsapp)\b.{0,40}\b(?:cv|resume|us|now|to)\b/u,
    /#\p{L}/u,
  ],
});

/**
 * What the job is, in whole sentences of the posting: what it says of the job, else its tasks. Never longer than a
 * description may be, never cut within a sentence or a word; shorter than the least only where the posting says no more.
 */
export function summaryOf(
  text: string,
  lines: readonly PlacedLine[],
  title: ReadTitle | null,
): { summary: string; spans: Span[] } {
  const isTitle = (span: Span): boolean =>
    title !== null && span.start >= title.line.start && span.end <= title.line.end;
  const of = (...sections: SectionKind[]): Span[] =>
    lines
      .filter(({ section, isHeading, label }) => sections.includes(section) && !isHeading && label === null)
      .flatMap((line) => (line.section === 'duties' ? [line] : sentencesOf(text, line)))
      .filter((span) => isSentence(tidy(text.slice(span.start, span.end))));
  const about = [
    ...of('about'),
    ...of('lead').filter((span) => !isTitle(span) || span.end - span.start > 60),
  ].sort((a, b) => a.start - b.start);
  const chosen: Span[] = [];
  let summary = '';
  for (const span of [...about, ...of('duties'), ...of('requirements')]) {
    if (summary.length >= SUMMARY_ENOUGH || (summary.length >= SUMMARY_MIN && !about.includes(span))) break;
    const sentence = ended(tidy(text.slice(span.start, span.end)));
    const longer = summary === '' ? sentence : `${summary} ${sentence}`;
    if (longer.length > SUMMARY_MAX) {
      if (summary.length >= SUMMARY_MIN) break;
      if (summary !== '') continue;
      summary = clauseWithin(sentence);
      chosen.push(span);
      break;
    }
    summary = longer;
    chosen.push(span);
  }
  return { summary, spans: chosen };
}

const isSentence = (sentence: string): boolean =>
  sentence.split(' ').length >= 4 &&
  !isOfCompany(fold(sentence)) &&
  /\p{L}{3}/u.test(sentence) &&
  !NOT_SUMMARY.test(sentence);

const ended = (sentence: string): string =>
  /[.!?؟…]$/.test(sentence) ? sentence : `${sentence.replace(/[:：,،;؛\-–]+$/, '')}.`;

/** A sentence that is too long by itself ends at a joint, and says that it goes on. */
function clauseWithin(sentence: string): string {
  const cut = sentence.slice(0, SUMMARY_MAX - 1);
  const joint = Math.max(
    cut.lastIndexOf('; '),
    cut.lastIndexOf('؛ '),
    cut.lastIndexOf(', '),
    cut.lastIndexOf('، '),
  );
  const end = joint >= SUMMARY_MAX / 2 ? joint : cut.lastIndexOf(' ');
  return `${cut.slice(0, end)}…`;
}
