/** Words that tell a degree and a school, in both languages. */
import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

const WORDS = wordingsIn('resumes/study-words');

const LEARNER = WORDS.pattern('is a student', { flags: 'u' });

/** Whether words say that somebody studies. */
export const saysStudent = (text: string): boolean => LEARNER.test(fold(text));

/** Degrees, longest first; the match is the degree as written. */
const DEGREE_WORDS = [
  "(?:executive\\s+)?master(?:['’]?s)?(?:\\s+degree)?(?:\\s+of\\s+(?:business\\s+administration|public\\s+health|public\\s+administration|arts?|science|sciences|engineering|technology|education|laws?|commerce|philosophy|architecture|computer\\s+applications|fine\\s+arts|social\\s+work|research|finance|accountancy|accounting|nursing|pharmacy|design))?(?:\\s*\\((?:[A-Z][a-z]{0,3}\\.?\\s?){2,4}\\))?",
  "bachelor(?:['’]?s)?(?:\\s+degree)?(?:\\s+of\\s+(?:business\\s+administration|business|arts?|science|sciences|engineering|technology|education|laws?|commerce|architecture|computer\\s+applications|fine\\s+arts|social\\s+work|medicine(?:\\s+and\\s+bachelor\\s+of\\s+surgery)?|medicine,?\\s+bachelor\\s+of\\s+surgery|dental\\s+surgery|pharmacy|nursing|physiotherapy|elementary\\s+education|secondary\\s+education|hotel\\s+management|accountancy|accounting|design|applied\\s+science|aviation|information\\s+technology|culinary\\s+arts|public\\s+health|secondary\\s+education|physical\\s+therapy|hospitality\\s+management))?(?:\\s*\\((?:[A-Z][a-z]{0,3}\\.?\\s?){2,4}\\))?",
  '(?:doctorate|doctor(?=\\s+degree)|doctor(?:ate)?(?:\\s+of\\s+(?:philosophy|medicine|pharmacy|education|dental\\s+surgery|veterinary\\s+medicine))|ph\\.?\\s?d\\.?|d\\.?phil|md|pharm\\.?\\s?d\\.?|edd|dba)(?=[\\s,.;:()–—-]|$)(?:\\s+degree)?',
  '(?:advanced|higher\\s+national|higher|national|postgraduate|post[- ]graduate|graduate|polytechnic|technical|professional|executive|ordinary|vocational|associate|intermediate|pg)\\s+(?:diploma|certificate)(?:\\s+(?:iii|ii|iv|i)(?![\\p{L}]))?',
  '(?:juris\\s+doctor|nvq\\s+level\\s+\\d|(?:grade|class|year)\\s+(?:9|1[0-3])(?:th)?|junior\\s+high\\s+school|upper\\s+secondary|licence(?=\\s+(?:in|en|of|de)\\s)|trade\\s+test\\s+certificate\\s+grade\\s+(?:iii|ii|i|\\d)|b\\.?v\\.?sc\\.?|bdes|b\\.?des\\.?)(?=[\\s,.;:()–—-]|$)',
  "(?:diploma|associate(?:\\s+degree|\\s+of\\s+(?:arts|science|applied\\s+science)|[’']s(?:\\s+degree)?)|foundation(?:\\s+degree|\\s+year)?|high\\s+school(?:\\s+diploma|\\s+certificate|\\s+graduate)?|secondary\\s+school(?:\\s+(?:certificate|leaving\\s+certificate))?|higher\\s+secondary(?:\\s+(?:school\\s+)?certificate)?|senior\\s+secondary(?:\\s+certificate)?|senior\\s+high\\s+school|general\\s+secondary(?:\\s+(?:school\\s+)?certificate)?|secondary\\s+(?:education\\s+)?certificate|secondary\\s+education|matriculation|intermediate|vocational\\s+certificate|trade\\s+certificate|trade\\s+test\\s+certificate|national\\s+trade\\s+certificate|national\\s+certificate(?:\\s+ii|\\s+i)?|nc\\s?(?:ii|iii|iv)|international\\s+baccalaureate|baccalaureate|a[- ]levels?|o[- ]levels?|igcse|gcse|kcse|wassce|ssce|neco|s\\.?\\s?s\\.?\\s?l\\.?\\s?c\\.?|s\\.?\\s?s\\.?\\s?c\\.?|h\\.?\\s?s\\.?\\s?c\\.?|hssc|(?:national|amended)\\s+senior\\s+certificate|senior\\s+certificate|plus\\s+two|iti|btec(?:\\s+(?:hnd|national\\s+diploma|level\\s+\\d))?|hnd|hnc|ond|ged|tawjihi|tawjihiyah|thanaw[ei]ya\\s+amma|pgce|pgde|qts|bac|baccalaur[eé]at(?:\\s+(?:technique|libanais|fran[cç]ais))?|brevet|licence|deug|deust|dut|bts|ts\\s?[123]?|bt\\s?[123]|lt\\s?[123]|cap|mbbch|intermediate|matric(?:ulate)?|vocational\\s+course|class\\s+(?:xii|xi|x|ix)(?:th)?(?:\\s?\\([A-Z .]{2,12}\\))?|(?:10|12)\\s?th(?:\\s+(?:standard|std|grade|class))?(?:\\s?\\([A-Z .]{2,12}\\))?|10\\s?\\+\\s?2|elementary|tertiary|pgdm|pgd|gnm|certificate(?:\\s+(?:iii|iv|ii|i))?)(?=[\\s,.;:()–—-]|$)",
  'b\\.?\\s?sc\\.?\\s?(?:agric|agri|nurs|pharm|tech|econ|comp)\\.?(?=[\\s,;:()–—-]|$)',
  '(?:b|m)\\.?\\s?(?:sc|eng|tech|com|ed|arch|pharm|phil|des|mus|s|a|e|ba|ca|ch|lib)\\.?(?:\\s?\\(?(?:hons?|honou?rs)\\.?\\)?)?(?:\\s?(?:ed|n|cs|it))?\\.?(?=[\\s,;:()–—-]|$)',
  '(?:bba|mba|emba|bca|mca|bds|mbbs|mbchb|mb\\s?bch|llb|llm|bfa|mfa|bhm|bhmct|msw|bsw|mph|mpa|bsn|msn|bscn|mtech|btech|bed|med|bcom|mcom|bsc|msc|meng|beng|bpt|mpt|bpharm|mpharm|cpa|acca|aat|b\\.?b\\.?a\\.?|m\\.?b\\.?a\\.?|b\\.?c\\.?a\\.?|m\\.?c\\.?a\\.?|m\\.?b\\.?b\\.?s\\.?|l\\.?l\\.?b\\.?|l\\.?l\\.?m\\.?|b\\.?h\\.?m\\.?)(?:\\s?\\(?(?:hons?|honou?rs)\\.?\\)?)?(?=[\\s,.;:()–—-]|$)',
];
const DEGREE_ENGLISH = new RegExp(`(?<![\\p{L}\\p{N}.]|\\p{L}[-/])(?:${DEGREE_WORDS.join('|')})`, 'iu');
const SUBJECTS_IN_ARABIC = WORDS.source('subjects within a degree in Arabic', { edges: 'anywhere' });
/** A subject belongs to the degree where its field follows: "بكالوريوس علوم في الحاسوب". */
const DEGREE_ARABIC = new RegExp(
  `(?<![\\p{L}])(?:درجة\\s+|شهادة\\s+)?(?:ال)?${WORDS.source('degrees in Arabic', { edges: 'anywhere' })}(?!\\p{L})` +
    `(?:\\s+${SUBJECTS_IN_ARABIC}(?=\\s*(?:في\\s|تخصص\\s|[-–،:(])\\s*\\p{L}))?`,
  'u',
);

