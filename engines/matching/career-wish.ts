import {
  allNamesOf,
  type EducationLevel,
  normaliseTitle,
  type Occupation,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold, stemsOf } from '#engines/text/index.ts';
import { best } from './best.ts';
import { likenessOfWords } from './career-beginnings.ts';
import { drawOf, isOfAnyWork, type WorkNamed, worksDrawnTo } from './career-interests.ts';
import { isOwnBusiness, kindsRefused } from './career-leanings.ts';
import { ledWorkIn } from './career-owner.ts';
import { isHonestRise, isLedWork, reviewedAbove, zoneOfProfessions } from './career-steps.ts';
import { fieldOfTitle, isField } from './career-studies.ts';
import { headOf, knownBy, stemsIn } from './career-titles.ts';
import type { Edge } from './career-walks.ts';
import { stepsFrom } from './career-ways.ts';
import { rankOfEducation } from './education.ts';
import type { SkillShares } from './skill-shares.ts';

const WORDS = wordingsIn('matching/careers');
const wishing = WORDS.pattern('says what one wants to become', { spaces: 'one', flags: 'gu' });
const wantingPlainly = WORDS.pattern('wants plainly', { spaces: 'one', flags: 'gu' });
const leading = WORDS.pattern('wants to lead a business', { spaces: 'one', flags: 'gu' });
const refusing = WORDS.pattern('does not want', { spaces: 'one', flags: 'gu' });
const returning = WORDS.pattern('comes back to work after years without', { spaces: 'one', flags: 'gu' });
/** What is wished for ends where the next thing is said. */
const endOfWish = /[.,;:،؛()\n/|]/u;
const andThen = /\s(?:and|but|then|بس|لكن)\s|\sو\s?(?=\p{L}{3})/u;
const between = /\s(?:or|او)\s/u;
/** What goes before the work itself, and the Arabic "as" that is written onto it. */
const article = /^(?:(?:a|an|the|my|first|new|real)\s+|ك(?=\p{L}{3}))/u;
/** The Arabic "to" that is written onto a word, alone or with its article: "لإدارة المخاطر", "للالتزام". */
const writtenTo = /^ل(ل?)(?=\p{L}{4})/u;
/** More words than a wish has that names its work. */
const mostWords = 5;
/** Who wishes for more than two things has not said what they wish for. */
const mostWishes = 2;

/** Whether somebody writes that they come back to work after years without: those years count less than years at work. */
export function isReturning(text: string): boolean {
  const folded = fold(text);
  // "I do not want to go back to the office" comes back to nothing.
  return [...folded.matchAll(returning)].some(({ index }) => {
    const before = folded.slice(0, index);
    return !denied.test(before) && !negated.test(before);
  });
}

/** The work that somebody writes they want to come to from where they are, at most two; none where they name none that is known. */
export function wishesIn(
  taxonomy: Taxonomy,
  text: string,
  start: Occupation | null,
  education?: EducationLevel,
): Occupation[] {
  const own = start && withDegree(start, education);
  const rungs = start ? rungsOf(start, taxonomy) : [];
  const above = rungs.find((work) => isLedWork(work, taxonomy)) ?? null;
  const namedIn = (told: readonly string[], read: typeof wishNamed) =>
    told
      .flatMap((rest) => rest.split(between))
      .flatMap((one) => {
        const named = read(taxonomy, one.trim(), own);
        return (isNear(start, named) ? named : (wishWithin(rungs, one.trim()) ?? named)) ?? [];
      });
  // "A supervisory role" is the post above one's own that leads.
  const isRise = (rest: string) => above !== null && postThatLeads.test(rest);
  const aims = said(text, wishing);
  const rises = aims.some(isRise);
  const wishes = namedIn(
    aims.filter((rest) => !isRise(rest)),
    wishNamed,
  );
  const plain = namedIn(said(text, wantingPlainly), wishPlain);
  const led = said(text, leading).flatMap((rest) => ledWorkIn(taxonomy, rest) ?? []);
  const drawn = start
    ? worksDrawnTo(taxonomy, text).flatMap((named) => workMeant(named, start, rungs, taxonomy) ?? [])
    : [];
  // What one has risen from is named in passing.
  const isBelow = (work: Occupation) => start !== null && ladderTo(work, start, taxonomy) !== null;
  const all = [...new Set([...(rises && above ? [above] : []), ...wishes, ...led, ...plain, ...drawn])];
  return spokenOf(all.filter((work) => !isBelow(work)).slice(0, mostWishes), text, taxonomy);
}

