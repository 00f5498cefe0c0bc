import { type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, isArabic } from '#engines/text/index.ts';
import { textOf } from './courses-held.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import type { QualificationToGain } from './qualifications.ts';
import { languageKey, languagesNamed, rankOfLanguageLevel, readLanguages } from './spoken-languages.ts';

const WORDS = wordingsIn('matching/languages-read');
const little = WORDS.pattern('known a little', { spaces: 'one' });
const well = WORDS.pattern('known well', { spaces: 'one' });
const fairly = WORDS.pattern('known fairly', { spaces: 'one' });

/**
 * Ids of the human languages that somebody reads, the best first: the one in which they ask, those of their profile, those
 * that their text names and the one it is written in. What they know a little ("English little") is read in no course.
 */
export function languagesReadBy(
  taxonomy: Taxonomy,
  person: ProfileFeatures | null,
  asksIn: 'arabic' | 'english',
): string[] {
  if (!person) return [asksIn];
  const written = isArabic(fold(textOf(person)).trim()) ? 'arabic' : 'english';
  const told = person.languages?.map(({ language }) => languageKey(taxonomy, language)) ?? [];
  const named = levelsNamed(taxonomy, `${person.told ?? ''}\n${person.text}`);
  const all = [...new Set([asksIn, ...told, ...named.keys(), written])];
  const read = all.filter((id) => named.get(id) !== 'little');
  return read.length > 0 ? read : all;
}

const advanced = 3;
const forBeginners = ['edraak-english-beginners', 'coursera-english-career-development'];
const forOthers = ['edraak-english-office', 'coursera-business-english', 'bc-english-workplace'];

/** English where a job asks for it and somebody says that they know it a little, or only fairly, or not at all in Arabic words, where it must be known well. */
export function englishToGain(
  taxonomy: Taxonomy,
  job: JobFeatures,
  person: ProfileFeatures,
): QualificationToGain | null {
  const asked = readLanguages(taxonomy, job.text, 'required').find(({ language }) => language === 'english');
  const known = levelsNamed(taxonomy, `${person.told ?? ''}\n${person.text}`).get('english');
  if (!asked || known === 'read') return null;
  // Who writes in Arabic alone and names no English shows none; who writes in English shows it by that.
  if (known === undefined && !isArabic(fold(textOf(person)).trim())) return null;
  if (known === undefined && rankOfLanguageLevel(asked.level) < advanced) return null;
  if (known === 'fairly' && rankOfLanguageLevel(asked.level) < advanced) return null;
  const courseIds = known === 'little' ? [...forBeginners, ...forOthers] : forOthers;
  return { kind: 'duty', courseIds, isWelcome: false };
}

type Known = 'read' | 'fairly' | 'little';

/** The languages that a text names, each with how well it is known, by the words beside it. */
function levelsNamed(taxonomy: Taxonomy, text: string): Map<string, Known> {
  const levels = new Map<string, Known>();
  for (const part of fold(text).split(/[.,;:،؛•|/()\n]+/u)) {
    const named = languagesNamed(taxonomy, part);
    named.forEach(({ id, end }, at) => {
      const beside = part.slice(end, named[at + 1]?.at);
      const before = at === 0 ? part.slice(0, named[0]?.at) : '';
      const isLittle =
        !well.test(beside) && (little.test(beside) || (little.test(before) && named.length === 1));
      const isFair = !isLittle && fairly.test(beside);
      if (levels.get(id) !== 'little') levels.set(id, isLittle ? 'little' : isFair ? 'fairly' : 'read');
    });
  }
  return levels;
}