/** "No diploma, only class 8" names what somebody does not have. */
const DENIED = new RegExp(`${WORDS.source('denies a degree')}\\s*$`, 'u');

/** A degree as it is named in a text. */
interface DegreeName {
  from: number;
  to: number;
  text: string;
}

/** Where a degree is named in a text, or `null`. Short forms such as "BA" must be in capitals or carry a stop. */
export function findDegree(text: string): DegreeName | null {
  let offset = 0;
  while (offset < text.length) {
    const rest = text.slice(offset);
    const match = DEGREE_ENGLISH.exec(rest) ?? DEGREE_ARABIC.exec(rest);
    if (!match) return null;
    const found = withoutBracket(match[0].trim());
    const from = offset + match.index;
    const before = text.slice(0, from);
    const after = text.slice(from + match[0].length);
    if (
      isWrittenAsDegree(found, after) &&
      !isNameOfSchool(found, before, after) &&
      !DENIED.test(fold(before))
    )
      return { from, to: from + found.length, text: found };
    offset = from + Math.max(1, match[0].length);
  }
  return null;
}

/** A bracket belongs to the degree only as its short form: "Bachelor of Technology (B.Tech)". */
function withoutBracket(degree: string): string {
  return degree.replace(/\s*\(([^()]*)\)$/, (whole, inside: string) =>
    (inside.match(/\p{Lu}/gu) ?? []).length > 1 ? whole : '',
  );
}

