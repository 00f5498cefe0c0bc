import { deedsTold, type Occupation, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { best } from './best.ts';
import {
  beginningOf,
  firstWorkIn,
  guessBy,
  leastNearness,
  type Nearness,
  nearnessTo,
} from './career-beginnings.ts';
import { borneOut, worksWithin } from './career-borne-out.ts';
import { ledByOwner, ledByOwnerIn, ledByTelling, ledByTitle } from './career-owner.ts';
import { accountOf, type CareerStart, type FoundStart } from './career-persons.ts';
import { isOfForces, professionHeld, stopgapFor, withinDegree } from './career-qualified.ts';
import {
  headInGovernment,
  kindTold,
  postInGovernment,
  postInPolice,
  specialKindOf,
} from './career-special.ts';
import { fieldOfDegree, fieldOfTitle } from './career-studies.ts';
import {
  helperTold,
  isClerkOf,
  isHelperOf,
  isHouseAlone,
  isLearner,
  isListOfSkills,
  isSkillAlone,
  isStudent,
  isTrainee,
  knownBy,
  leastOfPlain,
  plainlyNamed,
  rankedTitles,
  seniorOf,
  tradeIn,
  traineesPost,
} from './career-titles.ts';
import {
  deedTold,
  isDeed,
  isOfAnother,
  isOnlyInPassing,
  isSaidToGoOn,
  openingName,
  openingWork,
  pastWorkTold,
  worksTold,
  workTold,
} from './career-told.ts';
import {
  headOfDepartment,
  leaderOf,
  risenTo,
  titleAsTold,
  titleHeldOnce,
  titleOfOneself,
} from './career-wording.ts';
import type { ProfileFeatures } from './features.ts';
import { levelOfTitle } from './levels.ts';
import type { MatchModel } from './model.ts';
import type { SkillShares } from './skill-shares.ts';
import { yearsTold } from './work-years.ts';

export type { CareerStart, FoundStart } from './career-persons.ts';
export { knownBy } from './career-titles.ts';

/** Where the person of a profile stands: what they do now comes before what they did. */
export function careerStart({
  titles,
  skills,
  years,
  education,
  text,
  ownWords,
  wishes,
}: ProfileFeatures): CareerStart {
  const latestFirst = [...titles].sort((a, b) => Number(b.current) - Number(a.current));
  return {
    titles: latestFirst.map(({ title }) => title),
    isPast: !titles.some(({ current }) => current),
    worksNow: titles.filter(({ current }) => current).length > 1,
    dated: titles.filter(({ current, dated }) => dated && current).map(({ title }) => title),
    over: titles.filter(({ current, dated }) => dated && !current).map(({ title }) => title),
    isTrained: titles.some(({ title, current }) => current && isTrainee(title)),
    skills,
    years: mostOf(years, yearsTold(text)),
    ...(education ? { education } : {}),
    text,
    ...(ownWords ? { ownWords } : {}),
    ...(wishes ? { wishes } : {}),
  };
}

/** Whoever writes of nine years as a teacher and dates only the last three of them has taught for nine. */
const mostOf = (dated: number | null | undefined, told: number | null): number | null =>
  dated == null ? told : Math.max(dated, told ?? 0);

/** Where a person stands: where they say, else by their titles and all that they write; `null` where nothing tells. */
export const startOf = (person: CareerStart, skills: SkillShares, model: MatchModel): FoundStart | null =>
  borneOut(standingOf(person, skills), person, skills, model);

function standingOf(person: CareerStart, skills: SkillShares): FoundStart | null {
  const { taxonomy } = skills;
  const given = taxonomy.occupation(person.occupationId ?? '');
  if (given) return { occupationId: given.id, foundBy: 'given' };
  const titles = plainestFirst(titlesOf(person, taxonomy), person, taxonomy);
  if (beginsInField(titles, person, taxonomy)) return standingUntitled(titles.slice(0, 1), person, skills);
  const led = ledWork(titles[0], person, taxonomy);
  if (led) return { occupationId: led.id, foundBy: 'title' };
  const known = civilFirst(
    titles.flatMap((title) => {
      const [bare = ''] = title.split(beforeHouse);
      const occupation = taxonomy.occupation(knownBy(taxonomy, title) ?? knownBy(taxonomy, bare) ?? '');
      return occupation ? [{ title, occupation }] : [];
    }),
  );
  // A present title that names no trade says more than the trades of former ones.
  const unnamed = known.length === 0 ? titles : titles.slice(0, known[0]?.title === titles[0] ? 0 : 1);
  const [head] = unnamed.flatMap((title) => headInGovernment(title, person.text ?? '', true) ?? []);
  if (head) return { occupationId: head, foundBy: 'title' };
  return known.length > 0 ? standingBy(known, person, skills) : standingUntitled(titles, person, skills);
}

/**
 * The title of the job that goes on goes before a heading that no work is called by as it stands ("Sales | Perfumes | Riyadh"),
 * and before one of a lower rank ("Network engineer" over a job as a senior one).
 */
function plainestFirst(
  titles: readonly string[],
  { dated = [] }: CareerStart,
  taxonomy: Taxonomy,
): readonly string[] {
  const held = dated.find((title) => plainlyNamed(taxonomy, title) !== null);
  const [first] = titles;
  if (held === undefined || first === undefined || isLearner(first)) return titles;
  const isPlain = plainlyNamed(taxonomy, first) !== null;
  if (isPlain && levelOfTitle(held) <= levelOfTitle(first)) return titles;
  return [held, ...titles.filter((title) => title !== held)];
}

/**
 * Whether somebody opens with their studies and stands where people of these begin: a student, whatever they do beside, and a
 * graduate whose work since then is none, of another time or asks for less than their field does.
 */
function beginsInField(
  [opening = '', ...others]: readonly string[],
  person: CareerStart,
  taxonomy: Taxonomy,
): boolean {
  const { years } = person;
  const field = isLearner(opening)
    ? (fieldOfTitle(taxonomy, opening) ?? fieldOfDegree(taxonomy, opening))
    : null;
  if (!field || !fold(accountOf(person)).startsWith(fold(opening).trim())) return false;
  if (isStudent(opening)) return true;
  const first = taxonomy.occupation(field.firstWork[0] ?? '');
  return others.every((title) => {
    const work = taxonomy.occupation(knownBy(taxonomy, title) ?? '');
    return (
      !work || !first || work.zone < first.zone || ((years ?? 0) <= 1 && work.sectorId !== first.sectorId)
    );
  });
}

const endOfClause = /[\n.;؛,،:()|]/u;

/** Behind it stands where somebody works: "Head of section, ministry". */
const beforeHouse = /[,،]/u;

/** A title, with the occupation that it names. */
interface KnownTitle {
  title: string;
  occupation: Occupation;
}

/** A rank of the forces says less of what somebody does than any trade that they name. */
const civilFirst = (known: readonly KnownTitle[]): readonly KnownTitle[] =>
  [...known].sort((a, b) => Number(isOfForces(a.occupation)) - Number(isOfForces(b.occupation)));

/** Where somebody stands by what they are called: in the kind of it that they name, unless they hold a higher profession. */
function standingBy(
  [present, ...before]: readonly KnownTitle[],
  person: CareerStart,
  skills: SkillShares,
): FoundStart | null {
  if (!present) return null;
  const { taxonomy } = skills;
  const { text = '', education } = person;
  const nearness = nearnessTo(text, skills);
  const named = kindOf(present, person, nearness, taxonomy);
  const kind =
    risenTo(taxonomy, named, text, present.title) ?? leaderOf(taxonomy, named, present.title) ?? named;
  const former = before.map(({ title, occupation }) => {
    const opening = knownBy(taxonomy, openingName(taxonomy, fold(title)) ?? '');
    return taxonomy.occupation(opening ?? '') ?? occupation;
  });
  const told = worksTold(taxonomy, text).flatMap((name) => {
    // The present work by a shorter name is no former one.
    if (fold(present.title).startsWith(name)) return [];
    return taxonomy.occupation(knownBy(taxonomy, name) ?? '') ?? [];
  });
  // The trade of a soldier says more than the rank: of several the one that asks for most.
  const civil = isOfForces(kind)
    ? best(
        told.filter((work) => !isOfForces(work)),
        ({ years }) => years,
      )
    : null;
  if (civil) return { occupationId: civil.id, foundBy: 'title' };
  const headed = headOfDepartment(taxonomy, kind, text);
  if (headed) return { occupationId: headed.id, foundBy: 'title' };
  const held = professionHeld(kind, [...former, ...told], { education, wishes: person.wishes ?? [], text });
  if (held) return { occupationId: held.id, foundBy: 'title', meanwhileId: kind.id };
  const studied = stopgapFor(kind, person, fieldOfDegree(taxonomy, text), taxonomy);
  if (studied) return firstWorkIn(studied, nearness, taxonomy);
  if (isClerkOf(present.title, kind)) return { occupationId: clerksWork, foundBy: 'title', nextId: kind.id };
  if (isHelperOf(present.title, kind))
    return { occupationId: helpersWork, foundBy: 'title', nextId: kind.id };
  const allowed = withinDegree(kind, education, taxonomy.occupations, nearness);
  return { occupationId: allowed.id, foundBy: 'title' };
}

/** Where clerks of a profession stand who have no occupation of their own. */
const clerksWork = 'administrative-assistant';
/** Where those stand who help a tradesman and are not one yet. */
export const helpersWork = 'technician-helper';

/** The kind of an occupation that somebody is of, by their title, its rank, the house they work for and what they write. */
function kindOf(
  { title, occupation }: KnownTitle,
  { titles = [], text = '', years }: CareerStart,
  nearness: Nearness,
  taxonomy: Taxonomy,
): Occupation {
  // The same title further on may bear the house in which it is held.
  const withHouse =
    titles.find((other) => other.startsWith(title) && other.slice(title.length).search(beforeHouse) === 0) ??
    title;
  const meant = likeliestOf({ title, occupation }, nearness, taxonomy, years ?? Infinity);
  const id =
    postInPolice(withHouse, meant, text) ??
    postInGovernment(withHouse, meant, text) ??
    seniorOf(taxonomy, occupation, title, text) ??
    specialKindOf(taxonomy, kindByTelling(meant, text, taxonomy), [withHouse], text, years ?? Infinity);
  return taxonomy.occupation(id) ?? meant;
}

const kindByTelling = (work: Occupation, text: string, taxonomy: Taxonomy): Occupation =>
  taxonomy.occupation(kindTold(work, text) ?? '') ?? work;

/** Where somebody stands whose titles name no occupation: by what they study, by a title that is like one, or by skills. */
function standingUntitled(
  titles: readonly string[],
  person: CareerStart,
  skills: SkillShares,
): FoundStart | null {
  const { taxonomy } = skills;
  const { text = '', years } = person;
  const learns = titles[0] !== undefined && isLearner(titles[0]);
  const trade = tradeIn(titles[0] ?? '');
  // A title that names an occupation was found above; of one that names a subject, each word counts.
  const nearness = nearnessTo([...(learns ? titles.map(tradeIn) : []), text].join('\n'), skills);
  if (learns) {
    const post = traineesPost(taxonomy, titles[0] ?? '');
    const begun: FoundStart | null = post
      ? { occupationId: post, foundBy: 'studies' }
      : beginningOf(trade, taxonomy, nearness, text);
    if (begun) return begun;
  }
  const guess = trade === '' ? null : guessBy(trade, years, taxonomy, nearness);
  if (guess) return { occupationId: guess, foundBy: 'title' };
  const isNew = trade === '' && (years ?? 0) <= 1;
  const field = isNew ? fieldOfDegree(taxonomy, text) : null;
  if (field) return firstWorkIn(field, nearness, taxonomy);
  const nearest = best(worksWithin(person, taxonomy), ({ id }) => nearness(id));
  if (!nearest || nearness(nearest.id) < leastNearness) return null;
  return { occupationId: (risenTo(taxonomy, nearest, text) ?? nearest).id, foundBy: 'skills' };
}

/** The titles of a person, before them what the text says that they are where no title tells what they are now. */
function titlesOf(person: CareerStart, taxonomy: Taxonomy): readonly string[] {
  const text = person.text ?? '';
  const written = titlesToldBy(person, taxonomy);
  const learns = learnerTold(accountOf(person));
  const titles = learns === null || isLearner(written[0] ?? '') ? written : [learns, ...written];
  if (text === '' || (titles[0] !== undefined && isLearner(titles[0]))) return titles;
  const account = accountOf(person);
  const helper = helperTold(taxonomy, account);
  if (helper) return [helper, ...titles];
  const opening = openingWork(taxonomy, account);
  const deed = deedTold(
    taxonomy,
    account,
    titles[0],
    opening?.at ?? -1,
    (title) => knownBy(taxonomy, title) !== null,
  );
  if (deed) return [deed, ...titles];
  if (opening && goesBefore(taxonomy, opening, titles[0], account)) return [opening.title, ...titles];
  const isNew = (person.years ?? 0) <= 0 && fieldOfDegree(taxonomy, text) !== null;
  const told = isNew ? null : workTold(taxonomy, text);
  const past = told || titles.length > 0 ? null : pastWorkTold(taxonomy, account);
  if (past) return [past];
  if (!told) return titles;
  const isUntold = !titles.some((title) => isLearner(title) || knownBy(taxonomy, title) !== null);
  const isLeader = titles[0] !== undefined && ledByTitle(taxonomy, titles[0], text) !== null;
  return (isUntold && !isLeader) || (person.isPast && told.isPresent) ? [told.title, ...titles] : titles;
}

/**
 * Whether what a text opens with says better what somebody is than the title that was read: that stands further on, in a clause
 * that does not say that it goes on.
 */
function goesBefore(
  taxonomy: Taxonomy,
  opening: { title: string; at: number },
  title: string | undefined,
  text: string,
): boolean {
  if (title === undefined) return false;
  const [folded, said] = [fold(text), fold(title).trim()];
  const at = folded.indexOf(said);
  // What was made a title of what they do is said worse than what they call themselves.
  if (at < 0) return isDeedOf(taxonomy, title, text);
  const isApart = endOfClause.test(folded.slice(opening.at + opening.title.length, at));
  return at > opening.at && isApart && !said.includes(opening.title) && !isSaidToGoOn(text, said);
}

/** Whether a title is the name of the work that a text tells by what is done, and stands nowhere in it. */
function isDeedOf(taxonomy: Taxonomy, title: string, text: string): boolean {
  return deedsTold(text).some(({ occupationId }) => {
    const work = taxonomy.occupation(occupationId);
    return work !== null && [work.name.en, work.name.ar].some((name) => fold(name) === fold(title).trim());
  });
}

/** What somebody opens with who learns and works beside it ("Final year BSc maths, part time barista"), or has just learned. */
function learnerTold(text: string): string | null {
  const [first = ''] = text.split(/[\n,،.;؛]/u);
  return isLearner(first) ? first.trim() : null;
}

/** What goes on behind the years of it is no part of a title: "Procurement clerk 3 yrs, Jordan, BBA". */
const yearsBehind = /(?<=\p{L})[\s,،]+\p{Nd}+(?:\.\p{Nd})?\+?\s*(?:years?|yrs?)(?!\p{L}).*$/u;

/** The titles of a person; of somebody with a degree and no years of work none that is only read out of a sentence. */
function titlesToldBy({ titles = [], text = '', years }: CareerStart, taxonomy: Taxonomy): readonly string[] {
  const written = titles
    .map(titleOfOneself)
    .filter((title) => !isListOfSkills(taxonomy, title) && !isSkillAlone(taxonomy, title))
    .filter((title) => !isHouseAlone(title))
    .map((title) => titleAsTold(taxonomy, title.replace(yearsBehind, '') || title, text))
    .map((title) => titleHeldOnce(taxonomy, title));
  const said = fold(text);
  const own = written.filter((title) => {
    const name = fold(title).trim();
    return !isOfAnother(text, name) && !isOnlyInPassing(text, name) && !isDeed(title);
  });
  if (said === '' || (years ?? 0) > 0 || !fieldOfDegree(taxonomy, text)) return own;
  return own.filter((title) => {
    if (!said.includes(fold(title)) || taxonomy.resolveSkill(title)) return false;
    return (
      isLearner(title) || knownBy(taxonomy, title) !== null || headInGovernment(title, text, true) !== null
    );
  });
}

/** What somebody leads: the business that a title or the text says is their own, or that the title says they manage. */
function ledWork(
  title: string | undefined,
  { text = '' }: CareerStart,
  taxonomy: Taxonomy,
): Occupation | null {
  if (title === undefined) return ledByTelling(taxonomy, text);
  return (
    ledByOwner(taxonomy, title) ??
    ledByOwnerIn(taxonomy, title, text) ??
    ledByTelling(taxonomy, text) ??
    ledByTitle(taxonomy, title, text)
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
  years: number,
): Occupation {
  // Work that asks for years which they have not worked is not what they mean.
  const ranked = rankedTitles(taxonomy, title).filter(
    ({ id }) => id === occupation.id || (taxonomy.occupation(id)?.years ?? 0) <= years + 1,
  );
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
