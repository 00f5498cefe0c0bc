import { type EducationLevel, educationLevels } from '#engines/taxonomy/index.ts';
import { isDenied, isWish, type Read, type Statement } from './asking.ts';
import { spanOf } from './lines.ts';

const DEGREES: readonly (readonly [EducationLevel, RegExp])[] = [
  ['doctorate', /\bph\.? ?d\b|\bdoctorate\b|\bdoctoral\b|\bd\.?phil\b|دكتوراه/gu],
  [
    'master',
    /\bmaster'?s?'? ?(?:degree|level|of (?:science|arts|business|engineering|education|laws?|public|technology))\b|\bmaster'?s? in (?!charge)|\bmaster'?s\b|\bm\.? ?sc\b|\bmba\b|\bm\.?eng\b|\bm\.?tech\b|\bllm\b|\bm\.a\.|\bm\.s\.|\bpost-?graduate (?:degree|qualification)|ماجستير/gu,
  ],
  [
    'bachelor',
    /\bbachelor'?s?\b|\bb\.? ?sc\b|\bb\.?eng\b|\bb\.? ?tech\b|\bb\.?com\b|\bb\.a\.|\bb\.e\.|\bb\.?b\.?a\b|\bb\.? ?pharm\b|\bb\.?arch\b|\bb\.? ?ed\b|\bba (?:in|of|degree)\b|\bbs (?:in|degree)\b|\bmbbs\b|\bllb\b|\bundergraduate degree\b|\b(?:university|college|four[- ]year|relevant|related|honou?rs|engineering|business|technical|nursing|law|accounting|finance|hospitality) (?:\w+ )?degree\b|\bdegree (?:in|from|level|holder|or equivalent|qualified|is required|required)\b|\b(?:a|valid|any) degree\b|\b(?:university|college|engineering|any|science|commerce) graduate\b|\bgraduate (?:in|of|with)\b|\bgraduation\b|بكالوريوس|بكالريوس|ليسانس|(?:اجازه|شهاده|درجه) جامعيه|موهل (?:جامعي|عالي?)|خريج(?:ي|و)? (?:كليه|جامعه|هندسه|محاسبه|اداره)/gu,
  ],
  [
    'diploma',
    /\bdiploma\b|\bassociate'?s? degree\b|\bhnd\b|\bvocational (?:training|certificate|qualification|degree|school)\b|\btrade (?:certificate|qualification)\b|\biti\b|\btechnical (?:certificate|institute|school)\b|دبلوم|شهاده (?:مهنيه|فنيه)|معهد فني/gu,
  ],
  [
    'secondary',
    /\bhigh[- ]?school\b|\bsecondary (?:school|education|certificate)\b|\bgrade 12\b|\b12th (?:grade|pass|standard)\b|\bhsc\b|\bg\.?c\.?s\.?e\b|\btawjihi\b|\bplus two\b|\bmatric(?:ulation)?\b|ثانوي(?:ه)?|توجيهي/gu,
  ],
];
const NO_DEGREE =
  /\bno (?:formal )?(?:education(?:al)?|degree|qualifications?)(?: (?:qualification|requirement|degree)s?)? (?:is |are )?(?:required|needed|necessary)|\b(?:degree|education|qualifications?) (?:is |are )?not (?:required|needed|necessary|a must)|لا (?:ي|ت)شترط (?:وجود )?(?:ال)?(?:موهل|شهاده|موهلات)|(?:ال)?(?:شهاده|موهل) (?:العلمي |الجامعيه )?(?:غير (?:مطلوبه?|مشروطه?|ضروريه?)|ليست? (?:شرطا|مطلوبه?|ضروريه?))|\bdegree or no degree\b/u;

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

const rank = (level: EducationLevel): number => educationLevels.indexOf(level);
