import { derived, normaliseTitle, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, isArabic, keyOf, stemFor, stemOf, wordsOf } from '#engines/text/index.ts';
import { isOfLeader, levelOfTitle, plainLevel } from './levels.ts';
import { type OccupationCloseness, occupationCloseness } from './occupations.ts';
import { titleModel } from './titles.ts';

/** How well titles answer to a title that is looked for, 0 to 1. */
export interface TitleSeeker {
  /** Occupations that the sought title names, belongs to or is near to, with how well. */
  occupations: ReadonlyMap<string, number>;
  /** Of somebody's title, or of a job's. */
  degree(title: string): number;
}

/** A title by its words: the stems that say the trade, and which of them the rest only tell more of. */
interface TitleWords {
  stems: readonly string[];
  heads: ReadonlySet<string>;
  /** The heads in a form that only folds plurals. */
  headWords: readonly string[];
  ranks: ReadonlySet<string>;
}

/* What a title earns by its words: it says the sought one and is headed by the same word ("civil engineer" for
   "engineer"), or only says it ("assistant to the manager" for "manager"). */
const SAYS_THE_SAME = 1;
const HEADED_ALIKE = 0.92;
const ONLY_SAYS = 0.45;
/* What an occupation earns: named, headed by the same word in its name or in an alias, guessed from likeness. */
const NAMED = 1;
const HEADED = 0.9;
const HEADED_IN_ALIAS = 0.72;
/** Fewer of an occupation's names than this headed alike are a stray alias: "phlebotomy nurse" makes no nurse. */
const SHARE_OF_ALIASES = 0.25;
const STRAY_ALIAS = 0.4;
/** A title headed alike that is surely of another occupation: a business developer for a developer. */
const OTHER_TRADE = 0.5;
const SURE_OF_TRADE = 0.9;
const GUESSED = 0.85;
const LEAST_GUESS = 0.55;
const LEAST_ONLY_GUESS = 0.35;
const MOST_GUESSES = 4;
/** Another wording of the same occupation comes right behind the words themselves. */
const SAME_OCCUPATION = 0.95;
/** A neighbour who works on the same: a safety officer for a safety engineer, but no mechanical for a civil one. */
const RELATIVE = 0.62;
const NEIGHBOUR = 0.45;
/** Whoever does the work of those who are to be led. */
const LED_BY_IT = 0.6;
/** A sought rank, such as "senior", that a title does not say costs this much, and so does one more than was sought. */
const OTHER_RANK = 0.06;

const WORDS = wordingsIn('matching/requests');
/** Words of rank by their folded form: how high they stand. */
const RANKS = new Map(
  ['low ranks', 'high ranks'].flatMap((list, height) =>
    WORDS.spellings(list).map((word): [string, string] => [word, height === 0 ? 'low' : 'high']),
  ),
);

/** Looks for a title among titles: by words, by the occupation it names, and by those near to it. */
export function seekTitle(taxonomy: Taxonomy, text: string, occupation: string | null = null): TitleSeeker {
  const sought = titleWords(text);
  const isOwnByRank = occupation !== null && isNamedByRank(taxonomy, occupation, sought);
  const occupations = isOwnByRank
    ? new Map([[occupation, NAMED]])
    : occupationsSought(taxonomy, text, occupation, sought);
  const own = occupation === null ? undefined : taxonomy.occupation(occupation)?.name;
  const otherNames = own ? [own.en, own.ar].map(titleWords) : [];
  const closeness = occupationCloseness(taxonomy);
  const titles = titleModel(taxonomy);
  const asked = [...occupations].flatMap(([id, degree]): [number, number][] => {
    const at = closeness.index.get(id);
    return at === undefined ? [] : [[at, degree]];
  });
  const known = new Map<string, number>();
  const isLeader = isOfLeader(text);
  const degree = (title: string): number => {
    const before = known.get(title);
    if (before !== undefined) return before;
    const said = titleWords(title);
    const prepared = titles.prepare(title);
    let best = Math.max(
      isOwnByRank && rankCost(sought, said) > 0 ? 0 : byWords(sought, said),
      ...otherNames.map((words) => SAME_OCCUPATION * byWords(words, said)),
    );
    if (prepared) {
      const isOther = !NAMES_SEVERAL.test(title) && isOfOther(asked, prepared);
      if (best <= HEADED_ALIKE && best > OTHER_TRADE && isOther) best = OTHER_TRADE;
      for (const [at, index] of prepared.occupations.entries()) {
        const sure = prepared.confidences[at] ?? 0;
        // An electrical engineer is a little like an electrician by the word, and surely an engineer.
        const own = sure * (sure / Math.max(...prepared.confidences)) ** 2;
        best = Math.max(best, SAME_OCCUPATION * own * nearestOf(asked, index, closeness));
      }
    }
    if (best < RELATIVE && best >= NEIGHBOUR && sharesTopic(sought, said)) best = RELATIVE;
    if (isLeader && !isOfLeader(title) && levelOfTitle(title) <= plainLevel) best = Math.min(best, LED_BY_IT);
    const result = Math.max(0, best - (best > 0 ? rankCost(sought, said) : 0));
    known.set(title, result);
    return result;
  };
  return { occupations, degree };
}

