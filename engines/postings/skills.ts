import {
  type FoundSkill,
  findSkills,
  isWholeTitle,
  type Taxonomy,
  type Trade,
  titleIsKnown,
  tradeOf,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { agrees, type Hit, hitsIn } from './agreement.ts';
import { isAlternative } from './alternatives.ts';
import { announcementsIn } from './announced-title.ts';
import { isDenied, isOfCompany, isWish, MUST, type Statement } from './asking.ts';
import { endOfCompanyWords } from './company-lines.ts';
import { OF_BENEFIT, OF_DUTY, opensOffer } from './line-kinds.ts';
import type { Span } from './lines.ts';
import type { PlacedLine } from './sections.ts';
import { knownness, type ReadTitle } from './title.ts';

const WORDS = wordingsIn('postings/skills');

/** How much a posting asks for a skill, by its words and by the section that it stands in. */
type Importance = 'must' | 'should' | 'nice';

/** A skill that a posting asks for, at the place where it asks most for it. */
export interface ReadSkill extends Span {
  /** Id in the taxonomy. */
  id: string;
  importance: Importance;
  /** 1 (aware) to 5 (expert), where the wording says. */
  level: number | null;
  /** 0 to 1, where the wording makes it count more or less than its importance does. */
  weight: number | null;
}

const EXPERT = /\bexpert(?:ise)?\b|\bmastery\b|خبير|تمكن تام/u;
const STRONG = WORDS.pattern('well known');
const SOME = WORDS.pattern('known a little');

/** What a skill counts where only some of it is asked for; in steps of a twentieth. */
const WEIGHT_OF_SOME: Readonly<Record<Importance, number>> = { must: 0.6, should: 0.4, nice: 0.2 };
const ORDER: readonly Importance[] = ['nice', 'should', 'must'];

/** How near a word of strength stands to the skill it is said of, in characters before it. */
const REACH = 60;

/** Skills that a posting asks for. What the company offers, says of itself or calls needless is left out. */
export function readSkills(
  taxonomy: Taxonomy,
  text: string,
  title: ReadTitle | null,
  statements: readonly Statement[],
  trade: Trade = tradeOf(taxonomy, title?.title ?? ''),
): ReadSkill[] {
  const found = new Map<string, ReadSkill>();
  const add = (skill: ReadSkill): void => {
    const known = found.get(skill.id);
    if (!known) {
      found.set(skill.id, skill);
      return;
    }
    if (ORDER.indexOf(skill.importance) <= ORDER.indexOf(known.importance)) return;
    // The words that make it matter most are the ones to show.
    found.set(skill.id, { ...skill, level: skill.level ?? known.level });
  };
  const isTool = ({ skillId }: FoundSkill): boolean => taxonomy.skill(skillId)?.kind === 'tool';
  if (title) {
    // Its other words say what the work is called, and ask for nothing.
    for (const hit of findSkills(taxonomy, text.slice(title.start, title.end)).filter(isTool))
      add({
        id: hit.skillId,
        importance: 'must',
        level: null,
        weight: null,
        start: title.start + hit.start,
        end: title.start + hit.end,
      });
  }
  const hits = hitsIn(taxonomy, text, trade);
  let next = 0;
  const isTitle = (written: string): boolean => knownness(taxonomy, written) >= titleIsKnown;
  // A line of benefits may stand below the last requirement.
  const offers = new Set(statements.filter(({ folded }) => opensOffer(folded.folded)));
  for (const statement of statements) {
    if (offers.has(statement)) continue;
    while (next < hits.length && hits[next]!.end <= statement.start) next++;
    let announcements: readonly Span[] | null = null;
    const meant: Hit[] = [];
    for (let at = next; at < hits.length && hits[at]!.start < statement.end; at++) {
      const hit = hits[at]!;
      if (hit.start < statement.start || !agrees(taxonomy, trade, statement, hit)) continue;
      if (!isTool(hit)) {
        announcements ??= announcementsIn(text, statement, isTitle);
        if (announcements.some((it) => shareWords(it, hit))) continue;
      }
      meant.push(hit);
    }
    for (const hit of meant) {
      if (meant.some((it) => isLikelier(trade, it, hit))) continue;
      const isField =
        taxonomy.skill(hit.skillId)?.kind === 'knowledge' && isFieldAmongOthers(statement.folded.folded);
      const asked = askedIn(statement, hit, isTool(hit), isField);
      if (asked) add({ id: hit.skillId, start: hit.start, end: hit.end, ...asked });
    }
  }
  for (const line of new Set(statements.map((statement) => statement.line))) {
    for (const name of namesIn(text, line)) {
      if ([...offers].some((offer) => shareWords(offer, name))) continue;
      const written = text.slice(name.start, name.end);
      const skill = isWholeTitle(taxonomy, written) ? null : taxonomy.resolveSkill(written);
      if (!skill || found.has(skill.id)) continue;
      const isOneOf =
        (skill.kind === 'tool' &&
          isAlternative(line.text.toLowerCase(), name.start - line.start, written.length)) ||
        (skill.kind === 'knowledge' && isFieldAmongOthers(fold(line.text)));
      const importance = line.section === 'nice' ? 'nice' : isOneOf ? 'should' : 'must';
      add({
        id: skill.id,
        importance,
        level: null,
        weight: isOneOf ? WEIGHT_OF_SOME[importance] : null,
        ...name,
      });
    }
  }
  return [...found.values()];
}

/** What the trade's own work is told in is no guess at another's: "respond to incidents" of who guards networks. */
function isLikelier(trade: Trade, own: Hit, guess: Hit): boolean {
  if (guess.isNamed || trade.owns(guess.skillId) || !trade.owns(own.skillId)) return false;
  const isSame = own.start === guess.start && own.end === guess.end;
  return isSame || (!trade.has(guess.skillId) && shareWords(own, guess));
}

const shareWords = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

const BEFORE_NAME = new RegExp(
  `^(?:${WORDS.source('before the name of a skill', { edges: 'anywhere' })}\\s+)*`,
  'iu',
);
const AFTER_NAME =
  /(?:\s+(?:skills?|knowledge|experience|at \w+ level|is (?:a must|required|essential)|\([^)]*\)))*[.,;]?$/iu;
