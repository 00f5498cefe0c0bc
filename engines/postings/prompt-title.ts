import {
  humanLanguages,
  placesIn,
  type Taxonomy,
  titleIsKnown,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { headlined } from './headline.ts';
import { tidy } from './lines.ts';
import { possibleOccupations } from './possible-occupations.ts';
import type { PostingLanguage } from './posting.ts';
import type { ReadTitle } from './title.ts';

const WORDS = wordingsIn('postings/prompt');
const GENERIC = new RegExp(`^${WORDS.source('anybody', { edges: 'anywhere' })}$`, 'iu');

/** What people write before and behind the job itself. */
const BEFORE = new RegExp(
  `^(?:(?:${WORDS.source('before a title', { edges: 'anywhere' })}|\\d+)\\s+)+`,
  'iu',
);
const BEFORE_AR = new RegExp(
  `^(?:${WORDS.source('before a title in Arabic', { edges: 'anywhere' })}\\s+)+`,
  'u',
);
const BEHIND = new RegExp(
  `\\s+(?:${WORDS.source('after a title', { edges: 'anywhere' })}|to (?!go)|\\d)(?![\\p{L}]).*$`,
  'iu',
);
const BEHIND_AR = new RegExp(
  `\\s+(?:${WORDS.source('after a title in Arabic', { edges: 'anywhere' })}|ل(?:شركه|مطعم|مدرسه|عياده|مستشفي|فندق|مكتب|متجر|مصنع)\\p{L}*)(?:\\s.*)?$`,
  'u',
);

/** The title that a prompt names, or the occupation of what somebody is to be able to do: "someone who can weld". */
export function titleOfPrompt(taxonomy: Taxonomy, prompt: string, lang: PostingLanguage): ReadTitle | null {
  const named = titleIn(taxonomy, prompt, lang);
  return named && GENERIC.test(named.title) ? describedTitle(taxonomy, prompt, named, lang) : named;
}

/** Of the parts of a prompt from which its title may come the likeliest; of equals the earliest. */
function titleIn(taxonomy: Taxonomy, prompt: string, lang: PostingLanguage): ReadTitle | null {
  let best: { title: ReadTitle; score: number } | null = null;
  let from = 0;
  const stops = [...prompt.matchAll(/[,،;؛\n:|]|[.!?؟](?=\s)|\s[-–—]\s/gu), null];
  for (const [at, stop] of stops.entries()) {
    const end = stop ? stop.index : prompt.length;
    const found = cutTitle(prompt, from, end, lang);
    if (found && (at === 0 || mayBeTitle(taxonomy, found.title))) {
      const score = (possibleOccupations(taxonomy, found.title, [])[0]?.score ?? 0) + (at === 0 ? 0.2 : 0);
      if (!best || score > best.score) best = { title: found, score };
    }
    if (stop) from = end + stop[0].length;
    if (at > 8) break;
  }
  return best?.title ?? null;
}

/** What follows the first comma is a condition more often than the job: a number, a place, a skill, a language. */
function mayBeTitle(taxonomy: Taxonomy, title: string): boolean {
  if (
    /^(?:years?|yrs?|months?|aed|dhs?|full|part|remote|hybrid|urgent|immediate|سن|درهم|دوام|عاجل)/iu.test(
      title,
    )
  )
    return false;
  if (
    taxonomy.resolveSkill(title) ||
    placesIn(taxonomy, title).length > 0 ||
    humanLanguages(taxonomy).some(({ names }) => names.en.some((name) => title.includes(name)))
  )
    return false;
  return (possibleOccupations(taxonomy, title, [])[0]?.score ?? 0) >= titleIsKnown;
}

/** "Someone who can weld": the occupation that what they can do names best. */
function describedTitle(
  taxonomy: Taxonomy,
  prompt: string,
  title: ReadTitle,
  lang: PostingLanguage,
): ReadTitle | null {
  const rest = prompt
    .slice(title.end, title.line.end)
    .replace(/^\s*(?:who|that)?\s*(?:can|could|is able to|knows how to|to)\s+/iu, '')
    .replace(BEHIND, '');
  const [best] = possibleOccupations(taxonomy, rest, []);
  const occupation = best && taxonomy.occupation(best.id);
  return occupation ? { ...title, title: occupation.name[lang] } : null;
}

function cutTitle(prompt: string, start: number, end: number, lang: PostingLanguage): ReadTitle | null {
  const raw = prompt.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  const words = raw.trim();
  const isArabicText = /[\u0600-\u06ff]/.test(words);
  // Letter for letter, so that offsets hold.
  const plain = isArabicText
    ? words.replace(/[أإآٱىؤئة]/g, (letter) => ({ ى: 'ي', ؤ: 'و', ئ: 'ي', ة: 'ه' })[letter] ?? 'ا')
    : words;
  const before = (isArabicText ? BEFORE_AR : BEFORE).exec(plain)?.[0].length ?? 0;
  const rest = plain.slice(before);
  const kept = rest.replace(isArabicText ? BEHIND_AR : BEHIND, '');
  const title = tidy(words.slice(before, before + kept.length)).replace(/[.!]$/u, '');
  if (!/\p{L}{2}/u.test(title) || title.split(' ').length > 8) return null;
  const from = start + lead + before;
  return {
    title: (lang === 'en' ? headlined(title) : title).slice(0, 160),
    start: from,
    end: from + kept.trimEnd().length,
    line: { start, end },
  };
}
