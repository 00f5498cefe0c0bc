import { type FoundSkill, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

/**
 * Why words that name a skill do not say that their writer has it: it is denied or only wished for, or it is what an
 * employer or other people do, or something is only remarked about it.
 */
export type Disclaimer = 'not had' | 'of others';

const WORDS = wordingsIn('matching/disclaimers');
const any = (list: string): string => WORDS.source(list);

/** Up to so many words behind a cue that it still governs: none of them begins anew, and no clause ends among them. */
const reach = (most: number): string =>
  `(?:[\\s,،/&("'“+*-]+(?!${any('begins anew')})[^\\s,،/&("'“+*:;؛()-][^\\s,،/&("'“:;؛()]*){0,${most}}[\\s,،/&("'“+*-]*$`;
const governing = (cue: string, most: number): RegExp => new RegExp(`${cue}\\s*:?${reach(most)}`, 'u');
const atEnd = (list: string): RegExp => new RegExp(`^[\\s,:("'”–—-]*${any(list)}`, 'u');

const DENIED_AT_LENGTH = governing(any('denies what follows at length'), 9);
const DENIED_NEXT = governing(any('denies the very next'), 1);
const AVOIDED = new RegExp(`^\\s+(?:\\p{L}+\\s+)?${any('is avoided')}`, 'u');
const DENIED_BEHIND = atEnd('denies what stands before');
const WISHED = governing(`(?<!${any('others')}\\s+(?:also\\s+|are\\s+|is\\s+)?)${any('wishes')}`, 12);
const USED = WORDS.pattern('uses what is had');
const HAD_BEHIND = atEnd('is what is had');
const JOINED = governing(any('joins a course'), 8);
const COURSE = WORDS.pattern('is a course');
const PLANNED_BEHIND = new RegExp(
  `^\\s*[(–—-]\\s*${any('is planned')}|^\\s+(?:exam|course) (?:booked|planned)`,
  'u',
);

const HOUSE_DOES = governing(
  `${any('a house of business')}(?:\\s*,?\\s*\\p{L}+){0,2}[\\s,]+${any('tells what a house does')}`,
  10,
);
const OWNED = WORDS.pattern('owns the house');
const MADE_BY_HOUSE = governing(any('is a house that makes what follows'), 8);
const HOUSE_BEHIND = new RegExp(`^\\s+${any('makes a house of what stands before it')}`, 'u');
const THOSE_WHO = governing(any('those who do it'), 7);
const TAKEN_ON = new RegExp(`${any('takes on somebody who does it')}([^.,،]{0,50})$`, 'u');
const HOW = WORDS.pattern('is how it was done');
const BESIDE = governing(any('works beside'), 2);
const PART_BEHIND = atEnd('is a part of the house');
const BESIDE_PART = governing(any('works beside a part of the house'), 1);
/** A remark goes on to its end, whoever it is about. */
const REMARKED = WORDS.pattern('speaks about it');
const LEISURE = new RegExp(`^[^\\p{L}]*${any('is for leisure')}`, 'u');
const LIKED = governing(any('likes it'), 3);

/** Trades whose people are taken on for skills that they do not have themselves. */
const RECRUITING: ReadonlySet<string> = new Set(['Recruitment', 'Human resources']);

/** `null` where the words may be taken as they stand. Looks at their sentence alone. */
export function disclaimerOf(taxonomy: Taxonomy, text: string, hit: FoundSkill): Disclaimer | null {
  const { ahead, behind } = sentenceParts(text, hit);
  if (isDenied(ahead, behind) || isWished(ahead, behind)) return 'not had';
  const isOfOthers =
    isOfEmployer(ahead, behind) ||
    THOSE_WHO.test(ahead) ||
    BESIDE_PART.test(ahead) ||
    (BESIDE.test(ahead) && PART_BEHIND.test(behind)) ||
    (isTakenOn(ahead) && !RECRUITING.has(taxonomy.skill(hit.skillId)?.category.en ?? '')) ||
    REMARKED.test(ahead) ||
    LEISURE.test(ahead) ||
    LIKED.test(ahead);
  return isOfOthers ? 'of others' : null;
}

/** The text with these places blanked out, so that no word of them counts; offsets hold. */
export function withoutPlaces(text: string, places: readonly FoundSkill[]): string {
  let kept = text;
  for (const { start, end } of places)
    kept = kept.slice(0, start) + kept.slice(start, end).replace(/[^\n]/g, ' ') + kept.slice(end);
  return kept;
}

const isDenied = (ahead: string, behind: string): boolean =>
  DENIED_AT_LENGTH.test(ahead) ||
  (DENIED_NEXT.test(ahead) && !AVOIDED.test(behind)) ||
  DENIED_BEHIND.test(behind);

function isWished(ahead: string, behind: string): boolean {
  if (PLANNED_BEHIND.test(behind)) return true;
  if (JOINED.test(ahead) && (COURSE.test(ahead) || COURSE.test(behind))) return true;
  return WISHED.test(ahead) && !USED.test(ahead) && !HAD_BEHIND.test(behind);
}

const isOfEmployer = (ahead: string, behind: string): boolean =>
  ((HOUSE_DOES.test(ahead) || MADE_BY_HOUSE.test(ahead)) && !OWNED.test(ahead)) || HOUSE_BEHIND.test(behind);

function isTakenOn(ahead: string): boolean {
  const between = TAKEN_ON.exec(ahead)?.[1];
  return between !== undefined && !HOW.test(between);
}

/** How far cues are looked for. */
const REACH = 160;
const BOUNDARY = /[\n•▪●◦■;؛]|[.!?؟](?=\s|$)/gu;

function sentenceParts(text: string, { start, end }: FoundSkill): { ahead: string; behind: string } {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const last = [...before.matchAll(BOUNDARY)].at(-1);
  const next = after.search(BOUNDARY);
  return {
    ahead: fold(last ? before.slice(last.index + 1) : before),
    behind: fold(next < 0 ? after : after.slice(0, next)),
  };
}
