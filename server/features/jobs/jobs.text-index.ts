import { LRUCache } from 'lru-cache';
import { createWordPostings, type WeighedText } from '#engines/matching/index.ts';
import { fold, foldName, stemOf, wordsOf } from '#engines/text/index.ts';

/**
 * Finds documents by words in either language. Every word of a query must be there: as it stands, as a word of its
 * kin, or, of the last one, which may still be typed, as a beginning. Ranked by BM25 (Robertson and Zaragoza
 * 2009) with weighed fields; a title that says the query as it stands comes first.
 */
export interface WordIndex {
  /** Puts a document in, or in place of the one of its id. */
  put(id: string, title: string, texts: readonly WeighedText[]): void;
  remove(id: string): void;
  has(id: string): boolean;
  /** Relevance above zero by id; null where a query has no words. */
  find(query: string): Map<string, number> | null;
}

/** How soon more of the same word stops to count, in weights. */
const SATURATION = 2;
const TITLE_SAYS_IT = 1.5;
const TITLE_IS_IT = 2;

/** Words that people write into a search and mean nothing by. */
const SILENT = new Set(
  'a an the in of for at to with and or as by on near job jobs في من الي علي و او مع عن ب ل وظيفه وظائف'.split(
    ' ',
  ),
);

/** An empty index. */
export function createWordIndex(): WordIndex {
  const postings = createWordPostings();
  const documents = new Map<string, { title: string; stems: readonly string[] }>();

  const remove = (id: string) => {
    postings.remove(id, documents.get(id)?.stems ?? []);
    documents.delete(id);
  };

  const put: WordIndex['put'] = (id, title, texts) => {
    remove(id);
    const weights = weightsOf(texts);
    postings.add(id, new Map([...weights].map(([stem, weight]) => [stem, weight / (weight + SATURATION)])));
    documents.set(id, { title: spaced(title), stems: [...weights.keys()] });
  };

  /** Relevance by id of the documents that have every word. */
  const withAll = (words: readonly string[]): Map<string, number> => {
    let found: Map<string, number> | null = null;
    for (const [at, word] of words.entries()) {
      const having = postings.saying(word, at === words.length - 1);
      const rarity = Math.log(1 + (documents.size - having.size + 0.5) / (having.size + 0.5));
      const next = new Map<string, number>();
      for (const [id, weight] of having) {
        const before: number | undefined = found ? found.get(id) : 0;
        if (before !== undefined) next.set(id, before + rarity * weight);
      }
      found = next;
    }
    return found ?? new Map();
  };

  const find: WordIndex['find'] = (query) => {
    const words = spokenWords(query);
    if (words.length === 0) return null;
    const said = spaced(query);
    const factorOf = (title = '') =>
      title === said ? TITLE_IS_IT : title.includes(said) ? TITLE_SAYS_IT : 1;
    const relevances = new Map<string, number>();
    for (const [id, relevance] of withAll(words))
      relevances.set(id, relevance * factorOf(documents.get(id)?.title));
    return relevances;
  };

  return { put, remove, has: (id) => documents.has(id), find };
}

/** How much a document says each stem, by how often and in which of its texts. */
function weightsOf(texts: readonly WeighedText[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { text, weight } of texts) {
    for (const [stem, count] of countsOf(stemsIn(text)))
      weights.set(stem, (weights.get(stem) ?? 0) + weight * (1 + Math.log(count)));
  }
  return weights;
}

/** Folded, and between spaces: so one text is found in another as whole words only. */
const spaced = (text: string): string => ` ${foldName(text)} `;

/** The words of a query that mean something; all of them where none does. */
function spokenWords(query: string): string[] {
  const words = [...new Set(wordsOf(fold(query)).map(({ text }) => text))];
  const spoken = words.filter((word) => !SILENT.has(word));
  return spoken.length > 0 ? spoken : words;
}

const knownStems = new LRUCache<string, readonly string[]>({ max: 50_000 });

/** Pieces between white space come again and again: each is folded once. */
const stemsIn = (text: string): string[] => text.split(/\s+/).flatMap(stemsOfPiece);

function stemsOfPiece(piece: string): readonly string[] {
  const known = knownStems.get(piece);
  if (known) return known;
  const stems = wordsOf(fold(piece)).map(({ text: word }) => stemOf(word));
  knownStems.set(piece, stems);
  return stems;
}

function countsOf(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
