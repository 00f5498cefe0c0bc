import { wordingsIn } from '#engines/taxonomy/index.ts';

const WORDS = wordingsIn('postings/agreement');
const OR = WORDS.source('or', { edges: 'anywhere', spaces: 'one' });
/** Names that are listed before the last of them is joined with "or": "Oracle, SAP or Tally". */
const LISTED = '(?:\\s*[,،]\\s*[\\p{L}\\d.+#-]+(?: [\\p{L}\\d.+#-]+)?){0,3}';
const OR_BEHIND = new RegExp(`^${LISTED}\\s*[,،]?\\s+${OR}(?!\\p{L})`, 'u');
const OR_BEFORE = new RegExp(`(?<!\\p{L})${OR}\\s+(?:any |an? )?$`, 'u');
/** "One of Java or Go" and "either" say it before the first name. */
const ONE_OF = new RegExp(`${WORDS.source('one of several', { spaces: 'one' })}[^.;؛]{0,60}$`, 'u');

/** Whether words at a place of a folded sentence are one of several that would do: "SAP or similar", "AutoCAD or Revit". */
export function isAlternative(folded: string, at: number, length: number): boolean {
  const before = folded.slice(Math.max(0, at - 80), at);
  return OR_BEHIND.test(folded.slice(at + length)) || OR_BEFORE.test(before) || ONE_OF.test(before);
}