/** Of two wishes those of which the rest of the text speaks: "design or the site side in HVAC" is no wish for graphic design. */
function spokenOf(wishes: Occupation[], text: string, taxonomy: Taxonomy): Occupation[] {
  const stems = stemsOf(text);
  if (wishes.length < 2 || stems.length < fewestWords) return wishes;
  const likeness = likenessOfWords(stems, taxonomy);
  const most = Math.max(...wishes.map(({ id }) => likeness(id)));
  return wishes.filter(({ id }) => likeness(id) >= leastShareOfOther * most);
}
const leastShareOfOther = 0.4;
/** With fewer words there is no rest that could speak of it. */
const fewestWords = 20;

/** Of the works of a name that somebody is drawn to that on their way, else that of their sector; a word alone names only what is near. */
function workMeant(
  { name, ids }: WorkNamed,
  start: Occupation,
  rungs: readonly Occupation[],
  taxonomy: Taxonomy,
): Occupation | null {
  if (ids.has(start.id)) return null;
  const near = [...rungs, ...start.next.flatMap(({ id }) => taxonomy.occupation(id) ?? [])];
  const found = near.find(({ id }) => ids.has(id)) ?? wishWithin(rungs, name);
  if (found) return found;
  const named = [...ids].flatMap((id) => taxonomy.occupation(id) ?? []);
  const own = named.find(({ sectorId }) => sectorId === start.sectorId);
  return name.includes(' ') ? (own ?? named[0] ?? null) : null;
}

/** The work of a wish, as it is written or without the "to" before it. */
function wishNamed(taxonomy: Taxonomy, written: string, own: Occupation | null): Occupation | null {
  return (
    wishAsWritten(taxonomy, written, own) ?? wishAsWritten(taxonomy, written.replace(accusative, ''), own)
  );
}

/** What Arabic writes onto what somebody wants to become: "مستشارا مستقلا". */
const accusative = /(?<=\p{L}{3})ا(?=\s|$)/gu;

function wishAsWritten(taxonomy: Taxonomy, wish: string, own: Occupation | null): Occupation | null {
  const bare = wish.replace(writtenTo, (_, article: string) => (article ? 'ال' : ''));
  if (bare !== wish) return workNamed(taxonomy, bare, own) ?? workNamed(taxonomy, wish, own);
  return workNamed(taxonomy, wish.replace(article, ''), own);
}

/** The work that lies two rungs above or beside one's own by review, the nearest first. */
function rungsOf(start: Occupation, taxonomy: Taxonomy): Occupation[] {
  const next = (work: Occupation) => reviewedAbove(taxonomy, work);
  const beside = (start.ways?.aside ?? []).flatMap(({ id }) => taxonomy.occupation(id) ?? []);
  return [...new Set([...next(start), ...beside, ...next(start).flatMap(next)])];
}

/** Whether what a wish is the name of lies in one's own sector. */
const isNear = (start: Occupation | null, named: Occupation | null): boolean =>
  start !== null && named !== null && named.sectorId === start.sectorId;

/**
 * What a wish of a word or two means among the rungs of one's own trade: a programmer who wants to be an "architect" builds
 * no houses.
 */
function wishWithin(rungs: readonly Occupation[], wish: string): Occupation | null {
  const words = wish
    .replace(article, '')
    .split(/\s+/u)
    .filter((word) => word !== '' && !seat.test(word));
  const stems = stemsIn(words.join(' '));
  if (stems.length === 0 || words.length > mostWordsOfRung) return null;
  return (
    rungs.find((rung) =>
      allNamesOf(rung).some((one) => {
        const own = stemsIn(one);
        return headOf(own) === headOf(stems) && stems.every((stem) => own.includes(stem));
      }),
    ) ?? null
  );
}

const postThatLeads = WORDS.pattern('a post that leads', { spaces: 'one' });
const mostWordsOfRung = 2;
const seat = WORDS.pattern('a post', { spaces: 'one' });

/**
 * The work that a plain "want …" names as it is called, or whose field it names: what else people want is no work ("want
 * salary", "أريد راتباً").
 */
