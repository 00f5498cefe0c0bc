/** The words that open a section, in both languages. */
import { foldName } from '#engines/text/index.ts';
import { wordingsIn } from './wordings.ts';

/** In the order in which they are looked through. */
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
export type SectionKind = (typeof KINDS)[number];

const WORDS = wordingsIn('headings');

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

const DECORATION =
  /^(?:[\s\p{P}\p{S}]|\d{1,2}[.)]|[ivx]{1,4}[.)](?=\s)|[a-h][.)](?=\s))+|[\s\p{P}\p{S}]+$/giu;

/** Headings that a trade makes for itself: "Aviation Experience", "Kitchen Skills", "خبرات التدريس". */
const ENDINGS: [RegExp, SectionKind][] = [
  [
    /(?:^|\s)(?:experiences?|employment|appointments|work history|career history|sea service|career|engagements|positions|roles)$/,
    'work',
  ],
  [/^(?:ال)?خبر(?:ه|ات)(?:ي)?(?:\s|$)/, 'work'],
  [/(?:^|\s)(?:skills|competenc(?:y|ies)|proficienc(?:y|ies)|skill set)$/, 'skills'],
  [/^(?:ال)?مهارات(?:ي)?(?:\s|$)/, 'skills'],
  [/(?:^|\s)(?:education|degrees|academic qualifications?)$/, 'education'],
  [/^(?:ال)?موهلات(?:ي)?(?:\s|$)/, 'education'],
  [
    /(?:^|\s)(?:certifications?|certificates|licen[cs]es|trainings?|courses|registrations?)$/,
    'certifications',
  ],
  [/^(?:ال)?(?:دورات|رخص|تراخيص)(?:\s|$)/, 'certifications'],
  [/(?:^|\s)(?:awards|honou?rs|achievements)$/, 'awards'],
  [/(?:^|\s)(?:projects)$/, 'projects'],
  [/(?:^|\s)languages$|^languages? (?:\w+)$/, 'languages'],
  [/^(?:ال)?لغات(?:ي)?(?:\s|$)/, 'languages'],
  [/(?:^|\s)(?:summary|profile|objective|overview|statement)$/, 'summary'],
  [/(?:^|\s)publications$/, 'publications'],
];

/** Words that mark a resume as such, and are neither name nor heading. */
export const DOCUMENT_TITLE =
  /^(?:curriculum\s*vit(?:ae|æ)|c\.?\s?v\.?|resume|résumé|curriculum|vitae|bio\s?-?\s?data|السيرة\s+الذاتية|سيرة\s+ذاتية|السيرة|personal\s+resume)(?:\s+(?:of|for|[-–]).*)?$/i;

/** Kind of section that a line opens when it stands alone, or `null`. Letter-spaced words are joined first. */
export function sectionOfHeading(line: string): SectionKind | null {
  if (line.length > 64) return null;
  const bare = line.replace(DECORATION, '').replace(DECORATION, '');
  const key = foldName(bare);
  if (key === '') return null;
  const exact = LEXICON.get(key) ?? LEXICON.get(key.replace(/^(?:my|the|our)\s+/, ''));
  if (exact) return exact;
  const words = key.split(' ');
  if (words.length > 1 && words.length <= 4 && !/\d/.test(key)) {
    const ending = ENDINGS.find(([pattern]) => pattern.test(key));
    if (ending) return ending[1];
  }
  if (words.length > 1) {
    const squeezed = SQUEEZED.get(key.replace(/ /g, ''));
    if (squeezed && isLetterSpaced(words)) return squeezed;
  }
  if (words.length <= 7) {
    const parts = key.split(/\s+and\s+|\s+و\s+|\s+و(?=ال)/).filter(Boolean);
    const split =
      parts.length > 1
        ? parts
        : bare
            .split(/\s*[/|,&+،]\s*/)
            .map(foldName)
            .filter(Boolean);
    if (split.length > 1) {
      const kinds = split.map((part) => LEXICON.get(part));
      const known = kinds.filter((kind) => kind !== undefined);
      if (
        known.length === split.length ||
        (known.length > 0 &&
          known[0] &&
          kinds[0] &&
          split.length === 2 &&
          words.length <= 5 &&
          isHeadingWord(split[1]!))
      ) {
        return mostTelling(known);
      }
    }
  }
  return null;
}

/** Whether a heading is known word by word, and not by how it begins or ends. */
export function isKnownHeading(line: string): boolean {
  return LEXICON.has(foldName(line.replace(DECORATION, '').replace(DECORATION, '')));
}

function isHeadingWord(text: string): boolean {
  return /experience|skills?|training|certific|education|qualification|achievement|interest|information|details|language|award|membership|activit|affiliation|publication|course|licen[cs]e/.test(
    text,
  );
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

/** Every heading of the lexicon as it is written. */
export function headingWords(): string[] {
  return KINDS.flatMap((kind) => WORDS.spellings(kind));
}
