import { fold } from './fold.ts';

/** A word of a folded text. */
export type Word = {
  text: string;
  /** Offsets in the folded text. */
  start: number;
  end: number;
};

// A word keeps the + and # of "c++" and "c#" and the dot of ".net"; other dots part ("node.js" is two words).
const wordPattern =
  /(?:(?<![\p{L}\p{N}])\.(?=net(?![\p{L}\p{N}])))?\p{L}[\p{L}\p{N}]*(?:\+\+|[+#](?![\p{L}\p{N}]))?|\p{N}[\p{L}\p{N}]*|&/gu;

/** The words of a folded text in order. "&" is the word "and", so that both spellings meet. */
export function wordsOf(folded: string): Word[] {
  const words: Word[] = [];
  for (const match of folded.matchAll(wordPattern)) {
    const start = match.index;
    const text = match[0];
    words.push({ text: text === '&' ? 'and' : text, start, end: start + text.length });
  }
  return words;
}

const arabic = /^[\u0600-\u06ff]/;

/** Whether a folded word begins with an Arabic letter. */
export function isArabic(word: string): boolean {
  return arabic.test(word);
}

/**
 * The form under which a folded word is looked up. Deliberately light: English plurals and British spelling,
 * the Arabic article, plural -at and feminine adjective; both sides of a comparison go through it.
 */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = isArabic(word) ? arabicStem(word) : englishStem(word);
    if (stems.size >= rememberedStems) stems.clear();
    stems.set(word, stem);
  }
  return stem;
}

const stems = new Map<string, string>();
const rememberedStems = 100_000;

function englishStem(word: string): string {
  if (word.length < 4) return word;
  let stem = word;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith('s') && !/(?:ss|us|is|onomics|netics)$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5) {
    stem = stem
      .replace(/isation/, 'ization')
      .replace(/is(e|ed|er|ing)$/, 'iz$1')
      .replace(/ll(ing|ed|er)$/, 'l$1')
      .replace(/our(?=$|al$|ing$|ed$|er$)/, 'or')
      .replace(/tre$/, 'ter')
      .replace(/programme$/, 'program');
  }
  return stem;
}

function arabicStem(word: string): string {
  let stem = word;
  // The article leaves; a conjunction or preposition before it stays, for inside a term it matters.
  if (/^[وفبك]ال..../u.test(stem)) stem = stem[0] + stem.slice(3);
  else if (/^ال../u.test(stem)) stem = stem.slice(2);
  else if (/^لل../u.test(stem)) stem = `ل${stem.slice(2)}`;
  if (stem.length > 4 && stem.endsWith('ات')) stem = `${stem.slice(0, -2)}ه`;
  else if (stem.length > 4 && stem.endsWith('يه')) stem = stem.slice(0, -1);
  return stem;
}

/** Endings of nouns of action and of their doers, of adjectives, and of inflected words. */
const suffixes = new RegExp(
  `(?:${[
    'izations?|ational|ations?|ators?|ating|ative|ments?|ings?',
    'ers?|ors?|ists?|ians?|ical|ics?|ed|ies|y|es|e',
    'als?|ances?|ants?|ency|ents?|ive|ions?',
  ].join('|')})$`,
);

/**
 * A shorter form than the stem, under which "accountant", "accounting" and "accounts" meet; it also confuses some
 * words, so use it for ranking, never for deciding that a skill was named.
 */
export function rootOf(word: string): string {
  const own = ownRoots.get(word);
  if (own) return own;
  const stem = stemOf(word);
  if (isArabic(stem)) {
    const bare = stem.replace(/^[وبلكف](?=....)/u, '').replace(/^م(?=....)/u, '');
    return bare.length > 4 ? bare.replace(/(?:ون|ين|ان|يه|ه|ي)$/u, '') : bare;
  }
  if (stem.length < 5) return stem;
  const root = stem.replace(suffixes, '');
  return root.length >= 3 ? root : stem;
}

/** Words of titles whose plain root is that of another trade: "customer", "policy". */
const ownRoots = new Map([
  ['customs', 'customs'],
  ['police', 'police'],
]);

/**
 * What remains of an Arabic word without the conjunctions and prepositions written onto it ("وبالبرمجة"
 * gives "برمجه"), as stems, nearest first, with the number of letters skipped. Guesses: use them only where
 * a dictionary confirms one.
 */
export function withoutArabicPrefixes(word: string): { stem: string; skipped: number }[] {
  const rests: { stem: string; skipped: number }[] = [];
  let rest = word;
  while (/^(?:[وفبلك]...|لل..)/u.test(rest) && rests.length < 3) {
    rest = rest.startsWith('لل') ? rest.slice(2) : rest.slice(1);
    rests.push({ stem: arabicStem(rest), skipped: word.length - rest.length });
  }
  return rests;
}

/** The look-up key of a whole name: the stems of its words, joined. */
export function keyOf(text: string): string {
  return wordsOf(fold(text))
    .map((word) => stemOf(word.text))
    .join(' ');
}
