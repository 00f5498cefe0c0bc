import { LRUCache } from 'lru-cache';
import { fold, foldName, rootOf, stemFor, stemOf, wordsOf } from '#engines/text/index.ts';

/** A text of a document and how much its words weigh. */
export interface WeighedText {
  text: string;
  weight: number;
}

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
const BY_KINSHIP = 0.5;
const BY_BEGINNING = 0.7;
const LEAST_BEGINNING = 2;
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
  const postings = createPostings();
  const documents = new Map<string, { title: string; stems: readonly string[] }>();

  const remove = (id: string) => {
    for (const stem of documents.get(id)?.stems ?? []) postings.remove(stem, id);
    documents.delete(id);
  };

  const put: WordIndex['put'] = (id, title, texts) => {
    remove(id);
    const weights = weightsOf(texts);
    for (const [stem, weight] of weights) postings.add(stem, id, weight / (weight + SATURATION));
    documents.set(id, { title: spaced(title), stems: [...weights.keys()] });
  };

  /** Relevance by id of the documents that have every word. */
  const withAll = (words: readonly string[]): Map<string, number> => {
    let found: Map<string, number> | null = null;
    for (const [at, word] of words.entries()) {
      const having = postings.documentsWith(word, at === words.length - 1);
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

/** Which documents have a stem, with what weight, and which stems are kin. */
function createPostings() {
  const postings = new Map<string, Map<string, number>>();
  const kin = new Map<string, Set<string>>();

  /** The stems by which a word may be met, with how much a meeting counts. */
  const formsOf = (word: string, isLast: boolean): Map<string, number> => {
    const forms = new Map<string, number>();
    if (isLast && word.length >= LEAST_BEGINNING) {
      for (const stem of postings.keys()) if (stem.startsWith(word)) forms.set(stem, BY_BEGINNING);
    }
    const stem = stemOf(word);
    for (const key of kinshipsOf(stem))
      for (const other of kin.get(key) ?? []) forms.set(other, Math.max(BY_KINSHIP, forms.get(other) ?? 0));
    forms.set(stem, 1);
    return forms;
  };

  return {
    add(stem: string, id: string, weight: number): void {
      const having = postings.get(stem) ?? new Map<string, number>();
      if (having.size === 0) {
        postings.set(stem, having);
        for (const key of kinshipsOf(stem)) kin.set(key, (kin.get(key) ?? new Set()).add(stem));
      }
      having.set(id, weight);
    },
    remove(stem: string, id: string): void {
      const having = postings.get(stem);
      if (!having?.delete(id) || having.size > 0) return;
      postings.delete(stem);
      for (const key of kinshipsOf(stem)) kin.get(key)?.delete(stem);
    },
    /** The best weight by id; of a word that may still be typed, the last of a query, beginnings count too. */
    documentsWith(word: string, isLast: boolean): Map<string, number> {
      const best = new Map<string, number>();
      for (const [stem, share] of formsOf(word, isLast)) {
        for (const [id, weight] of postings.get(stem) ?? [])
          best.set(id, Math.max(best.get(id) ?? 0, weight * share));
      }
      return best;
    },
  };
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

/** Under which a stem meets its kin: "accountant" and "accounting", the two genders of an Arabic title. */
const kinshipsOf = (stem: string): string[] => [`root ${rootOf(stem)}`, `stem ${stemFor(stem)}`];

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
