import {
  derived,
  normaliseTitle,
  placesIn,
  type Taxonomy,
  titleIsKnown,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold, foldName } from '#engines/text/index.ts';
import { sectionNamed } from './headings.ts';
import { foldedAt, type Span, sentencesOf, spanOf, tidy } from './lines.ts';
import type { PlacedLine } from './sections.ts';

const WORDS = wordingsIn('postings/title');

export interface ReadTitle extends Span {
  title: string;
  /** The line it was read from, which often names the place too. */
  line: Span;
}

const MOST_LINES = 14;
const MOST_IN_TITLE = 90;
const LONGEST_TITLE = 160;

/** What announces a title within a sentence, in English. */
const ANNOUNCED: readonly RegExp[] = [
  /\b(?:hir(?:ing|es)|recruit(?:ing|s)|seek(?:ing|s)|(?:looking|searching) (?:for|to (?:hire|recruit|add|appoint))|in (?:search|need) of|recruit|requirement(?= (?:for|of))|requires?|needs?|wants?)(?![\p{L}])\s*(?:to (?:hire|recruit|appoint|employ)\s+)?(?:for |of )?:?\s*(?:(?:an?|the|our|one|two|three|\d+|\(\d+\)|new|additional|talented|experienced|dynamic|skilled|qualified|motivated|dedicated|passionate|energetic|enthusiastic|highly|hard[- ]?working|reliable|self-motivated|proactive|creative|detail[- ]oriented|professional|ambitious|committed|results[- ]driven|customer[- ]focused|strong|great|brilliant|exceptional|outstanding|friendly|immediate|full[- ]time|part[- ]time|live[- ](?:in|out)|temporary|permanent|and|,|position of|role of|post of)\s+)*([^.!?\n:;]{3,90})/iu,
  /\b(?:position|role|post|vacancy|opening|opportunity)(?: available)? (?:of|for|as)(?: an?| the)?\s+(?!\d|one\b|the next)([^.!?\n:;]{3,90})/iu,
  /\bjoin (?:us|our team|our [\p{L} ]{2,40} team|the team|[\p{Lu}][\p{L} ]{2,40}) as (?:an?|the|our)\s+([^.!?\n:;]{3,90})/iu,
  /^(?:urgently )?(?:required|wanted|needed)\s+(?:an?\s+)?([^.!?\n:;]{3,90})/iu,
  /^([^.!?\n:;]{3,60}?)\s+(?:(?:is|are)\s+)?(?:urgently\s+)?(?:required|wanted|needed)(?![\p{L}])/iu,
  /^as (?:an?|the|our) ([^.!?\n:;,]{3,60}),? you (?:will|'ll|are|would)/iu,
  /^the ([^.!?\n:;,]{3,60}?) (?:will be responsible|is responsible|will|reports|plays|works|leads|manages|supports)\b/iu,
];
/** The same in Arabic, over folded text. */
const ANNOUNCED_AR =
  /(?<!\p{L})(?:و?(?:ن|ت|ي)بحث(?:[ ،][^.؛:]{0,60}?)? عن|مطلوب(?:ه)?|(?:ن|ت)وظف|(?:ن|ت)رغب(?: [\p{L}]+){0,4}? في (?:توظيف|تعيين)|حاج(?:ه|تها|تنا|ته)(?: الماسه)? (?:الي|ل)|شاغر(?:ه)?(?: وظيفي(?:ه)?)?(?: ل(?=\p{L}{3}))?|وظيفه شاغره|بتوظيف|تعيين|للانضمام ك|فرصه عمل|(?:ن|ت)طلب|(?:ن|ت)ستقطب|بمسمي|لشغل (?:وظيفه|منصب))(?: الان| فورا| عاجلا| علي وجه السرعه| للعمل فورا)?\s*[:-]?\s*([^.!؟\n:؛،]{3,80})/u;

/** Where a title ends within a sentence. */
const TAIL = new RegExp(
  `\\s+(?:${WORDS.source('ends a headline')}|to (?!go)|for (?:our|the|a|an|its|their|one|two|immediate|\\w+ (?:projects?|clients?|patients?))\\b|for [\\p{Lu}]|at (?:our|the|a|[\\p{Lu}])|in (?:our|the|a|[\\p{Lu}]|dubai|abu dhabi|sharjah)).*$`,
  'u',
);
/** A word that begins with "to" or "for" ends an Arabic title; these only begin with the letter. */
const OWN_LAM = '(?!لياق|لغه|لغات|لغوي|لوجست|لحام|ليزر|لاعب|لوحات|ليموزين|لوازم|لاسلك|لجان|لجنه)';
const TAIL_AR = new RegExp(
  `\\s+(?:لدي(?!\\p{L})|في(?!\\p{L})|ذو|ذات|ذوي|ب?خبر(?:ه|ات)|مع(?!\\p{L})|من(?!\\p{L})|علي(?!\\p{L})|عن(?!\\p{L})|الي(?!\\p{L})|(?:ي|ت)(?:تولي|جيد|كون|عمل|متلك|حب|تقن|شارك|ساعد)(?!\\p{L})|بدوام|براتب|فورا|وذلك|الذي|التي|ضمن|ب(?:مدينه|اماره|الامارات|شركه|نظام|عقد)|لا تقل|حسب|${OWN_LAM}ل\\p{L}{3,})(?:\\s.*)?$`,
  'u',
);

const PREFIX = new RegExp(
  `^\\s*(?:we(?:'|’)?re|we are)?\\s*(?:urgent(?:ly)?\\s+)?(?:now\\s+)?${WORDS.source('announces a title', { edges: 'anywhere' })}\\s*[!:\\-–—|]*\\s*(?:an?\\s+)?(?=\\S)`,
  'iu',
);
const SUFFIX = /\s+(?:(?:is|are)\s+)?(?:urgently\s+)?(?:needed|required|wanted)\s*[!.]*$/iu;
const PARTS =
  /(?<=\p{L})!\s+|\s+[-–—|•·@]\s+|\s*[|،,؛;]\s*|\s+at\s+(?=\p{Lu})|\s+in\s+(?=\p{Lu})|\s+(?:في|لدى|بمدينة)\s+/gu;
const NOISE = WORDS.pattern('noise beside a title', { flags: 'iu', or: [/#\p{L}+/u] });

/** The title of a posting: of a labelled line, else of an announcement, else of the line that best names an occupation. */
export function readTitle(taxonomy: Taxonomy, text: string, lines: readonly PlacedLine[]): ReadTitle | null {
  for (const line of lines.slice(0, 60)) {
    const found = line.label === 'title' && line.section !== 'duties' ? ownTitle(taxonomy, text, line) : null;
    if (found && foldName(found.title) !== '') return found;
  }
  let best: { found: ReadTitle; points: number } | null = null;
  const open = lines
    .filter(
      ({ isHeading, section }) => !isHeading && !['benefits', 'apply', 'notice', 'tail'].includes(section),
    )
    .slice(0, MOST_LINES);
  for (const [at, line] of open.entries()) {
    if (line.label !== null && line.label !== 'location') continue;
    const isOwnLine =
      line.section === 'lead' &&
      !line.isListed &&
      line.text.length <= MOST_IN_TITLE &&
      !isSentence(line.text);
    const own = isOwnLine ? ownTitle(taxonomy, text, line) : null;
    // "We are hiring! Barista in Dubai. …": a sentence may be a headline by itself, if it surely names an occupation.
    const headlines = isOwnLine || line.section !== 'lead' ? [] : headlinesIn(taxonomy, text, line);
    for (const found of [...announcedIn(text, line), ...headlines, ...(own ? [own] : [])]) {
      if (!mayBeTitle(taxonomy, found.title)) continue;
      const points =
        knownness(taxonomy, found.title) +
        (at === 0 ? 0.25 : 0) +
        (found === own && at < 3 ? 0.15 : 0) -
        at * 0.02 -
        (line.section === 'company' ? 0.3 : 0);
      if (!best || points > best.points + 1e-9) best = { found, points };
    }
  }
  return best && (best.points >= 0.45 || best.found.line.start === open[0]!.start) ? best.found : null;
}

const MOST_WORDS_OF_HEADLINE = 8;

function headlinesIn(taxonomy: Taxonomy, text: string, line: PlacedLine): ReadTitle[] {
  return sentencesOf(text, line)
    .slice(0, 4)
    .filter(({ start, end }) => text.slice(start, end).split(/\s+/).length <= MOST_WORDS_OF_HEADLINE)
    .flatMap((sentence) => ownTitle(taxonomy, text, sentence) ?? [])
    .filter(({ title }) => knownness(taxonomy, title) >= titleIsKnown);
}

/** A headline that is a section's name, a company, a greeting or a sentence is no title. */
function mayBeTitle(taxonomy: Taxonomy, title: string): boolean {
  const words = foldName(title).split(' ').filter(Boolean);
  if (words.length === 0 || words.length > 10 || sectionNamed(title)) return false;
  if (
    words.length === 1 &&
    /^(?:work|job|team|time|home|today|staff|people|someone|person|candidates?|عمل|شخص|موظف)$/.test(words[0]!)
  )
    return false;
  if (/@|https?:|www\.|\d{5,}/.test(title)) return false;
  if (NO_TITLE.test(fold(title))) return false;
  return (
    placesIn(taxonomy, title).length === 0 || words.length > 2 || knownness(taxonomy, title) >= titleIsKnown
  );
}

const NO_TITLE = WORDS.pattern('no title', {
  or: [
    /^(?:انضم|شركه|مجموعه|موسسه|السلام|اعلان|هل|تعلن|عزيزي|اعمل|فندق|نادي|نوظف)(?!\p{L})/u,
    new RegExp(`^${WORDS.source('opens a line that is no title', { edges: 'anywhere' })}\\b`, 'u'),
  ],
});

const titlesLooked = derived(() => new Map<string, number>());

/** How surely the words name an occupation, 0 to 1. */
function knownness(taxonomy: Taxonomy, title: string): number {
  const known = titlesLooked(taxonomy);
  let score = known.get(title);
  if (score === undefined) {
    score = normaliseTitle(taxonomy, title, 1)[0]?.score ?? 0;
    if (known.size > 5_000) known.clear();
    known.set(title, score);
  }
  return score;
}

const isSentence = (line: string): boolean =>
  (/[.؟]$/.test(line) && line.split(/\s+/).length >= 6) ||
  /[.?؟]\s*\S/.test(line.replace(/\b\p{L}{1,2}\./gu, '')) ||
  line.split(/\s+/).length > 14;

/** The title on a line of its own, without place, company and terms beside it. */
function ownTitle(taxonomy: Taxonomy, text: string, line: Span): ReadTitle | null {
  let span = line;
  const announced = PREFIX.exec(text.slice(line.start, line.end));
  if (announced && announced[0].length < line.end - line.start)
    span = { start: line.start + announced[0].length, end: line.end };
  span = likeliestPart(taxonomy, text, announcedSpan(text, span) ?? span);
  span = withoutTail(taxonomy, text, span);
  const suffix = SUFFIX.exec(text.slice(span.start, span.end));
  if (suffix) span = { start: span.start, end: span.start + suffix.index };
  const title = clean(tidy(text.slice(span.start, span.end)));
  return title === '' ? null : { title: title.slice(0, LONGEST_TITLE), ...span, line };
}

/** A headline that goes on like a sentence ends where one would, if what is left is known as well. */
function withoutTail(taxonomy: Taxonomy, text: string, span: Span): Span {
  const raw = text.slice(span.start, span.end);
  const folded = foldedAt(text, span);
  const tail = /[\u0600-\u06ff]/.test(raw) ? TAIL_AR.exec(folded.folded) : TAIL.exec(raw);
  if (!tail || tail.index === 0) return span;
  const kept = /[\u0600-\u06ff]/.test(raw)
    ? spanOf(folded, 0, tail.index)
    : { start: span.start, end: span.start + tail.index };
  const shorter = knownness(taxonomy, clean(tidy(text.slice(kept.start, kept.end))));
  return shorter >= titleIsKnown && shorter > knownness(taxonomy, clean(tidy(raw))) ? kept : span;
}

/** "Accountant | Dubai", "Accountant - Pearl Bay - Full-time": the part that names an occupation best; the first of equals. */
function likeliestPart(taxonomy: Taxonomy, text: string, span: Span): Span {
  const raw = text.slice(span.start, span.end);
  // What stands in brackets is no part of its own.
  const parts = [...raw.replace(/\([^)]*\)/g, (bracket) => '('.repeat(bracket.length)).matchAll(PARTS)];
  if (parts.length === 0) return span;
  let from = span.start;
  let best: (Span & { score: number }) | null = null;
  for (const [at, part] of [...parts, null].entries()) {
    const to = part ? span.start + part.index : span.end;
    const words = tidy(text.slice(from, to));
    const score =
      words === '' || !mayBeTitle(taxonomy, clean(words))
        ? 0
        : knownness(taxonomy, clean(words)) + (at === 0 ? 0.15 : 0);
    if (words !== '' && (!best || score > best.score)) best = { start: from, end: to, score };
    if (part) from = span.start + part.index + part[0].length;
  }
  // "Manager, Human Resources" and "Teacher - Physics" are one title.
  const whole = clean(tidy(raw));
  const isOne =
    parts.length === 1 &&
    /[-–—,،]/.test(parts[0]![0]) &&
    placesIn(taxonomy, whole).length === 0 &&
    !NOISE.test(raw) &&
    knownness(taxonomy, whole) >= (best?.score ?? 0) - 0.15;
  return best && !isOne ? { start: best.start, end: best.end } : span;
}

function announcedIn(text: string, line: PlacedLine): ReadTitle[] {
  const spans = /[\u0600-\u06ff]/.test(line.text)
    ? [announcedSpan(text, line)]
    : ANNOUNCED.map((pattern) => englishSpan(text, line, pattern));
  return spans.flatMap((span) => {
    const title = span ? clean(tidy(text.slice(span.start, span.end))) : '';
    return span && title !== '' ? [{ title: headlined(title), ...span, line }] : [];
  });
}

function englishSpan(text: string, line: Span, pattern: RegExp): Span | null {
  const match = pattern.exec(text.slice(line.start, line.end).replace(/\n/g, ' '));
  const found = match?.[1];
  if (!found) return null;
  const start = line.start + match.index + match[0].lastIndexOf(found);
  const kept = found
    .replace(TAIL, '')
    .replace(/\s*[,–—|].*$/u, '')
    .replace(/\s*\(.*$/u, '')
    .replace(/\s+-\s.*$/u, '');
  return { start, end: start + kept.length };
}

/** The title that an Arabic sentence announces. */
function announcedSpan(text: string, line: Span): Span | null {
  const folded = foldedAt(text, line);
  const match = ANNOUNCED_AR.exec(folded.folded);
  const found = match?.[1];
  if (!found) return null;
  const kept = found
    .replace(/^(?:موظفا?|عدد)\s+(?=بمسمي)/u, '')
    .replace(TAIL_AR, '')
    .replace(/\s*[-|(].*$/u, '');
  if (kept.trim() === '') return null;
  return spanOf(folded, match.index + match[0].lastIndexOf(found), kept.length);
}

/** Words that stay small within a headline. */
const SMALL = new Set(['of', 'to', 'and', 'the', 'for', 'in', 'at', 'on', 'with', 'a', 'an', 'or']);
/** Short words that are no abbreviations, and longer ones that are. */
const ABBREVIATIONS =
  /^(?:[^aeiouy]{2,5}|hvac|qa|qc|ui|ux|it|hr|ai|ac|ae|pa|ea|ceo|cfo|cto|coo|hse|icu|er|or|iot|aws|gis|bim|erp|api|seo|iso|pro|usa|uae|uk)$/i;

/** A title as a headline: small letters throughout and capitals throughout become words with a capital. */
export function headlined(title: string): string {
  if (!/[a-z]/i.test(title)) return title;
  const isShouted = title === title.toUpperCase() && /[A-Z]{5}/.test(title);
  if (!isShouted && title !== title.toLowerCase()) return title;
  return title.toLowerCase().replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) => {
    if (ABBREVIATIONS.test(word) && !SMALL.has(word)) return word.toUpperCase();
    return at > 0 && SMALL.has(word) ? word : word[0]!.toUpperCase() + word.slice(1);
  });
}

const clean = (title: string): string =>
  headlined(
    title
      .replace(
        /\((?:[mfdwx]\s*\/\s*)+[mfdwx]\)|\(\s*(?:\d+\s*)?(?:nos?|positions?|vacanc\w+|openings?|posts?|full[- ]time|part[- ]time|remote|hybrid|on[- ]?site|urgent|contract|permanent|temporary|seasonal|male|female|male\s*\/\s*female|dubai|abu dhabi|uae|sharjah|m\/f|f\/m)[^()]*\)/giu,
        ' ',
      )
      .replace(
        /\(\s*(?:عدد\s*)?[\d٠-٩]+\s*(?:شواغر|شاغر|وظائف|موظفين)?\s*\)|\((?:ذكور|إناث|ذكر|أنثى|دوام كامل|دوام جزئي|عن ب[\u064b-\u0652]?عد|عمل هجين)[^()]*\)/gu,
        ' ',
      )
      .replace(new RegExp(NOISE, 'giu'), ' ')
      .replace(/^(?:an?|the|our|one|two|\d+)\s+/iu, '')
      .replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}\p{M})+#.]+$/gu, '')
      .replace(/\.$/u, '')
      .replace(/\s+(?:x\s*)?\d+$/iu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
