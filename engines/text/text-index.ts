import { Bm25 } from './bm25.ts';
import { Cosine } from './cosine.ts';
import { fold } from './fold.ts';
import { gramsAcross, gramsInside, plainWords, rootsOf } from './title-terms.ts';

/** What an index holds of one document. */
export type IndexedDocument = {
  id: string;
  title: string;
  text: string;
  aliases?: readonly string[];
  /** Ids or labels; compared as folded text. */
  skills?: readonly string[];
};

/** What is searched for: each part that is there adds to the score. */
export type IndexQuery = { title?: string; text?: string; skills?: readonly string[] };

/** Score 0 to about 1; the order of one answer is meaningful, a comparison between two answers only roughly. */
export type Ranked = { id: string; score: number };

/** How an index is made. */
interface TextIndexOptions {
  /** For the roots of a title, roots of further words that mean much the same; none where it is left out. */
  kindred?: (titleRoots: readonly string[]) => readonly string[];
}

/** An index over documents, of which `size` says the number. */
export type TextIndex = {
  /** How many documents it holds. */
  size: number;
  /** The k best documents with a score above 0, best first. */
  rank(query: IndexQuery, k: number): Ranked[];
};

/**
 * An index over arbitrary documents in either language.
 *
 * A title is scored three ways and the scores added. Against each title and alias apart, where the best counts, by words
 * and by character 3-to-5-grams: a document with many aliases is not punished for its length. Against all
 * words of the document, where kindred title words count as well ("physician" for "doctor", "محاسب" for
 * "accountant"). Against the grams inside all its words, which meets compounds, inflections and misspellings.
 * Words are scored by BM25 (Robertson and Zaragoza 2009) divided by what a document that says just the query
 * would get. Text is BM25 over the whole document, skills a cosine weighted by rarity.
 */
export function createTextIndex(
  documents: readonly IndexedDocument[],
  { kindred = () => [] }: TextIndexOptions = {},
): TextIndex {
  const entries: { text: string; document: number }[] = [];
  documents.forEach((document, at) => {
    for (const text of new Set([document.title, ...(document.aliases ?? [])]))
      entries.push({ text, document: at });
  });
  const owners = Int32Array.from(entries, (entry) => entry.document);
  const names = entries.map((entry) => plainWords(entry.text));
  const wholes = documents.map((document) =>
    plainWords([document.title, ...(document.aliases ?? []), document.text].join(' . ')),
  );
  const weights = entries.length >= manyNames * documents.length ? weightsWithAliases : weightsWithout;

  const entryWords = new Bm25(names.values().map(rootsOf), { k1: 0.9, b: 0.8 });
  const entryGrams = new Cosine(names.values().map(gramsAcross));
  const wholeWords = new Bm25(wholes.values().map(rootsOf), { k1: 1.2, b: 0.1 });
  const wholeGrams = new Bm25(wholes.values().map(gramsInside), { k1: 2, b: 0.4 });
  const skills = new Cosine(documents.map((document) => (document.skills ?? []).map((skill) => fold(skill))));

  function bestEntries(title: readonly string[]): Float64Array {
    const words = entryWords.scores(rootsOf(title));
    const grams = entryGrams.scores(gramsAcross(title));
    const best = new Float64Array(documents.length);
    const second = new Float64Array(documents.length);
    for (let entry = 0; entry < owners.length; entry++) {
      const score = weights.entryWords * words[entry]! + weights.entryGrams * grams[entry]!;
      const owner = owners[entry]!;
      if (score > best[owner]!) {
        second[owner] = best[owner]!;
        best[owner] = score;
      } else if (score > second[owner]!) second[owner] = score;
    }
    addTo(best, second, secondNameWeight);
    return best;
  }

  return {
    size: documents.length,
    rank(query, k) {
      const scores = new Float64Array(documents.length);
      let whole = 0;
      if (query.title) {
        const title = plainWords(query.title);
        const roots = rootsOf(title);
        addTo(scores, bestEntries(title), 1);
        addTo(scores, wholeWords.scores(roots, kindred(roots), weights.kindredTerm), weights.wholeWords);
        addTo(scores, wholeGrams.scores(gramsInside(title)), weights.wholeGrams);
        whole += weights.entryWords + weights.entryGrams + weights.wholeWords + weights.wholeGrams;
      }
      if (query.text) {
        addTo(scores, wholeWords.scores(rootsOf(plainWords(query.text))), textWeight);
        whole += textWeight;
      }
      if (query.skills?.length) {
        addTo(scores, skills.scores(query.skills.map((skill) => fold(skill))), skillsWeight);
        whole += skillsWeight;
      }
      return topOf(scores, k).map((at) => ({ id: documents[at]!.id, score: scores[at]! / whole }));
    },
  };
}

/** From this many names a document, the aliases themselves say what the kindred words would only guess. */
const manyNames = 4;

// Fitted on 1,000 titles of O*NET 29.3 occupations, with alternate titles and without, none held out: expect a
// little less elsewhere.
const weightsWithAliases = {
  entryWords: 0.27,
  entryGrams: 0.33,
  wholeWords: 0.5,
  kindredTerm: 0.2,
  wholeGrams: 0.35,
};
const weightsWithout = {
  entryWords: 0.27,
  entryGrams: 0.22,
  wholeWords: 0.45,
  kindredTerm: 0.5,
  wholeGrams: 0.05,
};
/** Two names that fit say a little more than one. */
const secondNameWeight = 0.2;
const textWeight = 0.6;
const skillsWeight = 0.6;

function addTo(scores: Float64Array, more: Float64Array, weight: number): void {
  for (let i = 0; i < scores.length; i++) scores[i]! += weight * more[i]!;
}

/** The positions of the k best scores above zero, best first; equal scores keep the order of the documents. */
function topOf(scores: Float64Array, k: number): number[] {
  const positions: number[] = [];
  for (let i = 0; i < scores.length; i++) if (scores[i]! > 0) positions.push(i);
  return positions.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, k);
}
