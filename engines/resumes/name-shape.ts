/** Whether a text is shaped like the name of a person. */
import { DOCUMENT_TITLE, sectionOfHeading, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, hasArabic } from '#engines/text/index.ts';

const WORDS = wordingsIn('resumes/name');

/** What stands before a name: "Dr.", "Eng/". */
export const HONORIFIC = new RegExp(
  `^${WORDS.source('honorifics', { edges: 'anywhere' })}[.\\s/:：]+\\s*`,
  'iu',
);

/** What is written small within a name. */
const PARTICLE = new RegExp(`^${WORDS.source('particles of names', { edges: 'anywhere' })}$`, 'i');

/** Titles that belong to a name as it is written: "Prof. Dr. Khalil Mansour". */
export const ACADEMIC_TITLE =
  /^(?:(?:prof|dr)\.?\s+|(?:أ\s?\.\s?)?د\s?[./]\s*|(?:ال)?(?:دكتورة?|بروفيسورة?)\s+)+/iu;

/** "worked at", «عملت في»: what tells of a job. */
const TELLS_OF_A_JOB = /^(?:work(?:ed|ing|s)?|serv(?:ed|ing)|عمل|عملت|أعمل|اعمل|يعمل|تعمل)\s/iu;

/** Labels and marks that stand where names do. */
const NO_NAME =
  /^(?:phone|email|mobile|address|page|nationality|confidential|tel|contact|العنوان|الهاتف|البريد)\b/i;

/** Words of greetings, of wishes and of what somebody tells, which are in no name: «مساء الخير يا فندم», «مش عايز ارجع». */
const OF_SENTENCES = WORDS.pattern('words that no name has', { spaces: 'one' });

/** Whether a text may be a name: words, and neither a sentence, a heading nor a label. */
export function isNameShape(text: string): boolean {
  const bare = text.replace(ACADEMIC_TITLE, '').replace(HONORIFIC, '').trim();
  if (bare.length < 3 || bare.length > 60) return false;
  if (/[\p{Nd}@:/|+_#%&*=<>]/u.test(bare)) return false;
  if (DOCUMENT_TITLE.test(bare) || sectionOfHeading(bare)) return false;
  const words = bare.split(/\s+/);
  if (words.length > 7) return false;
  if (!/^[\p{L}]/u.test(bare)) return false;
  if (/[.!?]$/.test(bare) && !/(?<!\p{L})\p{L}\.$/u.test(bare)) return false;
  if (!hasArabic(bare) && words.some(isSmallWord)) return false;
  return !NO_NAME.test(bare) && !TELLS_OF_A_JOB.test(bare) && !OF_SENTENCES.test(fold(bare));
}

function isSmallWord(word: string): boolean {
  return /^\p{Ll}/u.test(word) && !PARTICLE.test(word.replace(/-.*/, ''));
}
