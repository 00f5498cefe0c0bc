/** The headings that are known as a whole, in both languages. */
import { foldName } from '#engines/text/index.ts';
import { wordingsIn } from './wordings.ts';

/** What the sections of a resume are about, in the order in which their headings are looked through. */
const KINDS = [
  'contact',
  'summary',
  'work',
  'education',
  'certifications',
  'skills',
  'languages',
  'awards',
  'projects',
  'volunteer',
  'personal',
  'references',
  'publications',
  'other',
] as const;

/** What a section is about; "other" is whatever none of them says. */
export type SectionKind = (typeof KINDS)[number];

const WORDS = wordingsIn('headings');

/** By the folded heading, and by its letters without spaces. */
const LEXICON = new Map<string, SectionKind>();
const SQUEEZED = new Map<string, SectionKind>();
for (const kind of KINDS) {
  for (const word of WORDS.spellings(kind)) {
    const key = foldName(word);
    if (!LEXICON.has(key)) LEXICON.set(key, kind);
    const squeezed = key.replace(/ /g, '');
    if (squeezed.length > 4 && !SQUEEZED.has(squeezed)) SQUEEZED.set(squeezed, kind);
  }
}

/** The kind of section that a folded heading opens, or `null`. */
export function kindOfWords(key: string): SectionKind | null {
  return LEXICON.get(key) ?? null;
}

/** The kind of section, or `null`, of a folded heading without its spaces: letter-spaced type parts it anywhere. */
export function kindOfWordsTogether(letters: string): SectionKind | null {
  return SQUEEZED.get(letters) ?? null;
}

/** Every heading of the lexicon as it is written. */
export function headingWords(): string[] {
  return KINDS.flatMap((kind) => WORDS.spellings(kind));
}
