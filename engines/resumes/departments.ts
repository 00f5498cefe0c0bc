/** The departments, wards and subjects that stand behind a title or an employer: "Resident, Internal Medicine". */
import { wordingsIn } from '#engines/taxonomy/index.ts';

const WORDS = wordingsIn('resumes/departments');
const IN_ENGLISH = new RegExp(
  `^(?:the\\s+)?(?:[\\p{L}&.-]+\\s+){0,2}${WORDS.source('departments in English', { edges: 'anywhere' })}(?:\\s*[-–&/]\\s*\\p{L}+|(?:\\s+(?:department|dept|unit|ward|section|division|team|school|kitchen|shift)))?\\.?$|^(?:department|dept|school|division|section)\\.?\\s+of\\s`,
  'iu',
);
const IN_ARABIC = new RegExp(
  `^(?:ال)?${WORDS.source('departments in Arabic', { edges: 'anywhere' })}(?:\\s|$)`,
  'u',
);

/** Whether a text names a part of an employer, or what is taught or looked after there. */
export function isDepartment(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length < 48 && (IN_ENGLISH.test(trimmed) || IN_ARABIC.test(trimmed));
}

/** "Finance Department": a department by its own word. A name of an employer may sound like one ("Quay Nine Logistics"). */
export function isPartOfEmployer(text: string): boolean {
  return PART_OF_EMPLOYER.test(text.trim()) && isDepartment(text);
}

const PART_OF_EMPLOYER = /\s(?:department|dept\.?|unit|ward|section|division)$|^قسم\s/iu;
