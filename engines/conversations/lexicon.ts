import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, isArabic, slipsBetween } from '#engines/text/index.ts';

/** What a run of words is about. */
export interface Meant {
  concept: string;
  /** Which words of the question, counted from 0; `end` is the one behind the last. */
  start: number;
  end: number;
}

/** The words that conversations are understood by, with what each means. */
export interface Lexicon {
  /** Every concept that words of a question mean; one word may mean several. */
  meantBy(words: readonly string[]): Meant[];
  /** Whether it has this word, spelled exactly or with an affix of Arabic. */
  knows(word: string): boolean;
  /** The known word that a misspelt one stands for; the word itself where it is known or nothing is near. */
  respelt(word: string): string;
}

/** The folded words of a text: what is written together stays together, signs part. */
export function wordsIn(text: string): string[] {
  return (
    fold(text)
      .replace(/['’]/g, '')
      .match(/\p{L}+|\d+(?:[.,]\d+)?/gu) ?? []
  );
}

/** Reads the lexicon of the release. */
export function openLexicon(): Lexicon {
  const source = readFileSync(join(import.meta.dirname, 'data', 'lexicon.txt'), 'utf8');
  return lexiconOf(source);
}

/** The lexicon of a text in the form of `data/lexicon.txt`. */
export function lexiconOf(source: string): Lexicon {
  const concepts = new Map<string, Set<string>>();
  const vocabulary = new Set<string>();
  const whole = new Map<string, string>();
  let longest = 1;
  for (const line of source.split('\n')) {
    const [concept, wordings] = /^([A-Z]+): (.+)$/.exec(line)?.slice(1) ?? [];
    if (!concept || !wordings) continue;
    for (const wording of wordings.split(',')) {
      const words = wordsIn(wording);
      if (words.length === 0) continue;
      if (wording.trim().startsWith('=')) {
        whole.set(words.join(' '), concept);
        continue;
      }
      for (const word of words) vocabulary.add(word);
      longest = Math.max(longest, words.length);
      const key = words.map(baseOf).join(' ');
      concepts.set(key, (concepts.get(key) ?? new Set()).add(concept));
    }
  }
  const bases = new Set([...concepts.keys()].flatMap((key) => key.split(' ')));
  const knows = (word: string) =>
    vocabulary.has(word) || whole.has(word) || formsOf(word).some((form) => bases.has(form));
  return {
    knows,
    respelt: (word) => (knows(word) ? word : (nearest(word, vocabulary) ?? word)),
    meantBy(words) {
      const forms = words.map((word) => formsOf(word).filter((form) => bases.has(form)));
      const found: Meant[] = [];
      for (const [start, word] of words.entries()) {
        const concept = whole.get(word);
        if (concept) found.push({ concept, start, end: start + 1 });
      }
      for (let start = 0; start < words.length; start++)
        for (let end = Math.min(words.length, start + longest); end > start; end--)
          for (const key of joined(forms.slice(start, end)))
            for (const concept of concepts.get(key) ?? []) found.push({ concept, start, end });
      return found;
    },
  };
}

/** All ways to say a run of words with one form of each; few, since a word has few known forms. */
function joined(forms: readonly (readonly string[])[]): string[] {
  let keys = [''];
  for (const choices of forms) {
    if (choices.length === 0) return [];
    keys = keys.flatMap((key) => choices.map((choice) => (key === '' ? choice : `${key} ${choice}`)));
    if (keys.length > 60) return [];
  }
  return [...new Set(keys)];
}

const ENDINGS = /(?:تي|هم|نا|ها|كم|كن|ين|ون|ات|ان|يه|ي|ه|ك|ت)$/u;

/** The form that a wording of the lexicon is kept under: an Arabic word without its article, an English one in the singular. */
function baseOf(word: string): string {
  if (isArabic(word)) return word.length > 4 ? word.replace(/^ال(?=..)/u, '') : word;
  return singular(word);
}

/** What a word of a question may be in the lexicon, from the word itself to what is left without its affixes. */
function formsOf(word: string): string[] {
  if (!isArabic(word)) return [...new Set([word, singular(word)])];
  const forms = new Set([word]);
  for (const bare of [word, word.replace(/^[وف](?=...)/u, '')]) {
    forms.add(bare);
    for (const rest of withoutPrefix(bare)) forms.add(rest);
  }
  // The forms so far: what the loop adds has lost its ending already.
  for (const form of Array.from(forms)) {
    const rest = form.replace(ENDINGS, '');
    if (rest.length >= 3) forms.add(rest).add(`${rest}ه`).add(`${rest}ي`);
  }
  return [...forms];
}

/** Article, prepositions written onto the word, and the demonstrative and future of the dialects. */
function withoutPrefix(word: string): string[] {
  return ['ال', 'بال', 'هال', 'عال', 'كال', 'لل', 'ب', 'ل', 'ه', 'ع', 'ح']
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= 3)
    .map((prefix) => word.slice(prefix.length));
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/**
 * The word of a vocabulary that differs by one slip, or by two in a long word. It begins with the same letter, as nearly
 * all misspelt words do; short words have too many neighbours to be guessed.
 */
function nearest(word: string, vocabulary: ReadonlySet<string>): string | null {
  if (word.length < 4 || /\d/.test(word)) return null;
  const most = word.replace(/^ال/u, '').length >= 8 ? 2 : 1;
  let best: string | null = null;
  let fewest = most + 1;
  for (const known of vocabulary) {
    if (known[0] !== word[0] || known.length < 4 || Math.abs(known.length - word.length) > most) continue;
    const slips = slipsBetween(word, known, fewest - 1);
    if (slips < fewest) [best, fewest] = [known, slips];
  }
  return best;
}
