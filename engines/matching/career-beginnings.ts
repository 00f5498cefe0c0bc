import {
  derived,
  type FieldOfStudy,
  type Occupation,
  saidOf,
  type Taxonomy,
  titleIsKnown,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { Cosine, stemsOf } from '#engines/text/index.ts';
import { best } from './best.ts';
import type { FoundStart } from './career-persons.ts';
import { isLicensed } from './career-steps.ts';
import { fieldOfDegree, fieldOfTitle } from './career-studies.ts';
import { leastOfPlain, rankedTitles } from './career-titles.ts';
import { placesOfOccupations } from './occupations.ts';
import type { SkillShares } from './skill-shares.ts';

const teaching = wordingsIn('matching/careers').pattern('learns to teach', { spaces: 'one' });
const teachersSector = 'education-and-training';

/** Work that takes people without experience, or with little. */
const beginsThere = ({ years, zone }: Occupation): boolean => years <= 1 && zone <= 4;

/** How near an occupation, by its id, is to what somebody can and does: 0 to about 1.5, as `nearnessTo` counts it. */
export type Nearness = (occupationId: string) => number;

/**
 * Where somebody begins who learns a trade: where people begin who have studied the field that they name, at the work
 * that they are called learners of, where a degree in the text leads, and else at what is like their subject. What that is called counts less than what they can
 * already.
 */
export function beginningOf(
  subject: string,
  taxonomy: Taxonomy,
  nearness: Nearness,
  text: string,
): FoundStart | null {
  const studied = fieldOfTitle(taxonomy, subject);
  if (studied) return firstWorkIn(studied, nearness, taxonomy);
  const named = subject === '' ? [] : rankedTitles(taxonomy, subject);
  const learned = taxonomy.occupation(named[0] && named[0].score >= titleIsKnown ? named[0].id : '');
  const isPlain = (named[0]?.score ?? 0) >= leastOfPlain;
  const engineering = isPlain ? null : fieldOfTitle(taxonomy, asField(subject));
  if (engineering) return firstWorkIn(engineering, nearness, taxonomy);
  if (learned && learned.years <= mostYearsOfLearned) return { occupationId: learned.id, foundBy: 'studies' };
  const graduated = fieldOfDegree(taxonomy, text);
  if (graduated) return firstWorkIn(graduated, nearness, taxonomy);
  const likeness = new Map(named.map(({ id, score }) => [id, score]));
  const worth = (id: string) => weightOfSubject * (likeness.get(id) ?? 0) + weightOfNearness * nearness(id);
  // A subject bears the name of those who teach it, and most who learn it will not.
  const teaches = teaching.test(subject);
  const beginnings = taxonomy.occupations.filter(
    (occupation) => beginsThere(occupation) && (teaches || occupation.sectorId !== teachersSector),
  );
  const found = best(beginnings, ({ id }) => worth(id));
  return found && worth(found.id) >= leastOfBeginning ? { occupationId: found.id, foundBy: 'studies' } : null;
}

/** What an engineer has studied: "computer engineer", "مهندسة حاسوب". */
const asField = (subject: string): string =>
  subject.replace(/(?<!\p{L})engineer$/u, 'engineering').replace(/^مهندسه?(?=\s)/u, 'هندسه');

/** An apprentice becomes what they are called an apprentice of, unless that asks for more than an apprenticeship. */
const mostYearsOfLearned = 2;

/**
 * The first work of a field to which what somebody can do is nearest, the commonest where nothing tells them apart; before
 * it the work in which they were trained, where that is much nearer: a graduate of business trained in a warehouse.
 */
export function firstWorkIn(
  { firstWork }: FieldOfStudy,
  nearness: Nearness,
  taxonomy: Taxonomy,
): FoundStart | null {
  const places = new Map(firstWork.map((id, at) => [id, at]));
  const worth = new Map(firstWork.map((id) => [id, nearness(id) - costOfPlace * (places.get(id) ?? 0)]));
  const ofField = [...firstWork].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  const least = Math.max(leastOfTraining, nearness(ofField[0] ?? '') + marginOfTraining);
  const open = taxonomy.occupations.filter(
    (work) => beginsThere(work) && !isLicensed(work) && work.sectorId !== teachersSector,
  );
  const trained = best(open, ({ id }) => nearness(id));
  const [found, ...otherIds] =
    trained && nearness(trained.id) >= least && !places.has(trained.id) ? [trained.id, ...ofField] : ofField;
  return found ? { occupationId: found, foundBy: 'studies', otherIds } : null;
}

/** So near to what a graduate tells, and so much nearer than the work of their field, is only where they were trained. */
const leastOfTraining = 0.4;
const marginOfTraining = 0.2;

/** What is less common must be so much nearer. */
const costOfPlace = 0.05;

/** The likeliest of the occupations whose names are like a title, where the title or what the person can tells enough. */
export function guessBy(
  title: string,
  years: number | null | undefined,
  taxonomy: Taxonomy,
  nearness: Nearness,
): string | null {
  const mostYears = (years ?? Number.POSITIVE_INFINITY) + 1;
  const guesses = rankedTitles(taxonomy, title).filter(({ id, score }) => {
    if ((taxonomy.occupation(id)?.years ?? 0) > mostYears) return false;
    return score >= leastForGuess || (score >= leastBesideSkills && nearness(id) >= leastNearness);
  });
  return best(guesses, ({ id, score }) => score + weightOfNearness * nearness(id))?.id ?? null;
}

/** Below it a title and an occupation share little more than a word. */
const leastForGuess = 0.6;
/** So much will do where the person's skills or work say the same. */
const leastBesideSkills = 0.3;
/** Below it what somebody can says nothing for an occupation. */
export const leastNearness = 0.1;
const weightOfNearness = 2;
/** A subject is taught by some and practised by most: what a student can says which. */
const weightOfSubject = 0.5;
const leastOfBeginning = 0.3;
const weightOfText = 1;

/** 0 to about 1.5: how near an occupation is to what a person can, and to what their work and studies are about. */
export function nearnessTo(said: string, skills: SkillShares): Nearness {
  const likeness = likenessOfWords(stemsOf(said), skills.taxonomy);
  return (id) => skills.likeness(id) + weightOfText * likeness(id);
}

/** 0 to 1: how near an occupation is to a text, by the stems of the words of both (cosine, weighed by rarity). */
export function likenessOfWords(stems: readonly string[], taxonomy: Taxonomy): Nearness {
  return nearnessIn(occupationWords(taxonomy).scores(stems), taxonomy);
}

/** Figures of all occupations, in the order of the taxonomy, by their ids. */
export const nearnessIn =
  (figures: ArrayLike<number>, taxonomy: Taxonomy): Nearness =>
  (id) =>
    figures[placesOfOccupations(taxonomy).get(id) ?? -1] ?? 0;

/** All that the taxonomy says of each occupation, in both languages. */
const occupationWords = derived(
  (taxonomy) =>
    new Cosine(
      taxonomy.occupations.map((work) =>
        stemsOf((['en', 'ar'] as const).flatMap((language) => saidOf(work, language, taxonomy)).join('\n')),
      ),
    ),
);
