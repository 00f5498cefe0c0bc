/** What becomes of the words, dates and lines of texts of the panel. */
import {
  countArabic,
  countLatin,
  createTermWeights,
  createTextIndex,
  dotProduct,
  findDates,
  fold,
  foldedWords,
  foldName,
  foldTitle,
  foldWithMap,
  frequenciesOf,
  gramsAcross,
  hasArabic,
  heardInArabic,
  heardInLatin,
  keyOf,
  latentSpace,
  normaliseText,
  parseDate,
  plainWords,
  quantity,
  rarityIn,
  rootOf,
  slipsBetween,
  speakingStems,
  stemsOf,
  tfidf,
  vowelsApart,
  withoutDates,
  wordsOf,
} from '../index.ts';
import type { Parts } from './digests.ts';
import { panelSet, panelText } from './panel-texts.ts';

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** `second/people/qa-tester`: a text by itself. */
export function textParts(name: string): Parts {
  const text = panelText(name);
  const [lines, words] = [linesOf(text), foldedWords(text)];
  const heard = words
    .slice(0, 60)
    .map((word) => (hasArabic(word) ? heardInArabic(word) : heardInLatin(word)));
  const { folded, starts, ends } = foldWithMap(text);
  return {
    folded: [fold(text), foldName(lines[0] ?? ''), folded, starts, ends, normaliseText(text), keyOf(text)],
    words: [wordsOf(fold(text)), stemsOf(text), speakingStems(words), words.map(rootOf)],
    counts: [countArabic(text), countLatin(text)],
    dates: lines.map((line) => [findDates(line), withoutDates(line)]),
    alone: lines.flatMap((line) => line.split(/[,|(–]/)).map((part) => parseDate(part.trim())),
    titles: lines.slice(0, 8).map((line) => [foldTitle(line), gramsAcross(plainWords(line))]),
    slips: words.slice(1, 40).map((word, at) => slipsBetween(word, words[at] ?? '', 3)),
    heard: [heard, heard.slice(1).map((one, at) => apart(heard[at]?.[0], one[0]))],
    amounts: words.slice(0, 12).map((word) => amountOf(word.length)),
  };
}

const apart = (one: ReturnType<typeof heardInLatin>[0] | undefined, other: typeof one) =>
  one && other ? vowelsApart(one, other) : null;

const amountOf = (count: number) => [
  quantity('ar', count, 'year'),
  quantity('ar', count, 'year', 'object'),
  quantity('en', count, 'year'),
];

/** `second`: all people of a set as documents that are searched and weighed. */
export function searchedParts(name: string): Parts {
  const documents = [...panelSet(name).people].slice(0, 20).map(([id, text], at) => {
    const [title = '', ...lines] = linesOf(text);
    const skills = foldedWords(text).slice(0, 12);
    return { id, title: lines[0] ?? title, text: lines.join('\n'), skills, aliases: at % 3 ? [title] : [] };
  });
  const index = createTextIndex(documents, { kindred: (roots) => roots.slice(1) });
  const asked = documents.map(({ title }) => title.slice(0, 30));
  const terms = documents.map(({ text, skills }) => ({ stems: stemsOf(text), concepts: skills.slice(0, 5) }));
  const frequencies = frequenciesOf(terms);
  const { size, vector } = tfidf(frequencies, [...frequencies.concepts.keys()]);
  const vectors = terms.map(vector);
  const project = latentSpace(vectors, size, 6);
  const places = vectors.map(project);
  const weighing = createTermWeights({
    terms: frequencies.stems.keys(),
    rarity: (term) => rarityIn(frequencies.documents, frequencies.stems.get(term) ?? 0),
    repeats: name.length % 2 ? 'logarithm' : 0.6,
  });
  return {
    ranked: asked.map((title, at) => [
      index.rank({ title }, 5),
      index.rank({ title: title.slice(0, 9), text: documents[at]?.text ?? '' }, 5),
      index.rank({ skills: documents[at]?.skills ?? [] }, 5),
    ]),
    vectors: vectors.map(({ ids, weights: heavy }) => [ids, heavy]),
    near: places.map((place) => Math.round(Math.abs(dotProduct(place, places[0] ?? place)) * 100)),
    weighed: terms.map(({ stems }) => weighing.vector(countsOf(stems), 12)),
  };
}

function countsOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
