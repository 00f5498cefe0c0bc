import { fold } from '#engines/text/index.ts';
import { isDenied, type Read, type Statement } from './asking.ts';
import { type Span, spanOf } from './lines.ts';

export type WorkPlace = 'on_site' | 'hybrid' | 'remote';
const HYBRID =
  /\bhybrid\b|\b(?:\d|one|two|three) days? (?:a|per) week (?:from home|remote(?:ly)?)|هجين|جزييا عن بعد/u;
const REMOTE =
  /\b(?:fully |100% |completely )remote\b|\bremote(?:ly)? (?:position|role|job|work(?:ing)?|opportunity|first|team member)\b|\bwork(?:ing)? (?:remotely|from home|from anywhere)\b|\bremote[- ]first\b|\bwfh\b|\btelecommut|[([]remote[)\]]|^remote\b|[-–|,/]\s*remote\b|عن بعد|من المنزل/u;
const NOT_REMOTE =
  /\bnot? (?:a )?remote|no remote|remote (?:sites?|areas?|locations?|desktop|sensing|support|monitoring|access|teams?|control|troubleshooting)|(?:عن بعد غير متاح|ليس(?:ت)? عن بعد)|(?:no|not|without) work(?:ing)? from home|work from home is not/u;
const ON_SITE =
  /\bon[- ]?site (?:role|position|job|work(?:ing)?|only|presence|at|in)|\boffice[- ]based\b|\bin[- ](?:office|person) (?:role|position|work|only)|\(on[- ]?site\)|^on[- ]?site\b|(?:حضوري|من المكتب|في مقر الشركه)/u;

export function readWorkPlace(statements: readonly Statement[]): Read<WorkPlace> | null {
  const told = statements.filter(({ line }) => !['company', 'notice'].includes(line.section));
  const labelled = told.filter(({ line }) =>
    ['work_place', 'location', 'type', 'title'].includes(line.label ?? ''),
  );
  for (const group of [labelled, told]) {
    for (const [value, pattern] of [
      ['hybrid', HYBRID],
      ['remote', REMOTE],
      ['on_site', ON_SITE],
    ] as const) {
      for (const { folded } of group) {
        const match = pattern.exec(folded.folded);
        if (match && !(value === 'remote' && NOT_REMOTE.test(folded.folded)))
          return { value, ...spanOf(folded, match.index, match[0].length) };
      }
    }
  }
  return null;
}

export type EmploymentType = 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship';
const TYPES: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'internship',
    /\bintern(?:ship)?\b(?! (?:program|supervis|coordinat|manage))|تدريب (?:تعاوني|ميداني|صيفي)|(?<!\p{L})متدرب(?:ه|ين)?(?!\p{L})|برنامج تدريب/u,
  ],
  ['part_time', /\bpart[- ]?time\b|دوام جزيي|بدوام جزيي|جزيي/u],
  [
    'temporary',
    /\btemporary (?:role|position|job|contract|basis|cover|assignment|staff)\b|\bseasonal\b|\btemp (?:role|job|position)\b|\bcasual (?:work|basis)\b|(?:عمل|عقد|وظيفه|دوام) موقت(?:ه)?|موسمي(?:ه)?/u,
  ],
  [
    'contract',
    /\bfixed[- ]term\b|\bcontract (?:role|position|basis|job|assignment)\b|\b(?:\d+|six|twelve|one|two)[- ](?:months?|years?)(?: renewable)? contract\b|\bcontractor (?:role|position|basis)\b|\bfreelanc|\bcontract\b(?=\s*$)|عقد محدد(?: المده)?|عقد (?:لمده|سنوي موقت)|عمل حر|مستقل(?=\s*$)/u,
  ],
  [
    'full_time',
    /\bfull[- ]?time\b|\bpermanent (?:role|position|job|contract|basis|full)\b|دوام كامل|بدوام كامل|كامل الدوام/u,
  ],
];

export function readEmploymentType(statements: readonly Statement[]): Read<EmploymentType> | null {
  const labelled = statements.filter(({ line }) => line.label === 'type' || line.label === 'title');
  for (const { folded, line } of labelled) {
    // "Hours: full"
    if (line.label === 'type' && /^\W*(?:full|كامل)\W*$/u.test(folded.folded))
      return { value: 'full_time', ...spanOf(folded, 0, folded.folded.length) };
  }
  const open = statements.filter(
    ({ line }, at) =>
      line.section === 'lead' ||
      line.section === 'about' ||
      line.section === 'benefits' ||
      line.section === 'apply' ||
      at < 4,
  );
  const rest = statements.filter(({ line }) => line.section === 'requirements');
  for (const [group, types] of [
    [labelled, TYPES],
    [open, TYPES],
    [rest, TYPES.slice(1)],
  ] as const) {
    for (const [value, pattern] of types) {
      for (const { folded } of group) {
        const match = pattern.exec(folded.folded);
        if (
          match &&
          !isDenied(folded.folded, match.index, match[0].length) &&
          !/\bnot a\s+$/u.test(folded.folded.slice(0, match.index))
        )
          return { value, ...spanOf(folded, match.index, match[0].length) };
      }
    }
  }
  return null;
}

