import {
  allNamesOf,
  type Occupation,
  type Taxonomy,
  titleIsKnown,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold, isArabic } from '#engines/text/index.ts';
import { best } from './best.ts';
import { reviewedAbove, zoneOfProfessions } from './career-steps.ts';
import {
  bearsHeadOf,
  headOf,
  isLearner,
  knownBy,
  leadsTrade,
  namesClerk,
  rankedTitles,
  stemsIn,
} from './career-titles.ts';
import { isWishedOrDenied, notPresent, tellsOfAnother } from './career-told.ts';
import { levelOfTitle, plainLevel } from './levels.ts';

const WORDS = wordingsIn('matching/careers');
const endOfName = new RegExp(
  `[,.;:،؛()\\n/|&\\d–—-]|${WORDS.source('ends what somebody is called', { spaces: 'one' })}`,
  'u',
);
const risen = WORDS.pattern('says that one has risen', { spaces: 'one', flags: 'gu' });
const wishedAtEnd = new RegExp(
  `${WORDS.source('says what one wants to become', { spaces: 'one' })}\\s*(?:(?:an?|the)\\s+)?$`,
  'u',
);
const isSince = WORDS.pattern('is so since', { spaces: 'one', flags: 'gu' });
const endOfSentence = /[\n;؛]|\.(?!\d)/u;
const endOfClause = /[,،:()|–—]/u;
/** Further on, a resume tells of other things than of what somebody is. */
const mostSentences = 4;
/** More words than a name has. */
const mostWords = 6;

/**
 * A title with the words that go on with it where the text names it, if these make it the name of an occupation: a reader of
 * resumes takes "Secretary" out of "Secretary dental clinic Riyadh, 3 years", and "labour" out of "labour camp kitchen cook".
 */
export function titleAsTold(taxonomy: Taxonomy, title: string, text: string): string {
  const folded = fold(title).trim();
  if (folded === '') return title;
  const shortForms = new Set((text.match(capitals) ?? []).map((word) => fold(word)));
  const longer = fold(text)
    .split('\n')
    .flatMap((line) => {
      const words = wordsBehind(folded, line);
      const end = words.findIndex((word) => shortForms.has(word));
      const named = end < 0 ? words : words.slice(0, end);
      return named.map((_, at) => ({
        words: [folded, ...named.slice(0, at + 1)].join(' '),
        last: named[at] ?? '',
      }));
    });
  const ahead = namesClerk(folded)
    ? fold(text)
        .split('\n')
        .flatMap((line) => clerksNamedIn(line, folded))
    : [];
  longer.push(...ahead.map((words) => ({ words, last: words.split(' ').at(-1) ?? '' })));
  const own = rankedTitles(taxonomy, folded)[0]?.id;
  const score = (one: { words: string; last: string }): number => {
    const [found] = rankedTitles(taxonomy, one.words);
    const work = taxonomy.occupation(found?.id ?? '');
    if (!found || !work || found.score < titleIsKnown || work.id === own) return 0;
    // In English what somebody is stands last.
    const isLast = !isArabic(one.last) && (namesClerk(one.last) || bearsHeadOf(taxonomy, one.last, work.id));
    const isKind = bearsHeadOf(taxonomy, folded, work.id) && isKindOf(work, folded);
    return isLast || isKind ? found.score : 0;
  };
  const found = best(longer, score);
  return found && score(found) > 0 ? found.words : title;
}

/** Whether work is a kind of what a title says, at the same level: "receptionist in a clinic", and no "head waiter". */
function isKindOf(work: Occupation, title: string): boolean {
  const stems = stemsIn(title);
  return (
    levelOfTitle(work.name.en) <= Math.max(plainLevel, levelOfTitle(title)) &&
    allNamesOf(work).some((one) => {
      const own = new Set(stemsIn(one));
      return stems.every((stem) => own.has(stem));
    })
  );
}

const left = WORDS.pattern('has left the post', { spaces: 'one', flags: 'gu' });

/** A title that is known only without the word that its bearer has left it: "ضابط متقاعد من الجيش" was an officer of the army. */
export function titleHeldOnce(taxonomy: Taxonomy, title: string): string {
  if (isLearner(title) || knownBy(taxonomy, title)) return title;
  const held = fold(title).replace(left, ' ').replace(/\s+/gu, ' ').trim();
  return knownBy(taxonomy, held) ? held : title;
}

const ofCase = new RegExp(`^${WORDS.source('tells of a case', { spaces: 'one' })}`, 'u');

/** Whether a line tells what is at times: "When the sous chef is on leave" names somebody else. */
export const tellsOfCase = (line: string): boolean => ofCase.test(fold(line).trim());

const ofOneself = new RegExp(`^${WORDS.source('speaks of oneself', { spaces: 'one' })}\\s+(?=\\p{L})`, 'u');

/** A title without the "I am" that was read with it: «انا باريستا». */
export function titleOfOneself(title: string): string {
  const folded = fold(title).trim();
  return ofOneself.test(folded) ? folded.replace(ofOneself, '') : title;
}

/** Whether a text names a title only as what its writer wants to become: a reader of resumes may take it for their own. */
export function isOnlyWished(title: string, text: string): boolean {
  // Arabic writes endings onto what is wished for: "مستشارا".
  const [first] = wordsOf(fold(title));
  if (first === undefined) return false;
  const before = fold(text)
    .split(first)
    .slice(0, -1)
    .map((one) => one.split(endOfSentence).at(-1) ?? '');
  return before.length > 0 && before.every((one) => wishedAtEnd.test(one));
}

/** Certificates and the like, which stand behind a title and are no part of it. */
const capitals = /(?<!\p{L})[A-Z][A-Z\d]+(?!\p{L})/gu;

