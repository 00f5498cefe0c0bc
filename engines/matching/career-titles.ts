import {
  allNamesOf,
  derived,
  normaliseTitle,
  type Occupation,
  occupationNames,
  type RankedTitle,
  type Taxonomy,
  titleIsKnown,
  withoutRank,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold, isArabic, stemOf, wordsOf } from '#engines/text/index.ts';
import { zoneOfProfessions } from './career-steps.ts';
import { notPresent, openingName } from './career-told.ts';
import { levelOfLeaders, levelOfTitle, plainLevel } from './levels.ts';
import { findOccupations } from './titles.ts';

const WORDS = wordingsIn('matching/careers');
const beforePlace = WORDS.pattern('before a place of work', { spaces: 'one' });
const learning = WORDS.pattern('still learning a trade', { spaces: 'one', flags: 'gu' });
const studying = WORDS.pattern('has not finished the studies', { spaces: 'one' });
const training = WORDS.pattern('learns the work before a licence or a post', { spaces: 'one' });
const namesNoTrade = new Set(WORDS.spellings('names no trade').map((wording) => fold(wording).trim()));

/** A title that is a name of an occupation, and nothing else. */
export const leastOfPlain = 0.99;

/** The occupation that a title bears, or else names among other words ("Quantity surveyor, FIDIC, Dubai"). */
export function knownBy(taxonomy: Taxonomy, title: string): string | null {
  if (tradeIn(title) === '') return null;
  // A student of engineering is no engineer yet, however the title reads; an officer of student affairs is one.
  if (isLearner(title) && !plainlyNamed(taxonomy, fold(title))) return null;
  const ranked = rankedTitles(taxonomy, title);
  const [found] = ranked;
  if (!found || found.score < titleIsKnown) {
    const opening = plainlyNamed(taxonomy, openingName(taxonomy, fold(title)));
    return opening ?? findOccupations(taxonomy, title)[0] ?? null;
  }
  if (found.score >= leastOfPlain) return found.id;
  const headed = ranked.find(({ id, score }) => score >= titleIsKnown && bearsHeadOf(taxonomy, title, id));
  return (
    saidBeforePlace(taxonomy, title) ??
    headed?.id ??
    plainlyNamed(taxonomy, openingName(taxonomy, fold(title))) ??
    // Clerks are called after what they do the papers of.
    (isClerk.test(fold(title)) ? found.id : null)
  );
}

/**
 * The occupations by whose names a title goes: the one that it means, and the one with whose name it opens. Who is called
 * "General manager, hotel" leads a hotel, and is told of no way to become a general manager.
 */
export function postsNamedBy(taxonomy: Taxonomy, title: string): string[] {
  if (isLearner(title)) return [];
  const opening = plainlyNamed(taxonomy, openingName(taxonomy, fold(title)));
  return [...new Set([knownBy(taxonomy, title), opening, plainlyNamed(taxonomy, title)])].filter(
    (id) => id !== null,
  );
}

/** What somebody is whose title goes on with where they work: a safety supervisor "on a building site" is no foreman. */
function saidBeforePlace(taxonomy: Taxonomy, title: string): string | null {
  const [before = ''] = fold(title).split(beforePlace);
  const isSaid = before.trim().includes(' ') || isClerk.test(before.trim());
  return isSaid ? plainlyNamed(taxonomy, before.trim()) : null;
}

/** The occupation of trainees with whose name a title opens ("Trainee lawyer"); `null` for all who are called learners only. */
export function traineesPost(taxonomy: Taxonomy, title: string): string | null {
  const id = plainlyNamed(taxonomy, title) ?? plainlyNamed(taxonomy, openingName(taxonomy, fold(title)));
  return isTrainee(taxonomy.occupation(id ?? '')?.name.en ?? '') ? id : null;
}

/** The occupation of which a title is a whole name, and nothing else. */
export function plainlyNamed(taxonomy: Taxonomy, title: string | null): string | null {
  const [found] = title === null ? [] : rankedTitles(taxonomy, title);
  return found && found.score >= leastOfPlain ? found.id : null;
}

/** Whether a title says what one of an occupation's names says that somebody is: "Cleaner, labour camp" is no camp boss. */
export function bearsHeadOf(taxonomy: Taxonomy, title: string, id: string): boolean {
  const said = new Set(stemsIn(title));
  return (
    headsOf(taxonomy)
      .get(id)
      ?.some((head) => said.has(head)) ?? false
  );
}