/** The rank that a title says, "senior" or "trainee"; null where it says none, or both. */
export function rankIn(title: string): 'high' | 'low' | null {
  const [rank, ...others] = titleWords(title).ranks;
  return others.length === 0 && (rank === 'high' || rank === 'low') ? rank : null;
}

/** A "chief officer" is of ships, and no officer of anything: the word without its rank names another trade or none. */
function isNamedByRank(taxonomy: Taxonomy, occupation: string, { stems, ranks }: TitleWords): boolean {
  const [only, ...others] = stems;
  if (only === undefined || others.length > 0 || ranks.size === 0) return false;
  return !(namesByStem(taxonomy).get(only) ?? []).some(
    ({ id, words }) => id === occupation && words.stems.length === 1 && words.ranks.size === 0,
  );
}

/** "Content creator/editor" is the title of two trades. */
const NAMES_SEVERAL = /\p{L}\s*[/&+]\s*\p{L}/u;

/** Whether a title is surely of occupations of which none is sought. */
function isOfOther(
  asked: readonly [number, number][],
  { occupations, confidences }: { occupations: ArrayLike<number>; confidences: ArrayLike<number> },
): boolean {
  if (asked.length === 0 || (confidences[0] ?? 0) < SURE_OF_TRADE) return false;
  const sought = new Set(asked.flatMap(([index, degree]) => (degree > STRAY_ALIAS ? [index] : [])));
  return !Array.from(occupations).some((index) => sought.has(index));
}

function nearestOf(
  asked: readonly [number, number][],
  index: number,
  { ids, values }: OccupationCloseness,
): number {
  let best = 0;
  for (const [other, degree] of asked) {
    const near = other === index ? 1 : ladder(values[other * ids.length + index] ?? 0);
    best = Math.max(best, near * degree);
  }
  return best;
}

/** Neighbours come behind everybody of the occupation itself. */
const ladder = (closeness: number): number =>
  closeness >= 0.75 ? 0.6 : closeness >= 0.7 ? 0.5 : closeness * 0.6;

function byWords(sought: TitleWords, own: TitleWords): number {
  if (sought.stems.length === 0 || !sought.stems.every((stem) => own.stems.includes(stem))) return 0;
  if (own.stems.length === sought.stems.length) return SAYS_THE_SAME;
  return [...sought.heads].some((head) => own.heads.has(head)) ? HEADED_ALIKE : ONLY_SAYS;
}

const sharesTopic = (sought: TitleWords, own: TitleWords): boolean =>
  sought.stems.some((stem) => !sought.heads.has(stem) && own.stems.includes(stem) && !own.heads.has(stem));

function rankCost(sought: TitleWords, own: TitleWords): number {
  if (sought.ranks.size === 0) return 0;
  return [...sought.ranks].some((rank) => own.ranks.has(rank)) ? 0 : OTHER_RANK;
}

function occupationsSought(
  taxonomy: Taxonomy,
  text: string,
  occupation: string | null,
  sought: TitleWords,
): Map<string, number> {
  const found = new Map<string, number>();
  const put = (id: string, degree: number) => found.set(id, Math.max(degree, found.get(id) ?? 0));
  if (occupation) put(occupation, NAMED);
  const [first = ''] = sought.stems;
  const aliases = new Map<string, number>();
  for (const { id, words, isOwnName } of namesByStem(taxonomy).get(first) ?? []) {
    const degree = byWords(sought, words);
    if (degree === SAYS_THE_SAME) put(id, NAMED);
    else if (degree === HEADED_ALIKE && isOwnName) put(id, HEADED);
    else if (degree === HEADED_ALIKE) aliases.set(id, (aliases.get(id) ?? 0) + 1);
  }
  for (const [id, count] of aliases) {
    const all = taxonomy.occupation(id)?.aliases[isArabic(text) ? 'ar' : 'en'].length ?? 0;
    put(id, count >= SHARE_OF_ALIASES * all ? HEADED_IN_ALIAS : STRAY_ALIAS);
  }
  // A title that names an occupation is not guessed at.
  const guesses = [...found.values()].includes(NAMED) ? [] : normaliseTitle(taxonomy, text, MOST_GUESSES);
  for (const { id, score } of guesses)
    if (score >= (found.size === 0 ? LEAST_ONLY_GUESS : LEAST_GUESS)) put(id, score * GUESSED);
  return found;
}

