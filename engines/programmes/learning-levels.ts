import { wordingsIn } from '#engines/taxonomy/index.ts';
import { foldWithMap } from '#engines/text/index.ts';
import { type LearningLevel, learningLevels, type SkillRole } from './programme.ts';

const WORDS = wordingsIn('programmes/levels');

const verbs: readonly (readonly [LearningLevel, RegExp])[] = (
  [
    ['remember', WORDS.source('remember')],
    ['understand', WORDS.source('understand')],
    ['apply', WORDS.source('apply')],
    ['analyse', WORDS.source('analyse')],
    ['evaluate', WORDS.source('evaluate')],
    ['create', WORDS.source('create')],
  ] as const
).map(([level, source]) => [level, new RegExp(source, 'giu')]);
const opening = new RegExp(`^(?:${WORDS.source('opens an outcome')}[\\s:,،.]*)+`, 'iu');
const means = new RegExp(`${WORDS.source('by this means')}`, 'giu');
const onlyNamed = WORDS.pattern('only named', { flags: 'iu' });

/** How a sentence speaks of what stands at one place in it. */
export interface Manner {
  level: LearningLevel | null;
  role: SkillRole;
}

/**
 * How a sentence speaks of the words from `start` on (UTF-16 units): the level of the last verb that opens it or joins
 * another before them, after the revised taxonomy of Bloom (Anderson and Krathwohl 2001), and whether they are taught,
 * the means by which something else is done, or only named.
 */
export function mannerIn(sentence: string): (start: number, isTool: boolean) => Manner {
  const { folded, starts } = foldWithMap(sentence);
  const from = opening.exec(folded)?.[0].length ?? 0;
  const found = verbs
    .flatMap(([level, pattern]) =>
      [...folded.matchAll(pattern)].map(({ 0: text, index }) => ({
        level,
        at: index,
        end: index + text.length,
      })),
    )
    .filter(({ at }) => at >= from && isVerbAt(folded, from, at))
    .sort((a, b) => a.at - b.at || b.end - a.end);
  const isNamed = onlyNamed.test(folded);
  const ways = [...folded.matchAll(means)].map(({ index }) => index).filter((at) => at > from);
  return (start, isTool) => {
    const at = starts.findIndex((unit) => unit >= start);
    const before = found.filter((verb) => verb.at <= at);
    const level = (before.at(-1) ?? found[0])?.level ?? null;
    if (isNamed) return { level, role: 'named' };
    const isMeans = before.length > 0 && ways.some((way) => isMeansAt(folded, way, at, isTool));
    return { level, role: isMeans ? 'used' : 'taught' };
  };
}

/** A tool is a means anywhere behind the word for one; anything else only where it follows at once. */
function isMeansAt(folded: string, way: number, at: number, isTool: boolean): boolean {
  if (way >= at) return false;
  return isTool || folded.slice(way, at).trim().split(/\s+/).length <= MOST_WORDS_BETWEEN;
}

const MOST_WORDS_BETWEEN = 2;

/** A verb opens the sentence or follows "and", "or", a comma or "to": elsewhere the same letters are a noun. */
function isVerbAt(folded: string, from: number, at: number): boolean {
  const before = folded.slice(from, at);
  if (before.trim() === '') return true;
  return (
    /(?:^|[\s,،])(?:and|or|to|then|by|ثم|او|و)\s*$|[,،;]\s*$|\sو$/u.test(before) ||
    before.trim().split(/\s+/).length === 1
  );
}

const whoLearns = WORDS.pattern('who learns', { flags: 'giu' });

/**
 * A sentence without those who learn, blanks in their place: they record transactions, and are no records. Every offset
 * holds.
 */
export function withoutLearners(sentence: string): string {
  const { folded, starts, ends } = foldWithMap(sentence);
  let blanked = sentence;
  for (const { 0: text, index } of folded.matchAll(whoLearns)) {
    const [start, end] = [starts[index] ?? 0, ends[index + text.length - 1] ?? 0];
    blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end);
  }
  return blanked;
}

/** Whether one level asks for more than another; none asks for least. */
export const isHigher = (a: LearningLevel | null, b: LearningLevel | null): boolean =>
  (a ? learningLevels.indexOf(a) : -1) > (b ? learningLevels.indexOf(b) : -1);