/** Whether a title is that of a clerk of a profession, which does not begin as a clerk: a "purchase clerk" is to become a buyer. */
export const isClerkOf = (title: string, work: Occupation): boolean =>
  work.zone >= zoneOfProfessions &&
  isClerk.test(fold(title)) &&
  !allNamesOf(work).some((one) => isClerk.test(fold(one)));

/** Whether a title is that of the helper of a tradesman, who becomes one next: an "electrician's helper" is no electrician. */
export const isHelperOf = (title: string, { zone, isco, name }: Occupation): boolean =>
  zone === zoneOfTrades &&
  craftOfBuilding.test(isco ?? '') &&
  helps.test(fold(title)) &&
  !helps.test(fold(name.en));

/**
 * The helper of a tradesman that one of the first clauses of a text names in whatever order ("i am helper electric"); `null`
 * where none does.
 */
export function helperTold(taxonomy: Taxonomy, text: string): string | null {
  for (const clause of fold(text).split(endOfClause).slice(0, mostOpeningClauses)) {
    const words = clause.trim().split(/\s+/u).slice(0, mostWordsBeforeHelper);
    const at = words.findIndex((word) => helps.test(word));
    if (at < 0 || notPresent.test(clause)) continue;
    const named = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter(({ length }) => length === 2);
    for (const title of named.map((pair) => pair.join(' '))) {
      const work = taxonomy.occupation(knownBy(taxonomy, title) ?? '');
      if (work && isHelperOf(title, work)) return title;
    }
  }
  return null;
}
const endOfClause = /[\n.;؛،,:()|/]/u;
const mostOpeningClauses = 3;
const mostWordsBeforeHelper = 7;

const zoneOfTrades = 3;
/** Trades of finishing buildings, of metal and of electricity, by ISCO-08. */
const craftOfBuilding = /^7(?:12|2[1-3]|4)/u;
const helps = WORDS.pattern('helps a tradesman', { spaces: 'one' });

const isClerk = WORDS.pattern('a clerk', { spaces: 'one' });
/** Whether the words of a title name a clerk. */
export const namesClerk = (words: string): boolean => isClerk.test(fold(words));

const headsOf = derived(
  ({ occupations }) =>
    new Map(
      occupations.map((work) => [work.id, allNamesOf(work).flatMap((one) => headOf(stemsIn(one)) ?? [])]),
    ),
);

/** The stems of a text's words, in their order. */
export const stemsIn = (text: string): string[] => wordsOf(fold(text)).map((word) => stemOf(word.text));

/** What a title says that somebody is: its last word in English, its first in Arabic. */
export const headOf = (stems: readonly string[]): string | undefined =>
  stems[0] !== undefined && isArabic(stems[0]) ? stems[0] : stems.at(-1);

const levelOfSeniors = 3;
const rankBefore = /(?:^|[\n,.;:(–-])\s*(?:senior|sr|principal|lead|chief|head)\.?\s+$/u;

/**
 * The occupation that is the senior one of another, where a title or the line in which the text names it says so ("Sr.
 * Accountant", "مضيف جوي أول"); `null` where none bears that name.
 */
export function seniorOf(taxonomy: Taxonomy, found: Occupation, title: string, text: string): string | null {
  const [name, folded] = [fold(title), fold(text)];
  const isSenior =
    (levelOfTitle(title) === levelOfSeniors && levelOfTitle(found.name.en) < levelOfSeniors) ||
    folded.split(name).some((before, at, all) => at < all.length - 1 && rankBefore.test(before));
  if (!isSenior) return null;
  const names = occupationNames(taxonomy);
  const [id] = [withoutRank(title), found.name.en].flatMap((one) => [...names.asWritten(`senior ${one}`)]);
  return id ?? null;
}

/** Whether a title is that of somebody who is trained for the work and does not do it alone yet. */
export const isTrainee = (title: string): boolean => training.test(fold(title));
/** Whether a title says that somebody studies, trains or has just graduated. */
export const isLearner = (title: string): boolean => fold(title).search(learning) >= 0;

/** Whether a title says that somebody has not finished their studies. */
export const isStudent = (title: string): boolean => studying.test(fold(title));

/** What is left of a title that names a trade: nothing of "Fresh graduate" or of "Manager". */
export function tradeIn(title: string): string {
  const rest = fold(title).replace(learning, ' ').replace(/\s+/gu, ' ').trim();
  return namesNoTrade.has(rest) ? '' : rest;
}

/** Whether what was taken for a title is a list of skills: "Brand identity, Illustrator". */
export function isListOfSkills(taxonomy: Taxonomy, title: string): boolean {
  const parts = title.split(/[,،|/]/u).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => taxonomy.resolveSkill(part) !== null);
}

