import { foldName } from '#engines/text/index.ts';
import { derived } from './derived.ts';
import { skillsShownIn } from './find-duties.ts';
import { type FoundSkill, findSkills } from './find-skills.ts';
import { humanLanguages } from './languages.ts';
import { certaintyOf, type ReadSentence, type Run, readSentences, runsOf } from './tagger/tag-skills.ts';
import type { Taxonomy } from './taxonomy.ts';

/** A place in a text that names a skill, known to the dictionary or not. */
export type ExtractedSkill = {
  /** UTF-16 offsets in the text that was given, end exclusive. */
  start: number;
  end: number;
  /** The words as written there. */
  text: string;
  /** The concept, where the dictionary knows one; `null` for what reads like a skill and is new. */
  skillId: string | null;
  /** 0 to 1: how likely these words name a skill here; 1 where no tagger reads the language. */
  confidence: number;
};

/**
 * Names that are less certain than this are better left out of a list of skills. Chosen on held-out documents of
 * SkillSpan (job postings; a span is right when it shares half of the shorter of two), in five parts: F1 0.79 for
 * technical postings and 0.72 for others, where the dictionary alone has 0.65 and 0.53.
 */
export const LEAST_CONFIDENCE = 0.2;

/**
 * Every skill in a text, in order: what the dictionary finds, with its concept, what the work told of shows (which may
 * share words with another), and what the tagger takes for a skill and the dictionary does not know. A phrase with one known skill in it is that skill as it
 * is written there; a phrase with several is each of them. Arabic is read by the dictionary only.
 */
export function extractSkills(taxonomy: Taxonomy, text: string): ExtractedSkill[] {
  const hits = findSkills(taxonomy, text);
  const found: ExtractedSkill[] = [];
  let next = 0;
  const addHits = (sentence: ReadSentence, isDue: (hit: FoundSkill) => boolean): void => {
    for (; next < hits.length && isDue(hits[next]!); next++)
      found.push({ ...hits[next]!, confidence: certaintyOf(sentence, hits[next]!) });
  };
  for (const sentence of readSentences(taxonomy, text, hits)) {
    const { tokens } = sentence;
    for (const { first, last } of runsOf(sentence).flatMap((run) => namesIn(sentence, run))) {
      const [start, end] = [tokens[first]!.start, tokens[last]!.end];
      addHits(sentence, (hit) => hit.end <= start);
      const inside = hitsUntil(hits, next, end);
      const isOneName =
        inside.length === 0 || (inside.length === 1 && inside[0]!.start >= start && inside[0]!.end <= end);
      if (isOneName && start >= (found.at(-1)?.end ?? 0)) {
        const skillId = inside[0]?.skillId ?? null;
        const confidence = certaintyOf(sentence, { start, end });
        found.push({ start, end, text: text.slice(start, end), skillId, confidence });
        next += inside.length;
      }
      addHits(sentence, (hit) => hit.start < end);
    }
    addHits(sentence, (hit) => hit.start < tokens.at(-1)!.end);
  }
  const named = [...found, ...hits.slice(next).map((hit) => ({ ...hit, confidence: 1 }))];
  // What a sentence tells of without a name for it, where nothing that was found says the same.
  const told = skillsShownIn(taxonomy, text).filter(
    (duty) =>
      !named.some(
        ({ skillId, start, end }) => skillId === duty.skillId && start < duty.end && end > duty.start,
      ),
  );
  return [...named, ...told.map((duty) => ({ ...duty, confidence: 1 }))].sort((a, b) => a.start - b.start);
}

/** Below it too many names are none: see `newSkillNames`. */
const LEAST_FOR_NEW_NAMES = 0.5;
const MOST_WORDS_OF_NEW_NAMES = 3;

/**
 * Names of things that an English text asks for and the dictionary does not know, the likeliest first, for a person to
 * accept or not. Only what is written as a name ("SparkML", "Event-Driven", a capital within a sentence) in at most
 * three words: of all new phrases that the tagger is as sure of, four in ten are right in postings that are not
 * technical, and most would be no name of a skill ("technical solutions"). Of these, on held-out documents of SkillSpan
 * in five parts, names of sectors aside, 80 % share half with a marked skill and 51 % are one to the letter; one in three
 * postings has one. Resumes name what they know in lists, which need no tagger, and in their prose it is sure of nothing.
 */