const MOST_WORDS_OF_NAME = 4;

/** Names that stand alone where skills are listed, and so can mean nothing else: "Excel", "Access". */
function namesIn(text: string, line: PlacedLine): Span[] {
  if (
    line.label !== 'skills' &&
    (line.label !== null || (line.section !== 'requirements' && line.section !== 'nice'))
  )
    return [];
  const parts: Span[] = [];
  let from = line.start;
  for (const stop of [...line.text.matchAll(/[,،;؛/|•\n]|\s(?:and|&)\s/gu), null]) {
    const end = stop ? line.start + stop.index : line.end;
    const whole = text.slice(from, end);
    const start = from + whole.length - whole.trimStart().replace(BEFORE_NAME, '').length;
    const stopAt = from + whole.trimEnd().replace(AFTER_NAME, '').length;
    if (stopAt > start && text.slice(start, stopAt).split(/\s+/).length <= MOST_WORDS_OF_NAME)
      parts.push({ start, end: stopAt });
    if (stop) from = end + stop[0].length;
  }
  // A sentence with a comma in it is no list.
  const words = line.text.split(/\s+/).length;
  return words <= MOST_WORDS_OF_NAME + 3 || parts.length >= words / 3 ? parts : [];
}

/** What is offered asks for nothing, unless it is what is sold or told of: "sell health insurance". */
const isOffer = (folded: string): boolean => OF_BENEFIT.test(folded) && !OF_DUTY.test(folded);

function askedIn(
  statement: Statement,
  hit: Span,
  isTool: boolean,
  isField: boolean,
): Pick<ReadSkill, 'importance' | 'level' | 'weight'> | null {
  const { folded, line } = statement;
  if (['company', 'benefits', 'apply', 'notice'].includes(line.section)) return null;
  // A sentence of the company about itself stands anywhere before the first list.
  const isUnheaded = line.section === 'lead' || line.section === 'about' || line.section === 'tail';
  const own = statement.folded;
  if (isUnheaded && (isOfCompany(own.folded) || isOffer(own.folded))) return null;
  if (isUnheaded && positionOf(own.starts, hit.start - own.from) < endOfCompanyWords(own.folded)) return null;
  if (line.label !== null && !['skills', 'years', 'education', 'title'].includes(line.label)) return null;
  const at = positionOf(folded.starts, hit.start - folded.from);
  const length = Math.max(1, positionOf(folded.starts, hit.end - folded.from) - at);
  const words = folded.folded;
  if (isDenied(words, at, length)) return null;
  const before = words.slice(Math.max(0, at - REACH), at).replace(/^.*[,;،؛.]/su, '');
  const isSome = SOME.test(before);
  const isAsked = line.section === 'requirements';
  // One product of several is no must: whoever knows another of them has what is asked for.
  const isOneOf = isField || (isTool && isAlternative(words, at, length));
  const importance: Importance = isWish(statement, at, 'list')
    ? 'nice'
    : !isOneOf && (isAsked || (MUST.test(words) && line.section !== 'duties'))
      ? 'must'
      : 'should';
  return {
    importance,
    level: isSome ? 2 : EXPERT.test(before) ? 5 : STRONG.test(before) ? 4 : null,
    weight: isSome || isOneOf ? WEIGHT_OF_SOME[importance] : null,
  };
}

/** "BA in social work, psychology or so", "degree in mechanical / electrical engineering": one of these studies will do. */
const isFieldAmongOthers = (folded: string): boolean => DEGREE.test(folded) && OTHER_FIELD.test(folded);
const DEGREE = WORDS.pattern('names a degree');
const OTHER_FIELD = WORDS.pattern('lets other studies do');

/** The skill alone; where it was read stands among the posting's places. */
export const withoutSpan = ({
  id,
  importance,
  level,
  weight,
}: ReadSkill): Omit<ReadSkill, 'start' | 'end'> => ({
  id,
  importance,
  level,
  weight,
});

/** The place in folded text of an offset of the text it was folded from. */
export function positionOf(starts: Int32Array, offset: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The name of a skill in a language; its id where the taxonomy lacks it. */
export const skillName = (taxonomy: Taxonomy, id: string, lang: 'en' | 'ar'): string =>
  taxonomy.skill(id)?.name[lang] ?? id;