function wishPlain(taxonomy: Taxonomy, wish: string, own: Occupation | null): Occupation | null {
  const words = wish
    .replace(writtenTo, (_, the: string) => (the ? 'ال' : ''))
    .replace(article, '')
    .split(/\s+/u);
  // "A civilian job" is no civil engineering.
  if (stemsOf(words.join(' ')).every(isOfAnyWork)) return null;
  const beginnings = words.slice(0, mostWords).map((_, at, all) => all.slice(0, all.length - at).join(' '));
  for (const one of beginnings) {
    const [found] = normaliseTitle(taxonomy, one, 1);
    if (found && found.score >= isName) return taxonomy.occupation(found.id);
  }
  // A field in so many words and nothing else, of which they are not already.
  const isShort = words.length <= mostWordsOfField;
  const field = taxonomy.occupation((isShort && fieldOfTitle(taxonomy, words.join(' '))?.firstWork[0]) || '');
  return field && field.sectorId !== own?.sectorId ? atLevelOf(own, field, taxonomy) : null;
}

const mostWordsOfField = 2;

/** Where somebody could stand by their degree: a level above work that asks for less than they have studied. */
function withDegree(start: Occupation, education: EducationLevel | undefined): Occupation {
  const isAbove =
    education !== undefined &&
    start.zone < zoneOfProfessions &&
    rankOfEducation(education) >= rankOfEducation('bachelor') &&
    rankOfEducation(education) > rankOfEducation(start.education);
  return isAbove ? { ...start, zone: start.zone + 1, years: start.years + yearsOfDegree } : start;
}

const yearsOfDegree = 1;

/** "I do not" want. */
const denied = new RegExp(`(?<!\\p{L})${WORDS.source('refuses plainly', { spaces: 'one' })}\\s*$`, 'u');
const negated = new RegExp(
  `(?<!\\p{L})${WORDS.source('says no to the words behind it', { spaces: 'one' })}\\s*$`,
  'u',
);

/** "When the chef is on leave" leaves nothing. */
const ofTimeOff = new RegExp(
  `(?<!\\p{L})${WORDS.source('goes before time off', { spaces: 'one' })}\\s*$`,
  'u',
);

/** What follows each place where a pattern is met, to the end of what is said there; no wish that is denied. */
function said(text: string, pattern: RegExp): string[] {
  return fold(text)
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(pattern)].flatMap(({ 0: found, index }) => {
        if ((pattern === refusing ? ofTimeOff : denied).test(line.slice(0, index))) return [];
        const rest = line.slice(index + found.length).trim();
        return [rest.split(endOfWish)[0]?.trim() ?? ''];
      }),
    );
}

const leaving = new RegExp(`^(?:to )?(?:${WORDS.source('leaves it', { spaces: 'one' })})(?!\\p{L})`, 'u');
/** "Not a cleaner all my life" asks for what comes after it. */
const forEver = WORDS.pattern('for ever', { spaces: 'one' });

/** Whether an occupation is among what a text says that its writer refuses. */
export function namedAmong(text: string): (work: Occupation) => boolean {
  const refused = shareRefused(text);
  return (work) => refused(work) > 0;
}

/**
 * How plainly a text says that its writer refuses an occupation, 0 to 1: the most that it refuses of the words of one of its
 * names. "Leaving the class" has one word of "class teacher", "no office manager" all of that; "no academic contract" refuses
 * lecturers and deans, who are called academics.
 */
export function refusalOf(text: string): (work: Occupation) => number {
  const isOfKind = kindsRefused(text);
  const refused = shareRefused(text);
  return (work) => (isOfKind(work) ? 1 : refused(work));
}

function shareRefused(text: string): (work: Occupation) => number {
  const stems = new Set(
    said(text, refusing)
      // "I do not want to leave the clinic" refuses to leave it.
      .filter((rest) => !leaving.test(rest) && !forEver.test(rest))
      .flatMap((rest) => stemsOf((rest.split(andThen)[0] ?? '').split(/\s+/u).slice(0, mostWords).join(' ')))
      .filter((stem) => !isOfAnyWork(stem)),
  );
  if (stems.size === 0) return () => 0;
  return (work) =>
    Math.max(
      ...allNamesOf(work).map((one) => {
        const words = stemsOf(one);
        return words.filter((stem) => stems.has(stem)).length / Math.max(1, words.length);
      }),
    );
}

/**
 * The occupation that the longest beginning of a text is the name of, else the first work of the field that it names, else
 * the work in reach that is made of the skill that it names, else the occupation that it is like: "data analytics" is a
 * field before it is like the name of its manager.
 */
