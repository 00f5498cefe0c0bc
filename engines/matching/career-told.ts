import { occupationNames, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

const WORDS = wordingsIn('matching/careers');
const beforeName = new RegExp(
  `^(?:(?:${WORDS.source('says that one is', { spaces: 'one' })}|\\d+)(?!\\p{L})\\s*)+`,
  'u',
);
const beforeWork = new RegExp(
  `^(?:(?:${WORDS.source('says that one is', { spaces: 'one' })}|${WORDS.source('says that it is past', { spaces: 'one' })}|\\d+)(?!\\p{L})\\s*(?:an? )?)+`,
  'u',
);
const present = WORDS.pattern('says that it goes on', { spaces: 'one' });
const ofWish = ['says what one wants to become', 'wants to lead a business', 'does not want'].map((list) =>
  WORDS.pattern(list, { spaces: 'one' }),
);
/** Says that what is named is past, wanted or not wanted. */
export const notPresent = WORDS.pattern('says that it is past', { spaces: 'one', or: ofWish });
const ofTrade = new Set(WORDS.spellings('names no trade').map((wording) => fold(wording).trim()));
const endOfClause = /[\n.;؛,،:()|/]/u;
/** Further on, a resume tells of other things than of what somebody is. */
const mostClauses = 14;
/** More words than a name has. */
const mostWords = 6;

/** What a text says that somebody is. */
export interface ToldWork {
  /** The name in the text, folded. */
  title: string;
  /** Whether the clause says that it goes on ("since 2019"). */
  isPresent: boolean;
}

/**
 * The work that a clause at the beginning of a text opens with the name of ("House cook with a family in Jeddah", "من ٢٠١٩
 * سكرتيرة طبية"): what is said to go on first, else the first; `null` where none does. What somebody was, wants or does not
 * want is none.
 */
export function workTold(taxonomy: Taxonomy, text: string): ToldWork | null {
  const clauses = fold(text)
    .split(endOfClause)
    .map((clause) => clause.trim())
    .filter(Boolean)
    .slice(0, mostClauses);
  const told = clauses.flatMap((clause): ToldWork[] => {
    if (notPresent.test(clause)) return [];
    const title = openingName(taxonomy, clause.replace(beforeName, ''));
    return title ? [{ title, isPresent: present.test(clause) }] : [];
  });
  return told.find(({ isPresent }) => isPresent) ?? told[0] ?? null;
}

/** The works that the clauses of a text open with the names of, past ones among them; none that are wanted or refused. */
export function worksTold(taxonomy: Taxonomy, text: string): string[] {
  return fold(text)
    .split(endOfClause)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && !ofWish.some((wish) => wish.test(clause)))
    .slice(0, mostClauses)
    .flatMap((clause) => openingName(taxonomy, clause.replace(beforeWork, '')) ?? []);
}

/** The longest name of an occupation with which a text opens. */
export function openingName(taxonomy: Taxonomy, clause: string): string | null {
  const { asWritten } = occupationNames(taxonomy);
  const words = clause.split(/\s+/u).slice(0, mostWords);
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    if (!ofTrade.has(name) && asWritten(name).size > 0) return name;
  }
  return null;
}
