/** One key for the forms of a word that phrases of duties are made of: "dispensed", "dispensing", "dispense". */
import { isArabic, stemFor } from '#engines/text/index.ts';
import { derived } from './derived.ts';
import { columns, linesOf, releaseFile } from './reading/text-files.ts';

const ENDINGS = /(?:ations?|ating|ate[ds]?|ions?|ings?|e[ds]|ments?|(?<!s)s|e)$/;
const LEAST_STEM = 3;

/** The key of an English word; nouns of doers ("manager") keep their ending, for a title is no duty. */
function englishKey(word: string): string {
  // "carries" and "carry" are one, and no car.
  if (/(?:y|ies|ied)$/.test(word) && word.length > LEAST_STEM + 1) return word.replace(/(?:y|ies|ied)$/, 'i');
  const ending = ENDINGS.exec(word)?.[0] ?? '';
  const stem = word.length - ending.length >= LEAST_STEM ? word.slice(0, word.length - ending.length) : word;
  return stem.replace(/([^aeiou])\1$/, '$1');
}

/** Reads the keys of folded words: more than one where an Arabic word may carry a particle or the sign of a verb. */
export const dutyKeys = derived((taxonomy) => {
  const irregular = new Map(
    linesOf(releaseFile(taxonomy, 'irregular-verbs.txt')).flatMap(({ text }) => {
      const [verb = '', ...forms] = columns(text);
      return forms.map((form) => [form, verb] as const);
    }),
  );
  const remembered = new Map<string, readonly string[]>();
  return (word: string): readonly string[] => {
    const known = remembered.get(word);
    if (known) return known;
    const keys = isArabic(word) ? arabicKeys(word) : [englishKey(irregular.get(word) ?? word)];
    // Texts of strangers pass through here: the memory of their words is bounded.
    if (remembered.size < 50_000) remembered.set(word, keys);
    return keys;
  };
});

function arabicKeys(word: string): string[] {
  const keys = new Set([stemFor(word)]);
  let rest = word;
  while (/^[وفبلك]...|^[وفبلك]ال/u.test(rest) && keys.size < 4) {
    rest = rest.slice(1);
    keys.add(stemFor(rest));
  }
  // "يصرف" beside "صرف": the present of a plain verb.
  if (/^[يتن].../u.test(rest)) keys.add(stemFor(rest.slice(1)));
  return [...keys];
}