export type Seniority = 'entry' | 'junior' | 'mid' | 'senior' | 'lead' | 'manager' | 'director' | 'executive';
const RANKS: readonly (readonly [Seniority, RegExp])[] = [
  [
    'executive',
    /\b(?:chief (?!engineer|accountant|cook|steward|officer of)|c[efotim]o\b|vice president|vp\b|managing director|general manager|president)|رييس تنفيذي|رييسه تنفيذيه|المدير التنفيذي|مدير تنفيذي|(?:ال)?مدير (?:ال)?عام|نايب الرييس/u,
  ],
  ['director', /\bdirector\b|مدير اداره|مدير دايره|مدير قطاع|مدير اقليمي/u],
  // Who manages a product and no people is as senior as the word before says.
  [
    'senior',
    /\b(?:senior|sr\.?) (?:[\p{L}]+ )?(?:product|project|account|community|category|brand|relationship|office|event|content|program(?:me)?) manager\b/u,
  ],
  [
    'manager',
    /\b(?:manager|head of|principal of|school principal|superintendent)\b|(?<!\p{L})(?:مدير(?:ه)?|رييس(?:ه)? قسم)(?!\p{L})/u,
  ],
  [
    'lead',
    /\b(?:lead(?! gen)|team leader|supervisor|foreman|principal|shift leader|charge nurse)\b|قايد(?:ه)? فريق|(?<!\p{L})مشرف(?:ه)?(?!\p{L})|رييس فريق|رييس عمال/u,
  ],
  ['senior', /\b(?:senior|sr\.?)(?![\p{L}])|(?<!\p{L})(?:اول|كبير|كبيره|اقدم|خبير|خبيره)(?!\p{L})/u],
  ['junior', /\b(?:junior|jr\.?)(?![\p{L}])|(?<!\p{L})مبتدي(?:ه)?(?!\p{L})/u],
  [
    'entry',
    /\b(?:intern|trainee|graduate|entry[- ]level|fresher|apprentice)\b|(?<!\p{L})متدرب(?:ه)?(?!\p{L})|حديث(?:ي|ه)? التخرج/u,
  ],
  ['mid', /\bmid(?:dle)?[- ]?(?:level|senior|weight)\b|متوسط(?:ه)? الخبره/u],
];
const LEVEL_LINE: readonly (readonly [Seniority, RegExp])[] = [
  [
    'entry',
    /\bentry[- ]level\b|\bfresh(?:ers?| graduates?) only\b|\b(?:graduate|trainee) (?:program|scheme|role|position)|لحديثي التخرج فقط/u,
  ],
  ['mid', /\bmid(?:dle)?[- ]?(?:level|career)\b|مستوي متوسط/u],
  ['senior', /\bsenior[- ]level\b/u],
];

/** How senior the position is: by a labelled level, its title, or words that can mean nothing else. */
export function readSeniority(
  title: Span | null,
  titleText: string,
  statements: readonly Statement[],
): Read<Seniority> | null {
  for (const { folded, line } of statements) {
    if (line.label !== 'seniority') continue;
    const rankFound =
      RANKS.find(([, pattern]) => pattern.test(folded.folded)) ??
      (/\bexecutive\b|تنفيذي/u.test(folded.folded)
        ? (['executive'] as const)
        : /\bmid\b|intermediate|متوسط/u.test(folded.folded)
          ? (['mid'] as const)
          : /\bentry\b|مبتد/u.test(folded.folded)
            ? (['entry'] as const)
            : null);
    if (rankFound) return { value: rankFound[0], ...spanOf(folded, 0, folded.folded.length) };
  }
  const words = fold(titleText);
  const ranked = RANKS.find(([, pattern]) => pattern.test(words));
  if (ranked) return { value: ranked[0], ...(title ?? { start: 0, end: 0 }) };
  for (const { folded, line } of statements) {
    if (['company', 'benefits', 'apply', 'notice', 'nice', 'duties'].includes(line.section)) continue;
    for (const [value, pattern] of LEVEL_LINE) {
      const match = pattern.exec(folded.folded);
      if (match) return { value, ...spanOf(folded, match.index, match[0].length) };
    }
  }
  return null;
}
