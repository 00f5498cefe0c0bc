import type { Name } from '#engines/taxonomy/index.ts';
import { slipsIn } from './english-slips.ts';
import type { WritingTask, WritingWords } from './english-tasks.ts';

/**
 * What can be counted of a text that somebody wrote in English: five stated features of 0 to 4 points, each with the places
 * that earned or lost. It is no level and no judgement of what is said: that is for a person to read. Thresholds are Masar's
 * own; the moving average of types and tokens is that of Covington and McFall (2010).
 */

type WritingFeatureId = 'length' | 'coverage' | 'variety' | 'range' | 'accuracy';
/** The most points of one feature; the least is 0. */
export const MOST_FEATURE_POINTS = 4;

/** What earned points or cost some, and why. */
interface WritingNote {
  /** Places in the text, the end exclusive; `null` of what is missing. */
  from: number | null;
  to: number | null;
  isEarned: boolean;
  why: Name;
}

/** One of the five counted features, with the notes that its points rest on. */
interface WritingFeature {
  id: WritingFeatureId;
  name: Name;
  /** By which rule its points are given. */
  rule: Name;
  points: number;
  notes: WritingNote[];
}

/** What was counted of a text; `points` sums its features, of `most` at best. */
export interface WritingResult {
  words: number;
  sentences: number;
  features: WritingFeature[];
  points: number;
  most: number;
  /** Why nothing was scored; `null` where it was. */
  caution: Name | null;
}

interface Span {
  text: string;
  from: number;
  to: number;
}

/** Fewer words say nothing. */
const FEWEST_WORDS = 20;
/** Of running English at least so many words are among the commonest ones. */
const LEAST_COMMON = 0.2;
const COMMON = new Set(
  'the a an and or but if of to in on at by for from with as is are was were be been am it its this that these those i you he she we they my your his her our their me him us them not no do does did have has had will would can could should may so because when which who what there than then also more very please'.split(
    ' ',
  ),
);
const LINKING =
  /\b(?:because|although|though|while|whereas|which|who|whose|when|if|unless|since|so that|in order to|as soon as|until|after|before|however|therefore|as a result|even though|despite|in addition|moreover|on the other hand|that is why|not only)\b/i;

/** Scores a text by what can be counted of it. */
export function assessWriting(text: string, task: WritingTask, words: WritingWords): WritingResult {
  const copied = new Set(sentencesOf(task.prompt).map(({ text: one }) => plain(one)));
  const all = sentencesOf(text);
  // A sentence that is said again counts once.
  const said = new Set<string>();
  const sentences = all.filter(({ text: one }) => {
    const isNew = !copied.has(plain(one)) && !said.has(plain(one));
    said.add(plain(one));
    return isNew;
  });
  const notCounted = all
    .filter((one) => copied.has(plain(one.text)))
    .map((one) => note(words, 'copied', one, false));
  const tokens = sentences.flatMap(tokensOf);
  const cautionId = cautionOf(tokens);
  const scored = (id: WritingFeatureId, { points, notes }: Points): WritingFeature => ({
    id,
    name: nameIn(words.features, id),
    rule: nameIn(words.rules, id),
    points: cautionId ? 0 : points,
    notes,
  });
  const features = [
    scored('length', withNotes(lengthOf(tokens, task, words, text), notCounted)),
    scored('coverage', coverageOf(sentences, task, words)),
    scored('variety', varietyOf(sentences, words)),
    scored('range', rangeOf(tokens, words)),
    scored('accuracy', accuracyOf(text, sentences, tokens.length, words)),
  ];
  return {
    words: tokens.length,
    sentences: sentences.length,
    features,
    points: features.reduce((sum, { points }) => sum + points, 0),
    most: MOST_FEATURE_POINTS * features.length,
    caution: cautionId && nameIn(words.cautions, cautionId),
  };
}

function cautionOf(tokens: readonly Span[]): 'too-little' | 'not-english' | null {
  if (tokens.length < FEWEST_WORDS) return 'too-little';
  const common = tokens.filter(({ text }) => COMMON.has(text.toLowerCase())).length;
  return common / tokens.length < LEAST_COMMON ? 'not-english' : null;
}

interface Points {
  points: number;
  notes: WritingNote[];
}

const withNotes = ({ points, notes }: Points, more: WritingNote[]): Points => ({
  points,
  notes: [...notes, ...more],
});

function lengthOf(
  tokens: readonly Span[],
  { least, most }: WritingTask,
  words: WritingWords,
  text: string,
): Points {
  const share = tokens.length / least;
  const points = share >= 1 ? 4 : share >= 0.75 ? 3 : share >= 0.5 ? 2 : share >= 0.25 ? 1 : 0;
  if (tokens.length <= most * 1.25) return { points, notes: [] };
  const last = tokens[Math.round(most * 1.25)];
  const rest = { text: '', from: last?.from ?? 0, to: text.trimEnd().length };
  return { points: 3, notes: [note(words, 'too-long', rest, false)] };
}

