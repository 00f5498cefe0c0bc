import { wordingsIn } from '#engines/taxonomy/index.ts';
import { NICE, type Read } from './asking.ts';
import { OF_DUTY, OF_REQUIREMENT } from './line-kinds.ts';
import { type Span, sentencesOf, tidy } from './lines.ts';
import type { PostingLanguage } from './posting.ts';
import type { PlacedLine } from './sections.ts';

const WORDS = wordingsIn('postings/asides');

const MOST_LINES = 60;
const MOST_IN_LINE = 600;
/** A line of so many words that gives the pay is about nothing else. */
const MOST_WORDS_OF_PAY = 9;
/** Labels of facts that are conditions. */
const LISTED_LABELS: ReadonlySet<string> = new Set(['years', 'education', 'languages', 'skills']);

/** What needs no heading to be a condition. */
const SAYS_NEED = /\b(?:need|must|require[ds]?|essential)\b|يشترط|يجب/iu;
/** A line that gives pay or tells how to apply asks nothing of anyone. */
const ASIDE = WORDS.pattern('asides', {
  flags: 'iu',
  or: [
    /^show (?:more|less)\b/u,
    new RegExp(
      `^${WORDS.source('opens a line of pay', { edges: 'anywhere', spaces: 'one' })}(?![\\p{L}]).{0,80}\\d`,
      'u',
    ),
    /\b(?:send|e-?mail|forward|share|submit)\b.{0,30}\b(?:cv|resume|résumé|profile)s?\b/u,
    /(?:أرسل|ارسل|إرسال|ارسال|يرجى).{0,30}السيرة/u,
  ],
});
/** Telephones, addresses of mail and pages, and tags. */
const CONTACTS: readonly RegExp[] = [
  /\b0\d{1,2}[ -]?\d{3}[ -]?\d{4}\b|(?:\+|00)\d[\d\s-]{7,}/u,
  /[\w.+-]+@[\w-]+\.\w|https?:\/\/|www\./u,
  /(?:^|\s)#\p{L}+(?:\s+#\p{L}+)+/u,
];

/** What is done in a job and what is asked for, each line once, in the order of the text. */
export function listsOf(
  text: string,
  lines: readonly PlacedLine[],
  apart: { title: Span | null; pay: Span | null },
  lang: PostingLanguage,
): { responsibilities: Read<string>[]; requirements: Read<string>[] } {
  const responsibilities: Read<string>[] = [];
  const requirements: Read<string>[] = [];
  const hasDuties = lines.some(({ section, isHeading }) => section === 'duties' && !isHeading);
  const hasRequirements = lines.some(
    ({ section, isHeading, label }) => section === 'requirements' && !isHeading && label === null,
  );
  for (const line of lines) {
    if (line.isHeading || (apart.title && isWithin(line, apart.title))) continue;
    if (line.label !== null && !LISTED_LABELS.has(line.label)) continue;
    for (const unit of unitsOf(text, line)) {
      const value = tidy(text.slice(unit.start, unit.end)).replace(/[;؛,،]+$/u, '');
      if (isAside(line, value)) continue;
      if (apart.pay && isWithin(apart.pay, unit) && value.split(' ').length <= MOST_WORDS_OF_PAY) continue;
      const target = listOf(line, value, hasDuties, hasRequirements);
      if (target === null) continue;
      const said = target === 'requirements' ? asAsked(line, value, lang) : value;
      (target === 'duties' ? responsibilities : requirements).push({
        value: said.slice(0, MOST_IN_LINE),
        start: unit.start,
        end: unit.end,
      });
    }
  }
  return {
    responsibilities: unique(responsibilities).slice(0, MOST_LINES),
    requirements: unique(requirements).slice(0, MOST_LINES),
  };
}

/** A labelled fact is a line of its own ("Experience: 5 years"); prose is parted into its sentences. */
function unitsOf(text: string, line: PlacedLine): Span[] {
  if (line.label !== null) return [line.whole];
  return line.isListed ? [line] : sentencesOf(text, line, /[.!?؟](?=\s|$)/g);
}

/** Says nothing, or nothing of the job. */
function isAside(line: PlacedLine, value: string): boolean {
  if (line.label === 'years' && !/[\d٠-٩]|سن|one|two|three/iu.test(tidy(line.text))) return true;
  return !/\p{L}{2}/u.test(value) || CONTACTS.some((it) => it.test(value)) || ASIDE.test(value);
}

const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** What stood under "Nice to have" must not become a condition when it leaves that heading. */
const asAsked = (line: PlacedLine, value: string, lang: PostingLanguage): string =>
  line.section === 'nice' && !NICE.test(value.toLowerCase()) && !/فضل|ميزة/.test(value)
    ? wished(value, lang)
    : value;

const wished = (value: string, lang: PostingLanguage): string =>
  lang === 'ar' ? `${value.replace(/[.،]$/u, '')} (يُفضَّل)` : `${value.replace(/[.,]$/u, '')} (preferred)`;

function listOf(
  line: PlacedLine,
  value: string,
  hasDuties: boolean,
  hasRequirements: boolean,
): 'duties' | 'requirements' | null {
  if (line.section === 'duties') return 'duties';
  if (line.section === 'requirements' || line.section === 'nice') return 'requirements';
  if (line.section !== 'lead' && line.section !== 'about') return null;
  if (
    !hasRequirements &&
    OF_REQUIREMENT.test(value) &&
    value.length <= 300 &&
    (!OF_DUTY.test(value) || SAYS_NEED.test(value))
  )
    return 'requirements';
  if (
    !hasDuties &&
    line.section === 'lead' &&
    OF_DUTY.test(value) &&
    (line.isListed || /\byou will\b|you'll|responsible for/iu.test(value))
  )
    return 'duties';
  // Short lines that begin with what is done are a list, bullets or not.
  if (
    !hasDuties &&
    line.section === 'about' &&
    hasRequirements &&
    OF_DUTY.test(value) &&
    !/[.!]$/.test(value)
  )
    return 'duties';
  if (!hasDuties && line.isListed && (OF_DUTY.test(value) || (line.section === 'about' && hasRequirements)))
    return 'duties';
  return null;
}

function unique(lines: readonly Read<string>[]): Read<string>[] {
  const seen = new Set<string>();
  return lines.filter(({ value }) => {
    const key = value.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
