/** Whether a text is what somebody is called at work, or a duty or a field of work in words that titles have too. */
import { foldTitle, hasArabic, stemOf, wordsOf } from '#engines/text/index.ts';
import { derived } from './derived.ts';
import type { Taxonomy } from './taxonomy.ts';
import { wordingsIn } from './wordings.ts';

const WORDS = wordingsIn('titles-of-people');
const GOES_ON = `(?:${WORDS.source('goes on behind the verb of a duty', { edges: 'anywhere', spaces: 'one' })})`;
/** "Support the sales team", "Report to the manager", "Prepare monthly payroll reports": said of work, not of who does it. */
const DUTY = new RegExp(
  `^(?:${WORDS.source('opens a duty', { edges: 'anywhere', spaces: 'one' })})\\s+${GOES_ON}(?!\\p{L})`,
  'u',
);

/** Whether some word of a title heads the names of people at work, and it is no duty that names them in passing. */
export function namesSomebody(taxonomy: Taxonomy, title: string): boolean {
  const folded = foldTitle(title);
  if (DUTY.test(folded)) return false;
  const heads = headsOfPeople(taxonomy);
  const words = wordsOf(folded).map(({ text }) => text);
  return words.some((word) => heads.has(stemOf(word))) || BEARS_ENDING.test(words.at(-1) ?? '');
}

/** "Planer", "shotblaster": whom no list has, by the ending that English gives to who does something. */
const BEARS_ENDING = /^\p{L}{3,}(?:er|or|ist|man|woman)$/u;

/** English names are headed by their last word, before "of" or "for"; Arabic ones by their first. */
const headsOfPeople = derived(({ occupations }) => {
  const heads = new Set<string>();
  const put = (name: string) => {
    const words = wordsOf(foldTitle(name.split(/\s(?:of|for|in|to|with|and|-|–)\s|[,(/]/u)[0] ?? '')).map(
      ({ text }) => text,
    );
    const head = hasArabic(name) ? words[0] : words.at(-1);
    if (head !== undefined) heads.add(stemOf(head));
  };
  for (const { name, aliases } of occupations) {
    put(name.en);
    put(name.ar);
    for (const alias of [...aliases.en, ...aliases.ar]) if (!/\s/u.test(alias.trim())) put(alias);
  }
  return heads;
});