function coverageOf(sentences: readonly Span[], { points }: WritingTask, words: WritingWords): Points {
  const notes = points.map(({ name, pattern }) => {
    const taken = sentences.find(({ text }) => pattern.test(text));
    return note(words, taken ? 'point-found' : 'point-missing', taken ?? null, taken !== undefined, {
      en: name.en,
      ar: name.ar,
    });
  });
  const found = notes.filter(({ isEarned }) => isEarned).length;
  return { points: Math.round((MOST_FEATURE_POINTS * found) / Math.max(1, points.length)), notes };
}

function varietyOf(sentences: readonly Span[], words: WritingWords): Points {
  const lengths = sentences.map((one) => tokensOf(one).length);
  if (lengths.length < 3) return { points: 0, notes: [] };
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  const deviation = Math.sqrt(lengths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / lengths.length);
  const linked = sentences.filter(({ text }) => LINKING.test(text));
  const openings = sentences.map((one) => tokensOf(one)[0]?.text.toLowerCase() ?? '');
  const alike = sentences.filter((_, index) => index > 0 && openings[index] === openings[index - 1]);
  const points = [
    mean >= 8 && mean <= 25,
    deviation >= 3.5,
    linked.length / sentences.length >= 0.25,
    new Set(openings).size / openings.length >= 0.6,
  ].filter(Boolean).length;
  return {
    points,
    notes: [
      ...linked.map((one) => note(words, 'sentence-links', one, true)),
      ...alike.map((one) => note(words, 'same-opening', one, false)),
    ],
  };
}

const WINDOW = 50;
const LONG_WORD = 7;
const MOST_NOTES = 12;

function rangeOf(tokens: readonly Span[], words: WritingWords): Points {
  const lower = tokens.map(({ text }) => text.toLowerCase());
  const diversity = movingDiversity(lower);
  const long = tokens.filter(({ text }) => text.length >= LONG_WORD);
  const share = long.length / Math.max(1, tokens.length);
  const points =
    (diversity >= 0.76 ? 2 : diversity >= 0.68 ? 1 : 0) + (share >= 0.18 ? 2 : share >= 0.12 ? 1 : 0);
  const firstOf = new Map(tokens.toReversed().map((one) => [one.text.toLowerCase(), one]));
  const counts = Map.groupBy(lower, (one) => one);
  const repeated = [...counts].filter(
    ([one, uses]) => uses.length >= 4 && one.length > 3 && !COMMON.has(one),
  );
  return {
    points,
    notes: [
      ...[...new Set(long.map(({ text }) => text.toLowerCase()))]
        .slice(0, MOST_NOTES)
        .map((one) => note(words, 'long-word', firstOf.get(one) ?? null, true)),
      ...repeated.map(([one, uses]) =>
        note(words, 'repeated', firstOf.get(one) ?? null, false, String(uses.length)),
      ),
    ],
  };
}

/** The mean share of different words within any fifty in a row; of fewer words, within all. */
function movingDiversity(words: readonly string[]): number {
  const size = Math.min(WINDOW, words.length);
  if (size === 0) return 0;
  let sum = 0;
  for (let from = 0; from + size <= words.length; from++)
    sum += new Set(words.slice(from, from + size)).size / size;
  return sum / (words.length - size + 1);
}

function accuracyOf(text: string, sentences: readonly Span[], count: number, words: WritingWords): Points {
  const slips = slipsIn(
    text,
    sentences.map(({ from }) => from),
  ).filter(({ from }) => sentences.some((one) => from >= one.from && from <= one.to));
  const rate = (100 * slips.length) / Math.max(1, count);
  return {
    points: rate === 0 ? 4 : rate <= 1.5 ? 3 : rate <= 3.5 ? 2 : rate <= 7 ? 1 : 0,
    notes: slips.map(({ id, from, to }) => ({ from, to, isEarned: false, why: nameIn(words.slips, id) })),
  };
}

/** A greeting or a closing on a line of its own is no sentence of the text, but its words count. */
function sentencesOf(text: string): Span[] {
  return [
    ...text.matchAll(
      /[^\s.!?\n][^.!?\n]*(?:(?:[.](?=\d)|(?<=\b(?:Mr|Ms|Mrs|Dr|e\.g|i\.e))[.])[^.!?\n]*)*[.!?]*/g,
    ),
  ].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].trimEnd().length,
  }));
}

function tokensOf({ text, from }: Span): Span[] {
  return [...text.matchAll(/\p{L}[\p{L}'’-]*/gu)].map((match) => ({
    text: match[0],
    from: from + match.index,
    to: from + match.index + match[0].length,
  }));
}

const plain = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function note(
  words: WritingWords,
  id: string,
  span: Span | null,
  isEarned: boolean,
  filled: Name | string = '',
): WritingNote {
  const { en, ar } = nameIn(words.notes, id);
  const of = (lang: 'en' | 'ar') => (typeof filled === 'string' ? filled : filled[lang]);
  const fill = (text: string, lang: 'en' | 'ar') => text.replace(/\{(?:point|count)\}/, of(lang));
  return {
    from: span?.from ?? null,
    to: span?.to ?? null,
    isEarned,
    why: { en: fill(en, 'en'), ar: fill(ar, 'ar') },
  };
}

function nameIn(names: ReadonlyMap<string, Name>, id: string): Name {
  const name = names.get(id);
  if (!name) throw new Error(`writing.txt does not have ${id}`);
  return name;
}
