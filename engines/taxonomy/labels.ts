/** Labels of forms and tables, and the roles they give to what stands beside them. */
import { foldName } from '#engines/text/index.ts';
import { wordingsIn } from './wordings.ts';

/** In the order in which they are looked through. */
const LABEL_ROLES = [
  'name',
  'headline',
  'email',
  'phone',
  'location',
  'link',
  'organisation',
  'title',
  'dates',
  'from',
  'to',
  'details',
  'degree',
  'field',
  'institution',
  'grade',
  'certificate',
  'issuer',
  'issued',
  'expires',
  'credential',
  'language',
  'level',
  'ignore',
] as const;
export type LabelRole = (typeof LABEL_ROLES)[number];

const WORDS = wordingsIn('labels');

const ROLES = new Map<string, LabelRole[]>();
for (const role of LABEL_ROLES) {
  for (const word of WORDS.spellings(role)) {
    const key = foldName(word);
    const roles = ROLES.get(key) ?? [];
    if (!roles.includes(role)) roles.push(role);
    ROLES.set(key, roles);
  }
}

/** Roles a label may give, or none. Which one holds depends on the section. */
export function rolesOfLabel(text: string): LabelRole[] {
  if (text.length > 64) return [];
  const key = foldName(text.replace(/[:：.\s]+$/, ''));
  return ROLES.get(key) ?? rolesInTwoLanguages(text);
}

/** "Name / الاسم", "المسمى الوظيفي (Position)": a label with its translation has the roles of both. */
function rolesInTwoLanguages(text: string): LabelRole[] {
  if (!/\p{Script=Arabic}/u.test(text) || !/\p{Script=Latin}/u.test(text) || /\d/u.test(text)) return [];
  const [latin = [], arabic = []] = [/[^\p{Script=Latin}\s]+/gu, /[^\p{Script=Arabic}\s]+/gu].map(
    (others) => ROLES.get(foldName(text.replace(others, ' '))) ?? [],
  );
  return latin.filter((role) => arabic.includes(role));
}

/** The role of a label among those that a section knows. */
export function roleAmong(text: string, allowed: LabelRole[]): LabelRole | null {
  const roles = rolesOfLabel(text);
  return allowed.find((role) => roles.includes(role)) ?? null;
}

/** Every label as it is written. */
export function labelWords(): string[] {
  return LABEL_ROLES.flatMap((kind) => WORDS.spellings(kind));
}
