import {
  arabicStemsOf,
  derived,
  humanLanguages,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { isDenied, isWish, type Statement } from './asking.ts';
import { type Span, spanOf } from './lines.ts';

const WORDS = wordingsIn('postings/languages');
const BESIDE_A_LANGUAGE = WORDS.pattern('beside a language', { flags: 'gu' });

/** How well a posting asks for a language, the least first. */
type LanguageLevel = 'basic' | 'intermediate' | 'fluent' | 'native';
/** A language that a posting asks for; without a level where it does not say how well. */
export interface ReadLanguage extends Span {
  /** Id in the list of human languages. */
  language: string;
  level: LanguageLevel | null;
}

const ABOUT_LANGUAGE = WORDS.pattern('speaks of languages', { or: [/communicat\w*.{0,30}\bin\b/u] });
const LEVELS: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['native', /\bnative\b|mother tongue|first language|اللغه الام|لغه ام|اللغه الاولي|ناطق اصلي/u],
  ['fluent', WORDS.pattern('fluent')],
  ['intermediate', WORDS.pattern('intermediate', { or: [/(?<!\p{L})جيد(?:ه|ا)?(?! جدا)(?!\p{L})/u] })],
  ['basic', /\bbasic\b|beginner|elementary|\bfair\b|\ba[12]\b|\bsome\b|مبتدي|اساسي|بسيط|اساسيات/u],
];

/** The names of human languages, folded: whose each is, and a pattern that finds them in running text. */
const languageNames = derived((taxonomy) => {
  const ids = new Map<string, string>();
  for (const language of humanLanguages(taxonomy)) {
    for (const name of language.names.en)
      if (!language.doubtful.includes(name)) ids.set(fold(name), language.id);
    if (language.doubtful.length === 0)
      for (const stem of arabicStemsOf(language)) ids.set(stem, language.id);
  }
  const byLength = [...ids.keys()].sort((a, b) => b.length - a.length);
  const latin = byLength.filter((name) => /[a-z]/.test(name)).join('|');
  const arabic = byLength.filter((name) => !/[a-z]/.test(name)).join('|');
  const pattern = new RegExp(
    `\\b(${latin})\\b|(?<!\\p{L})(?:وال|بال|لل|ال|و|ب)?(${arabic})(?:ه)?(?!\\p{L})`,
    'gu',
  );
  return { ids, pattern };
});
/** A degree in a language, or teaching it, does not say that one must speak it. */
const STUDIED = new RegExp(
  `${WORDS.source('before a language that was studied')}(?: (?:ال)?لغ(?:ه|ات))?\\s*$`,
  'u',
);
const FOLLOWED_BY_OTHER = new RegExp(
  `^[- ]?(?:speaking )?${WORDS.source('after a nationality or a kitchen', { edges: 'anywhere' })}\\b`,
  'u',
);

/**
 * Human languages that are asked for; wishes and choices ("English or French") left out. Where `namesAlone` suffice, as in
 * a list of conditions, nothing else need speak of languages.
 */
export function readLanguages(
  taxonomy: Taxonomy,
  statements: readonly Statement[],
  namesAlone = false,
): ReadLanguage[] {
  const { ids, pattern: names } = languageNames(taxonomy);
  const found = new Map<string, ReadLanguage>();
  for (const statement of statements) {
    const { folded, line } = statement;
    if (['company', 'benefits', 'apply', 'notice', 'nice'].includes(line.section) || line.label === 'other')
      continue;
    const words = folded.folded;
    const isList = namesAlone || line.label === 'languages';
    const mayBeList = line.isListed || line.section === 'requirements';
    if (!isList && !ABOUT_LANGUAGE.test(words) && !(mayBeList && isOnlyLanguages(words, names))) continue;
    const named = [...words.matchAll(names)].flatMap((match) => {
      const id = ids.get(match[1] ?? match[2] ?? '');
      return id === undefined ? [] : [{ id, at: match.index, end: match.index + match[0].length }];
    });
    const [first, last] = [named[0], named.at(-1)];
    if (!first || !last) continue;
    const between = words.slice(first.end, last.at);
    if (/\bor\b|\/ ?or\b|(?<!\p{L})(?:او|ام)(?!\p{L})/u.test(between) && !/\band\b|\+|،|,/u.test(between))
      continue;
    // "Arabic and English fluently": said once, behind all of them.
    const levelOfAll = /^[^\p{L}]*(?:(?:and|&|و|او)?[^\p{L}]*)$/u.test(between.replace(names, ' '))
      ? levelIn(words.slice(last.end, last.end + 60))
      : null;
    // "Native Arabic, fluent English": each level stands before its language.
    const isSaidBefore =
      levelIn(words.slice(0, first.at)) !== null && levelIn(words.slice(last.end)) === null;
    named.forEach(({ id, at, end }, place) => {
      if (isWish(statement, at) || isDenied(words, at, end - at) || FOLLOWED_BY_OTHER.test(words.slice(end)))
        return;
      if (STUDIED.test(words.slice(0, at))) return;
      const beside = words.slice(end, Math.min(named[place + 1]?.at ?? end + 40, end + 60));
      const before = words.slice(named[place - 1]?.end ?? Math.max(0, at - 60), at);
      const level =
        (isSaidBefore ? levelIn(before) : null) ??
        levelIn(beside) ??
        levelIn(before) ??
        levelIn(words.slice(0, first.at)) ??
        levelOfAll;
      const known = found.get(id);
      if (!known || (known.level === null && level !== null))
        found.set(id, { language: id, level, ...spanOf(folded, at, end - at) });
    });
  }
  return [...found.values()];
}

const levelIn = (words: string): LanguageLevel | null =>
  LEVELS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;

/** A line such as "English, Arabic (fluent)" and nothing else. */
const isOnlyLanguages = (words: string, names: RegExp): boolean =>
  words
    .replace(names, ' ')
    .replace(BESIDE_A_LANGUAGE, ' ')
    .replace(/[^\p{L}]+/gu, '') === '';