/** What is called a clerk in a line, with the words before it: "insurance claims clerk" where a title is "clerk" alone. */
function clerksNamedIn(line: string, title: string): string[] {
  const at = line.indexOf(title);
  if (at < 0 || isArabic(title)) return [];
  const clerk = wordsOf(title)[0] ?? '';
  const before = wordsOf(line.slice(0, at).split(endOfAhead).at(-1)).slice(1 - mostWordsOfPost);
  return namesClerk(clerk) ? before.map((_, from) => [...before.slice(from), clerk].join(' ')) : [];
}

const endOfAhead = /[,.;:()\n/|&+\d–—-]/u;

/** The words that go on with a title in a line. */
function wordsBehind(title: string, line: string): string[] {
  const at = line.indexOf(title);
  if (at < 0 || isLetter(line[at - 1]) || isLetter(line[at + title.length])) return [];
  const most = Math.max(0, mostWords - wordsOf(title).length);
  return wordsOf(line.slice(at + title.length).split(endOfName)[0]).slice(0, most);
}

/**
 * The post to which somebody writes that they have risen from their work ("then shift leader", "cabin senior since 2022", "آخر
 * سنتين مشرفة"): one that lies above it by review, else the first there that leads where they only say that they do. `null`
 * where they tell of none. Since when somebody bears their own `title` tells of no other.
 */
export function risenTo(taxonomy: Taxonomy, from: Occupation, text: string, title = ''): Occupation | null {
  const own = fold(title).trim();
  const above = rungsAbove(taxonomy, from);
  const told = fold(text)
    .split(endOfSentence)
    .slice(0, mostSentences)
    .flatMap((sentence) => [...phrasesAfter(sentence), ...phrasesBeforeSince(sentence)]);
  const named = told.flatMap((phrase) => {
    if (phrase === own) return [];
    const ranked = new Map(rankedTitles(taxonomy, phrase).map(({ id, score }) => [id, score]));
    const found = best(above, ({ id }) => ranked.get(id) ?? 0);
    const likeness = ranked.get(found?.id ?? '') ?? 0;
    if (found && likeness >= titleIsKnown && likeness > (ranked.get(from.id) ?? 0)) return [found];
    if (wordsOf(phrase).length > 2) return [];
    const short = above.find((work) => bearsShortly(work, phrase));
    if (short && !bearsShortly(from, phrase)) return [short];
    // Who leads a trade already has not risen by saying so.
    const leads = leadsTrade(phrase) && !leadsTrade(from.name.en);
    return leads ? above.filter(({ name }) => leadsTrade(name.en)).slice(0, 1) : [];
  });
  return best(named, ({ years }) => years);
}

/** Whether what somebody is called is the beginning of a name of work, and says what such people are: a waiter's «كابتن». */
const bearsShortly = (work: Occupation, phrase: string): boolean => {
  const said = stemsIn(phrase);
  return allNamesOf(work).some((one) => {
    const own = stemsIn(one);
    return headOf(own) === headOf(said) && said.length > 0 && said.every((stem) => own.includes(stem));
  });
};

/** The post above a trade that leads it, of whoever is called its leader ("gardener foreman"); `null` for all others. */
export function leaderOf(taxonomy: Taxonomy, from: Occupation, title: string): Occupation | null {
  if (!leadsTrade(title) || leadsTrade(from.name.en) || from.zone >= zoneOfProfessions) return null;
  return rungsAbove(taxonomy, from).find(({ name }) => leadsTrade(name.en)) ?? null;
}

/** The head of a department of one's own profession, where a text says that its writer is that ("chairman of surgery", "رئيس قسم القلب"). */
export function headOfDepartment(taxonomy: Taxonomy, from: Occupation, text: string): Occupation | null {
  if (from.zone < zoneOfDoctors) return null;
  const clause = fold(text)
    .split(endOfClauses)
    .find((one) => headsDepartment.test(one));
  if (clause === undefined || notPresent.test(clause)) return null;
  return rungsAbove(taxonomy, from).find(({ name }) => headsDepartment.test(fold(name.en))) ?? null;
}
const zoneOfDoctors = 5;
const headsDepartment = WORDS.pattern('heads a department of a profession', { spaces: 'one' });
const endOfClauses = /[\n.,،;؛:()|]/u;

function rungsAbove(taxonomy: Taxonomy, from: Occupation): Occupation[] {
  const first = reviewedAbove(taxonomy, from);
  return [...new Set([...first, ...first.flatMap((work) => reviewedAbove(taxonomy, work))])];
}

/** What is named behind "then", "promoted to" and "last two years". */
const phrasesAfter = (sentence: string): string[] =>
  [...sentence.matchAll(risen)].flatMap(({ 0: said, index }) => {
    const behind = sentence.slice(index + said.length);
    // "Now I want a foreman job", "last two years the secretary gave me the files": a wish, and another's post.
    if (isWishedOrDenied(behind.split(endOfClause)[0] ?? '') || tellsOfAnother(behind)) return [];
    const words = wordsOf(behind.split(endOfName)[0]).slice(0, mostWordsOfPost);
    return words.map((_, at) => words.slice(0, words.length - at).join(' '));
  });

/** What is named before "since 2022", in the same clause. */
const phrasesBeforeSince = (sentence: string): string[] =>
  sentence.split(endOfClause).flatMap((clause) =>
    [...clause.matchAll(isSince)].flatMap(({ index }) => {
      const words = wordsOf(clause.slice(0, index)).slice(-mostWordsOfPost);
      return words.length > 0 ? [words.join(' ')] : [];
    }),
  );

const mostWordsOfPost = 4;

const wordsOf = (text = ''): string[] => text.trim().split(/\s+/u).filter(Boolean);
const isLetter = (letter: string | undefined): boolean => letter !== undefined && /\p{L}/u.test(letter);
