import { deedsTold, occupationNames, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, literal } from '#engines/text/index.ts';

const WORDS = wordingsIn('matching/careers');
const beforeName = new RegExp(
  `^(?:(?:${WORDS.source('says that one is', { spaces: 'one' })}|\\d+)(?!\\p{L})\\s*)+`,
  'u',
);
const beforeWork = new RegExp(
  `^(?:(?:${WORDS.source('says that one is', { spaces: 'one' })}|${WORDS.source('says that it is past', { spaces: 'one' })}|${WORDS.source('says what came after', { spaces: 'one' })}|\\d+)(?!\\p{L})\\s*(?:an? )?)+`,
  'u',
);
const present = WORDS.pattern('says that it goes on', { spaces: 'one' });
const ofWish = ['says what one wants to become', 'wants to lead a business', 'does not want'].map((list) =>
  WORDS.pattern(list, { spaces: 'one' }),
);
/** Says that what is named is past, wanted or not wanted. */
export const notPresent = WORDS.pattern('says that it is past', { spaces: 'one', or: ofWish });
/** Whether a clause says that its writer wants what it names. */
export const isWished = (clause: string): boolean => wanting.some((wish) => wish.test(clause));
/** The same, or that they do not want it. */
export const isWishedOrDenied = (clause: string): boolean =>
  isWished(clause) || ofWish.some((wish) => wish.test(clause));
const wanting = ['says what one wants to become', 'wants to lead a business', 'wants plainly'].map((list) =>
  WORDS.pattern(list, { spaces: 'one' }),
);
const ofTrade = new Set(WORDS.spellings('names no trade').map((wording) => fold(wording).trim()));
const endOfClause = /[\n.;؛،,:()|/]|\s[–—-]\s/u;
const working = WORDS.pattern('works as', { spaces: 'one', flags: 'gu' });
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
    const title = nameIn(taxonomy, clause);
    return title ? [{ title, isPresent: present.test(clause) }] : [];
  });
  return told.find(({ isPresent }) => isPresent) ?? told[0] ?? null;
}

const honoured = new RegExp(
  `^${WORDS.source('before the trade of somebody learned', { spaces: 'one' })}[.\\s]\\s*`,
  'u',
);

/** The name of work with which a clause opens, or that stands in it behind "working as" and «شغال»: "I'm Omar, 30 and working as a tailor". */
function nameIn(taxonomy: Taxonomy, clause: string): string | null {
  const behind = [...clause.matchAll(working)].map(({ 0: said, index }) => clause.slice(index + said.length));
  const openings = [clause.replace(beforeName, ''), ...behind.map((rest) => rest.trim())];
  return (
    openings.flatMap(
      (opening) =>
        openingName(taxonomy, opening) ?? openingName(taxonomy, opening.replace(honoured, '')) ?? [],
    )[0] ?? null
  );
}

/** The first work that a text tells as past and calls by its name: what somebody is who does none now ("before I was an accountant"). */
export function pastWorkTold(taxonomy: Taxonomy, text: string): string | null {
  for (const clause of fold(text).split(endOfClause).slice(0, mostClauses)) {
    if (ofWish.some((wish) => wish.test(clause))) continue;
    const bare = clause.trim().replace(beforeWork, '').replace(beforeWork, '');
    const name = bare === clause.trim() ? null : openingName(taxonomy, bare);
    if (name && !metByOthers.test(name)) return name;
  }
  return null;
}

/** The works that the clauses of a text open with the names of, past ones among them; none that are wanted or refused. */
export function worksTold(taxonomy: Taxonomy, text: string): string[] {
  return fold(text)
    .split(endOfClause)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && !ofWish.some((wish) => wish.test(clause)))
    .slice(0, mostClauses)
    .flatMap((clause) => openingName(taxonomy, clause.replace(beforeWork, '')) ?? [])
    .filter((name) => !metByOthers.test(name));
}
/** "Doctor wrote light duty": by such a name alone people tell of others, and not of what they were. */
const metByOthers = new RegExp(`^(?:${WORDS.source('a person whom others meet', { spaces: 'one' })})$`, 'u');

/** The longest name of an occupation with which a text opens; none of somebody else who says or does something ("doctor say no lifting"). */
export function openingName(taxonomy: Taxonomy, clause: string): string | null {
  const { asWritten } = occupationNames(taxonomy);
  const words = clause.split(/\s+/u).slice(0, mostWords);
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    const rest = words.slice(count).join(' ');
    if (workingAt.test(name) && whereAt.test(` ${rest}`)) continue;
    if (!ofTrade.has(name) && asWritten(name).size > 0) return ofAnother.test(rest) ? null : name;
  }
  return null;
}

const ofAnother = new RegExp(`^${WORDS.source('tells what another does', { spaces: 'one' })}(?!\\p{L})`, 'u');