/** Names and aliases of all occupations, under each stem that they say. */
const namesByStem = derived(({ occupations }) => {
  const byStem = new Map<string, { id: string; words: TitleWords; isOwnName: boolean }[]>();
  for (const { id, name, aliases } of occupations) {
    const own = [name.en, name.ar];
    for (const text of [...own, ...aliases.en, ...aliases.ar]) {
      const words = titleWords(text);
      for (const stem of words.stems)
        byStem.set(stem, [...(byStem.get(stem) ?? []), { id, words, isOwnName: own.includes(text) }]);
    }
  }
  return byStem;
});

/** Whether a word heads the names of occupations: "engineer", "driver", "مهندس". */
export const headsOccupations = (taxonomy: Taxonomy, word: string): boolean =>
  !NO_HEADS.has(word) && headsOfOccupations(taxonomy).has(headOf(word));

const NO_HEADS = new Set(WORDS.spellings('aliases that mean something else'));

/** Words that head the name of some occupation. */
const headsOfOccupations = derived(({ occupations }) => {
  const heads = new Set<string>();
  for (const { name } of occupations) {
    for (const text of [name.en, name.ar]) {
      // Of a name in two parts ("Contracts and procurement manager") one may be headed by no work.
      const [head, ...others] = titleWords(text).headWords;
      if (head && others.length === 0) heads.add(head);
    }
  }
  for (const { aliases } of occupations)
    for (const text of [...aliases.en, ...aliases.ar]) {
      // An alias of one word is a head by itself; longer ones are headed by what heads names.
      const words = titleWords(text);
      if (words.stems.length === 1) for (const head of words.headWords) heads.add(head);
    }
  return heads;
});

/** The form under which a word heads titles; an Arabic one without its ending of gender. */
const headOf = (word: string): string =>
  isArabic(word) ? stemFor(word) : stemOf(word.replace(/men$/u, 'man'));

const PARTS = /[-–—/|,،()[\]:+]|\s(?:of|in|for|to|at|with|and|&)\s/u;
const SMALL = new Set([
  'a',
  'an',
  'the',
  'of',
  'in',
  'for',
  'to',
  'at',
  'and',
  'with',
  'في',
  'من',
  'او',
  'علي',
]);

/** Words of adverts, "editor wanted": they are no part of a title. */
const IDLE = new Set(WORDS.spellings('wanted in an advert'));

/** English titles are headed by the last word of a part, Arabic ones by the first word. */
function titleWords(title: string): TitleWords {
  const folded = fold(title);
  const ranks = new Set<string>();
  const stems = new Set<string>();
  const heads = new Set<string>();
  const headWords: string[] = [];
  for (const part of folded.split(PARTS)) {
    const words = wordsOf(part).flatMap(({ text }, at, { length }) => {
      // "IT director" is no director of anything.
      if (text === 'it' && at < length - 1) return [text];
      const rank = RANKS.get(text.replace(/^ال(?=\p{L}{3})/u, ''));
      if (rank) ranks.add(rank);
      return rank || SMALL.has(text) || IDLE.has(text) || /^\d+$/u.test(text) ? [] : [text];
    });
    if (words.length === 0) continue;
    for (const word of words) stems.add(stemFor(word));
    const [first = ''] = words;
    // A grade heads nothing: "Aircraft Engineer B1".
    const head = isArabic(first) ? first : (words.findLast((word) => !/\d/u.test(word)) ?? first);
    heads.add(stemFor(head));
    headWords.push(headOf(head));
  }
  if (stems.size > 0) return { stems: [...stems], heads, headWords, ranks };
  const own = keyOf(title).split(' ').filter(Boolean).map(stemFor);
  return { stems: own, heads: new Set(own), headWords: own, ranks: new Set() };
}
