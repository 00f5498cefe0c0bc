import {
  derived,
  type EducationLevel,
  type FieldOfStudy,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold, stemOf, wordsOf } from '#engines/text/index.ts';
import { rankOfEducation } from './education.ts';

/** More words than any name of a field or degree has that people write. */
const mostWords = 7;

type Named = { id: string; name: { en: string; ar: string }; aliases: { en: string[]; ar: string[] } };

/** Concepts by their names, stemmed. */
function byName<T extends Named>(concepts: readonly T[]): ReadonlyMap<string, T> {
  return new Map(
    concepts.flatMap((concept) => {
      const { name, aliases } = concept;
      const names = [name.en, name.ar, ...aliases.en, ...aliases.ar];
      return names.map((one): [string, T] => [stemsIn(one).join(' '), concept]);
    }),
  );
}

const stemsIn = (text: string): string[] => wordsOf(fold(text)).map((word) => stemOf(word.text));

/** "Me", "be" and "as" are words before they are degrees, and so is all that is no longer, unless in capitals. */
const stemsOfDegree = (text: string): string[] =>
  wordsOf(fold(text)).map(({ text: word }) =>
    word.length <= 2 && !text.includes(word.toUpperCase()) ? '' : stemOf(word),
  );

const fieldsByName = derived(({ fieldsOfStudy }) =>
  byName(fieldsOfStudy.filter(({ firstWork }) => firstWork.length > 0)),
);
const degreesByName = derived(({ degrees }) => byName(degrees));

/** The concept with the longest name within a text; of two as long the first. */
function longestNamed<T>(named: ReadonlyMap<string, T>, stems: readonly string[]): T | null {
  for (let length = Math.min(mostWords, stems.length); length > 0; length--) {
    for (let at = 0; at + length <= stems.length; at++) {
      const found = named.get(stems.slice(at, at + length).join(' '));
      if (found) return found;
    }
  }
  return null;
}

/** The field of study that a learner's title names ("Civil engineering student"); `null` where it names none. */
export function fieldOfTitle(taxonomy: Taxonomy, title: string): FieldOfStudy | null {
  return longestNamed(fieldsByName(taxonomy), stemsIn(title));
}

/** Whether a text is the name of a field of study and no more. */
export const isField = (taxonomy: Taxonomy, text: string): boolean =>
  fieldsByName(taxonomy).has(stemsIn(text).join(' '));

/** The field of the first degree that a text names with its field ("BSc Accounting"); `null` where it names none. */
export function fieldOfDegree(taxonomy: Taxonomy, text: string): FieldOfStudy | null {
  for (const line of text.split(/[\n.;،؛]/u)) {
    const stems = stemsIn(line);
    const degree = longestNamed(degreesByName(taxonomy), stemsOfDegree(line));
    if (!degree) continue;
    // "BSN", "LLB": some degrees are of one field, which nobody names beside them.
    const field =
      longestNamed(fieldsByName(taxonomy), stems) ??
      (ofAnyField.test(degree.id) ? null : longestNamed(fieldsByName(taxonomy), stemsIn(degree.name.en)));
    if (field) return field;
  }
  return null;
}

/** A bachelor of arts need not have studied art. */
const ofAnyField = /-of-(?:arts|science)$/;

const ofField = /(?<!\p{L})(?<field>\p{L}{4,}) degree(?!\p{L})/u;
const noField = wordingsIn('matching/careers').pattern('says nothing of what a degree is in', {
  spaces: 'one',
});

/** Whether words name a degree by its field alone: "Egyptology degree", "degree in marketing". */
function namesDegree(text: string): boolean {
  const folded = fold(text);
  if (noField.test(folded)) return false;
  return ofField.test(folded) || /(?<!\p{L})degree (?:in|of) \p{L}{3,}/u.test(folded);
}

const studying = wordingsIn('matching/careers').pattern('studies for it still', { spaces: 'one' });
const unfinished = wordingsIn('matching/careers').pattern('did not finish it', { spaces: 'one' });

/**
 * The highest degree that a text names as one that its writer does not have: they study for it still, lack it, or left it unfinished.
 * `undefined` where it names none so.
 */
export function degreeLacking(taxonomy: Taxonomy, text: string): EducationLevel | undefined {
  const levels = text.split(/[\n.;؛]/u).flatMap((sentence) => {
    const isLeft = unfinished.test(fold(sentence));
    return sentence
      .split(/[,،]/u)
      .filter((clause) => isLeft || studying.test(fold(clause)))
      .flatMap((clause) => longestNamed(degreesByName(taxonomy), stemsOfDegree(clause))?.level ?? []);
  });
  return levels.toSorted((a, b) => rankOfEducation(b) - rankOfEducation(a))[0];
}

const graduated = wordingsIn('matching/careers').pattern('has graduated', { spaces: 'one' });

/** Who has graduated in a field and names no degree has the first one. */
export function degreeOfGraduate(taxonomy: Taxonomy, text: string): EducationLevel | undefined {
  const clauses = text.split(/[\n.;,،؛]/u).filter((clause) => graduated.test(fold(clause)));
  return clauses.some((clause) => longestNamed(fieldsByName(taxonomy), stemsIn(clause)))
    ? 'bachelor'
    : undefined;
}

/** The level of the highest degree that a text names in so many words ("BSN 2014"); `undefined` where it names none. */
export function degreeTold(taxonomy: Taxonomy, text: string): EducationLevel | undefined {
  const levels = text.split(/[\n.;,،؛]/u).flatMap((part) => {
    const degree = longestNamed(degreesByName(taxonomy), stemsOfDegree(part));
    if (degree) return [degree.level];
    return namesDegree(part) ? ['bachelor' as const] : [];
  });
  return levels.toSorted((a, b) => rankOfEducation(b) - rankOfEducation(a))[0];
}
