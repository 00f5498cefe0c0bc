import { foldedAt, linesOf, type Span, sentencesOf, spanOf } from './lines.ts';
import { languageOf, type PostingLanguage } from './posting.ts';
import type { WordingKind } from './wording-rule.ts';
import { WORDING_RULES } from './wording-rules.ts';

/** Words that shut people out or say nothing. */
interface WordingFinding extends Span {
  kind: WordingKind;
  /** As they stand there. */
  text: string;
  /** In the language of the text: what to write in their place; empty to leave them out; null where only a person can say. */
  better: string | null;
  lang: PostingLanguage;
}

/** A sentence of more words is read twice. */
const LONG_SENTENCE = { en: 45, ar: 45 } as const;

/** More conditions than these keep people away who could do the job; women sooner than men (Mohr, HBR 2014). */
const MOST_REQUIREMENTS = 12;

/**
 * Wording of a posting that shuts people out or is empty, with a better one, in order. Only plain cases: words that have an
 * innocent meaning are left alone where they stand in it ("competitive analysis", "manual", "female ward").
 */
export function wordingHelp(text: string): WordingFinding[] {
  const found: WordingFinding[] = [];
  const lang = languageOf(text);
  const folded = foldedAt(text, { start: 0, end: text.length });
  for (const rule of WORDING_RULES) {
    for (const match of folded.folded.matchAll(rule.pattern)) {
      const words = match[0].trimEnd();
      const lead = words.length - words.trimStart().length;
      const at = match.index + lead;
      const length = words.length - lead;
      if (length <= 0 || isExcepted(rule.except, folded.folded, at, length)) continue;
      const span = spanOf(folded, at, length);
      const own = text.slice(span.start, span.end);
      const better = rule.better(words.trimStart());
      found.push({
        kind: rule.kind,
        ...span,
        text: own,
        better: better === null ? null : likeWritten(better, own),
        lang: rule.lang,
      });
    }
  }
  for (const line of linesOf(text)) {
    for (const sentence of sentencesOf(text, line)) {
      const own = text.slice(sentence.start, sentence.end);
      if (own.split(/\s+/).length > LONG_SENTENCE[lang])
        found.push({ kind: 'long_sentence', ...sentence, text: own, better: null, lang });
    }
  }
  return withoutOverlaps(found);
}

/** Whether a list asks for more than people can be expected to bring: the first condition beyond what is usual. */
export function wordingOfList(requirements: readonly string[]): { at: number; count: number } | null {
  return requirements.length > MOST_REQUIREMENTS
    ? { at: MOST_REQUIREMENTS, count: requirements.length }
    : null;
}

const REACH = 40;

function isExcepted(except: RegExp | null, folded: string, at: number, length: number): boolean {
  if (!except) return false;
  const from = Math.max(0, at - REACH);
  const around = folded.slice(from, at + length + REACH);
  // The exception must touch the words that were found, not merely stand near them.
  for (const match of around.matchAll(except)) {
    const start = from + match.index;
    if (start < at + length && start + match[0].length > at) return true;
  }
  return false;
}

/** With a capital where the words it replaces have one. */
const likeWritten = (better: string, own: string): string =>
  /^\p{Lu}/u.test(own) ? better.slice(0, 1).toUpperCase() + better.slice(1) : better;

/** Of findings on the same words the longest remains; a long sentence remains beside what stands within it. */
function withoutOverlaps(findings: WordingFinding[]): WordingFinding[] {
  const kept: WordingFinding[] = [];
  const byLength = [...findings].sort((a, b) => b.end - b.start - (a.end - a.start));
  for (const finding of byLength) {
    const isTaken = kept.some(
      (other) =>
        other.kind !== 'long_sentence' &&
        finding.kind !== 'long_sentence' &&
        finding.start < other.end &&
        other.start < finding.end,
    );
    if (!isTaken) kept.push(finding);
  }
  return kept.sort((a, b) => a.start - b.start || a.end - b.end);
}
