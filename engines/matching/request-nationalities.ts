import { derived, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { foldName, foldTitle, isArabic, literal, type Word, wordsOf } from '#engines/text/index.ts';
import type { Amount } from './request-amounts.ts';

const NATION_CUE = wordingsIn('matching/requests').source('says that it speaks of nationality', {
  edges: 'anywhere',
  spaces: 'one',
});

/** Nationalities, by country: only where the request says that it speaks of them, for "Indian" is a kitchen and "English" a language. */
export function readNationalities(taxonomy: Taxonomy, folded: string): Amount<string>[] {
  const found: Amount<string>[] = [];
  for (const { form, country, pattern } of nationalForms(taxonomy)) {
    // Most requests hold no form at all: looking for its letters first costs less than the pattern.
    if (!folded.includes(form)) continue;
    for (const match of folded.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (!found.some((other) => at < other.end && end > other.at)) found.push({ value: country, at, end });
    }
  }
  return found;
}

/** Forms of nationality, the longest first; Emiratis are named without another word, for that is what it means. */
const nationalForms = derived(({ countries }) =>
  countries
    .flatMap(({ id, name, aliases, nationality }) => {
      const people = [nationality.en, nationality.ar, ...nationality.aliases.en, ...nationality.aliases.ar];
      const lands = [name.en, name.ar, ...aliases.en, ...aliases.ar];
      return [
        ...people.map((form) => ({ form: foldName(form), country: id, isOwnCue: id === 'AE' })),
        ...lands.map((form) => ({ form: foldName(form), country: id, isOwnCue: false })),
      ];
    })
    .filter(({ form }) => form.length > 2)
    .toSorted((a, b) => b.form.length - a.form.length)
    .map(({ form, country, isOwnCue }) => ({ form, country, pattern: patternOf(form, isOwnCue) })),
);

function patternOf(form: string, isOwnCue: boolean): RegExp {
  const escaped = literal(form);
  const pattern = isOwnCue
    ? `(?<!\\p{L})(?:(?:من\\s+)?(?:ال)?(?:مواطن(?:ون|ين|ه|ات|ي)?|جنسيه)\\s+)?(?:ال)?${escaped}(?!\\p{L})(?:\\s+${NATION_CUE}(?!\\p{L}))?`
    : `(?<!\\p{L})(?:${escaped}\\s+${NATION_CUE}|(?:nationals|citizens)\\s+of\\s+(?:the\\s+)?${escaped}|nationality:?\\s+${escaped}|(?:(?:ب|من|ال)*جنسيه|مواطن(?:ون|ين|ه|ات|ي)?)\\s+(?:ال)?${escaped})(?!\\p{L})`;
  return new RegExp(pattern, 'gu');
}

const OF_A_THING = wordingsIn('matching/requests').pattern('what a land may say of that is nobody');

/**
 * Nationalities that stand right beside a title, before an English one and behind an Arabic one: «سائق كويتي», but not
 * «رخصة كويتية» nor "Chinese chef".
 */
export function nationsBeside(
  taxonomy: Taxonomy,
  words: readonly Word[],
  folded: string,
  titles: readonly { at: number; end: number }[],
): Amount<string>[] {
  const peoples = countriesByPeople(taxonomy);
  return words.flatMap(({ text, start, end }) => {
    const country = peoples.get(text) ?? peoples.get(foldTitle(text));
    if (country === undefined) return [];
    const title = titles.find((it) =>
      isArabic(text)
        ? folded.slice(it.end, start).trim() === '' && it.end <= start
        : it.at >= end && folded.slice(end, it.at).trim() === '',
    );
    if (!title || OF_A_THING.test(folded.slice(title.at, title.end))) return [];
    return [{ value: country, at: start, end }];
  });
}

/** Countries whose people a folded text speaks of as a whole: "Omanis", "Saudi nationals", «للعمانيين», «سعودي الجنسية». */
export function peoplesIn(
  taxonomy: Taxonomy,
  folded: string,
): { country: string; at: number; end: number }[] {
  const peoples = countriesByPeople(taxonomy);
  const words = wordsOf(folded);
  return words.flatMap(({ text, start, end }, at) => {
    const bare = isArabic(text) ? text.replace(/^و?(?:لل|ال|ل(?=\p{L}{4}))/u, '') : text;
    const one = bare.replace(isArabic(text) ? /(?:ين|ون|ات)$/u : /s$/u, '');
    const several = one === bare ? undefined : (peoples.get(one) ?? peoples.get(bare));
    const isCued = [words[at - 1], words[at + 1]].some((beside) => beside && BESIDE_PEOPLE.test(beside.text));
    const country = several ?? (isCued ? peoples.get(bare) : undefined);
    return country === undefined ? [] : [{ country, at: start, end }];
  });
}

const BESIDE_PEOPLE =
  /^(?:nationals?|citizens?|nationality|(?:ال|ب|بال)?جنسيه|(?:ال|لل)?مواطن(?:ون|ين|ات|ه)?)$/u;

const countriesByPeople = derived(
  ({ countries }) =>
    new Map(
      countries.flatMap(({ id, nationality }) =>
        [nationality.en, nationality.ar, ...nationality.aliases.en, ...nationality.aliases.ar].map(
          (form) => [foldName(form), id] as const,
        ),
      ),
    ),
);

/** Whether a word is a people's name: it is no slip of a title's, «مصري» is not «مصرفي». */
export const isPeople = (taxonomy: Taxonomy, word: string): boolean =>
  countriesByPeople(taxonomy).has(foldName(word));
