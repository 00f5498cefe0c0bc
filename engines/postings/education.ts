import { type EducationLevel, educationLevels, wordingsIn } from '#engines/taxonomy/index.ts';
import { isDenied, isWish, type Read, type Statement } from './asking.ts';
import { spanOf } from './lines.ts';

const WORDS = wordingsIn('postings/education');

const DEGREES: readonly (readonly [EducationLevel, RegExp])[] = [
  ['doctorate', /\bph\.? ?d\b|\bdoctorate\b|\bdoctoral\b|\bd\.?phil\b|دكتوراه/gu],
  ['master', WORDS.pattern('master', { flags: 'gu', or: [/\bmaster'?s? in (?!charge)/u] })],
  [
    'bachelor',
    WORDS.pattern('bachelor', {
      flags: 'gu',
      or: [
        new RegExp(`\\b${WORDS.source('kinds of degrees', { edges: 'anywhere' })} (?:\\w+ )?degree\\b`, 'u'),
      ],
    }),
  ],
  ['diploma', WORDS.pattern('diploma', { flags: 'gu' })],
  ['secondary', WORDS.pattern('secondary', { flags: 'gu' })],
];
const NO_DEGREE = WORDS.pattern('no degree is asked for');

/** The lowest education that is accepted, wishes aside. */
export function readEducation(statements: readonly Statement[]): Read<EducationLevel> | null {
  let lowest: Read<EducationLevel> | null = null;
  let none: Read<EducationLevel> | null = null;
  for (const statement of statements) {
    const { folded, line } = statement;
    if (
      !['requirements', 'lead', 'about', 'nice'].includes(line.section) ||
      line.label === 'other' ||
      line.label === 'company'
    )
      continue;
    const words = folded.folded;
    const nothing = NO_DEGREE.exec(words);
    if (nothing) none ??= { value: 'none', ...spanOf(folded, nothing.index, nothing[0].length) };
    for (const [value, pattern] of DEGREES) {
      for (const match of words.matchAll(pattern)) {
        if (nothing || isWish(statement, match.index) || isDenied(words, match.index, match[0].length))
          continue;
        if (
          value === 'diploma' &&
          /high[- ]?school $|secondary $|post-?graduate $|higher $/u.test(words.slice(0, match.index))
        )
          continue;
        // "NEBOSH diploma" is a certificate of a body, whatever it is called.
        if (value === 'diploma' && isOfBody(statement, match.index)) continue;
        // "Bachelor students", "the ministry's diploma programme" are whom and what one works with.
        if (
          line.section !== 'requirements' &&
          /^'?s?\s*(?:students?|programmes?|programs?|courses?|level classes)\b/u.test(
            words.slice(match.index + match[0].length),
          )
        )
          continue;
        if (!lowest || rank(value) < rank(lowest.value))
          lowest = { value, ...spanOf(folded, match.index, match[0].length) };
      }
    }
  }
  return lowest ?? none;
}

/** Whether the word stands beside the abbreviation of who examines, in either language. */
function isOfBody({ folded, line }: Statement, at: number): boolean {
  const { start } = spanOf(folded, at, 1);
  return /(?<![\p{L}])(?!DIPLOMA)\p{Lu}{4,6}\s+(?:International\s+)?$/u.test(
    line.text.slice(0, Math.max(0, start - line.start)),
  );
}

const rank = (level: EducationLevel): number => educationLevels.indexOf(level);
