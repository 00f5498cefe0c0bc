import { derived, kindredRoots, plainWord, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, isArabic, rootOf, stemFor, wordsOf } from '#engines/text/index.ts';
import { patternOfTeam, peopleLedIn } from './request-led.ts';
import type { Condition } from './requests.ts';
import { type WorkTerm, workTermOf } from './work-terms.ts';

/** Words of a request that are looked for in what people write: each way in which it may be said, folded. */
export interface SoughtWords {
  /** As they were typed, for telling one from another. */
  text: string;
  /** Words without their endings; what stands around them is for whoever looks. */
  wordings: readonly string[];
  /** Source of a POSIX pattern that says so too, of words that ask for a number. */
  pattern?: string;
  /** Where they are looked for: an unwanted kind of employers in the names of those that people work for, and nowhere else. */
  of: 'text' | 'employers';
}

/** More ways to say something are not looked for. */
const MOST_WORDINGS = 24;

/** The words of a request that are looked for in what people write, each once, as they stand there. */
export const wordsOfRequest = (conditions: readonly Condition[]): string[] => [
  ...new Set(conditions.flatMap((it) => (it.kind === 'word' ? [it.text] : []))),
];

/** The words of a request, each once, with what says the same in either language: "refugees" and "لاجئين". */
export function soughtWords(taxonomy: Taxonomy, conditions: readonly Condition[]): SoughtWords[] {
  return wordsOfRequest(conditions).map((text) => {
    const led = peopleLedIn(text);
    const isUnwanted = conditions.every((it) => it.kind !== 'word' || it.text !== text || it.wish === 'not');
    return {
      text,
      // A word in passing says of nobody that they are of a kind.
      wordings: isUnwanted && !namesEmployers(taxonomy, text) ? [] : wordingsOf(taxonomy, text),
      ...(led === null ? {} : { pattern: patternOfTeam(led) }),
      of: isUnwanted ? 'employers' : 'text',
    };
  });
}

/** Whether a word is one of employers, "agency" or "contractor". */
function namesEmployers(taxonomy: Taxonomy, text: string): boolean {
  return KINDS_OF_EMPLOYERS.has(baseOf(text)) || (plainWord(taxonomy)(text)?.industries.length ?? 0) > 0;
}
const KINDS_OF_EMPLOYERS = new Set(wordingsIn('matching/requests').spellings('kinds of employers'));

/** Ways to say some words: as typed and without an ending, by their plain group, by a field of study, by kindred words of titles. */
export function wordingsOf(taxonomy: Taxonomy, text: string): string[] {
  const said = [
    text,
    ...(plainWord(taxonomy)(text)?.wordings ?? []),
    ...fieldNames(taxonomy, text),
    ...saidOfTerm(text),
    ...occupationNames(taxonomy, text),
  ];
  return [...new Set(said.map(baseOf).filter(Boolean))].slice(0, MOST_WORDINGS);
}

const OF_PEOPLE = wordingsIn('matching/people-terms');
const TOLD_TERMS: ReadonlySet<string> = new Set(['return', 'visa'] satisfies WorkTerm[]);

/** How people say of themselves on what terms they work. */
function saidOfTerm(text: string): readonly string[] {
  const term = workTermOf(text);
  return term !== null && TOLD_TERMS.has(term) ? OF_PEOPLE.spellings(term) : [];
}

/** The names of the occupation of which a text is one. */
const occupationNames = (taxonomy: Taxonomy, text: string): readonly string[] =>
  namesOfOccupations(taxonomy).get(fold(text)) ?? [];

const namesOfOccupations = derived(
  ({ occupations }) =>
    new Map(
      occupations.flatMap(({ name }) => [name.en, name.ar].map((one) => [fold(one), [name.en, name.ar]])),
    ),
);

/** Folded, with the last word in the singular; a single Arabic word without its article and ending. */
export function baseOf(words: string): string {
  const all = wordsOf(fold(words)).map((word) => word.text);
  const [only] = all;
  if (only !== undefined && all.length === 1 && isArabic(only))
    return only
      .replace(/^(?:وال|بال|كال|فال|لل|ال)(?=\p{L}{3})/u, '')
      .replace(/(?<=\p{L}{3})يه$|(?<=\p{L}{4})[هي]$/u, '');
  // Phrases are looked for as they stand but for the plural of English.
  return all
    .map((word, at) => (at === all.length - 1 && !isArabic(word) ? singularOf(word) : word))
    .join(' ');
}

