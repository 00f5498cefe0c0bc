import { rootOf, stemFor, stemOf } from '#engines/text/index.ts';

/** A text of a document and how much its words weigh. */
export interface WeighedText {
  text: string;
  weight: number;
}

/** Which documents say a word, with what weight. */
export interface WordPostings {
  /** Puts the stems of a document in, with their weights. */
  add(id: string, stems: ReadonlyMap<string, number>): void;
  /** Takes out what was put in with these stems. */
  remove(id: string, stems: Iterable<string>): void;
  /** Whether any document says the word as it stands, in another form of it, or one that begins so. */
  knows(word: string): boolean;
  /** The best weight by document; of a word that may still be typed, beginnings count too. */
  saying(word: string, isStillTyped: boolean): Map<string, number>;
}

const BY_KINSHIP = 0.6;
const BY_BEGINNING = 0.7;
const LEAST_BEGINNING = 2;

/** No documents yet. */
export function createWordPostings(): WordPostings {
  const postings = new Map<string, Map<string, number>>();
  const kin = new Map<string, Set<string>>();

  /** The stems by which a word may be met, with how much a meeting counts. */
  const formsOf = (word: string, isStillTyped: boolean): Map<string, number> => {
    const forms = new Map<string, number>();
    if (isStillTyped && word.length >= LEAST_BEGINNING) {
      for (const stem of postings.keys()) if (stem.startsWith(word)) forms.set(stem, BY_BEGINNING);
    }
    const stem = stemOf(word);
    for (const key of kinshipsOf(stem))
      for (const other of kin.get(key) ?? []) forms.set(other, Math.max(BY_KINSHIP, forms.get(other) ?? 0));
    forms.set(stem, 1);
    return forms;
  };

  return {
    add(id, stems) {
      for (const [stem, weight] of stems) {
        const having = postings.get(stem) ?? new Map<string, number>();
        if (having.size === 0) {
          postings.set(stem, having);
          for (const key of kinshipsOf(stem)) kin.set(key, (kin.get(key) ?? new Set()).add(stem));
        }
        having.set(id, weight);
      }
    },
    remove(id, stems) {
      for (const stem of stems) {
        const having = postings.get(stem);
        if (!having?.delete(id) || having.size > 0) continue;
        postings.delete(stem);
        for (const key of kinshipsOf(stem)) kin.get(key)?.delete(stem);
      }
    },
    knows: (word) =>
      postings.has(stemOf(word)) ||
      kinshipsOf(stemOf(word)).some((key) => (kin.get(key)?.size ?? 0) > 0) ||
      postings.keys().some((stem) => stem.startsWith(word)),
    saying(word, isStillTyped) {
      const best = new Map<string, number>();
      for (const [stem, share] of formsOf(word, isStillTyped)) {
        for (const [id, weight] of postings.get(stem) ?? [])
          best.set(id, Math.max(best.get(id) ?? 0, weight * share));
      }
      return best;
    },
  };
}

/** Under which a stem meets its kin: "accountant" and "accounting", the two genders of an Arabic title. */
const kinshipsOf = (stem: string): string[] => [`root ${rootOf(stem)}`, `stem ${stemFor(stem)}`];
