import {
  derived,
  type EducationLevel,
  type FieldOfStudy,
  normaliseTitle,
  type Occupation,
  type RankedTitle,
  type Taxonomy,
  titleIsKnown,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { Cosine, fold, stemsOf } from '#engines/text/index.ts';
import { best } from './best.ts';
import { ledByOwner, ledByTelling, ledByTitle } from './career-owner.ts';
import { professionHeld, withinDegree } from './career-qualified.ts';
import { specialKindOf } from './career-special.ts';
import { fieldOfDegree, fieldOfTitle } from './career-studies.ts';
import { openingName, workTold } from './career-told.ts';
import type { ProfileFeatures, ProfileSkill } from './features.ts';
import type { SkillShares } from './skill-shares.ts';
import { findOccupations } from './titles.ts';
import { yearsTold } from './work-years.ts';

/** A person at the beginning of a career path. */
export interface CareerStart {
  /** Where the person is, where that is known; else it is found by the titles, else by the skills. */
  occupationId?: string;
  /** The present one first. */
  titles?: readonly string[];
  /** Whether the first of the titles is past, as all are. */
  isPast?: boolean;
  /** Whether the person is trained for what they are called now, and does not do it alone yet. */
  isTrained?: boolean;
  skills: readonly ProfileSkill[];
  /** Years of work; what the occupation usually asks for where they are not known. */
  years?: number | null;
  /** What the present occupation usually asks for where it is not known. */
  education?: EducationLevel;
  /** What the person's work and studies are about, for those whose titles name no trade. */
  text?: string;
}

/** The occupation that a person was found to stand in; by `studies` it is where somebody who still learns begins. */
export interface FoundStart {
  occupationId: string;
  foundBy: 'given' | 'title' | 'skills' | 'studies';
  /** Where else people of the same studies begin, the likeliest for this person first. */
  otherIds?: string[];
  /** Whether it is a profession that the person has and does not practise now. */
  isPaused?: true;
}

/** Where the person of a profile stands: what they do now comes before what they did. */
export function careerStart({ titles, skills, years, education, text }: ProfileFeatures): CareerStart {
  const latestFirst = [...titles].sort((a, b) => Number(b.current) - Number(a.current));
  return {
    titles: latestFirst.map(({ title }) => title),
    isPast: !titles.some(({ current }) => current),
    isTrained: titles.some(({ title, current }) => current && isTrainee(title)),
    skills,
    years: years ?? yearsTold(text),
    ...(education ? { education } : {}),
    text,
  };
}

/** Where a person stands: where they say, else by their titles, else by their skills; `null` where nothing tells. */
export function startOf(person: CareerStart, skills: SkillShares): FoundStart | null {
  const { taxonomy } = skills;
  const given = taxonomy.occupation(person.occupationId ?? '');
  if (given) return { occupationId: given.id, foundBy: 'given' };
  const titles = titlesOf(person, taxonomy);
  const led = ledWork(titles[0], person, taxonomy);
  if (led) return { occupationId: led.id, foundBy: 'title' };
  const [known, ...before] = titles.flatMap((title) => {
    const occupation = taxonomy.occupation(knownBy(taxonomy, title) ?? '');
    return occupation ? [{ title, occupation }] : [];
  });
  if (known) {
    const nearness = nearnessTo(person.text ?? '', skills);
    const meant = likeliestOf(known, nearness, taxonomy);
    const id = specialKindOf(taxonomy, meant, [known.title], person.text ?? '', person.years ?? Infinity);
    const kind = taxonomy.occupation(id) ?? meant;
    const held = professionHeld(
      kind,
      before.map(({ title, occupation }) => {
        const opening = knownBy(taxonomy, openingName(taxonomy, fold(title)) ?? '');
        return taxonomy.occupation(opening ?? '') ?? occupation;
      }),
      person.education,
    );
    if (held) return { occupationId: held.id, foundBy: 'title', isPaused: true };
    const allowed = withinDegree(kind, person.education, taxonomy.occupations, nearness);
    return { occupationId: allowed.id, foundBy: 'title' };
  }
  const learns = titles[0] !== undefined && isLearner(titles[0]);
  const trade = tradeIn(titles[0] ?? '');
  // A title that names an occupation was found above; of one that names a subject, each word counts.
  const said = [...(learns ? titles : []), person.text ?? ''].join('\n');
  const nearness = nearnessTo(said, skills);
  if (learns) return beginningOf(trade, taxonomy, nearness, person.text ?? '');
  const guess = trade === '' ? null : guessBy(trade, taxonomy, nearness);
  if (guess) return { occupationId: guess, foundBy: 'title' };
  const isNew = trade === '' && (person.years ?? 0) <= 1;
  const field = isNew ? fieldOfDegree(taxonomy, person.text ?? '') : null;
  if (field) return firstWorkIn(field, nearness);
  // Work that asks for years which somebody has not worked is not where they stand.
  const mostYears = (person.years ?? Number.POSITIVE_INFINITY) + 1;
  const within = taxonomy.occupations.filter(({ years }) => years <= mostYears);
  const nearest = best(within, ({ id }) => nearness(id));
  if (!nearest || nearness(nearest.id) < leastNearness) return null;
  return { occupationId: nearest.id, foundBy: 'skills' };
}

/** The titles of a person, before them what the text says that they are where no title tells what they are now. */
function titlesOf(person: CareerStart, taxonomy: Taxonomy): readonly string[] {
  const titles = titlesToldBy(person, taxonomy);
  const text = person.text ?? '';
  if (text === '' || (titles[0] !== undefined && isLearner(titles[0]))) return titles;
  const isNew = (person.years ?? 0) <= 0 && fieldOfDegree(taxonomy, text) !== null;
  const told = isNew ? null : workTold(taxonomy, text);
  if (!told) return titles;
  const isUntold = !titles.some((title) => isLearner(title) || knownBy(taxonomy, title) !== null);
  const isLeader = titles[0] !== undefined && ledByTitle(taxonomy, titles[0], text) !== null;
  return (isUntold && !isLeader) || (person.isPast && told.isPresent) ? [told.title, ...titles] : titles;
}

/** What somebody leads: the business that a title or the text says is their own, or that the title says they manage. */
function ledWork(
  title: string | undefined,
  { text = '' }: CareerStart,
  taxonomy: Taxonomy,
): Occupation | null {
  const owned = title === undefined ? null : ledByOwner(taxonomy, title);
  return (
    owned ?? ledByTelling(taxonomy, text) ?? (title === undefined ? null : ledByTitle(taxonomy, title, text))
  );
}

/**
 * Of the occupations whose name a title is a part of ("Partner", "Insurance sales advisor") the one to which what the person can
 * and writes is nearest; a title that is the whole of a preferred name means that.
 */
function likeliestOf(
  { title, occupation }: { title: string; occupation: Occupation },
  nearness: Nearness,
  taxonomy: Taxonomy,
): Occupation {
  const ranked = rankedTitles(taxonomy, title);
  const top = ranked[0]?.score ?? 0;
  if (top >= leastOfPlain && ranked[0]?.id !== occupation.id) return occupation;
  const alike = ranked.filter(({ score }) => score >= Math.max(leastOfPart, top - widthOfTie));
  const ids = alike.length > 1 && top < scoreOfName ? alike.map(({ id }) => id) : [];
  const id = best(ids, (one) => nearness(one) + (one === occupation.id ? worthOfFirst : 0));
  return taxonomy.occupation(id ?? '') ?? occupation;
}

/** The score of a preferred name as it stands; of part of a name, or of another name; and so near they say the same. */
const scoreOfName = 1;
const leastOfPart = 0.97;
const widthOfTie = 0.005;
/** What is otherwise first goes before what is hardly nearer. */
const worthOfFirst = 0.03;

/** The titles of a person; of somebody with a degree and no years of work none that is only read out of a sentence. */
function titlesToldBy({ titles = [], text = '', years }: CareerStart, taxonomy: Taxonomy): readonly string[] {
  const said = fold(text);
  if (said === '' || (years ?? 0) > 0 || !fieldOfDegree(taxonomy, text)) return titles;
  return titles.filter((title) => {
    if (!said.includes(fold(title)) || taxonomy.resolveSkill(title)) return false;
    return isLearner(title) || knownBy(taxonomy, title) !== null;
  });
}

/** The occupation that a title bears, or else names among other words ("Quantity surveyor, FIDIC, Dubai"). */
export function knownBy(taxonomy: Taxonomy, title: string): string | null {
  // A student of engineering is no engineer yet, however the title reads.
  if (isLearner(title) || tradeIn(title) === '') return null;
  const [found] = rankedTitles(taxonomy, title);
  if (found && found.score >= titleIsKnown)
    return (found.score < leastOfPlain && saidBeforePlace(taxonomy, title)) || found.id;
  return findOccupations(taxonomy, title)[0] ?? null;
}

/** A title that is a name of an occupation, and nothing else. */
const leastOfPlain = 0.99;

/** What somebody is whose title goes on with where they work: a safety supervisor "on a building site" is no foreman. */
function saidBeforePlace(taxonomy: Taxonomy, title: string): string | null {
  const [before = ''] = fold(title).split(beforePlace);
  const [found] = before.trim().includes(' ') ? rankedTitles(taxonomy, before.trim()) : [];
  return found && found.score >= leastOfPlain ? found.id : null;
}

const WORDS = wordingsIn('matching/careers');
const beforePlace = WORDS.pattern('before a place of work', { spaces: 'one' });
const learning = WORDS.pattern('still learning a trade', { spaces: 'one', flags: 'gu' });
const teaching = WORDS.pattern('learns to teach', { spaces: 'one' });
const teachersSector = 'education-and-training';
const namesNoTrade = new Set(WORDS.spellings('names no trade').map((wording) => fold(wording).trim()));

const training = WORDS.pattern('learns the work before a licence or a post', { spaces: 'one' });
/** Whether a title is that of somebody who is trained for the work and does not do it alone yet. */
const isTrainee = (title: string): boolean => training.test(fold(title));
const isLearner = (title: string): boolean => fold(title).search(learning) >= 0;

/** What is left of a title that names a trade: nothing of "Fresh graduate" or of "Manager". */
function tradeIn(title: string): string {
  const rest = fold(title).replace(learning, ' ').replace(/\s+/gu, ' ').trim();
  return namesNoTrade.has(rest) ? '' : rest;
}

/** Work that takes people without experience, or with little. */
const beginsThere = ({ years, zone }: Occupation): boolean => years <= 1 && zone <= 4;

type Nearness = (occupationId: string) => number;

/**
 * Where somebody begins who learns a trade: where people begin who have studied the field that they name, at the work
 * that they are called learners of, where a degree in the text leads, and else at what is like their subject. What that is called counts less than what they can
 * already.
 */
function beginningOf(
  subject: string,
  taxonomy: Taxonomy,
  nearness: Nearness,
  text: string,
): FoundStart | null {
  const studied = fieldOfTitle(taxonomy, subject);
  if (studied) return firstWorkIn(studied, nearness);
  const named = subject === '' ? [] : rankedTitles(taxonomy, subject);
  const learned = taxonomy.occupation(named[0] && named[0].score >= titleIsKnown ? named[0].id : '');
  if (learned && learned.years <= mostYearsOfLearned) return { occupationId: learned.id, foundBy: 'studies' };
  const graduated = fieldOfDegree(taxonomy, text);
  if (graduated) return firstWorkIn(graduated, nearness);
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

/** An apprentice becomes what they are called an apprentice of, unless that asks for more than an apprenticeship. */
const mostYearsOfLearned = 2;

/** The first work of a field to which what somebody can do is nearest; the commonest where nothing tells them apart. */
function firstWorkIn({ firstWork }: FieldOfStudy, nearness: Nearness): FoundStart | null {
  const places = new Map(firstWork.map((id, at) => [id, at]));
  const worth = new Map(firstWork.map((id) => [id, nearness(id) - costOfPlace * (places.get(id) ?? 0)]));
  const [found, ...otherIds] = [...firstWork].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  return found ? { occupationId: found, foundBy: 'studies', otherIds } : null;
}

/** What is less common must be so much nearer. */
const costOfPlace = 0.05;

/** The likeliest of the occupations whose names are like a title, where the title or what the person can tells enough. */
function guessBy(title: string, taxonomy: Taxonomy, nearness: Nearness): string | null {
  const guesses = rankedTitles(taxonomy, title).filter(({ id, score }) => {
    return score >= leastForGuess || (score >= leastBesideSkills && nearness(id) >= leastNearness);
  });
  return best(guesses, ({ id, score }) => score + weightOfNearness * nearness(id))?.id ?? null;
}

/** Below it a title and an occupation share little more than a word. */
const leastForGuess = 0.6;
/** So much will do where the person's skills or work say the same. */
const leastBesideSkills = 0.3;
const leastNearness = 0.1;
const weightOfNearness = 2;
/** A subject is taught by some and practised by most: what a student can says which. */
const weightOfSubject = 0.5;
const leastOfBeginning = 0.3;
const weightOfText = 1;

/** 0 to about 1.5: how near an occupation is to what a person can, and to what their work and studies are about. */
function nearnessTo(said: string, skills: SkillShares): Nearness {
  const { positions, words } = occupationWords(skills.taxonomy);
  const likeness = words.scores(stemsOf(said));
  return (id) => skills.likeness(id) + weightOfText * (likeness[positions.get(id) ?? -1] ?? 0);
}

/** All that the taxonomy says of each occupation, in both languages. */
const occupationWords = derived(({ occupations, skill }) => ({
  positions: new Map(occupations.map(({ id }, at) => [id, at])),
  words: new Cosine(
    occupations.map(({ name, aliases, about, tasks, skills }) => {
      const said = (['en', 'ar'] as const).flatMap((language) => [
        name[language],
        ...aliases[language],
        about[language],
        ...tasks[language],
        ...skills.map(({ id }) => skill(id)?.name[language] ?? ''),
      ]);
      return stemsOf(said.join('\n'));
    }),
  ),
}));

/** Many people hold the same title, and placing one takes milliseconds. Bounded, since titles come from strangers. */
const titlesPlaced = derived(() => new Map<string, RankedTitle[]>());

/** Enough to reach, from "marketing", the work that beginners in it do. */
const mostPlaced = 40;

function rankedTitles(taxonomy: Taxonomy, title: string): RankedTitle[] {
  const remembered = titlesPlaced(taxonomy);
  let ranked = remembered.get(title);
  if (!ranked) {
    ranked = normaliseTitle(taxonomy, title, mostPlaced);
    if (remembered.size >= 5_000) remembered.clear();
    remembered.set(title, ranked);
  }
  return ranked;
}