/** Whether a short form is written as one: "ma", "Be" and "MS Office" are none. */
function isWrittenAsDegree(found: string, after: string): boolean {
  const letters = found.replace(/[^\p{L}]/gu, '');
  if (letters.length > 4 || /^(?:master|diploma)/i.test(found)) return true;
  if (/^ms\.?$/i.test(found) && NAME_OF_MICROSOFT.test(after)) return false;
  // "BS 8110", "MAN trucks": a standard, and who builds them.
  if (/^bs$/i.test(found) && /^\s\d{3,}/u.test(after)) return false;
  if (/^(?:m|b)an$/iu.test(found)) return false;
  // A stop behind a word ends the sentence: "teach me. Urdu good".
  if (found.includes('.') && !/^\p{Ll}+\.$|^M[sr]\.$/u.test(found)) return true;
  if (!/^[A-Z]/.test(found) || !/[A-Z]$|[A-Z][a-z]{1,3}$/.test(letters)) return false;
  // Short names of certificates that are words in small letters.
  if (/^(?:ts|cap|bac|lt|bt)\s?\d?$/i.test(found) && found !== found.toUpperCase() && !/^Bac$/.test(found))
    return false;
  const isWord =
    /^(?:be|me|ma|ba|bs|ms|mat|bed|med|mus)$/i.test(letters) && letters !== letters.toUpperCase();
  return !isWord || /^[BM][A-Z]|^[BM]\.?(?:Ed|Sc|Eng|Tech|Com)/.test(found);
}

const NAME_OF_MICROSOFT = /^-?\d|^\s*(?:office|word|excel|project|powerpoint|access|outlook|teams)/i;

/** "Moi Girls' High School", "ثانوية السدرة" and "مدرسة دبي الثانوية" name schools, not degrees. */
function isNameOfSchool(found: string, before: string, after: string): boolean {
  if (/^(?:high|secondary|senior|higher)[\s-]+(?:\w+[\s-]+)?school$/i.test(found))
    return /\p{L}[.’']?\s*$/u.test(before);
  // "John B. Mabini Foundation University" is named after one.
  if (/^foundation$/i.test(found))
    return /\p{Lu}[\p{L}.]*\s+$/u.test(before) && !/\b(?:and|in|of)\s+$/u.test(before);
  if (!/^(?:ال)?ثانوية$/u.test(found)) return false;
  return (
    /(?:مدرسة|مدارس|معهد|أكاديمية)\s[^،,|]*$/u.test(before) ||
    /^\s+(?!في\s|عام\s|سنة\s|القسم|الفرع|فرع|قسم|علمي|أدبي)\p{L}/u.test(after)
  );
}

const SCHOOL = WORDS.pattern('schools', { flags: 'iu', or: [/ثانوية\s+\p{L}+/u] });

/** Whether a text names a school, college or university. */
export function isSchool(text: string): boolean {
  return SCHOOL.test(text);
}

/** "Diploma in auto mechanics", "دبلوم كمبيوتر": what begins with a degree is neither a name nor what somebody is. */
export const OPENS_WITH_STUDY =
  /^(?:(?:higher |advanced |national )?diploma|bachelor(?:['’]?s)?|b\.?\s?sc|b\.?\s?tech|m\.?\s?sc|iti|ليسانس|دبلوم|بكالوريوس|ماجستير|ثانوية|ثانوي)(?![\p{L}])/iu;
