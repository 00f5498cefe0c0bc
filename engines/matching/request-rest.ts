import { type Skill, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { isArabic, type Word } from '#engines/text/index.ts';
import { NO_TITLE } from './request-titles.ts';
import type { Wishes } from './request-wishes.ts';
import { headsOccupations } from './title-seeking.ts';

const WORDS = wordingsIn('matching/requests');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere', spaces: 'one' });
/** Words that join the parts of a request and ask for nothing themselves. */
const FILLERS = new Set(WORDS.spellings('ask for nothing themselves'));
/** Longer runs of words stand in nobody's profile. */
const LONGEST_WORD = 100;
const LONGEST_TITLE = 4;
const BACKGROUND = new RegExp(`^\\s*${any('behind experience of something')}(?!\\p{L})`, 'u');
const OF_EXPERIENCE = new RegExp(
  `${any('before experience of something')}(?:\\s+${any('between experience and what it is of')})*\\s*$`,
  'u',
);

/** The skill that somebody names by its verb: "can weld" is welding. */
function skillOfDeed(taxonomy: Taxonomy, words: string): Skill | null {
  // A name that also means something else, such as Excel, means the skill where it stands alone.
  const named = taxonomy.resolveSkill(words);
  // Nobody accounts for an account.
  if (named || isArabic(words) || NO_TITLE.has(words)) return named;
  const deeds = [`${words}ing`, `${words.replace(/e$/u, '')}ing`];
  return deeds.map((deed) => taxonomy.resolveSkill(deed)).find((skill) => skill !== null) ?? null;
}

/** "Site engineer" bears the name of no occupation, but "engineer" heads those of many: it is a title all the same. */
function namesWork(taxonomy: Taxonomy, run: readonly Word[]): boolean {
  const [first] = run;
  if (!first || run.length > LONGEST_TITLE) return false;
  if (!isArabic(first.text)) return headsOccupations(taxonomy, run.at(-1)?.text ?? '');
  return [first.text, first.text.replace(/^و/u, '')].some((word) => headsOccupations(taxonomy, word));
}

const isHyphen = (folded: string, { end }: Word, { start }: Word): boolean =>
  folded.slice(end, start) === '-';

/** What is known of a request before its rest is read. */
interface Known {
  isTaken: (word: Word) => boolean;
  wishes: Wishes;
}

/**
 * What no rule read: words headed like an occupation are a title; words that are said to be experience, or not wanted, are looked for in what people write; others
 * are told as not understood.
 */
export function readRest(
  taxonomy: Taxonomy,
  words: readonly Word[],
  folded: string,
  { isTaken, wishes }: Known,
) {
  type Piece = { at: number; end: number };
  const result: { skills: (Piece & { id: string })[]; titles: Piece[]; words: Piece[]; rest: Piece[] } = {
    skills: [],
    titles: [],
    words: [],
    rest: [],
  };
  let run: Word[] = [];
  const close = (): void => {
    const [first, last] = [run[0], run.at(-1)];
    const isTitle = namesWork(taxonomy, run);
    run = [];
    if (!first || !last) return;
    const span = { at: first.start, end: last.end };
    const isExperience =
      BACKGROUND.test(folded.slice(span.end)) || OF_EXPERIENCE.test(folded.slice(0, span.at));
    const isUnwanted = ['not', 'needless'].includes(wishes.at(span.at) ?? '');
    const skill = skillOfDeed(taxonomy, folded.slice(span.at, span.end));
    if (isTitle) result.titles.push(span);
    else if (skill) result.skills.push({ ...span, id: skill.id });
    else if (span.end - span.at >= 2 && span.end - span.at <= LONGEST_WORD && (isExperience || isUnwanted))
      result.words.push(span);
    else result.rest.push(span);
  };
  let before: Word | null = null;
  for (const [order, word] of words.entries()) {
    const isBroken = before !== null && /[,;:.\n،؛()]|\s[+&/|]\s/u.test(folded.slice(before.end, word.start));
    const bare = word.text.replace(/^(?:وال|بال|لل|ال)(?=\p{L}{3})/u, '');
    // "Check-in" is one word.
    const next = words[order + 1];
    const isJoined =
      (before !== null && isHyphen(folded, before, word)) ||
      (next !== undefined && isHyphen(folded, word, next));
    const isIdle = isTaken(word) || (!isJoined && (FILLERS.has(word.text) || FILLERS.has(bare)));
    if (isIdle || isBroken) close();
    if (!isIdle) run.push(word);
    before = word;
  }
  close();
  return result;
}