/** Whether what was taken for a title is the name of a skill, of which no occupation is called. */
export const isSkillAlone = (taxonomy: Taxonomy, title: string): boolean =>
  taxonomy.resolveSkill(title) !== null && !isLearner(title) && knownBy(taxonomy, title) === null;

/** Whether what was taken for a title is the kind of employer that stands in its place: "Main contractor", "direct staff". */
export const isHouseAlone = (title: string): boolean =>
  houseAlone.exec(fold(title))?.[0].trim() === fold(title).replace(/[.,،]/gu, ' ').trim();
const houseAlone = WORDS.pattern('is a house and no post', { spaces: 'one' });

/** Many people hold the same title, and placing one takes milliseconds. Bounded, since titles come from strangers. */
const titlesPlaced = derived(() => new Map<string, RankedTitle[]>());

const leadsNobody = WORDS.pattern('leads nobody by name', { spaces: 'one' });
/** Names so much less alike may still be what is meant where the first is out of the question. */
const widthOfRank = 0.1;

/**
 * Without those who lead where a title says that its bearer does not, or says nothing of it: a "claims clerk" is no claims
 * manager, and who writes "block work and plaster" no foreman of it.
 */
function withinRank(taxonomy: Taxonomy, title: string, ranked: RankedTitle[]): RankedTitle[] {
  const [first] = ranked;
  if (!first || first.score >= leastOfPlain) return ranked;
  const level = levelOfTitle(title);
  const isPlain = level === plainLevel && !leadsTrade(title);
  if (!isPlain && !leadsNobody.test(fold(title))) return ranked;
  const leads = (name: string) => levelOfTitle(name) >= levelOfLeaders || (isPlain && leadsTrade(name));
  const isAbove = ({ id, score }: RankedTitle): boolean =>
    score > first.score - widthOfRank &&
    level < levelOfLeaders &&
    leads(taxonomy.occupation(id)?.name.en ?? '');
  const within = ranked.filter((one) => !isAbove(one));
  const [next] = within;
  return next && next.score >= titleIsKnown ? within : ranked;
}

/** Whether a title or a name says that its bearer leads a shift or the people of a trade. */
export const leadsTrade = (title: string): boolean => leading.test(fold(title));
const leading = WORDS.pattern('leads the people of a trade', { spaces: 'one' });

const assists = WORDS.pattern('an assistant', { spaces: 'one' });
/** Shorter beginnings of words say little of what is assisted. */
const leastLetters = 3;
/** So alike an assistant's name must be to go before that of whom they assist. */
const leastOfAssistant = 0.65;

/** Of a title that says that its bearer assists ("physio assistant") an occupation of assistants is meant, where one is like it. */
function assistantsFirst(taxonomy: Taxonomy, title: string, ranked: RankedTitle[]): RankedTitle[] {
  const [first] = ranked;
  if (!first || first.score >= leastOfPlain || !assists.test(fold(title))) return ranked;
  // "Audit assistant" is nobody who helps at the bedside: the name says whom or what they assist as well.
  const own = stemsIn(fold(title).replace(assists, ' ')).filter((stem) => stem.length >= leastLetters);
  const bearsOne = (name: string): boolean =>
    stemsIn(fold(name).replace(assists, ' ')).some((stem) =>
      own.some((one) => stem.startsWith(one) || (one.startsWith(stem) && stem.length >= leastLetters)),
    );
  const isAssistant = ({ id }: RankedTitle): boolean => {
    const work = taxonomy.occupation(id);
    return (
      work !== null &&
      allNamesOf(work).some((name) => assists.test(fold(name)) && (own.length === 0 || bearsOne(name)))
    );
  };
  const [found, ...others] = ranked.filter((one) => one.score >= leastOfAssistant && isAssistant(one));
  if (!found) return ranked;
  return [{ ...found, score: Math.max(found.score, titleIsKnown) }, ...others];
}

/** Enough to reach, from "marketing", the work that beginners in it do. */
const mostPlaced = 40;

/** The occupations that a title may mean, likeliest first, at most `mostPlaced`; the same list for a title asked again. */
export function rankedTitles(taxonomy: Taxonomy, title: string): RankedTitle[] {
  const remembered = titlesPlaced(taxonomy);
  let ranked = remembered.get(title);
  if (!ranked) {
    ranked = assistantsFirst(
      taxonomy,
      title,
      withinRank(taxonomy, title, normaliseTitle(taxonomy, title, mostPlaced)),
    );
    if (remembered.size >= 5_000) remembered.clear();
    remembered.set(title, ranked);
  }
  return ranked;
}
