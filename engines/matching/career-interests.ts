import {
  allNamesOf,
  derived,
  type Occupation,
  occupationNames,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold, stemsOf } from '#engines/text/index.ts';

const WORDS = wordingsIn('matching/careers');
const drawn = WORDS.pattern('is drawn to', { spaces: 'one' });
const chance = WORDS.pattern('tells of a chance', { spaces: 'one' });
const refusing = WORDS.pattern('does not want', { spaces: 'one' });
const denying = WORDS.pattern('refuses plainly', { spaces: 'one' });
const endOfSentence = /[\n;؛?؟!]|\.(?!\d)/u;
const endOfClause = /[,،:()|–—]|\s(?:but|instead of|بس|لكن|بدل)\s/u;

/** Behind what is refused stands what is wanted: "stop flying and work on the ground", «بدي اترك الصحافة وادخل بالعلاقات». */
const andThen = /\s(?:and|then)\s|\sو\s?(?=\p{L}{3})/u;

/**
 * What somebody writes that draws them or is open to them, in their own words, one text a sentence: "I like the permit system",
 * "the foreman is leaving", «نفسي في التصميم»; `drawing` finds the words that say so. What they refuse in it is left out.
 */
export function drawnTo(text: string, drawing: RegExp = drawn): string[] {
  return fold(text)
    .split(endOfSentence)
    .flatMap((sentence) => {
      const clauses = sentence.split(endOfClause);
      const isChance = drawing === drawn && chance.test(sentence);
      const first = clauses.findIndex(
        (clause) => drawing.test(clause) || (drawing === drawn && learnsAside(clause)),
      );
      if (!isChance && first < 0) return [];
      const isKept = (part: string) => !denying.test(part.trim()) && (isChance || !refusing.test(part));
      const kept = (isChance ? clauses : clauses.slice(first)).flatMap((clause) =>
        isKept(clause) ? [clause] : clause.split(andThen).slice(1).filter(isKept),
      );
      return kept.length > 0 ? [kept.join(' , ').trim()] : [];
    });
}

/** A course that somebody writes they take: one in a list of courses is a fact, and draws nobody. */
const learnsAside = (clause: string): boolean => course.test(clause) && oneself.test(clause);
const course = WORDS.pattern('a course', { spaces: 'one' });
const oneself = WORDS.pattern('says that one does it oneself', { spaces: 'one' });

/** More words than a name has. */
const mostWords = 5;

/** A name that somebody writes, and the occupations that bear it. */
export interface WorkNamed {
  name: string;
  ids: ReadonlySet<string>;
  /** How many words stand before it in its clause, and how many it has. */
  at: number;
  length: number;
}

/** The works that somebody names where they tell what draws them, each by its longest name. */
export const worksDrawnTo = (taxonomy: Taxonomy, text: string): WorkNamed[] =>
  drawnTo(text).flatMap((sentence) =>
    sentence.split(/\s,\s|[,/&]/u).flatMap((clause) => worksNamedBy(taxonomy, clause)),
  );

/** The works that a folded clause calls as they are called, each by its longest name. */
export function worksNamedBy(taxonomy: Taxonomy, clause: string): WorkNamed[] {
  const { asWritten } = occupationNames(taxonomy);
  const words = clause.split(/\s+/u).filter(Boolean);
  const found: WorkNamed[] = [];
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
      const name = words.slice(at, at + length).join(' ');
      const ids = asWritten(length === 1 ? withoutArticle(name) : name);
      if (ids.size === 0) continue;
      found.push({ name, ids, at, length });
      at += length - 1;
      break;
    }
  return found;
}

const withoutArticle = (word: string): string => word.replace(/^(?:[وبل]?ال|لل)(?=\p{L}{3})/u, '');

/** How much each occupation is what somebody is drawn to: the rarity of the words that its names have, and less those of its work. */
export type Draw = (work: Occupation) => number;

/** How much every occupation is what the text of somebody who stands at `start` is drawn to; 0 for all where it names nothing. */
export function drawOf(taxonomy: Taxonomy, start: Occupation, text: string): Draw {
  const own = new Set(allNamesOf(start).flatMap((one) => stemsOf(one)));
  const stems = [...new Set(drawnTo(text).flatMap((one) => stemsOf(one)))].filter(
    (stem) => !own.has(stem) && !isOfAnyWork(stem),
  );
  if (stems.length === 0) return () => 0;
  const { words, rarity } = wordsOfWork(taxonomy);
  return ({ id }) => stems.reduce((sum, stem) => sum + (words.get(id)?.get(stem) ?? 0) * rarity(stem), 0);
}

/** Whether the names of all kinds of work bear a word: it draws to none of them, and refuses none ("a civilian job", «شغل مدني»). */
export const isOfAnyWork = (stem: string): boolean => ofAnyWork.has(stem);
const ofAnyWork = new Set(
  WORDS.spellings('says nothing of the kind of work').flatMap((word) => stemsOf(word)),
);

/** What a word counts in the names of work, in what it is about, and in its tasks and skills. */
const weights = { named: 1, about: 0.8, done: 0.4 } as const;

/** The stems of all that is told of each occupation, with the most that each counts, and how rare each is among occupations. */
const wordsOfWork = derived(({ occupations, skill }) => {
  const bearers = new Map<string, number>();
  const words = new Map(
    occupations.map((work) => {
      const { about, tasks, skills, industryId } = work;
      const done = (['en', 'ar'] as const).flatMap((language) => [
        ...tasks[language],
        ...skills.map((it) => skill(it.id)?.name[language] ?? ''),
      ]);
      const counted = new Map<string, number>();
      // From what counts least to what counts most.
      const parts = [
        [done, weights.done],
        [[about.en, about.ar, industryId.replaceAll('-', ' ')], weights.about],
        [allNamesOf(work), weights.named],
      ] as const;
      for (const [texts, weight] of parts)
        for (const stem of stemsOf(texts.join('\n'))) counted.set(stem, weight);
      for (const stem of counted.keys()) bearers.set(stem, (bearers.get(stem) ?? 0) + 1);
      return [work.id, counted];
    }),
  );
  const most = occupations.length;
  return { words, rarity: (stem: string) => Math.log(most / (bearers.get(stem) ?? most)) };
});
