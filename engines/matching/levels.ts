import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

const WORDS = wordingsIn('matching/levels');
const leadsNobody = WORDS.pattern('leads no people', { flags: 'gu' });
const leadsCrew = WORDS.pattern('leads a crew');
/** Whoever assists a director is none: what follows says whom they work for. */
const ofAnother = new RegExp(`${WORDS.source('stands beside whoever is named next')}.*`, 'u');
/** From the top: "assistant manager" and "general manager" are met before "manager" is. */
const named = [
  [0, WORDS.pattern('learns the work')],
  [4, WORDS.pattern('heads a department')],
  [5, WORDS.pattern('leads leaders')],
  [1, WORDS.pattern('begins the work')],
  [3, WORDS.pattern('knows the work')],
  [4, WORDS.pattern('leads others')],
] as const;

/** How high a title stands: 0 learns the work, 1 begins it, 2 does it, 3 knows it well, 4 leads others, 5 leads leaders. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5;

/** Does the work, and says nothing of rank. */
export const plainLevel: Level = 2;
/** Managers and all above them. */
export const levelOfLeaders: Level = 4;

/** The level that a title names; an account manager or a project manager leads no people and is plain. */
export function levelOfTitle(title: string): Level {
  const folded = fold(title).replace(ofAnother, ' ').replace(leadsNobody, ' ');
  return named.find(([, words]) => words.test(folded))?.[0] ?? plainLevel;
}

/**
 * The level of a title that may name several posts ("Demi Chef / Chef de Partie", "Teacher / Head of Department"): the
 * nearest among theirs to whoever does the work, since who holds both, or may have either, does that as well.
 */
export function levelOfPosts(title: string): Level {
  const levels = title
    .split('/')
    .filter((part) => !goesOn.test(part))
    .map(levelOfTitle);
  if (levels.length < 2) return levelOfTitle(title);
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)];
  return Math.min(highest, Math.max(lowest, plainLevel)) as Level;
}
/** "Commis II / III pastry" is one post. */
const goesOn = /^\s*(?:[IVX\d]+(?!\p{L})|$)/u;

/** Whether a title is of somebody who leads people, were it only a crew. */
export const isOfLeader = (title: string): boolean =>
  leadsCrew.test(fold(title)) || levelOfTitle(title) >= levelOfLeaders;

/** What somebody is called now; of who has no work at present, what they were called last. */
export function presentTitles<T extends { current: boolean }>(titles: readonly T[]): readonly T[] {
  const present = titles.filter(({ current }) => current);
  return present.length > 0 ? present : titles.slice(0, 1);
}

/** The levels of somebody's titles: of what they do now, and the highest they ever had. As one number of two digits. */
export function levelsShown(titles: readonly { title: string; current: boolean }[]): number {
  if (titles.length === 0) return unknownLevel;
  const now = Math.max(...presentTitles(titles).map(({ title }) => levelOfPosts(title)));
  const highest = Math.max(now, ...titles.map(({ title }) => levelOfTitle(title)));
  return now + highest * 10;
}

/** What `levelsShown` gives for a person without titles. */
export const unknownLevel = -1;

/** What a person keeps whose highest level lies so far below the one asked. */
const below: readonly (readonly number[])[] = [
  [1],
  [1, 1],
  [0.6, 1, 1],
  [0, 0.5, 0.95, 1],
  [0, 0.1, 0.5, 0.85, 1],
  [0, 0, 0.1, 0.5, 0.85, 1],
];
/** What a person keeps whose present level is above the one asked, by the level asked and the one they have. */
const above: readonly (readonly number[])[] = [
  [1, 0.9, 0.4, 0, 0, 0],
  [1, 1, 0.95, 0.5, 0.2, 0],
  [1, 1, 1, 0.95, 0.6, 0.2],
  [1, 1, 1, 1, 0.9, 0.5],
  [1, 1, 1, 1, 1, 0.85],
  [1, 1, 1, 1, 1, 1],
];

/** How far the levels of somebody go with the one that a job is made for, 0 to 1; both ways a step is forgiven. */
export function levelFit(asked: number, shown: number): number {
  const [now, highest] = [shown % 10, Math.floor(shown / 10)];
  return Math.min(below[asked]?.[highest] ?? 1, above[asked]?.[now] ?? 1);
}