function workNamed(taxonomy: Taxonomy, text: string, start: Occupation | null): Occupation | null {
  const words = text.split(/\s+/u).filter(Boolean).slice(0, mostWords);
  if (stemsOf(words.join(' ')).every(isOfAnyWork)) return null;
  const beginnings = words.map((_, at) => words.slice(0, words.length - at).join(' '));
  const named = beginnings.flatMap((one) => {
    const [found] = normaliseTitle(taxonomy, one, 1);
    return found && found.score >= isName ? [found.id] : [];
  });
  if (named[0] !== undefined) return taxonomy.occupation(named[0]);
  const skill = taxonomy.resolveSkill(words.join(' '));
  // "Medical coding" is a skill before it is of the field of medicine.
  const made =
    skill && start && !isField(taxonomy, words.join(' ')) && workOfSkill(taxonomy, words.join(' '), start);
  if (made) return made;
  const studied = fieldOfTitle(taxonomy, words.join(' ')) ?? (skill && fieldOfTitle(taxonomy, skill.name.en));
  const field = taxonomy.occupation(studied?.firstWork[0] ?? '');
  if (field) return atLevelOf(start, field, taxonomy);
  const skilled = start && beginnings.flatMap((one) => workOfSkill(taxonomy, one, start) ?? [])[0];
  if (skilled) return skilled;
  const [alike] = beginnings.flatMap((one) => taxonomy.occupation(knownBy(taxonomy, one) ?? '') ?? []);
  return alike && isBorneOut(alike, words.join(' '), taxonomy) ? alike : null;
}

/** Whether words are hardly less of a work than of any other: "a real technician with testing" is of no theatre's technician. */
function isBorneOut(work: Occupation, words: string, taxonomy: Taxonomy): boolean {
  const likeness = likenessOfWords(stemsOf(words), taxonomy);
  const nearest = best(taxonomy.occupations, ({ id }) => likeness(id));
  return nearest === null || likeness(work.id) >= leastShareOfNearest * likeness(nearest.id);
}
const leastShareOfNearest = 0.6;

/** Whoever turns to a field from a profession does not begin as its newcomers do: what those become first, at one's own level. */
function atLevelOf(start: Occupation | null, work: Occupation, taxonomy: Taxonomy): Occupation {
  if (!start || work.zone >= start.zone) return work;
  const next = taxonomy.occupation(work.ways?.steps[0]?.id ?? '');
  return next && next.zone <= start.zone && next.years <= start.years + 1 ? next : work;
}

/** The work at the level of one's own, or next to it, of which a skill is the most: of those in one's own sector first. */
function workOfSkill(taxonomy: Taxonomy, text: string, start: Occupation): Occupation | null {
  const skill = taxonomy.resolveSkill(text);
  if (!skill) return null;
  const levelIn = ({ skills }: Occupation): number =>
    skills.find(({ id, importance }) => id === skill.id && importance === 'essential')?.level ?? 0;
  const made = taxonomy.occupations.filter(
    (work) => work.id !== start.id && levelIn(work) >= leastLevel && isInReach(start, work),
  );
  const said = stemsIn(text);
  const leadsThere = new Set(start.ways?.steps.map(({ id }) => id) ?? []);
  return best(made, (work) => {
    const isNear = leadsThere.has(work.id) ? 2 : 0;
    const isCalled = allNamesOf(work).some((name) => said.every((stem) => stemsIn(name).includes(stem)))
      ? 3
      : 0;
    return levelIn(work) + isNear + isCalled + (work.sectorId === start.sectorId ? 1 : 0) - work.years / 10;
  });
}

const leastLevel = 4;
const isInReach = (start: Occupation, work: Occupation): boolean =>
  isHonestRise(start, work) && work.zone >= start.zone;

/** The likeness of a title to a name that it bears as it stands. */
const isName = 0.99;

/**
 * The line from where somebody stands to the work that they wish for: along the reviewed ways where these lead there in
 * three steps at most, since nobody skips the posts between; else straight there where it is one step, else through
 * the work that leads there and asks most of what they bring; `null` where no step in between is known. Whoever has studied
 * more than their work asks steps from where their degree would place them.
 */