/** Whether a text, such as a title, says one of some wordings. */
export function saysIn(text: string, wordings: readonly string[]): boolean {
  const words = wordsOf(fold(text)).map(({ text: word }) => word);
  const said = [words.join(' '), words.map(baseOf).join(' ')];
  return wordings.some((wording) => said.some((own) => ` ${own} `.includes(` ${wording} `)));
}

const singularOf = (word: string): string =>
  /(?:ss|us|is|^.{1,3})$/u.test(word)
    ? word
    : word
        .replace(/ies$/u, 'y')
        .replace(/(ch|sh|x|s)es$/u, '$1')
        .replace(/s$/u, '');

/** All names of the field of study that is called so; none where there is no such field. */
export const fieldNames = (taxonomy: Taxonomy, text: string): readonly string[] =>
  studyNames(taxonomy).get(studyKey(text)) ?? [];

const studyKey = (text: string): string =>
  wordsOf(fold(text))
    .map(({ text: word }) => stemFor(word))
    .join(' ');

/** The names of each field of study by each of them. */
const studyNames = derived(({ fieldsOfStudy }) => {
  const names = new Map<string, readonly string[]>();
  for (const { name, aliases } of fieldsOfStudy) {
    const all = [name.en, name.ar, ...aliases.en, ...aliases.ar];
    for (const one of all) if (!names.has(studyKey(one))) names.set(studyKey(one), all);
  }
  return names;
});

const DEGREE = wordingsIn('matching/request-amounts').pattern('asks for a degree of', {
  flags: 'gu',
  spaces: 'one',
});
const LONGEST_FIELD = 4;

/** The fields of study of which a folded text asks for a degree: "BSc Civil Engineering", «بكالوريوس زراعة». */
export function fieldsAsked(taxonomy: Taxonomy, folded: string): string[] {
  return [...folded.matchAll(DEGREE)].flatMap((match) => {
    const behind =
      folded
        .slice(match.index + match[0].length)
        .replace(/^\s*(?:in|of|في)(?=\s)/u, '')
        .split(/[.;:\n،,؛()]/u, 1)[0] ?? '';
    const words = wordsOf(behind).slice(0, LONGEST_FIELD);
    for (let count = words.length; count > 0; count--) {
      const field = behind.slice(words[0]?.start, words[count - 1]?.end);
      if (fieldNames(taxonomy, field).length > 0) return [field];
    }
    return [];
  });
}

/**
 * Whether fields that somebody studied are those of a title that is looked for: an electrical engineer studied electrical
 * engineering, مهندس كهرباء studied هندسة كهربائية, and a lawyer what lawyers begin with.
 */
export function seekStudy(
  taxonomy: Taxonomy,
  title: string,
  occupation: string | null,
): (fields: readonly string[]) => boolean {
  const kin = kindredRoots(taxonomy);
  const name = taxonomy.occupation(occupation ?? '')?.name;
  // Whoever looks for a «مهندس مدني» finds who writes "Civil Engineering".
  const sought = [title, ...(name ? [name.en, name.ar] : [])]
    .map((words) => rootsOf(words).map((root) => new Set([root, ...kin([root])])))
    .filter((roots) => roots.length > 0);
  const begun = studiesBefore(taxonomy).get(occupation ?? '') ?? new Set();
  return (fields) =>
    sought.length > 0 &&
    fields.some((field) => {
      if (begun.has(studyKey(field))) return true;
      const own = rootsOf(field);
      const says = (all: readonly ReadonlySet<string>[]) =>
        all.every((roots) => own.some((root) => roots.has(root)));
      return own.length > 0 && sought.some(says);
    });
}

/** For each occupation in which people of a field begin, the names of such fields. */
const studiesBefore = derived(({ fieldsOfStudy }) => {
  const studies = new Map<string, Set<string>>();
  for (const { name, aliases, firstWork } of fieldsOfStudy)
    for (const occupation of firstWork.slice(0, 1)) {
      const keys = studies.get(occupation) ?? new Set();
      for (const one of [name.en, name.ar, ...aliases.en, ...aliases.ar]) keys.add(studyKey(one));
      studies.set(occupation, keys);
    }
  return studies;
});

const rootsOf = (text: string): string[] => wordsOf(fold(text)).map(({ text: word }) => rootOf(word));