/** Whether a clause opens with a person who gives or tells its writer something: "the secretary gave me the files". */
export const tellsOfAnother = (clause: string): boolean => givesMe.test(clause);
const givesMe = new RegExp(
  `^\\s*(?:\\p{L}+ ){1,4}${WORDS.source('tells what another does', { spaces: 'one' })} (?:to )?(?:me|us)(?!\\p{L})`,
  'u',
);

/** Where in a text, folded, its first clauses open with the name of work that somebody has now; -1 where none does. */
export function openingWork(taxonomy: Taxonomy, text: string): { title: string; at: number } | null {
  const folded = fold(text);
  let from = 0;
  for (const clause of folded.split(endOfClause).slice(0, mostOpeningClauses)) {
    const title = notPresent.test(clause) ? null : nameIn(taxonomy, clause.trim());
    if (title) return { title, at: folded.indexOf(title, from) };
    from += clause.length + 1;
  }
  return null;
}
/** Before what they are, people name themselves, their people and their age. */
const mostOpeningClauses = 5;

/** Whether the clause in which a text names something says that it goes on; "I am" says no more than the opening does. */
export function isSaidToGoOn(text: string, said: string): boolean {
  const clause = fold(text)
    .split(endOfClause)
    .find((one) => one.includes(said));
  return clause !== undefined && present.test(clause.replace(iAm, ' '));
}
const iAm = /(?<!\p{L})i(?: a|['’])?m(?!\p{L})/gu;

/** Whether a text names a title only as somebody else, who says or does something: "line leader go on vacation". */
export function isOfAnother(text: string, said: string): boolean {
  const folded = fold(text);
  const at = folded.indexOf(said);
  return at > 0 && at === folded.lastIndexOf(said) && ofAnother.test(folded.slice(at + said.length).trim());
}

/** Whether what was read as a title tells what somebody does: "I do all house work". */
export const isDeed = (title: string): boolean => /^i\s/u.test(fold(title)) && deedsTold(title).length > 0;

const beforeHouse = new RegExp(
  `(?<!\\p{L})${WORDS.source('before the name of a house', { spaces: 'one' })}\\s$`,
  'u',
);
const workingAt = new RegExp(`^${WORDS.source('works as', { spaces: 'one' })}$`, 'u');
const whereAt = new RegExp(`^\\s${WORDS.source('where one works', { spaces: 'one' })}`, 'u');

/**
 * Whether a text bears a word only as part of something else: of the name of a house («جامعة الإمام»), or as the "working" of
 * a sentence that is also a title («شغالة في صيدلية»).
 */
export function isOnlyInPassing(text: string, said: string): boolean {
  // A profile repeats the title on a line above.
  const lines = fold(text)
    .split('\n')
    .filter((line) => line.trim() !== said);
  const word = new RegExp(`(?<!\\p{L})${literal(said)}(?!\\p{L})`, 'gu');
  const places = [...lines.join('\n').matchAll(word)];
  if (places.length === 0) return false;
  const isWorking = workingAt.test(said);
  return places.every(({ index, input }) => {
    const isAt = isWorking && whereAt.test(input.slice(index + said.length));
    return isAt || beforeHouse.test(input.slice(0, index));
  });
}

/**
 * The name of the work that somebody tells by what they do ("I bake bread in a hotel"), where they say so before any title: what
 * they do now, else what they did. `null` where a title that the text bears in a clause before, or beside a mere place of work,
 * says better what they are.
 */
export function deedTold(
  taxonomy: Taxonomy,
  account: string,
  title: string | undefined,
  openingAt: number,
  isKnown: (title: string) => boolean,
): string | null {
  const deeds = deedsTold(account);
  const deed = deeds.find(({ isPast }) => !isPast) ?? deeds[0];
  if (!deed) return null;
  const folded = fold(account);
  const said = fold(title ?? '').trim();
  const isName = title !== undefined && openingName(taxonomy, said) !== null;
  // A title that stands in no sentence of the account stands over a job.
  const isOfJob = !folded.includes(said) || folded.split('\n').some((line) => line.trim() === said);
  if (title !== undefined && isOfJob && (isName || (deed.at > farthestOpening && isKnown(title))))
    return null;
  const saidAt = said === '' ? -1 : folded.indexOf(said);
  const isOpening = saidAt < deed.at && saidAt <= farthestOpening;
  const isSaid = title !== undefined && (isName || (isOpening && isKnown(title)));
  const named = [isSaid ? saidAt : -1, openingAt].filter((at) => at >= 0);
  const isNamedBetter = named.some(
    (at) =>
      at <= deed.at || ((deed.isPlaceAlone || deed.isPast) && !endOfSentence.test(folded.slice(deed.at, at))),
  );
  return isNamedBetter ? null : (taxonomy.occupation(deed.occupationId)?.name.en ?? null);
}
const endOfSentence = /[\n.;؛!?؟]/u;
/** Further on, what is done in a job is told, and not what somebody is. */
const farthestOpening = 3;
