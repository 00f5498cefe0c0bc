import { derived, type Occupation, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
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
 * others, of whom what they tell says more. Learned from 541 texts of some thirty writers with the work in which counsellors
 * placed them (each set left out in turn, the choice is right in 76 %) and from 2,196 that mostly name no title (37 % of those
 * left out are right, of which titles alone find 21 %).
 * Set by hand, since few of these texts tell of it: `inFewWords` for a line or two, of which the title says all there is, and
 * `underLead` for work that leads nobody, by the levels that a manager's or director's title stands above it.
 */
const weights = {
  titled: {
    words: 9.6,
    opening: 9.7,
    meaning: 3.6,
    meaningOfOpening: 1.3,
    skills: 1.4,
    named: 1.0,
    wished: -3.1,
    leads: 0.2,
    yearsShort: -2.7,
    yearsOver: 1.1,
    degreeShort: -0.4,
    bySkills: 0.0,
    byTitleToLead: 0.8,
    placed: 1,
    onPaper: -1.5,
    inFewWords: 5.0,
    underLead: -2,
  },
  told: {
    words: 11.5,
    opening: 16.3,
    meaning: 4.2,
    meaningOfOpening: 0.9,
    skills: 1.6,
    named: 0.4,
    wished: -4.5,
    leads: -0.3,
    yearsShort: -2.4,
    yearsOver: 0.5,
    degreeShort: -1.3,
    bySkills: 0.3,
    byTitleToLead: 1.0,
    placed: 1,
    onPaper: -1.6,
    inFewWords: 5.0,
    underLead: -2,
  },
};
type Named = keyof typeof weights.titled;

/** What a title counts for by where it stands, learned with them. */
const worthOfPlace: Readonly<Record<TitlePlace, number>> = {
  dated: 5,
  opens: 1.5,
  near: 1.4,
  own: 1.9,
  clause: 0.7,
  inside: 0.7,
  absent: 0.9,
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
  const words = likenessOfWords(stems, taxonomy);
  const meaning = meaningOf(text, model);
  const whole: Nearness = (id) => words(id) + weightOfMeaning * meaning(id);
  if (found?.meanwhileId)
    return isTold(found, whole) ? found : { occupationId: found.meanwhileId, foundBy: 'title' };
  const read = { words, meaning, whole, many: stems.length };
  const { works, figuresOf, isTitled } = worksToldOf(person, found, read, skills, model);
  const [first] = likeliest(works, isTitled ? weights.titled : weights.told, figuresOf);
  if (!first) return found;
  if (found && first.work === work) return { ...found, odds: first.odds };
  if (!found && whole(first.work.id) < leastLikeness) return null;
  return { occupationId: first.work.id, foundBy: 'skills', odds: first.odds };
}

/** How near each occupation is to a whole text: by its words, by what it is about and by both; and how many words it has. */
interface Read {
  words: Nearness;
  meaning: Nearness;
  whole: Nearness;
  many: number;
}

/** The works that somebody's text may be of, with the figures by which one is chosen, and whether their title is where titles stand. */
function worksToldOf(
  person: CareerStart,
  found: FoundStart | null,
  { words, meaning, whole, many }: Read,
  skills: SkillShares,
  model: MatchModel,
) {
  const { taxonomy } = model;
  const { text = '' } = person;
  const opened = openingOf(text);
  const opening = likenessOfWords(stemsOf(opened), taxonomy);
  const meaningOfOpening = meaningOf(opened, model);
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
      words: words(id),
      opening: opening(id),
      meaning: meaning(id),
      meaningOfOpening: meaningOfOpening(id),
      skills: skills.likeness(id),
      named: named.get(id) ?? 0,
      wished: wished(id),
      leads: Number(leads),
      ...apartFrom(work, person),
      bySkills: Number(isFound && found.foundBy === 'skills'),
      byTitleToLead: Number(isFound && place !== null && leads),
      placed: isFound && place !== null ? worthOfPlace[place] : 0,
      onPaper: Number(isFound && place !== null && onPaper),
      inFewWords: isFound && place !== null ? fewness : 0,
      underLead: leads ? 0 : Math.max(0, led - levelOfLeaders + 1),
    };
  };
  const alike = highest(taxonomy.occupations, mostAlike, ({ id }) => whole(id) + opening(id));
  const told = [found?.occupationId ?? '', ...named.keys()].flatMap((id) => taxonomy.occupation(id) ?? []);
  return {
    works: [...new Set([...told, ...alike])],
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
const weightOfMeaning = 0.3;
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
