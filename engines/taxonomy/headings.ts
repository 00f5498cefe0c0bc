/** The words that open a section, in both languages. */
import { foldName } from '#engines/text/index.ts';
import { holdsHeadingWord, kindByEnding } from './heading-endings.ts';
import { kindOfWords, kindOfWordsTogether, type SectionKind } from './heading-lexicon.ts';

const DECORATION =
  /^(?:[\s\p{P}\p{S}]|\d{1,2}[.)]|[ivx]{1,4}[.)](?=\s)|[a-h][.)](?=\s))+|[\s\p{P}\p{S}]+$/giu;

/** Words that mark a resume as such, and are neither name nor heading. */
export const DOCUMENT_TITLE = new RegExp(
  `^(?:${[
    'curriculum\\s*vit(?:ae|æ)|c\\.?\\s?v\\.?|resume|résumé|curriculum|vitae|personal\\s+resume',
    'bio\\s?-?\\s?data|السيرة\\s+الذاتية|سيرة\\s+ذاتية|السيرة',
  ].join('|')})(?:\\s+(?:of|for|[-–]).*)?$`,
  'i',
);

/** Kind of section that a line opens when it stands alone, or `null`. Letter-spaced words are joined first. */
export function sectionOfHeading(line: string): SectionKind | null {
  if (line.length > 64) return null;
  const bare = line.replace(DECORATION, '').replace(DECORATION, '');
  const key = foldName(bare);
  if (key === '') return null;
  const exact = kindOfWords(key) ?? kindOfWords(key.replace(/^(?:my|the|our)\s+/, ''));
  if (exact) return exact;
  const words = key.split(' ');
  return (
    kindInTwoLanguages(bare) ??
    (words.length > 1 && words.length <= 4 && !/\d/.test(key) ? kindByEnding(key) : null) ??
    (words.length > 1 && isLetterSpaced(words) ? kindOfWordsTogether(words.join('')) : null) ??
    (words.length <= 7 ? kindOfParts(bare, key) : null)
  );
}

/** "Experience – الخبرات", "Skills (المهارات)": a heading with its translation. */
function kindInTwoLanguages(bare: string): SectionKind | null {
  const inEach = [/[^\p{Script=Arabic}]+/gu, /[^\p{Script=Latin}]+/gu].map((others) =>
    foldName((bare.match(others) ?? []).join(' ').replace(/[^\p{L}\s]+/gu, ' ')),
  );
  if (inEach.some((words) => words === '' || words.split(' ').length > 4)) return null;
  const kinds = inEach.flatMap((words) => kindOfWords(words) ?? []);
  return kinds.length > 0 ? mostTelling(kinds) : null;
}

/** "Education and Training", "Awards / Honours": headings of several names, all of them known, or the first of two. */
function kindOfParts(bare: string, key: string): SectionKind | null {
  const parts = partsOf(bare, key);
  const [first, second, third] = parts;
  if (second === undefined) return null;
  const kinds = parts.flatMap((part) => kindOfWords(part) ?? []);
  const leads =
    first !== undefined &&
    kindOfWords(first) !== null &&
    third === undefined &&
    key.split(' ').length <= 5 &&
    holdsHeadingWord(second);
  return kinds.length === parts.length || leads ? mostTelling(kinds) : null;
}

/** The names that a heading joins, by "and" or by signs. */
function partsOf(bare: string, key: string): string[] {
  const joined = key.split(/\s+and\s+|\s+و\s+|\s+و(?=ال)/).filter(Boolean);
  if (joined.length > 1) return joined;
  return bare
    .split(/\s*[/|,&+،]\s*/)
    .map(foldName)
    .filter(Boolean);
}

/** Whether a heading is known word by word, and not by how it begins or ends. */
export function isKnownHeading(line: string): boolean {
  return kindOfWords(foldName(line.replace(DECORATION, '').replace(DECORATION, ''))) !== null;
}

function isLetterSpaced(words: string[]): boolean {
  const single = words.filter((word) => word.length <= 2).length;
  return single >= words.length * 0.6;
}

/** A heading that names two sections opens the one whose entries can hold the other's. */
function mostTelling(kinds: SectionKind[]): SectionKind {
  const order: SectionKind[] = [
    'work',
    'education',
    'certifications',
    'projects',
    'skills',
    'languages',
    'awards',
    'volunteer',
  ];
  for (const kind of order) if (kinds.includes(kind)) return kind;
  return kinds[0] ?? 'other';
}
