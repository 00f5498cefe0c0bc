import { derived, type Occupation, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, stemsOf } from '#engines/text/index.ts';
import { best } from './best.ts';
import { likenessOfWords, type Nearness, nearnessIn } from './career-beginnings.ts';
import type { CareerStart, FoundStart } from './career-persons.ts';
import { isOfForces } from './career-qualified.ts';
import { leadsTrade } from './career-titles.ts';
import { risenTo } from './career-wording.ts';
import { rankOfEducation } from './education.ts';
import { levelOfLeaders, levelOfTitle } from './levels.ts';
import type { MatchModel } from './model.ts';
import type { SkillShares } from './skill-shares.ts';

/**
 * Weights of a logistic choice among all work, learned from 147 texts of seven writers with the work in which counsellors
 * placed them, none of which the readers of titles had seen. Each writer left out in turn, the choice is right in 86 % where
 * titles alone are in 76 %; further figures (names in the text, deeds, the place of a title, words of wishes) added nothing.
 */
const weights = {
  text: 9.2,
  opening: 8.4,
  skills: 2.2,
  titled: 3.4,
  titledInFewWords: 5.4,
  titledOnPaper: -2.2,
  told: 1.4,
  yearShort: -0.5,
  degreeShort: -0.6,
};

/**
 * Where somebody stands, judged by all that they write: the work that was found by their titles, unless the text is so much
 * more of another that a stray word was taken for a title ("send the plumber", a surname that is a trade), or the title is
 * one of papers alone. Null where nothing is found and the text is like no work.
 */
export function borneOut(
  found: FoundStart | null,
  person: CareerStart,
  skills: SkillShares,
  model: MatchModel,
): FoundStart | null {
  const { taxonomy } = model;
  const { text = '' } = person;
  if (found?.foundBy === 'given' || found?.foundBy === 'studies') return found;
  if (found?.nextId) return found;
  const work = taxonomy.occupation(found?.occupationId ?? '');
  if (work && isOfForces(work)) return found;
  const stems = stemsOf(text);
  if (stems.length < fewestWords) return found;
  const whole = readsLike(text, stems, model);
  if (found?.meanwhileId)
    return isTold(found, whole) ? found : { occupationId: found.meanwhileId, foundBy: 'title' };
  const opened = openingOf(text);
  const opening = readsLike(opened, stemsOf(opened), model);
  const written = ({ id }: Occupation): number => weights.text * whole(id) + weights.opening * opening(id);
  const borne = (one: Occupation): number => written(one) + weights.skills * skills.likeness(one.id);
  // What somebody wants to become they tell of too.
  const wished = new Set(person.wishes);
  const works = worksWithin(person, taxonomy);
  const likeliest = works
    .filter(({ id }) => !wished.has(id))
    .map((one) => ({ one, worth: written(one) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostLikeliest)
    .map(({ one }) => one);
  const nearest = best(likeliest, borne);
  if (!nearest) return found;
  const said = !found ? 0 : found.foundBy === 'title' ? worthOfTitle(text, stems.length) : weights.told;
  const ofFound = work ? borne(work) + said + outOfReach(work, person) : Number.NEGATIVE_INFINITY;
  const odds = oddsOf(Math.max(ofFound, borne(nearest)), [
    ofFound,
    ...likeliest.filter((one) => one !== work).map(borne),
  ]);
  if (found && (nearest === work || ofFound >= borne(nearest))) return { ...found, odds };
  if (!found && whole(nearest.id) < leastLikeness) return null;
  return { ...byText(nearest, text, taxonomy), odds };
}

/** The odds, 0 to 1, of the worth of one work among all that are weighed. */
const oddsOf = (worth: number, all: readonly number[]): number =>
  1 / all.reduce((sum, other) => sum + Math.exp(other - worth), 0);

/** Whether a text tells of a profession that is not practised now: one of which it says next to nothing is a stray word. */
const isTold = ({ occupationId, meanwhileId = '' }: FoundStart, likeness: Nearness): boolean =>
  likeness(occupationId) >= leastShareOfHeld * likeness(meanwhileId);
const leastShareOfHeld = 0.6;

/** What a title counts for: the more, the less else is written; hardly anything where it stands on papers alone. */
const worthOfTitle = (text: string, length: number): number =>
  isOnPaperAlone(text)
    ? weights.titledOnPaper
    : weights.titled + weights.titledInFewWords * Math.max(0, 1 - length / fewWords);
const fewWords = 30;

const byText = (work: Occupation, text: string, taxonomy: Taxonomy): FoundStart => ({
  occupationId: (risenTo(taxonomy, work, text) ?? work).id,
  foundBy: 'skills',
});

/** How much a text reads like each occupation, by the words of both and by what these are about. */
function readsLike(text: string, stems: readonly string[], { taxonomy, text: texts }: MatchModel): Nearness {
  const words = likenessOfWords(stems, taxonomy);
  const meaning = nearnessIn(texts.readsLike(texts.vector(text)), taxonomy);
  return (id) => words(id) + weightOfMeaning * meaning(id);
}
/** The share at which the right work is first most often, of 0 to 1, in the same texts. */
const weightOfMeaning = 0.3;

/** The first two sentences that say something: what somebody is stands there more often than further on. */
const openingOf = (text: string): string =>
  text
    .split(endOfSentence)
    .filter((sentence) => stemsOf(sentence).length >= fewestOfSentence)
    .slice(0, sentencesOfOpening)
    .join('\n');
const endOfSentence = /[\n;؛]|\.(?!\d)/u;
const fewestOfSentence = 3;
const sentencesOfOpening = 2;

/** Whether somebody writes that a title is on their papers, but that they do something else ("my title says ... but all day I"). */
const isOnPaperAlone = (text: string): boolean =>
  fold(text)
    .split(endOfSentence)
    .some((sentence) => onPaper.test(sentence) && otherwise.test(sentence));
const WORDS = wordingsIn('matching/careers');
const onPaper = WORDS.pattern('names what papers call one', { spaces: 'one' });
const otherwise = WORDS.pattern('says that it is otherwise', { spaces: 'one' });

/** Skills are weighed of the likeliest works alone: they cost more to weigh than words. */
const mostLikeliest = 30;
/** What is taken off for years and degrees that work asks for beyond a person's. */
const outOfReach = ({ years, education }: Occupation, person: CareerStart): number =>
  weights.yearShort *
    Math.max(0, Math.min(mostYearsShort, years - 1 - (person.years ?? Number.POSITIVE_INFINITY))) +
  weights.degreeShort *
    (person.education ? Math.max(0, rankOfEducation(education) - rankOfEducation(person.education)) : 0);
const mostYearsShort = 4;

/** Fewer words tell nothing but what somebody is called. */
const fewestWords = 12;
/** Below it a text and an occupation share words that any text may have. */
const leastLikeness = 0.12;

/** Work in which a person may stand without saying so: not above their years or studies, and led by nobody who does not say that they lead. */
export const worksWithin = (person: CareerStart, taxonomy: Taxonomy): Occupation[] =>
  worksWithoutLead(taxonomy).filter((work) => isInReach(work, person));

const worksWithoutLead = derived(({ occupations }) =>
  occupations.filter(({ name }) => levelOfTitle(name.en) < levelOfLeaders && !leadsTrade(name.en)),
);

/** Whether work asks for no more than somebody's years and studies; what is not known of them is enough. */
const isInReach = (work: Occupation, { years, education }: CareerStart): boolean =>
  work.years <= (years ?? Number.POSITIVE_INFINITY) + 1 &&
  (!education || rankOfEducation(work.education) <= rankOfEducation(education));
