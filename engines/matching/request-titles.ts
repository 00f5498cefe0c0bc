import { derived, type Occupation, type Taxonomy, withoutRank, wordingsIn } from '#engines/taxonomy/index.ts';
import { foldName, isArabic, keyOf, type Word } from '#engines/text/index.ts';
import type { Amount } from './request-amounts.ts';
import { type Found, spanOfWords } from './request-parts.ts';

const WORDS = wordingsIn('matching/requests');

const LONGEST_TITLE = 5;

/** Occupations that the request names, with where; words of rank stay with the title. */
export function readTitles(
  taxonomy: Taxonomy,
  words: readonly Word[],
  folded: string,
  isUsed: (word: Word) => boolean,
): Amount<{ text: string; occupation: string | null }>[] {
  const found: Amount<{ text: string; occupation: string | null }>[] = [];
  for (let first = 0; first < words.length; first++) {
    for (let last = Math.min(words.length, first + LONGEST_TITLE) - 1; last >= first; last--) {
      const window = words.slice(first, last + 1);
      const { start, end } = spanOfWords(words, first, last);
      if (window.some(isUsed) || /[,;:.\n،؛()]/u.test(folded.slice(start, end))) continue;
      // "Managed physicians' budgets": they are somebody else; and a French "chef d'équipe" is no cook.
      if (/^(?: d)?['’]/u.test(folded.slice(end))) continue;
      const title = titleOf(
        taxonomy,
        window.map((word) => word.text),
      );
      if (!title) continue;
      found.push({ value: { text: title.text, occupation: title.id }, at: start, end });
      first = last;
      break;
    }
  }
  return found;
}

/** "IT manager / director", "HR officer or manager": a rank alone behind a title is of the same field. */
export function shareFields(taxonomy: Taxonomy, found: readonly Found[], folded: string): void {
  for (const [at, it] of found.entries()) {
    const last = found[at - 1];
    if (last?.of.kind !== 'title' || it.of.kind !== 'title' || !RANK_ALONE.test(it.of.text)) continue;
    if (!/^\s*(?:\/|or)\s*$/u.test(folded.slice(last.end, it.at))) continue;
    const field = last.of.text.split(' ').slice(0, -1).join(' ');
    if (field === '') continue;
    const text = `${field} ${it.of.text.toLowerCase()}`;
    it.of = { kind: 'title', text, occupation: occupationNamed(taxonomy, text) ?? null };
  }
}
const RANK_ALONE =
  /^(?:director|manager|supervisor|officer|coordinator|specialist|executive|assistant|head|lead|engineer|technician|inspector|advisor|consultant|analyst)$/iu;

const titlesMet = derived(() => new Map<string, { id: string; text: string } | null>());
const REMEMBERED_TITLES = 20_000;

/** The occupation that some words name in the singular or the plural, in the name's own form. */
function titleOf(taxonomy: Taxonomy, words: readonly string[]): { id: string; text: string } | null {
  const key = words.join(' ');
  const knownTitles = titlesMet(taxonomy);
  const known = knownTitles.get(key);
  if (known !== undefined) return known;
  let title: { id: string; text: string } | null = null;
  for (const form of singularForms(words)) {
    const id = NO_TITLE.has(form) ? undefined : occupationNamed(taxonomy, form);
    if (id === undefined) continue;
    title = { id, text: form };
    break;
  }
  if (knownTitles.size >= REMEMBERED_TITLES) knownTitles.clear();
  knownTitles.set(key, title);
  return title;
}

/** The occupation that bears this name but for an ending or a rank; preferred names go before aliases. */
function occupationNamed(taxonomy: Taxonomy, title: string): string | undefined {
  const byName = occupationsByName(taxonomy);
  const plain = withoutRank(title);
  // A title says no more than its occupation: "of" or "and" alone would be none.
  const key = keyOf(title);
  // "Account manager" is no accounts manager, though plurals are one elsewhere.
  const asWritten = occupationsAsWritten(taxonomy).get(foldName(title));
  return key.length > 2 ? (asWritten ?? byName.get(key) ?? byName.get(keyOf(plain))) : undefined;
}

const occupationsAsWritten = derived(({ occupations }) => namesOf(occupations, foldName));

const occupationsByName = derived(({ occupations }) => namesOf(occupations, keyOf));

function namesOf(occupations: readonly Occupation[], formOf: (name: string) => string): Map<string, string> {
  const byName = new Map<string, string>();
  const named = (id: string, all: readonly string[]) => {
    for (const key of all.map(formOf)) if (!byName.has(key)) byName.set(key, id);
  };
  for (const { id, name } of occupations) named(id, [name.en, name.ar]);
  for (const { id, aliases } of occupations) named(id, [...aliases.en, ...aliases.ar]);
  return byName;
}

/** Words that some occupation bears as an alias and that in a request mean something else. */
export const NO_TITLE = new Set(WORDS.spellings('aliases that mean something else'));

function singularForms(words: readonly string[]): string[] {
  if (isArabic(words[0] ?? '')) return arabicForms(words);
  const singular = (words.at(-1) ?? '')
    .replace(/men$/u, 'man')
    .replace(/ies$/u, 'y')
    .replace(/(ss|sh|ch|x)es$/u, '$1')
    .replace(/([^s])s$/u, '$1');
  return [...new Set([[...words.slice(0, -1), singular].join(' '), words.join(' ')])];
}

/** Arabic puts its endings on every word, or on the first alone; articles and the "and" before them are taken off. */
function arabicForms(words: readonly string[]): string[] {
  const bare = words.map((word, at) =>
    at === 0 ? word.replace(/^(?:وال|بال|لل|ال|و)(?=\p{L}{4})/u, '') : word.replace(/^ال(?=\p{L}{3})/u, ''),
  );
  const form = (ending: RegExp, put: string) => bare.map((word) => word.replace(ending, put)).join(' ');
  const [opening = '', ...others] = bare;
  const first = (ending: RegExp, put: string) => [opening.replace(ending, put), ...others].join(' ');
  const broken = BROKEN_PLURALS.get(opening);
  return [
    ...new Set([
      bare.join(' '),
      words.join(' '),
      ...(broken ? [[broken, ...others].join(' ')] : []),
      form(/(?:ون|ين)$/u, ''),
      form(/(?:ون|ين)$/u, 'ي'),
      first(/(?:ون|ين)$/u, ''),
      first(/و$/u, ''),
      first(/ي$/u, ''),
      form(/ات$/u, 'ه'),
      form(/ات$/u, ''),
      first(/ات$/u, 'ه'),
      first(/ه$/u, ''),
    ]),
  ].filter((it) => it.length > 2);
}

/** Plurals that are no ending but another word. */
const BROKEN_PLURALS = new Map(
  WORDS.lines('plurals that are another word').map((line): [string, string] => {
    const [plural = '', singular = ''] = line.split(' => ');
    return [plural, singular];
  }),
);
