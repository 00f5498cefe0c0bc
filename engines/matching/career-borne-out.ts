import {
  derived,
  likenessOfAccounts,
  type Occupation,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { type Figures, fold, stemsOf } from '#engines/text/index.ts';
import { highest } from './best.ts';
import { likenessOfWords, type Nearness, nearnessIn } from './career-beginnings.ts';
import { likeliest } from './career-choice.ts';
import { type CareerStart, type FoundStart, ownWordsOf } from './career-persons.ts';
import { isOfForces } from './career-qualified.ts';
import { isLedWork } from './career-steps.ts';
import { placeOfTitle, type TitlePlace, worksNamedIn } from './career-title-places.ts';
import { leadsTrade } from './career-titles.ts';
import { wishTextOf } from './career-wish-text.ts';
import { rankOfEducation } from './education.ts';
import { levelOfLeaders, levelOfTitle, plainLevel } from './levels.ts';
import type { MatchModel } from './model.ts';
import type { SkillShares } from './skill-shares.ts';

/**
 * Weights of two logistic choices among all work: of people whose title stands where people write what they are, and of all
 * others, of whom what they tell says more. Learned from 494 texts of some thirty writers with the work in which counsellors
 * placed them among 1,146 occupations. Each of eight sets left out in turn, the choice is right for 88 % of the titled and 73 % of
 * the others; by the words of the taxonomy alone, without accounts, for 87 % and 66 %. Of 733 texts placed among 1,534 it is right
 * for 83 % and 67 %; learned anew from these it would be no better.
 * Set by hand, since few of these texts tell of it: `inFewWords` for a line or two, of which the title says all there is, and
 * `underLead` for work that leads nobody, by the levels that a manager's or director's title stands above it.
 */
const weights = {
  titled: {
    told: 36.5,
    toldInOpening: 17.5,
    meaning: 2.6,
    meaningOfOpening: 1.4,
    skills: 0.9,
    wished: -6.8,
    yearsShort: -3.3,
    yearsOver: 2.9,
    degreeShort: -0.5,
    byTitleToLead: 0.7,
    placed: 1,
    onPaper: -2.2,
    inFewWords: 5.0,
    underLead: -2,
  },
  told: {
    told: 40.2,
    toldInOpening: 24.8,
    meaning: 5.6,
    meaningOfOpening: 2.3,
    skills: 0.3,
    wished: -17.3,
    yearsShort: -2.4,
    yearsOver: 3.9,
    degreeShort: -0.5,
    byTitleToLead: 1.1,
    placed: 1,
    onPaper: -6.6,
    inFewWords: 5.0,
    underLead: -2,
  },
};
type Named = keyof typeof weights.titled;

/** What a title counts for by where it stands, learned with them. */
const worthOfPlace: Readonly<Record<TitlePlace, number>> = {
  dated: 5,
  opens: 1.7,
  near: 1.8,
  own: 2,
  clause: 1.4,
  inside: 1.4,
  absent: 0.7,
};
/** Where titles say what their writer is: counsellors placed 74 to 82 in 100 there, elsewhere 31 to 62. */
const trusted: ReadonlySet<TitlePlace> = new Set(['dated', 'opens', 'near', 'own']);

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
  if (found?.foundBy === 'given' || found?.foundBy === 'studies' || found?.nextId) return found;
  const work = taxonomy.occupation(found?.occupationId ?? '');
  const stems = stemsOf(text);
  if ((work && isOfForces(work)) || stems.length < fewestWords) return found;
  const told = nearnessIn(likenessOfAccounts(taxonomy, text), taxonomy);
  const meaning = meaningOf(text, model);
  const whole: Nearness = (id) => told(id) + weightOfMeaning * meaning(id);
  if (found?.meanwhileId)
    return isTold(found, whole) ? found : { occupationId: found.meanwhileId, foundBy: 'title' };
  const read = { told, meaning, whole, many: stems.length };
  const { works, figuresOf, isTitled } = worksToldOf(person, found, read, skills, model);
  const [first] = likeliest(works, isTitled ? weights.titled : weights.told, figuresOf);
  if (!first) return found;
  const isLikeNone = found?.foundBy !== 'title' && told(first.work.id) < leastLikeness;
  const odds = isLikeNone ? 0 : first.odds;
  if (found && first.work === work) return { ...found, odds };
  return !found && isLikeNone ? null : { occupationId: first.work.id, foundBy: 'skills', odds };
}

