import { type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, isArabic } from '#engines/text/index.ts';
import { textOf } from './courses-held.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import { isOnlyWelcomed, type QualificationToGain, sentencesOf } from './qualifications.ts';
import { languageKey, languagesNamed } from './spoken-languages.ts';

const WORDS = wordingsIn('matching/languages-read');
const little = WORDS.pattern('known a little', { spaces: 'one' });
const well = WORDS.pattern('known well', { spaces: 'one' });
const fairly = WORDS.pattern('known fairly', { spaces: 'one' });
const askedALittle = WORDS.pattern('asked a little', { spaces: 'one' });
const askedWell = WORDS.pattern('asked well', { spaces: 'one' });
const eitherWillDo = WORDS.pattern('either will do', { spaces: 'one' });
const askedVeryWell = WORDS.pattern('asked very well', { spaces: 'one' });

/**
 * Ids of the human languages that somebody reads, the best first: the one that their text is written in, those of their
 * profile and those that the text names. What they know a little ("English little") is read in no course.
 */
export function languagesReadBy(taxonomy: Taxonomy, person: ProfileFeatures): string[] {
  const text = fold(textOf(person)).trim();
  const written = text === '' ? [] : [languageOfText(fold(ownWordsOf(person)))];
  const told = person.languages?.map(({ language }) => languageKey(taxonomy, language)) ?? [];
  const named = languagesIn(taxonomy, person);
  const all = [...new Set([...written, ...told, ...named.keys()])];
  const read = all.filter((id) => named.get(id) !== 'little');
  if (read.length === 0) return all;
  // Who writes in English reads it with effort, where hardly anything is taught in their own languages.
  return read.some((id) => taught.has(id)) || !written.includes('english') ? read : [...read, 'english'];
}

/** The language that a text is written in, of those that courses are given in. */
function languageOfText(folded: string): string {
  if (isMostlyArabic(folded)) return 'arabic';
  const words = folded.match(/\p{L}+/gu) ?? [];
  const french = words.filter((word) => ofFrench.has(word)).length;
  const english = words.filter((word) => ofEnglish.has(word)).length;
  return french > english ? 'french' : 'english';
}
/** What somebody wrote themself, where it is known: skills and titles may be called in another language than theirs. */
const ownWordsOf = (person: ProfileFeatures): string => person.told || person.text || textOf(person);

const isMostlyArabic = (text: string): boolean => {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter(isArabic).length * 2 > words.length;
};

/** Words that hold sentences together, and are met in each text of their language. */
const ofFrench: ReadonlySet<string> = new Set(
  'de du des et la le les en au aux pour avec sur dans'.split(' '),
);
const ofEnglish: ReadonlySet<string> = new Set('of the and in for with to at from on by as'.split(' '));

/** In these most courses are given. */
const taught: ReadonlySet<string> = new Set(['arabic', 'english', 'french']);

/** Courses by how much is lacking, the first that is read with ease. */
const forBeginners = ['bc-english-elementary', 'coursera-english-career-development'];
const forOthers = ['coursera-speak-professionally', 'coursera-business-english', 'bc-english-workplace'];
/** Taught in Arabic. */
const inArabic = { little: 'edraak-english-beginners', more: 'edraak-english-office' };
/** What is taught for the work itself goes first, where something is known already. */
const forSectors: Readonly<Record<string, readonly string[]>> = {
  healthcare: ['futurelearn-english-healthcare'],
  'hospitality-and-tourism': ['alison-english-hospitality'],
  'education-and-training': ['coursera-english-teaching'],
  'construction-and-real-estate': ['coursera-english-stem'],
  'manufacturing-and-engineering': ['coursera-english-stem'],
  'energy-and-utilities': ['coursera-english-stem'],
};

/**
 * English where a job asks for it better than somebody says that they know it, or well and somebody who writes in Arabic
 * alone does not name it. Who writes in English shows it by that.
 */
