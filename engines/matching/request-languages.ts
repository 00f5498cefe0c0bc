import {
  arabicStemsOf,
  derived,
  humanLanguages,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import type { Amount } from './request-amounts.ts';
import type { RequestLevel } from './requests.ts';

const WORDS = wordingsIn('matching/requests');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere', spaces: 'one' });
/** The words of a level: where they stand before a language, and where behind it. */
const levelOf = (level: RequestLevel, words: string) => ({
  level,
  before: new RegExp(`(?<!\\p{L})${words}\\s+(?:in\\s+|(?:في\\s+)?(?:اللغه\\s+)?)?$`, 'u'),
  behind: new RegExp(
    `^\\s*(?:\\(|-|:)?\\s*(?:at an? |to an? |is |at )?${words}(?:\\s+level)?\\)?(?!\\p{L})`,
    'u',
  ),
});
const LEVELS = [
  levelOf('native', any('native')),
  levelOf('fluent', any('fluent')),
  levelOf('intermediate', any('intermediate')),
  levelOf('basic', any('basic')),
];
const OF_A_LAND = new RegExp(`^\\s*${any('of a land and not its language')}(?!\\p{L})`, 'u');

/** Languages of people, each with the level said beside it. */
export function readLanguages(
  taxonomy: Taxonomy,
  folded: string,
): Amount<{ language: string; level: RequestLevel | null }>[] {
  const found: Amount<{ language: string; level: RequestLevel | null }>[] = [];
  for (const { id, pattern } of languagePatterns(taxonomy)) {
    for (const match of folded.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].trimEnd().length];
      if (found.some((other) => at < other.end && end > other.at)) continue;
      if (OF_A_LAND.test(folded.slice(end))) continue;
      found.push({ value: { language: id, level: null }, at, end });
    }
  }
  found.sort((a, b) => a.at - b.at);
  let carried: RequestLevel | null = null;
  for (const [order, it] of found.entries()) {
    const before = folded.slice(found[order - 1]?.end ?? 0, it.at);
    const behind = folded.slice(it.end, found[order + 1]?.at ?? folded.length);
    const own = levelBefore(before) ?? levelBehind(behind);
    // "Fluent in Arabic and English" is said of both.
    const isJoined = /^\s*(?:and|&|و|,|،)?\s*$/u.test(before);
    it.value.level = own?.level ?? (isJoined ? carried : null);
    carried = own ? (own.before > 0 ? own.level : null) : isJoined ? carried : null;
    if (own) {
      it.at -= own.before;
      it.end += own.behind;
    }
  }
  return found;
}

function levelBefore(before: string) {
  for (const { level, before: pattern } of LEVELS) {
    const hit = pattern.exec(before);
    if (hit) return { level, before: hit[0].length, behind: 0 };
  }
  return null;
}

function levelBehind(behind: string) {
  for (const { level, behind: pattern } of LEVELS) {
    const hit = pattern.exec(behind);
    if (hit) return { level, before: 0, behind: hit[0].length };
  }
  return null;
}

const languagePatterns = derived((taxonomy) =>
  humanLanguages(taxonomy).flatMap((language) => {
    const doubtful = new Set(language.doubtful.map((name) => foldName(name)));
    const latin = language.names.en.map((name) => foldName(name)).filter((name) => !doubtful.has(name));
    const arabic = language.doubtful.length > 0 ? [] : arabicStemsOf(language);
    const either = [
      ...(latin.length > 0 ? [`(?:${latin.join('|')})(?:[- ]speak(?:ing|ers?))?`] : []),
      ...(arabic.length > 0
        ? [`(?:و|ب|ل)?(?:اللغه\\s+|لغه\\s+|اللغتين\\s+)?(?:وال|بال|لل|ال|و|ب)?(?:${arabic.join('|')})ه?`]
        : []),
    ];
    return either.length > 0
      ? [{ id: language.id, pattern: new RegExp(`(?<!\\p{L})(?:${either.join('|')})(?!\\p{L})`, 'gu') }]
      : [];
  }),
);