/** How near each occupation is to a whole text: by what people tell of it, by what it is about and by both; and how many words it has. */
interface Read {
  told: Nearness;
  meaning: Nearness;
  whole: Nearness;
  many: number;
}

/** The works that somebody's text may be of, with the figures by which one is chosen, and whether their title is where titles stand. */
function worksToldOf(
  person: CareerStart,
  found: FoundStart | null,
  { told, meaning, whole, many }: Read,
  skills: SkillShares,
  model: MatchModel,
) {
  const { taxonomy } = model;
  const { text = '' } = person;
  const opened = openingOf(text);
  const meaningOfOpening = meaningOf(opened, model);
  const toldInOpening = nearnessIn(likenessOfAccounts(taxonomy, opened), taxonomy);
  const wished = likenessOfWords(stemsOf(wishTextOf(ownWordsOf(person)).wish), taxonomy);
  const named = worksNamedIn(taxonomy, text);
  const place = found?.foundBy === 'title' ? placeOfTitle(person, taxonomy) : null;
  const onPaper = isOnPaperAlone(text);
  const led = Math.max(plainLevel, ...[person.titles?.[0] ?? '', ...(person.dated ?? [])].map(levelOfTitle));
  const fewness = Math.max(0, 1 - many / fewWords);
  const figuresOf = (work: Occupation): Figures<Named> => {
    const { id } = work;
    const isFound = id === found?.occupationId;
    const leads = isLedWork(work, taxonomy) || leadsTrade(work.name.en);
    return {
      told: told(id),
      toldInOpening: toldInOpening(id),
      meaning: meaning(id),
      meaningOfOpening: meaningOfOpening(id),
      skills: skills.likeness(id),
      wished: wished(id),
      ...apartFrom(work, person),
      byTitleToLead: Number(isFound && place !== null && leads),
      placed: isFound && place !== null ? worthOfPlace[place] : 0,
      onPaper: Number(isFound && place !== null && onPaper),
      inFewWords: isFound && place !== null ? fewness : 0,
      underLead: leads ? 0 : Math.max(0, led - levelOfLeaders + 1),
    };
  };
  const alike = highest(taxonomy.occupations, mostAlike, ({ id }) => whole(id) + toldInOpening(id));
  const byName = [found?.occupationId ?? '', ...named.keys()].flatMap((id) => taxonomy.occupation(id) ?? []);
  return {
    works: [...new Set([...byName, ...alike])],
    figuresOf,
    isTitled: place !== null && trusted.has(place),
  };
}

/** How far work asks for more or fewer years than somebody has, and for more study. */
function apartFrom({ years, education }: Occupation, person: CareerStart) {
  const apart = person.years == null ? 0 : years - person.years;
  return {
    yearsShort: Math.max(0, Math.min(mostYearsShort, apart - 1)) / mostYearsShort,
    yearsOver: Math.max(0, Math.min(mostYearsOver, -apart)) / mostYearsOver,
    degreeShort: person.education
      ? Math.max(0, rankOfEducation(education) - rankOfEducation(person.education))
      : 0,
  };
}
const mostYearsShort = 6;
const mostYearsOver = 10;

/** Whether a text tells of a profession that is not practised now: one of which it says next to nothing is a stray word. */
const isTold = ({ occupationId, meanwhileId = '' }: FoundStart, likeness: Nearness): boolean =>
  likeness(occupationId) >= leastShareOfHeld * likeness(meanwhileId);
const leastShareOfHeld = 0.6;

/** How near each occupation is to what a text is about. */
const meaningOf = (text: string, { taxonomy, text: texts }: MatchModel): Nearness =>
  nearnessIn(texts.readsLike(texts.vector(text)), taxonomy);
const weightOfMeaning = 0.15;
/** Of so many words on, a title says as little more as of any other. */
const fewWords = 30;
/** As many are weighed: the right one is among them for 97 in 100. */
const mostAlike = 25;

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

/** Fewer words tell nothing but what somebody is called. */
const fewestWords = 12;
/** Below it a text and an occupation share words that any text may have: all that 733 people told of their work is nearer to some. */
const leastLikeness = 0.018;

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
