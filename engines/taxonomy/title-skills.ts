/** Words that say what somebody is called: they show no skill, whoever bears the title. */
import { fold } from '#engines/text/index.ts';
import { titleKey } from './clean-title.ts';
import { derived } from './derived.ts';
import type { FoundSkill } from './find-skills.ts';
import { withoutRank } from './normalise-title.ts';
import type { Taxonomy } from './taxonomy.ts';
import { wordingsIn } from './wordings.ts';

interface Span {
  start: number;
  end: number;
}

/** Titles of all occupations, without the gender of whoever bears them. */
const titleKeys = derived(
  ({ occupations }) =>
    new Set(
      occupations.flatMap(({ name, aliases }) =>
        [name.en, name.ar, ...aliases.en, ...aliases.ar].map(titleKey),
      ),
    ),
);

const WORDS = wordingsIn('title-skills');
const BEFORE_A_FIELD = WORDS.pattern('before the name of a field', { flags: 'u' });
const PARTS = /[|•·–—:\t\n]|\s-\s| {3,}|\s(?:at|في|لدى)\s/gu;
const MOST_WORDS = 8;

/**
 * Without what stands in a title: "محاسبة" at the head of a job is a woman accountant and earns no more than "محاسب" does.
 * Tools stay ("SAP Consultant").
 */
export function withoutTitleWords<Hit extends FoundSkill>(
  taxonomy: Taxonomy,
  text: string,
  hits: readonly Hit[],
): Hit[] {
  const titles = titleSpans(taxonomy, text);
  let next = 0;
  return [...hits]
    .sort((a, b) => a.start - b.start)
    .filter((hit) => {
      while (next < titles.length && (titles[next]?.end ?? 0) <= hit.start) next++;
      const title = titles[next];
      if (taxonomy.skill(hit.skillId)?.kind === 'tool') return !isWholeTitle(taxonomy, hit.text);
      if (title && hit.start >= title.start && hit.end <= title.end) return false;
      return !isWordOfTitle(taxonomy, text, hit);
    });
}

/** The parts of a text that are titles and nothing else. */
function titleSpans(taxonomy: Taxonomy, text: string): Span[] {
  const known = titleKeys(taxonomy);
  const spans: Span[] = [];
  let start = 0;
  for (const stop of [...text.matchAll(PARTS), null]) {
    const end = stop?.index ?? text.length;
    const part = text.slice(start, end).replace(/^[\s\-*]+|[\s.,،]+$/gu, '');
    const words = part === '' ? 0 : part.split(/\s+/).length;
    if (
      words > 0 &&
      words <= MOST_WORDS &&
      (known.has(titleKey(part)) || known.has(titleKey(withoutRank(part))))
    )
      spans.push({ start, end });
    start = end + (stop?.[0].length ?? 0);
  }
  return spans;
}

/** "أعمل محاسبة": the name of a trade and of whoever is in it are one word, unless the article or its place says which. */
function isWordOfTitle(taxonomy: Taxonomy, text: string, hit: Span): boolean {
  const { start, end } = hit;
  const word = text.slice(start, end);
  if (!/^[\u0600-\u06ff]/u.test(word)) return false;
  if (standsInLongerTitle(taxonomy, text, hit)) return true;
  if (/\s/u.test(word) || /^(?:ال|لل|بال|وال)/u.test(word) || !titleKeys(taxonomy).has(titleKey(word)))
    return false;
  const [before, after] = [fold(text.slice(Math.max(0, start - 30), start)), text.slice(end, end + 2)];
  const isListed = /[،,؛]\s*$/u.test(before) || /^\s*[،,]/u.test(after);
  return !isListed && !BEFORE_A_FIELD.test(before.slice(before.lastIndexOf('\n') + 1));
}

const MOST_WORDS_AROUND = 5;

/** Whether an Arabic title of several words covers a place, in the midst of a sentence too. */
function standsInLongerTitle(taxonomy: Taxonomy, text: string, { start, end }: Span): boolean {
  const [from, to] = [Math.max(0, start - 60), Math.min(text.length, end + 60)];
  const words = [...text.slice(from, to).matchAll(/[\p{L}\p{M}]+/gu)].map((match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
  for (const [at, first] of words.entries()) {
    if (first.start > start) break;
    for (const last of words.slice(at + 1, at + MOST_WORDS_AROUND)) {
      if (last.end < end) continue;
      const run = text.slice(first.start, last.end);
      if (!/[\n،,.]/u.test(run) && titleKeys(taxonomy).has(titleKey(run))) return true;
    }
  }
  return false;
}

/** Whether several words, as a whole, are what somebody is called. */
export function isWholeTitle(taxonomy: Taxonomy, words: string): boolean {
  return /\s/u.test(words.trim()) && titleKeys(taxonomy).has(titleKey(words));
}