export function englishToGain(
  taxonomy: Taxonomy,
  job: JobFeatures,
  person: ProfileFeatures,
  sectorId?: string,
): QualificationToGain | null {
  const named = languagesIn(taxonomy, person);
  const spoken = new Set([...named].flatMap(([id, how]) => (how === 'little' ? [] : [id])));
  const asked = englishAsked(taxonomy, `${job.title}\n${job.text}`, spoken);
  if (asked === 0) return null;
  const writesArabic = isMostlyArabic(fold(ownWordsOf(person)));
  const told = named.get('english');
  const isSilent = told === undefined;
  if (isSilent && (asked < veryWell || !writesArabic)) return null;
  const known = isSilent ? fairlyWell : rankOf[told];
  if (known >= Math.min(asked, wellEnough)) return null;
  const isFar = !isSilent && asked - known > 1;
  // Those with a middling English are past the first courses of a trade as well.
  const isPastFirst = (id: string) => isSilent || taxonomy.course(id)?.level !== 'beginner';
  const ofSector = known > aLittle ? (forSectors[sectorId ?? ''] ?? []).filter(isPastFirst) : [];
  // Who tells of a middling English is beyond the first courses that are given in Arabic.
  const isInArabic = (writesArabic || named.get('arabic') === 'read') && (isSilent || known === aLittle);
  const arabic = isInArabic ? [known === aLittle ? inArabic.little : inArabic.more] : [];
  const courseIds =
    known === aLittle ? [...arabic, ...forBeginners, ...forOthers] : [...ofSector, ...arabic, ...forOthers];
  return { kind: 'language', courseIds, isWelcome: false, ...(isFar ? { isFar } : {}) };
}

const [aLittle, fairlyWell, wellEnough, veryWell] = [1, 2, 3, 4] as const;
const rankOf = { little: aLittle, fairly: fairlyWell, read: wellEnough } as const;

/**
 * How well a text asks for English, 0 where it does not: the best that it names, without what it would only welcome and
 * where another language that somebody speaks will do ("Arabic or English").
 */
function englishAsked(taxonomy: Taxonomy, text: string, spoken: ReadonlySet<string>): number {
  const clauses = sentencesOf(taxonomy, text).flatMap(({ sentence, isBelowWelcome }) =>
    isBelowWelcome ? [] : sentence.split(/[,،;؛|]/u).filter((clause) => !isOnlyWelcomed(clause)),
  );
  const named = clauses.filter((clause) => {
    const languages = languagesNamed(taxonomy, clause);
    if (!languages.some(({ id }) => id === 'english')) return false;
    const between = clause.slice(languages[0]?.end, languages.at(-1)?.at);
    return !(eitherWillDo.test(between) && languages.some(({ id }) => id !== 'english' && spoken.has(id)));
  });
  return named.reduce((best, clause) => Math.max(best, rankAsked(clause)), 0);
}

function rankAsked(clause: string): number {
  if (askedVeryWell.test(clause)) return veryWell;
  if (askedALittle.test(clause)) return aLittle;
  return askedWell.test(clause) ? wellEnough : fairlyWell;
}

const frameworkStep = /(?<!\p{L})[abc][12](?!\p{L})/u;

type Known = 'read' | 'fairly' | 'little';

const languagesIn = (taxonomy: Taxonomy, { told, text }: ProfileFeatures) =>
  levelsNamed(taxonomy, `${told ?? ''}\n${text}`);

/** The languages that a text names, each with how well it is known, by the words beside it. */
function levelsNamed(taxonomy: Taxonomy, text: string): Map<string, Known> {
  const levels = new Map<string, Known>();
  const steps = new Set<string>();
  // What opens a bracket behind a name tells of it ("English (beginner)").
  for (const part of fold(text).split(/[.,;،؛•|/)\n]+/u)) {
    const named = languagesNamed(taxonomy, part);
    named.forEach(({ id, end }, at) => {
      const beside = part.slice(end, named[at + 1]?.at);
      const before = at === 0 ? part.slice(0, named[0]?.at) : '';
      const isLittle =
        !well.test(beside) && (little.test(beside) || (little.test(before) && named.length === 1));
      const isFair = !isLittle && fairly.test(beside);
      // A step of the European framework says more than any words elsewhere.
      if (steps.has(id)) return;
      if (frameworkStep.test(beside)) steps.add(id);
      if (levels.get(id) !== 'little' || steps.has(id))
        levels.set(id, isLittle ? 'little' : isFair ? 'fairly' : 'read');
    });
  }
  return levels;
}