export function newSkillNames(taxonomy: Taxonomy, text: string): string[] {
  const found = extractSkills(taxonomy, text).filter(
    ({ start, text: name, skillId, confidence }) =>
      skillId === null &&
      confidence >= LEAST_FOR_NEW_NAMES &&
      name.split(/\s+/).length <= MOST_WORDS_OF_NEW_NAMES &&
      isWrittenAsName(name, opensSentence.test(text.slice(Math.max(0, start - 4), start))) &&
      !isOtherFact(taxonomy, name),
  );
  const byName = new Map(
    found
      .sort((a, b) => a.confidence - b.confidence)
      .map(({ text: name }) => [foldName(name), name.replace(/\s+/g, ' ')]),
  );
  return [...byName.values()].reverse();
}

const opensSentence = /(^|[\n.:!?…•▪●◦·*–—-]\s*)$/u;

/** "SparkML", "ELB2" anywhere; "Concourse" where it is not the capital that opens a sentence. */
function isWrittenAsName(name: string, isFirst: boolean): boolean {
  return name
    .split(/\s+/)
    .some(
      (word, at) =>
        /\p{L}\p{Lu}|\p{Lu}.*\d|\d.*\p{Lu}/u.test(word) || (/^\p{Lu}/u.test(word) && !(isFirst && at === 0)),
    );
}

/** Degrees and human languages are asked for too, and are no skills here. */
function isOtherFact(taxonomy: Taxonomy, name: string): boolean {
  const words = languageWords(taxonomy);
  return (
    degree.test(name) ||
    foldName(name)
      .split(' ')
      .some((word) => words.has(word))
  );
}

const languageWords = derived(
  (taxonomy) => new Set(humanLanguages(taxonomy).flatMap(({ names }) => names.en.map(foldName))),
);
const degree =
  /\b(degrees?|diploma|bachelor|master|ph\.?d|m\.?sc|b\.?sc|b\.?a|m\.?a|mba|university|certificate)\b/i;

function hitsUntil(hits: readonly FoundSkill[], from: number, end: number): FoundSkill[] {
  let to = from;
  while (to < hits.length && hits[to]!.start < end) to++;
  return hits.slice(from, to);
}

/** The names within a run of words: parted at clauses, and where a part is too long at its joints. */
function namesIn({ tokens }: ReadSentence, run: Run): Run[] {
  const words = tokens.map((token) => token.text.toLowerCase());
  const names: Run[] = [];
  let { first } = run;
  for (let at = first; at <= run.last + 1; at++) {
    if (at <= run.last && !clauseOpeners.has(words[at]!)) continue;
    names.push(...shortNames(words, { first, last: at - 1 }));
    first = at + 1;
  }
  return names;
}

/** A name of more words would be a clause. */
const MOST_WORDS = 8;

function shortNames(words: readonly string[], part: Run): Run[] {
  const name = trimmed(words, part);
  if (!name) return [];
  const { first, last } = name;
  if (last - first < MOST_WORDS) return [name];
  let joint = first + MOST_WORDS;
  while (joint > first + 1 && !joints.has(words[joint]!)) joint--;
  if (joint <= first + 1) joint = first + MOST_WORDS;
  return [...shortNames(words, { first, last: joint - 1 }), ...shortNames(words, { first: joint, last })];
}

/** Without function words and praise at its ends; `null` where nothing else is left. */
function trimmed(words: readonly string[], { first, last }: Run): Run | null {
  let [from, to] = [first, last];
  while (from <= to && (praise.has(words[from]!) || functionWords.has(words[from]!))) from++;
  while (to >= from && functionWords.has(words[to]!)) to--;
  const isName = to > from || (to === from && /\p{L}{2}/u.test(words[from]!));
  return isName ? { first: from, last: to } : null;
}

const setOf = (words: string): Set<string> => new Set(words.split(/\s+/));
const clauseOpeners = setOf(
  'that which who whom whose where when while because if so we you they i will is are was were has have',
);
const joints = setOf(
  'and or of in on at by for from to with within into across through as using via including such & /',
);
const functionWords = setOf(
  `a an the and or of in on at by for from to with within into across through as our your their its his her this
  these those all any both other etc & / using via including such e.g i.e be been being not`,
);
const praise = setOf(
  `strong excellent good great solid proven outstanding very highly ability able experience experienced knowledge
  understanding demonstrated`,
);