export function lineToWish(
  start: Occupation,
  wish: Occupation,
  skills: SkillShares,
  education?: EducationLevel,
): Edge[] | null {
  const { taxonomy } = skills;
  const own = withDegree(start, education);
  const ladder = ladderTo(start, wish, taxonomy);
  if (ladder) {
    const onward = stepsFrom(wish, new Set([start.id, wish.id]), taxonomy)[0];
    return ladder.length === 1 && onward ? [...ladder, onward] : ladder;
  }
  // A business of one's own trade is opened, whatever lies between by other ways.
  const isOwnTrade = isOwnBusiness(wish) && wish.sectorId === start.sectorId && wish.zone <= start.zone;
  if (isOwnTrade || isHonestRise(own, wish)) {
    const onward = stepsFrom(wish, new Set([start.id, wish.id]), taxonomy)[0];
    return [{ from: start, to: wish, why: null, worth: 0 }, ...(onward ? [onward] : [])];
  }
  const firsts = stepsFrom(start, new Set([start.id]), taxonomy);
  const leads = ({ ways }: Occupation) => ways?.steps.find(({ id }) => id === wish.id) ?? null;
  const through = best(
    taxonomy.occupations.filter((other) => other.id !== start.id && leads(other) && isHonestRise(own, other)),
    ({ id }) => skills.reach(start.id, id) + (firsts.some(({ to }) => to.id === id) ? 1 : 0),
  );
  if (!through) return null;
  const first = firsts.find(({ to }) => to.id === through.id);
  return [
    first ?? { from: start, to: through, why: null, worth: 0 },
    { from: through, to: wish, why: leads(through)?.why ?? null, worth: 0 },
  ];
}

const teaching = WORDS.pattern('wants to teach', { spaces: 'one' });
const taught = WORDS.pattern('teaches at work', { spaces: 'one' });
/** Whether somebody writes that they want to teach: what they want to teach is then no direction of its own. */
export const wantsToTeach = (text: string): boolean => teaching.test(fold(text));

/**
 * The ways from where somebody stands that lead to what draws them ("the permit system", "in a hotel kitchen", "to teach"), as
 * the names and the work of what lies near tell: to teach it, and to what is nearest.
 */
export function waysDrawnTo(
  start: Occupation,
  text: string,
  isOpen: (work: Occupation) => boolean,
  taxonomy: Taxonomy,
): Edge[][] {
  const { ways, next } = start;
  const named = [...(ways?.steps ?? []), ...(ways?.aside ?? []), ...next];
  const open = named.flatMap(({ id, why }, at): Edge[] => {
    const to = taxonomy.occupation(id);
    const isFirst = named.findIndex((other) => other.id === id) === at;
    return to && isFirst && isOpen(to) ? [{ from: start, to, why, worth: 0 }] : [];
  });
  const teaches = wantsToTeach(text) && !taught.test(fold(start.name.en));
  const toTeach = teaches ? waysToTeach(start, open, isOpen, taxonomy) : null;
  const draw = drawOf(taxonomy, start, text);
  const nearest = best(open, ({ to }) => draw(to));
  const drawing = nearest && draw(nearest.to) >= leastDraw ? nearest : null;
  return [toTeach, drawing].flatMap((edge) => {
    if (!edge) return [];
    const past = new Set([start.id, edge.to.id]);
    const onward = stepsFrom(edge.to, past, taxonomy).find(({ to }) => isOpen(to));
    return [onward ? [edge, onward] : [edge]];
  });
}

/** A word that few occupations have, in a name. */
const leastDraw = 1.9;

/** The way to teach one's own work: that which is named, else as a trainer. */
function waysToTeach(
  start: Occupation,
  open: readonly Edge[],
  isOpen: (work: Occupation) => boolean,
  taxonomy: Taxonomy,
): Edge | null {
  const trainer = taxonomy.occupation(trainers[start.zone < zoneOfProfessions ? 0 : 1]);
  return (
    open.find(({ to }) => taught.test(fold(to.name.en))) ??
    (trainer && isOpen(trainer) ? { from: start, to: trainer, why: null, worth: 0 } : null)
  );
}

/** Who teaches a trade to the young, and who teaches adults at work: open to whoever has mastered their own. */
const trainers = ['vocational-trainer', 'training-specialist'] as const;

/** More rungs than one can look ahead over. */
const mostRungs = 3;

/** The shortest line along reviewed ways; of two as short the commoner. */
function ladderTo(start: Occupation, wish: Occupation, taxonomy: Taxonomy): Edge[] | null {
  const been = new Set([start.id]);
  let lines: Edge[][] = [[]];
  for (let rung = 0; rung < mostRungs; rung++) {
    lines = lines.flatMap((line) =>
      stepsFrom(line.at(-1)?.to ?? start, been, taxonomy)
        .filter(({ to }) => !line.some((edge) => edge.from.id === to.id))
        .map((edge) => [...line, edge]),
    );
    const found = lines.find((line) => line.at(-1)?.to.id === wish.id);
    if (found) return found;
  }
  return null;
}
