import {
  craftsIn,
  findSkills,
  isKnownTitle,
  type Place,
  placeNamed,
  plainWord,
  skillsShownIn,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { type FoldedText, fold, foldWithMap, isArabic, type Word, wordsOf } from '#engines/text/index.ts';
import { readEverydayWork, readPlacesOfWork } from './everyday-work.ts';
import {
  readDistances,
  readEducations,
  readNotices,
  readSalaryRanges,
  readYearRanges,
} from './request-amounts.ts';
import { latinInArabic } from './request-in-arabic.ts';
import { frenchInEnglish } from './request-in-french.ts';
import { arabicInLatin } from './request-in-latin.ts';
import { readLanguages } from './request-languages.ts';
import { readPeopleLed } from './request-led.ts';
import { nationsBeside, readNationalities } from './request-nationalities.ts';
import { createParts, joinEither, type Parts, placeDistances, turned, wishOf } from './request-parts.ts';
import { readPlaces, readRegions } from './request-places.ts';
import { readPlainWords, readStudies } from './request-plain-words.ts';
import { readRest } from './request-rest.ts';
import { isOfTaxonomy, type Put, respelt, withPuts } from './request-spelling.ts';
import { readTitles, shareFields } from './request-titles.ts';
import { readWishes } from './request-wishes.ts';
import type { Condition, RequestSpan, Understanding } from './requests.ts';
import { isPlainTerm, readWorkTerms, type WorkTerm } from './work-terms.ts';

/** As long as a request may be; what comes after it is not read. */
export const LONGEST_REQUEST = 500;

/**
 * Reads a request for people in plain words, English, Arabic or both: "nurses in Dubai or within 50 km with ICU
 * experience, at least 3 years, Arabic required, no agency background". Nothing is guessed: what it names no rule and
 * no data for is told as not understood; a word that nothing is named by is first read as the one it was meant for, unless
 * it is known to whoever asks.
 */
export function understand(
  taxonomy: Taxonomy,
  request: string,
  isKnown: (word: string) => boolean = () => false,
): Understanding {
  const typed = request.slice(0, LONGEST_REQUEST);
  const inEnglish = withPuts(typed, frenchInEnglish(typed));
  const inLatin = withPuts(inEnglish.text, latinInArabic(taxonomy, inEnglish.text));
  const inArabic = withPuts(inLatin.text, arabicInLatin(taxonomy, inLatin.text, isKnown));
  const put = [
    ...titlesOfCrafts(inArabic.text),
    ...informationTechnology(inArabic.text),
    ...titlesSoughtFor(taxonomy, inArabic.text),
  ];
  const inTitles = withPuts(
    inArabic.text,
    put.sort((a, b) => a.start - b.start),
  );
  const text = inTitles.text;
  const asWritten = read(taxonomy, text);
  const { text: spelt, originOf } = respelt(taxonomy, text, asWritten.notUnderstood, isKnown);
  if (spelt === typed) return asWritten;
  const { conditions, needless, notUnderstood } = spelt === text ? asWritten : read(taxonomy, spelt);
  const typedAt = (at: number) =>
    inEnglish.originOf(inLatin.originOf(inArabic.originOf(inTitles.originOf(originOf(at)))));
  const moved = <S extends RequestSpan>(it: S): S => ({
    ...it,
    start: typedAt(it.start),
    end: typedAt(it.end - 1) + 1,
  });
  return {
    conditions: conditions.map(moved),
    needless: needless.map(moved),
    notUnderstood: notUnderstood.map(moved),
  };
}

/** A licence is the one of this authority: another one's is no "DOH licence". */
function asItStands<C extends { kind: string }>(of: C, written: string): C | { kind: 'word'; text: string } {
  if (of.kind !== 'skill' || !LICENCE.test(written)) return of;
  const authority = /(?<!\p{L})\p{Lu}{3,5}(?!\p{L})/u.exec(written) ?? AUTHORITY.exec(written);
  return authority ? { kind: 'word', text: authority[0].toUpperCase() } : of;
}
const LICENCE = /licen[cs]e/iu;

/** "IT", "it jobs", «وظائف IT»: the two letters are a trade where nothing but work is named beside them. */
function informationTechnology(text: string): Put[] {
  const { index } = IT_ALONE.exec(text) ?? {};
  return index === undefined ? [] : [{ start: index, end: index + 2, text: 'information technology' }];
}
const WORDS = wordingsIn('matching/requests');
const AUTHORITY = WORDS.pattern('registers who practises', { flags: 'iu' });
const WORK = WORDS.source('work that is looked for');
const BACKGROUND = new RegExp(
  `^\\s+${WORDS.source('behind what somebody comes from', { edges: 'anywhere', spaces: 'one' })}(?!\\p{L})`,
  'u',
);
const WHERE_TO = new RegExp(
  `(?<!\\p{L})${WORDS.source('goes to the place behind it', { edges: 'anywhere', spaces: 'one' })}\\s+$`,
  'u',
);
/** «بالسعودية»: the preposition is written onto the place. */
const WRITTEN_ONTO = 1;
const WORKED_IN = new RegExp(
  `(?<!\\p{L})${WORDS.source('before a place where somebody has worked', { edges: 'anywhere', spaces: 'one' })}\\s*\\p{L}?$`,
  'u',
);
const IT_ALONE = new RegExp(`(?<=^(?:${WORK}\\s+)?)it(?=$|\\s+${WORK})`, 'iu');

/** «وظيفة لممرضة»: a title behind work that is looked for, without the "for" written onto it. */
function titlesSoughtFor(taxonomy: Taxonomy, text: string): Put[] {
  const { folded, starts, ends } = foldWithMap(text);
  return [...folded.matchAll(SOUGHT_FOR)].flatMap(({ index, 0: word }) => {
    const title = word.slice(1);
    const isTitle = !placeNamed(taxonomy, word) && isKnownTitle(taxonomy, title);
    const end = ends[index + word.length - 1] ?? text.length;
    return isTitle ? [{ start: starts[index] ?? 0, end, text: title }] : [];
  });
}
const SOUGHT_FOR = new RegExp(
  `(?<=${WORDS.source('work before whom it is for', { spaces: 'one' })}\\s+)ل\\p{L}{4,}`,
  'gu',
);

/** «معلم كهربا» as the title that is meant. */
function titlesOfCrafts(text: string): Put[] {
  const { folded, starts, ends } = foldWithMap(text);
  return craftsIn(folded).map(({ at, end, title }) => ({
    start: starts[at] ?? 0,
    end: ends[end - 1] ?? text.length,
    text: title,
  }));
}

function read(taxonomy: Taxonomy, text: string): Understanding {
  const map = foldWithMap(text);
  const { folded, starts, ends } = map;
  const parts = createParts(folded.length);

  const asWritten = (at: number, end: number) => text.slice(starts[at], ends[end - 1]);
  for (const { at, end } of readPeopleLed(folded))
    parts.put(at, end, { kind: 'word', text: asWritten(at, end) });
  parts.putFree(readDistances(folded), (km) => ({ kind: 'place', place: '', km }));
  parts.putFree(readSalaryRanges(folded), (range) => ({ kind: 'salary', ...range }));
  parts.putFree(readNotices(folded), (days) => ({ kind: 'notice', days }));
  parts.putFree(readYearRanges(folded), (range) => ({ kind: 'years', ...range }));
  parts.putFree(readNationalities(taxonomy, folded), (country) => ({ kind: 'nationality', country }));

  const putPlainWords = (fewest: number) =>
    parts.putFree(readPlainWords(taxonomy, words, folded, { isUsed: isRead, fewest }), ({ at, end }) => ({
      kind: 'word',
      text: asWritten(at, end),
    }));

  // "Without a degree" is a term of its own and keeps out nothing that stands behind it.
  putTerms(text, map, parts, (term) => term === 'no_degree');
  const wishes = readWishes(folded, parts.isTaken);
  const words = wordsOf(folded);
  // Of «وتابلو» all but the "and" is read.
  const isTaken = ({ text: own, start, end }: Word) =>
    parts.isTaken(start) || (isArabic(own) && parts.isTaken(end - 1));
  const isRead = (word: Word) =>
    isTaken(word) || wishes.cues.some((cue) => word.start < cue.end && word.end > cue.at);

  putNationsBeside(taxonomy, words, map, parts, isRead);
  const places = readPlaces(taxonomy, words, folded);
  for (const { value, at, end } of readRegions(folded, places))
    if (parts.isFree(at, end))
      for (const place of value) parts.put(at, end, { kind: 'place', place, km: null });
  parts.putFree(places, ({ id }) => ({ kind: 'place', place: id, km: null }));
  putKindsOfCompanies(map, parts, text);
  // "No experience needed" and "night shift" name no work, though words of titles stand in them.
  putTerms(text, map, parts, (term, words) => words > 1 || isPlainTerm(term));
  parts.putFree(readStudies(taxonomy, words, folded, isRead), (study) => study);
  putTitles(taxonomy, words, map, { parts, isRead, text });
  putTerms(text, map, parts, () => true);
  parts.putFree(readEducations(folded), (level) => ({ kind: 'education', level }));
  parts.putFree(readLanguages(taxonomy, folded), (value) => ({ kind: 'language', ...value, either: null }));
  // Of more words than one they are meant as they stand; of one, a skill of that name goes before.
  putPlainWords(2);
  putSkills(taxonomy, text, map, parts);
  putPlainWords(1);
  const left = readRest(taxonomy, words, folded, { isTaken: isRead, wishes });
  for (const { at, end, id } of left.skills)
    parts.put(at, end, { kind: 'skill', id, name: taxonomy.skill(id)?.name.en ?? id, either: null });
  // «LMRA» or "ABRSM" is looked for as it stands, unless everything is written so.
  const isAcronym = ({ at, end }: Piece) =>
    /\p{Ll}|[\u0620-\u064a]/u.test(text) && ACRONYM.test(text.slice(starts[at], ends[end - 1]));
  left.words.push(...left.rest.filter(isAcronym));
  left.rest = left.rest.filter((it) => !isAcronym(it));
  left.rest = putDoubtfulPlaces(taxonomy, words, parts, left.rest);
  const odd: Piece[] = [];
  for (const bare of left.titles) {
    const whole = withTopic(taxonomy, parts, folded, bare);
    const isUnwanted = wishes.at(bare.at) === 'not';
    const { at, end, others } = isUnwanted
      ? { ...whole, others: [] }
      : withoutOddWords(taxonomy, words, whole);
    parts.put(at, end, { kind: 'title', text: text.slice(starts[at], ends[end - 1]), occupation: null });
    odd.push(...others);
  }
  for (const { at, end } of left.words)
    parts.put(at, end, { kind: 'word', text: text.slice(starts[at], ends[end - 1]) });
  const rest = putTold(taxonomy, text, map, {
    parts,
    rest: [...left.rest, ...odd].toSorted((a, b) => a.at - b.at),
  });

  for (const it of parts.found) {
    const isOfPast = it.of.kind === 'title' && BACKGROUND.test(folded.slice(it.end));
    const isOtherNamed = parts.found.some(
      ({ at, of }) => at !== it.at && (of.kind === 'title' || of.kind === 'skill'),
    );
    // "Quality, nurse background" asks for nobody who nurses now.
    if (isOfPast && isOtherNamed) it.of = { kind: 'word', text: text.slice(starts[it.at], ends[it.end - 1]) };
  }
  const found = parts.found.toSorted((a, b) => a.at - b.at || a.end - b.end);
  joinEither(found, folded);
  shareFields(taxonomy, found, folded);
  const span = ({ at, end }: { at: number; end: number }): RequestSpan => ({
    start: starts[at] ?? 0,
    end: ends[end - 1] ?? 0,
  });
  const result: Understanding = { conditions: [], needless: [], notUnderstood: rest.map(span) };
  // "Not a firefighter Jubail" is in Jubail, "not in Jubail" is not: "no" before work holds for no place behind it.
  const isSpared = ({ at, of }: (typeof found)[number]) =>
    of.kind === 'place' &&
    wishes.at(at) === 'not' &&
    found.some(
      (other) =>
        other.at < at &&
        other.of.kind !== 'place' &&
        wishes.cueBefore(at) <= other.at &&
        wishes.at(other.at) === 'not',
    );
  const trades = new Set(
    found.flatMap(({ at, of }) =>
      of.kind === 'title' && of.occupation !== null && wishes.at(at) !== 'not' ? [of.occupation] : [],
    ),
  );
  // "Security guard, not bouncer": of one trade only those who are called so are unwanted.
  const asOneOfTheTrade = (it: (typeof result.conditions)[number]): typeof it =>
    it.kind === 'title' && it.wish === 'not' && it.occupation !== null && trades.has(it.occupation)
      ? { kind: 'word', wish: 'not', text: text.slice(it.start, it.end), start: it.start, end: it.end }
      : it;
  for (const it of placeDistances(taxonomy, found)) {
    // Whoever must have worked in Saudi Arabia may live anywhere.
    const isOfPast =
      it.of.kind === 'place' &&
      wishes.at(it.at) === 'must' &&
      WORKED_IN.test(folded.slice(0, it.at + WRITTEN_ONTO));
    const said = isSpared(it) ? null : isOfPast ? 'nice' : wishes.at(it.at);
    // Who would move to Riyadh lives elsewhere.
    const isWhereTo = it.of.kind === 'place' && WHERE_TO.test(folded.slice(0, it.at));
    if (said === 'needless' || isWhereTo) result.needless.push(span(it));
    else {
      const own = said !== 'not' ? asItStands(it.of, text.slice(starts[it.at], ends[it.end - 1])) : it.of;
      const of = said === 'must' ? own : turned(own, said);
      result.conditions.push({ ...of, wish: wishOf(of, said), ...span(it) });
    }
  }
  result.conditions = withoutUnwanted(taxonomy, result.conditions.map(asOneOfTheTrade));
  return result;
}

/** "Software engineer, not Java": of titles of which one will do those go that name what is not wanted. */
function withoutUnwanted(
  taxonomy: Taxonomy,
  conditions: Understanding['conditions'],
): Understanding['conditions'] {
  const unwanted = conditions.filter(({ wish }) => wish === 'not');
  if (unwanted.length === 0) return conditions;
  const names = (title: string, occupation: string | null) =>
    unwanted.some((it) => {
      if (it.kind === 'title') return occupation !== null && it.occupation === occupation;
      if (it.kind === 'skill') return findSkills(taxonomy, title).some(({ skillId }) => skillId === it.id);
      return it.kind === 'word' && ` ${fold(title)} `.includes(` ${fold(it.text)} `);
    });
  const isTitle = (it: Condition): it is Extract<Condition, { kind: 'title' }> =>
    it.kind === 'title' && it.wish !== 'not';
  const kept = conditions.filter((it) => {
    const isOneOfSeveral = conditions.some(
      (other) => other !== it && isTitle(other) && other.start === it.start && other.end === it.end,
    );
    return !isTitle(it) || !isOneOfSeveral || !names(it.text, it.occupation);
  });
  return kept.some(isTitle) ? kept : conditions;
}

/** "Officer" behind "quality control", or "مسؤول" before it, is one title with it; tools stay skills of their own. */
function withTopic(
  taxonomy: Taxonomy,
  parts: Parts,
  folded: string,
  { at, end }: { at: number; end: number },
): { at: number; end: number } {
  const isBeside = (from: number, to: number) => to >= from && folded.slice(from, to).trim() === '';
  const beside = parts.found.findIndex(
    ({ of, ...part }) =>
      of.kind === 'skill' &&
      taxonomy.skill(of.id ?? '')?.kind !== 'tool' &&
      (isArabic(folded[at] ?? '') ? isBeside(end, part.at) : isBeside(part.end, at)),
  );
  const [topic] = beside < 0 ? [] : parts.found.splice(beside, 1);
  return topic ? { at: Math.min(at, topic.at), end: Math.max(end, topic.end) } : { at, end };
}

/**
 * A title that no occupation bears as far as its words are of titles and of skills at all; others are no part of it but
 * say more of it, "A320 engineer", or are misspelt, "elevater technician".
 */
function withoutOddWords(
  taxonomy: Taxonomy,
  words: readonly Word[],
  { at, end }: Piece,
): Piece & { others: Piece[] } {
  const own = words.filter((word) => word.start >= at && word.end <= end);
  const isEnglish = !isArabic(own[0]?.text ?? '');
  // The head stands at the end of an English title and opens an Arabic one.
  const fromHead = isEnglish ? own.toReversed() : own;
  const odd = fromHead.findIndex((word, order) => order > 0 && !isOfTaxonomy(taxonomy, word.text));
  if (odd < 0) return { at, end, others: [] };
  const kept = fromHead.slice(0, odd);
  const others = fromHead
    .slice(odd)
    .map((word) => ({ at: word.start, end: word.end }))
    .toSorted((a, b) => a.at - b.at);
  const [head, last] = [kept[0], kept.at(-1)];
  if (!head || !last) return { at, end, others: [] };
  return { at: Math.min(head.start, last.start), end: Math.max(head.end, last.end), others };
}

/** How, when and on what terms work is to be done, in so many words: they stay words, of which jobs and people tell. */
function putTerms(
  text: string,
  { folded, starts, ends }: FoldedText,
  parts: Parts,
  isTold: (term: WorkTerm, words: number) => boolean,
): void {
  parts.putFree(
    readWorkTerms(folded)
      // Whether somebody is a woman is no condition for people.
      .filter(({ value }) => value !== 'women')
      .filter(({ value, at, end }) => isTold(value, folded.slice(at, end).split(/[\s-]/u).length))
      .map(({ at, end }) => ({ value: text.slice(starts[at], ends[end - 1]), at, end })),
    (told) => ({ kind: 'word', text: told }),
  );
}

/**
 * «خبرة استشاري مو مقاول», "consultant side, not contractor": beside one kind of company the other is one too, and no title.
 */
function putKindsOfCompanies({ folded, starts, ends }: FoldedText, parts: Parts, text: string): void {
  const named = [...folded.matchAll(KIND_OF_COMPANY)];
  if (!named.some(([one]) => ONLY_OF_COMPANIES.test(one))) return;
  for (const { index: at, 0: one } of named) {
    const end = at + one.length;
    if (parts.isFree(at, end))
      parts.put(at, end, { kind: 'word', text: text.slice(starts[at], ends[end - 1]) });
  }
}
const KIND_OF_COMPANY = WORDS.pattern('consultants and contractors as companies', { flags: 'gu' });
const ONLY_OF_COMPANIES = WORDS.pattern('contractors as companies');

/** «موظفة موارد بشرية سعودية», "Nepali security guard": whose people somebody is to be of, right beside what they are. */
function putNationsBeside(
  taxonomy: Taxonomy,
  words: readonly Word[],
  { folded }: FoldedText,
  parts: Parts,
  isRead: (word: Word) => boolean,
): void {
  const titles = [...readTitles(taxonomy, words, folded, isRead), ...readEverydayWork(taxonomy, folded)];
  parts.putFree(nationsBeside(taxonomy, words, folded, titles), (country) => ({
    kind: 'nationality',
    country,
  }));
}

/** Occupations that the request names, by their titles or by what is done; the longer wording is the one that is meant. */
function putTitles(
  taxonomy: Taxonomy,
  words: readonly Word[],
  { folded, starts, ends }: FoldedText,
  { parts, isRead, text }: { parts: Parts; isRead: (word: Word) => boolean; text: string },
): void {
  const named = withoutEmployers(taxonomy, folded, readTitles(taxonomy, words, folded, isRead));
  const done = readEverydayWork(taxonomy, folded);
  const places = named.length + done.length === 0 ? readPlacesOfWork(taxonomy, folded) : [];
  const skills = done.length + places.length === 0 ? [] : findSkills(taxonomy, text);
  // A chemist for the lab of a factory: a skill names the work, and the lab is where it is done.
  const isWorkNamedBeside = ({ at, end }: Piece) =>
    skills.some(({ start, end: last }) => last <= (starts[at] ?? 0) || start >= (ends[end - 1] ?? 0));
  const everyday = [...done, ...places.filter((place) => !isWorkNamedBeside(place))];
  // The "engineering" of "civil engineering jobs" is the skill's.
  const endsSkill = (start: number) => skills.some((skill) => skill.start < start && skill.end > start);
  for (const { value, at, end } of everyday) {
    if (endsSkill(starts[at] ?? 0)) continue;
    const isPartOfTitle = named.some((it) => it.at < end && it.end > at && it.end - it.at > end - at);
    if (isPartOfTitle || !parts.isFree(at, end)) continue;
    // A nanny who "can cook" is no cook.
    const isBesideWork = [...named, ...done].some((it) => it.end <= at);
    if (isBesideWork && KNOWS_AS_WELL.test(folded.slice(0, at))) {
      parts.put(at, end, { kind: 'word', text: text.slice(starts[at], ends[end - 1]) });
      continue;
    }
    for (const title of value) parts.put(at, end, { kind: 'title', ...title });
  }
  // Where folding changed no more than how it is spelled it is told as it was written: «ممرضة», not «ممرضه».
  const asWritten = named.map(({ value, at, end }) => {
    const written = text.slice(starts[at], ends[end - 1]);
    const isSpelling = isArabic(written) && fold(written) === value.text;
    return { at, end, value: isSpelling ? { ...value, text: written } : value };
  });
  parts.putFree(asWritten, (title) => ({ kind: 'title', ...title }));
}

const KNOWS_AS_WELL = new RegExp(
  `(?<!\\p{L})${WORDS.source('before work that somebody knows as well', { edges: 'anywhere', spaces: 'one' })}(?:\\s+\\p{L}+){0,3}\\s+$`,
  'u',
);

/** «أخصائية اجتماعية مدرسة»: right behind a title the word of a woman's trade is that of the place of work. */
function withoutEmployers<T extends { at: number; end: number }>(
  taxonomy: Taxonomy,
  folded: string,
  titles: readonly T[],
): T[] {
  return titles.filter(({ at, end }, place) => {
    const before = titles[place - 1];
    const word = folded.slice(at, end);
    if (!before || !isArabic(word) || folded.slice(before.end, at).trim() !== '') return true;
    return (plainWord(taxonomy)(word)?.industries ?? []).length === 0;
  });
}

/** Skills that the request names; those of a title are its own, but for tools. */
function putSkills(
  taxonomy: Taxonomy,
  text: string,
  { folded, starts, ends }: FoldedText,
  parts: Parts,
): void {
  for (const { start, end, skillId } of findSkills(taxonomy, text)) {
    const at = starts.findIndex((it) => it >= start);
    const last = ends.findLastIndex((it) => it <= end) + 1;
    const skill = taxonomy.skill(skillId);
    const name = skill?.name[isArabic(folded[at] ?? '') ? 'ar' : 'en'] ?? skillId;
    const isInTitle = parts.found.some((it) => it.of.kind === 'title' && it.at <= at && it.end >= last);
    // "Python developers" are to know Python as well; what an accountant does the title says already.
    const isNamedTool = isInTitle && skill?.kind === 'tool';
    if (at >= 0 && (parts.isFree(at, last) || isNamedTool))
      parts.put(at, last, { kind: 'skill', id: skillId, name, either: null });
  }
}

type Piece = { at: number; end: number };

const ACRONYM = /^\p{Lu}[\p{Lu}\d]{2,5}$/u;

/** Skills whose work is told of in words that nothing names: "dispensing prescriptions". What is left is returned. */
function putTold(
  taxonomy: Taxonomy,
  text: string,
  { starts, ends }: FoldedText,
  { parts, rest }: { parts: Parts; rest: readonly Piece[] },
): Piece[] {
  return rest.filter(({ at, end }) => {
    const words = text.slice(starts[at], ends[end - 1]);
    const [told, ...others] = /\s/u.test(words) ? skillsShownIn(taxonomy, words) : [];
    if (!told || others.length > 0) return true;
    const name = taxonomy.skill(told.skillId)?.name[isArabic(words) ? 'ar' : 'en'] ?? told.skillId;
    parts.put(at, end, { kind: 'skill', id: told.skillId, name, either: null });
    return false;
  });
}

/** «الخرج» or «العاشر», which nothing else in the request explains, is the town. What is left is returned. */
function putDoubtfulPlaces(
  taxonomy: Taxonomy,
  words: readonly Word[],
  parts: Parts,
  rest: readonly Piece[],
): Piece[] {
  const mayBePlace = ({ text }: Word): Place | null =>
    WITH_ARTICLE.test(text) ? placeNamed(taxonomy, text) : null;
  return rest.flatMap(({ at, end }) => {
    const own = words.filter((word) => word.start >= at && word.end <= end);
    if (!own.some(mayBePlace)) return [{ at, end }];
    return own.flatMap((word) => {
      const place = mayBePlace(word);
      if (!place) return [{ at: word.start, end: word.end }];
      parts.put(word.start, word.end, { kind: 'place', place: place.id, km: null });
      return [];
    });
  });
}
const WITH_ARTICLE = /^ال\p{L}{3}/u;

/** The words of a request that were not understood, each as a wish: they are looked for as they stand. */
export function unreadWords(
  request: string,
  { notUnderstood }: Understanding,
): Extract<Condition, { kind: 'word' }>[] {
  const words = notUnderstood.flatMap(
    ({ start, end }) => request.slice(start, end).match(/[\p{L}\p{M}\p{N}+#]{2,}/gu) ?? [],
  );
  return [...new Set(words)].slice(0, MOST_UNREAD).map((text) => ({ kind: 'word', wish: 'nice', text }));
}

/** Whoever types more than these has pasted something. */
const MOST_UNREAD = 12;
