import {
  arabicStemsOf,
  derived,
  humanLanguages,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { linesOf } from './postings.ts';

/** A language that somebody speaks, or that a job asks for. */
export interface SpokenLanguage {
  language: string;
  /** `basic`, `intermediate`, `advanced`, `fluent` or `native`; other words count as unknown. */
  level?: string;
}

const WORDS = wordingsIn('matching/facts');
const aboutLanguage = WORDS.pattern('of languages', { spaces: 'one' });
const isWish = WORDS.pattern('a language that is wished for', { spaces: 'one' });
const heading = new RegExp(
  `^${WORDS.source('heading of languages', { edges: 'anywhere', spaces: 'one' })}\\s*:?$`,
  'u',
);
const levelForms: readonly [string, RegExp][] = [
  ['native', WORDS.pattern('native', { spaces: 'one' })],
  ['fluent', WORDS.pattern('fluent', { spaces: 'one' })],
  ['advanced', WORDS.pattern('advanced', { spaces: 'one' })],
  ['intermediate', WORDS.pattern('intermediate', { spaces: 'one' })],
  ['basic', WORDS.pattern('basic', { spaces: 'one' })],
];
const levelOrder = ['basic', 'intermediate', 'advanced', 'fluent', 'native'];

/** 1 (basic) to 5 (native); 0 where the word is not known. */
export function rankOfLanguageLevel(level: string | undefined): number {
  return level
    ? levelOrder.indexOf(levelForms.find(([, pattern]) => pattern.test(fold(level)))?.[0] ?? '') + 1
    : 0;
}

/** A language's id for comparison, whichever language its name is in. */
export function languageKey(taxonomy: Taxonomy, name: string): string {
  const folded = fold(name).trim();
  // A search leaves the pattern as it is; a test would let the next text begin where this name ended.
  const known = languageForms(taxonomy).find(([, pattern]) => folded.search(pattern) >= 0);
  return known?.[0] ?? folded;
}

/** Human languages that a posting requires (those it only wishes for left out) or that a person speaks. */
export function readLanguages(
  taxonomy: Taxonomy,
  text: string,
  which: 'required' | 'spoken',
): SpokenLanguage[] {
  const found = new Map<string, SpokenLanguage>();
  let underHeading = false;
  for (const line of linesOf(text)) {
    const folded = fold(line.text).trim();
    if (heading.test(folded)) {
      underHeading = true;
      continue;
    }
    const isUnlikely = !underHeading && !aboutLanguage.test(folded);
    const named = isUnlikely ? [] : languagesNamed(taxonomy, folded);
    if (named.length === 0) {
      underHeading = false;
      continue;
    }
    if (which === 'required' && isWish.test(folded)) continue;
    // "English or Arabic" requires neither of the two; one that the person lacks must not cost.
    const between = folded.slice(named[0]?.end, named.at(-1)?.at);
    if (which === 'required' && /\bor\b|(?<!\p{L})(او|ام)(?!\p{L})/u.test(between)) continue;
    named.forEach(({ id, end }, i) => {
      if (found.has(id)) return;
      // A level stands beside its language ("English - fluent"), or once before all ("fluent in A and B").
      const beside = folded.slice(end, named[i + 1]?.at ?? end + 40);
      const before = folded.slice(0, named[0]?.at);
      const level =
        levelForms.find(([, pattern]) => pattern.test(beside)) ??
        levelForms.find(([, pattern]) => pattern.test(before));
      found.set(id, level ? { language: id, level: level[0] } : { language: id });
    });
  }
  return [...found.values()];
}

/** Where a folded text names human languages, in its order. */
export function languagesNamed(
  taxonomy: Taxonomy,
  folded: string,
): { id: string; at: number; end: number }[] {
  return languageForms(taxonomy)
    .flatMap(([id, pattern]) =>
      [...folded.matchAll(pattern)].map((match) => ({
        id,
        at: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.at - b.at);
}

/** Each human language with a pattern of its names, in running text. */
const languageForms = derived((taxonomy): [string, RegExp][] =>
  humanLanguages(taxonomy)
    .map((language) => {
      const latin = language.names.en.filter((name) => !language.doubtful.includes(name)).map(fold);
      return [language.id, latin, language.doubtful.length > 0 ? [] : arabicStemsOf(language)] as const;
    })
    .filter(([, latin, arabic]) => latin.length + arabic.length > 0)
    .map(([id, latin, arabic]) => [
      id,
      new RegExp(
        `\\b(?:${latin.join('|') || '(?!)'})\\b|(?<!\\p{L})(?:وال|بال|لل|ال|و|ب)?(?:${arabic.join('|') || '(?!)'})(?:ه)?(?!\\p{L})`,
        'gu',
      ),
    ]),
);
