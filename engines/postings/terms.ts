import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { isDenied, type Read, type Statement } from './asking.ts';
import { type Span, spanOf } from './lines.ts';

const WORDS = wordingsIn('postings/terms');

/** Where the work is done. */
export type WorkPlace = 'on_site' | 'hybrid' | 'remote';
const HYBRID =
  /\bhybrid\b|\b(?:\d|one|two|three) days? (?:a|per) week (?:from home|remote(?:ly)?)|هجين|جزييا عن بعد/u;
const REMOTE = WORDS.pattern('remote', {
  or: [
    /[([]remote[)\]]|^remote\b|[-–|,/]\s*remote\b/u,
    // "Arabic teacher, online": only where it stands alone at the end, as much that is sold and sent is online too.
    /[-–|,،/(]\s*(?:online|اونلاين)[\s.)]*$/u,
  ],
});
const NOT_REMOTE = WORDS.pattern('not remote');
const ON_SITE = WORDS.pattern('on site', { or: [/\(on[- ]?site\)|^on[- ]?site\b/u] });

/** Where the work is done, of labelled lines before others; null where nothing says so. */
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

/** How somebody is employed. */
export type EmploymentType = 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship';
const TYPES: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'internship',
    WORDS.pattern('internship', { or: [/\bintern(?:ship)?\b(?! (?:program|supervis|coordinat|manage))/u] }),
  ],
  ['part_time', /\bpart[- ]?time\b|دوام جزيي|بدوام جزيي|جزيي/u],
  ['temporary', WORDS.pattern('temporary')],
  [
    'contract',
    WORDS.pattern('contract', {
      or: [
        /\b(?:\d+|six|twelve|one|two)[- ](?:months?|years?)(?: renewable)? contract\b|\bcontract\b(?=\s*$)/u,
        /مستقل(?=\s*$)/u,
      ],
    }),
  ],
  [
    'full_time',
    /\bfull[- ]?time\b|\bpermanent (?:role|position|job|contract|basis|full)\b|دوام كامل|بدوام كامل|كامل الدوام/u,
  ],
];

/** The kind of employment, of labelled lines before the opening and the conditions; null where nothing says so. */
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

/** The level of a job, the lowest first. */
export type Seniority = 'entry' | 'junior' | 'mid' | 'senior' | 'lead' | 'manager' | 'director' | 'executive';
const RANKS: readonly (readonly [Seniority, RegExp])[] = [
  [
    'executive',
    WORDS.pattern('executives', { or: [/\bchief (?!engineer|accountant|cook|steward|officer of)/u] }),
  ],
  ['director', /\bdirector\b|مدير اداره|مدير دايره|مدير قطاع|مدير اقليمي/u],
  // Who manages a product and no people is as senior as the word before says.
  [
    'senior',
    new RegExp(
      `\\b(?:senior|sr\\.?) (?:[\\p{L}]+ )?${WORDS.source('managers of things', { edges: 'anywhere' })} manager\\b`,
      'u',
    ),
  ],
  [
    'manager',
    /\b(?:manager|head of|principal of|school principal|superintendent)\b|(?<!\p{L})(?:مدير(?:ه)?|رييس(?:ه)? قسم)(?!\p{L})/u,
  ],
  ['lead', WORDS.pattern('leads', { or: [/\blead(?! gen)\b/u] })],
  ['senior', /\b(?:senior|sr\.?)(?![\p{L}])|(?<!\p{L})(?:اول|كبير|كبيره|اقدم|خبير|خبيره)(?!\p{L})/u],
  ['junior', /\b(?:junior|jr\.?)(?![\p{L}])|(?<!\p{L})مبتدي(?:ه)?(?!\p{L})/u],
  [
    'entry',
    /\b(?:intern|trainee|graduate|entry[- ]level|fresher|apprentice)\b|(?<!\p{L})متدرب(?:ه)?(?!\p{L})|حديث(?:ي|ه)? التخرج/u,
  ],
  ['mid', /\bmid(?:dle)?[- ]?(?:level|senior|weight)\b|متوسط(?:ه)? الخبره/u],
];
const LEVEL_LINE: readonly (readonly [Seniority, RegExp])[] = [
  ['entry', WORDS.pattern('entry level')],
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
