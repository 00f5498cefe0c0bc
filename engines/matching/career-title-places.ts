import { type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { worksNamedBy } from './career-interests.ts';
import { accountOf, type CareerStart } from './career-persons.ts';
import { plainlyNamed } from './career-titles.ts';
import { isWishedOrDenied, notPresent } from './career-told.ts';

const WORDS = wordingsIn('matching/careers');
const ofOneself = new RegExp(
  `(?<!\\p{L})${WORDS.source('says that one is', { spaces: 'one' })}\\s*(?:an?|the|ال)?\\s*$`,
  'u',
);
const endOfClause = /[\n.;؛،,:()|/!?؟]|\s[–—-]\s/u;
const beginsClause = /[\n:|.،,(/–-]\s*$/u;

/**
 * Where a title stands: `dated` is that of a job that goes on, as resumes list them, if it is the whole name of some work. The
 * others are places in somebody's own account; `own` behind what says that one is it, `absent` where they do not write it.
 */
export type TitlePlace = 'dated' | 'opens' | 'near' | 'own' | 'clause' | 'inside' | 'absent';

/** Letters from the beginning within which a name still says what somebody is. */
const nearBeginning = 25;

/** Where the first of somebody's titles stands in what they write; what was read out of their account alone opens it. */
export function placeOfTitle(person: CareerStart, taxonomy: Taxonomy): TitlePlace {
  const title = person.titles?.[0];
  if (title === undefined) return 'opens';
  if (person.dated?.some((held) => plainlyNamed(taxonomy, held) !== null)) return 'dated';
  const account = fold(accountOf(person)).trim();
  const at = account.indexOf(fold(title).trim());
  if (at < 0) return 'absent';
  if (at === 0) return 'opens';
  const before = account.slice(0, at);
  if (ofOneself.test(before)) return 'own';
  if (at < nearBeginning) return 'near';
  return beginsClause.test(before) ? 'clause' : 'inside';
}

/** A name of so many words is as telling as one can be. */
const wordsOfTelling = 3;
/** A name says twice as much within so many words of the beginning. */
const wordsOfBeginning = 3;

/**
 * The occupations that a text names as they are called, each with how telling the name is, 0 to 2; none that is past, wished for
 * or refused where it stands.
 */
export function worksNamedIn(taxonomy: Taxonomy, text: string): Map<string, number> {
  const named = new Map<string, number>();
  const clauses = fold(text)
    .split(endOfClause)
    .map((clause) => clause.trim())
    .filter(Boolean);
  for (const [place, clause] of clauses.entries()) {
    if (notPresent.test(clause) || isWishedOrDenied(clause)) continue;
    for (const { ids, at, length } of worksNamedBy(taxonomy, clause)) {
      const isFirst = place === 0 && at < wordsOfBeginning;
      const worth = ((isFirst ? 2 : 1) * Math.min(wordsOfTelling, length)) / wordsOfTelling;
      for (const id of ids) if (!named.has(id)) named.set(id, worth);
    }
  }
  return named;
}
