/** The human languages of a person, with their levels. */
import { BULLET, type Line } from '#engines/documents/index.ts';
import { rolesOfLabel, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { findLanguages, LEVEL } from './language-words.ts';
import { listParts } from './list-parts.ts';
import { placeOf } from './pieces.ts';
import type { Place } from './resume.ts';

const WORDS = wordingsIn('resumes/spoken-languages');

/** A language as it is written, with its level where one is told. */
export interface SpokenLanguage {
  language: string;
  level: string | null;
  place: Place;
}

/** Languages with their levels: after its language, on its line or the one below; or before all ("Native Arabic"). */
export function readLanguages(taxonomy: Taxonomy, lines: Line[]): SpokenLanguage[] {
  const languages = new Map<string, SpokenLanguage>();
  for (const [index, line] of lines.entries()) {
    const text = line.text.replace(LABEL_AT_START, (label) => ' '.repeat(label.length));
    const found = isOfAnotherLabel(taxonomy, text) ? [] : withUnlisted(text, findLanguages(taxonomy, text));
    const next = lines[index + 1];
    const below = next && findLanguages(taxonomy, next.text).length === 0 ? next : null;
    const isLed = beginsWithLevel(text, found);
    let leading: string | null = null;
    for (const [position, { name, from, to }] of found.entries()) {
      const key = foldName(name);
      if (languages.has(key)) continue;
      const before = levelIn(text.slice(found[position - 1]?.to ?? 0, from));
      if (isLed) leading = before ?? leading;
      const own = isLed ? leading : levelIn(text.slice(to, found[position + 1]?.from));
      const level =
        own ??
        (found.length === 1 ? before : null) ??
        (below && levelIn(cellBelow(below, position, found.length)));
      languages.set(key, { language: name, level: level?.trim() ?? null, place: placeOf(line, name) });
    }
  }
  return [...languages.values()];
}

const LABEL_AT_START = /^\s*(?:languages?(?:\s+(?:known|spoken))?|اللغات)\s*[:：]/i;

type Named = ReturnType<typeof findLanguages>;

/** Whether the levels of a line stand before their languages. */
function beginsWithLevel(text: string, found: Named): boolean {
  const first = found.at(0);
  const last = found.at(-1);
  if (!first || !last) return false;
  return levelIn(text.slice(0, first.from)) !== null && levelIn(text.slice(last.to)) === null;
}

/** What stands below the nth of so many languages. */
function cellBelow(line: Line, position: number, count: number): string {
  if (line.segments.length === count) return line.segments[position]?.text ?? '';
  return count === 1 ? line.text : '';
}

function levelIn(text: string): string | null {
  return LEVEL.exec(text)?.[0] ?? null;
}

/** "Nationality: Filipino" below the languages is none of them. */
function isOfAnotherLabel(taxonomy: Taxonomy, text: string): boolean {
  const label = /^([^:：]{3,30})[:：]/.exec(text.replace(BULLET, ''))?.[1];
  if (!label || findLanguages(taxonomy, label).length > 0) return false;
  const roles = rolesOfLabel(label);
  return roles.length > 0 && !roles.includes('language') && !roles.includes('level');
}

const NO_LANGUAGE =
  /^(?:level|reading|writing|speaking|listening|spoken|written|proficiency|skills?|test|score)$/i;

/** A word with a level behind it, or among languages in a list, is one that no list of ours has. */
function withUnlisted(text: string, listed: Named): Named {
  const added = [...text.matchAll(/(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}]|-\p{L})/gu)]
    .map((match) => ({ from: match.index, to: match.index + match[0].length, name: match[0] }))
    .filter(({ from, to, name }) => {
      if (NO_LANGUAGE.test(name) || LEVEL.test(name)) return false;
      if (listed.some((other) => from < other.to && other.from < to)) return false;
      const rest = text.slice(to);
      const level = /^\s*(?:[([:：–—-]|\t)\s*/u.exec(rest);
      if (level && LEVEL.exec(rest.slice(level[0].length))?.index === 0) return true;
      const stands =
        /(?:^|[,;/|•]|\sand)\s*$/iu.test(text.slice(0, from)) && /^\s*(?:[,;/|•]|and\s|$)/iu.test(rest);
      return stands && listed.length > 0;
    });
  return [...listed, ...added].sort((a, b) => a.from - b.from);
}

const LANGUAGES_LABEL = new RegExp(
  `^${WORDS.source('label of languages', { edges: 'anywhere' })}(?:\\(s\\))?\\s*(?:[:：]|[–—-]\\s|\\t)\\s*`,
  'iu',
);

/** "Languages: English, Arabic" among other facts or skills; those of machines are skills. */
export function statesLanguages(taxonomy: Taxonomy, line: string): boolean {
  const text = line.replace(BULLET, '').trim();
  const label = LANGUAGES_LABEL.exec(text);
  if (!label) return false;
  const parts = listParts(text.slice(label[0].length).replace(/\s(?:and|&)\s|\sو(?=ال)/giu, ', '));
  const named = parts.filter((part) => findLanguages(taxonomy, part).length > 0);
  return named.length > 0 && named.length >= 0.6 * parts.length;
}

/** "Malayalam, English, Hindi": nothing but languages. */
export function isLanguageList(taxonomy: Taxonomy, text: string): boolean {
  const parts = text.split(/\s*[,،/|&]\s*|\s+(?:and\s+|و\s?(?=\p{L}{4}))/iu).filter(Boolean);
  return (
    parts.length > 1 &&
    parts.every((part) => findLanguages(taxonomy, part).length === 1 && part.split(/\s+/).length <= 3)
  );
}
