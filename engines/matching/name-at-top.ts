import { derived, placesIn, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, stemFor, wordsOf } from '#engines/text/index.ts';

const WORDS = wordingsIn('matching/personal-lines');

// Given names that are also words of a trade or of English: before a trade's name they still open a name.
const givenNamesThatAreWords = new Set(WORDS.spellings('given names that are words'));
const headlineOpenings = new Set(WORDS.spellings('opens a headline'));
/** Greetings, wishes and what somebody tells in a message: «مساء الخير», «انا مهندس شبكات». */
const ofSentences = wordingsIn('resumes/name').pattern('words that no name has', { spaces: 'one' });
const headings = new RegExp(
  `^${WORDS.source('headings at the top', { edges: 'anywhere', spaces: 'one' })}[^\\p{L}\\p{N}]*$`,
  'u',
);

/** The name that opens a resume, exactly as written; `null` when the first line is something else. */
export function nameAtTop(taxonomy: Taxonomy, text: string): string | null {
  for (const line of text.split('\n').slice(0, 8)) {
    const trimmed = line.trim();
    if (trimmed === '' || headings.test(fold(trimmed))) continue;
    const surnameFirst = /^\p{Lu}[\p{L}'’-]+, (\p{Lu}[\p{L}'’-]+)$/u.exec(trimmed);
    if (surnameFirst) return isStranger(taxonomy, firstOf(surnameFirst.slice(1))) ? trimmed : null;
    const sentence =
      /^(\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]*\.?|bin|al|el|de|van|der|bint)){1,4}) (?:is|has|was|holds|works|brings)\b/u.exec(
        trimmed,
      );
    const head = sentence?.[1] ?? firstOf(trimmed.split(/[|,،\t•·–—:(]| - | {2,}/)).trim();
    return looksLikeName(taxonomy, head) ? head : null;
  }
  return null;
}

/** Neither a word of a trade nor a place, as in "Engineer, Dubai". */
function isStranger(taxonomy: Taxonomy, word: string): boolean {
  const folded = fold(word);
  return !tradeWords(taxonomy).words.has(stemFor(folded)) && placesIn(taxonomy, word).length === 0;
}

function looksLikeName(taxonomy: Taxonomy, head: string): boolean {
  const words = head.split(/\s+/);
  if (words.length < 2 || words.length > 6 || !/^[\p{L}\p{M}'’.\-\s]+$/u.test(head)) return false;
  const isLatin = /^[\p{Script=Latin}'’.\-\s]+$/u.test(head);
  if (
    isLatin &&
    !words.every(
      (word) => /^\p{Lu}/u.test(word) || /^(bin|bint|al|el|de|da|van|der|von|ibn|abu)$/u.test(word),
    )
  )
    return false;
  if (ofSentences.test(fold(head))) return false;
  const folded = wordsOf(fold(head)).map((word) => word.text);
  const [first] = folded;
  if (first === undefined) return false;
  if (!isLatin) return !tradeWords(taxonomy).arabicOpenings.has(masculine(first));
  if (givenNamesThatAreWords.has(first)) return true;
  if (headlineOpenings.has(first)) return false;
  // A stranger beside one trade word at most makes "Sarah Baker" a name; lines of trade words are headlines.
  const strangers = folded.filter((word) => !tradeWords(taxonomy).words.has(stemFor(word))).length;
  const opensWithStranger = !tradeWords(taxonomy).words.has(stemFor(first));
  return strangers > 0 && folded.length - strangers <= (opensWithStranger ? 2 : 1);
}

interface TradeWords {
  /** Stems of the words of every occupation and skill. */
  words: Set<string>;
  /** First words of Arabic names of occupations, where Arabic puts the trade, in the masculine. */
  arabicOpenings: Set<string>;
}

const tradeWords = derived(({ occupations, skills }): TradeWords => {
  const known: TradeWords = {
    words: new Set(),
    arabicOpenings: new Set(WORDS.spellings('opens an Arabic headline').map(masculine)),
  };
  for (const { name, aliases } of [...occupations, ...skills]) {
    for (const form of [name.en, ...aliases.en]) {
      for (const word of wordsOf(fold(form))) known.words.add(stemFor(word.text));
    }
  }
  for (const { name, aliases } of occupations) {
    for (const form of [name.ar, ...aliases.ar])
      known.arabicOpenings.add(masculine(firstOf(fold(form).split(' '))));
  }
  return known;
});

function masculine(word: string): string {
  return word.replace(/^ال(?=...)/u, '').replace(/ه$/u, '');
}

const firstOf = (parts: readonly string[]): string => parts[0] ?? '';
