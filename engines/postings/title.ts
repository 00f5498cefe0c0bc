import {
  derived,
  normaliseTitle,
  placeNamed,
  placesIn,
  type Taxonomy,
  titleIsKnown,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold, foldName } from '#engines/text/index.ts';
import { announcedSpans, arabicSpan, beforeTail, quotedSpan } from './announced-title.ts';
import { endOfCompanyWords } from './company-lines.ts';
import { sectionNamed } from './headings.ts';
import { cleanTitle, hasNoise, headlined } from './headline.ts';
import { type Span, sentencesOf, tidy } from './lines.ts';
import { namedTitle } from './named-title.ts';
import type { PlacedLine } from './sections.ts';

const WORDS = wordingsIn('postings/title');

/** The title of a posting as it is shown, and where it stands. */
export interface ReadTitle extends Span {
  title: string;
  /** The line it was read from, which often names the place too. */
  line: Span;
  /** Of a posting for several trades: from where to where it tells of them one by one. */
  trades?: Span;
}

const MOST_LINES = 14;
const OF_FIRST_LINE = 0.25;
/** What names an occupation is before what is only like one. */
const OF_KNOWN = 0.4;
const MOST_IN_TITLE = 90;
/** What begins with a kind of employer is a title only where a title is written just so: "Bank teller". */
const EXACT = 0.985;
const LONGEST_TITLE = 160;

const PREFIX = new RegExp(
  `^\\s*(?:we(?:'|’)?re|we are)?\\s*(?:urgent(?:ly)?\\s+)?(?:now\\s+)?${WORDS.source('announces a title', { edges: 'anywhere' })}\\s*[!:\\-–—|]*\\s*(?:an?\\s+)?(?=\\S)`,
  'iu',
);
const SUFFIX = /\s+(?:(?:is|are)\s+)?(?:urgently\s+)?(?:needed|required|wanted)\s*[!.]*$/iu;
const PARTS =
  /(?<=\p{L})!\s+|\s+[-–—|•·@]\s+|\s*[|،,؛;]\s*|(?<=\p{L}{3}\)?)\s*[:：]\s+|\s+at\s+(?=\p{Lu})|\s+in\s+(?=\p{Lu})|\s+(?:في|لدى|بمدينة)\s+/gu;

/** The title of a posting: of a labelled line, else of an announcement, else of the line that best names an occupation. */
export function readTitle(taxonomy: Taxonomy, text: string, lines: readonly PlacedLine[]): ReadTitle | null {
  const labelled = labelledTitle(taxonomy, text, lines) ?? quotedTitle(taxonomy, text, lines);
  if (labelled) return labelled;
  let best: { found: ReadTitle; points: number } | null = null;
  const open = lines
    .filter(
      (line) =>
        (!line.isHeading || headsItsList(lines, line)) &&
        !['benefits', 'apply', 'notice', 'tail'].includes(line.section),
    )
    .slice(0, MOST_LINES);
  const counted = severalTrades(taxonomy, text, open.filter(isCounted));
  if (counted) return counted;
  for (const [at, line] of open.entries()) {
    if (line.label !== null && line.label !== 'location') continue;
    const own = ofRows(taxonomy, text, line, at);
    // "We are hiring! Barista in Dubai. …": a sentence may be a headline by itself, if it surely names an occupation.
    const headlines = own.length > 0 || line.section !== 'lead' ? [] : headlinesIn(taxonomy, text, line);
    const ranked = at === 0 ? rankBesideField(taxonomy, text, line) : null;
    if (ranked) best = { found: ranked, points: knownness(taxonomy, ranked.title) + OF_FIRST_LINE };
    const others = ranked ? [] : [...announcedIn(taxonomy, text, line), ...headlines, ...own];
    for (const found of others) {
      if (!mayBeTitle(taxonomy, found.title)) continue;
      if (isLooseWord(found.title, at) && knownness(taxonomy, found.title) < titleIsKnown) continue;
      const points =
        knownness(taxonomy, found.title) +
        (isSureOf(taxonomy, text, found) ? OF_KNOWN : 0) +
        (at === 0 ? OF_FIRST_LINE : 0) +
        (own.includes(found) && at < 3 ? 0.15 : 0) -
        at * 0.02 -
        (line.section === 'company' ? 0.3 : 0);
      if (!best || points > best.points + 1e-9) best = { found, points };
    }
  }
  const isKnown = best !== null && knownness(taxonomy, best.found.title) >= titleIsKnown;
  const listed = open.filter((line) => line.isListed && (/\d/u.test(line.text) || NUMBERED.test(line.mark)));
  const isOfItem = listed.some(({ start }) => start === best?.found.line.start);
  const several = isKnown && !isOfItem ? null : severalTrades(taxonomy, text, listed);
  if (several) return several;
  if (best && (best.points >= 0.45 || best.found.line.start === open[0]?.start)) return best.found;
  return (
    beforePlace(taxonomy, text, open[0]) ??
    opening(taxonomy, text, open[0]) ??
    namedTitle(text, open, {
      knownness: (title) => knownness(taxonomy, title),
      mayBeTitle: (title) => mayBeTitle(taxonomy, title),
    })
  );
}

/** Of the lines that are named a title ("Job ad – Gulf Hospitals", "Job title: Nurse") the one that names an occupation. */
function labelledTitle(taxonomy: Taxonomy, text: string, lines: readonly PlacedLine[]): ReadTitle | null {
  const titles = lines
    .slice(0, MOST_LABELLED)
    .flatMap((line) =>
      line.label === 'title' && line.section !== 'duties' && isShort(line)
        ? (ownTitle(taxonomy, text, line) ?? [])
        : [],
    )
    .filter(({ title }) => foldName(title) !== '');
  const known = titles.find(({ title }) => knownness(taxonomy, title) >= titleIsKnown);
  return known ?? titles.find(({ title }) => mayBeTitle(taxonomy, title)) ?? titles[0] ?? null;
}
/** "Role: supervise receiving, picking and dispatch, investigate variances, …" tells what is done, and names nobody. */
const isShort = ({ text }: PlacedLine): boolean => text.trim().split(/\s+/u).length <= MOST_WORDS;
const MOST_WORDS = 16;
const MOST_LABELLED = 60;

/** What is in quotation marks behind the word for a job, where it names an occupation or opens with one. */
function quotedTitle(taxonomy: Taxonomy, text: string, lines: readonly PlacedLine[]): ReadTitle | null {
  for (const line of lines.slice(0, MOST_LINES)) {
    const span = quotedSpan(text, line);
    const found = span && ownTitle(taxonomy, text, span);
    if (found && isSureOf(taxonomy, text, found)) return { ...found, line };
  }
  return null;
}

/** The titles that the rows of a line are: what was taken for one wrapped sentence may be short lines, of which one is sure. */
function ofRows(taxonomy: Taxonomy, text: string, line: PlacedLine, at: number): ReadTitle[] {
  if ((line.section !== 'lead' && !line.isHeading) || line.isListed) return [];
  const rows = rowsOf(line);
  const least = rows.length > 1 ? titleIsKnown : (LEAST_OF_LINE[at] ?? LIKE_A_TITLE);
  return rows
    .filter((row) => row.text.length <= MOST_IN_TITLE && !isSentence(row.text))
    .flatMap((row) => ownTitle(taxonomy, text, row) ?? [])
    .filter(({ title }) => knownness(taxonomy, title) >= least);
}
/** "2)", "b.", «ب)»: items that are told apart are often posts. */
const NUMBERED = /^\(?(?:[\d٠-٩]{1,2}|[a-zأ-ي])[.)-]$/iu;
/** Further down, what is like no title is something else. */
const LEAST_OF_LINE = [0, 0.5];

function rowsOf(line: PlacedLine): PlacedLine[] {
  let { start } = line;
  return line.text.split('\n').map((text) => {
    const row = { ...line, start, end: start + text.length, text };
    start = row.end + 1;
    return row;
  });
}

/** "visa" of "7–9k, visa, Monday to Friday" and «لمشروع»: one word below the first line, or with "for" written onto it. */
const isLooseWord = (title: string, at: number): boolean =>
  !/\s/u.test(title) && (/^ل\p{L}{3}/u.test(title) || (at > 0 && /^[a-z]/iu.test(title)));

/** "mason 25 nos", «٦ مشغلين حفار»: how many are sought stands beside what they are. */
const isCounted = (line: PlacedLine): boolean =>
  !line.isListed && line.text.length <= MOST_IN_TITLE && COUNTED.test(line.text);
const COUNTED =
  /^[\d٠-٩]{1,3}\s+\p{L}{3}(?!.*[\d٠-٩])|^\p{L}.{2,60}?[\s–-]+\(?\d{1,3}(?:(?:\s*nos?\.?)?\)?$|\s*nos?(?:\.|\b))/iu;

/** "مركز … يطلب:", then the title, then what is asked in a list: by its place it opens the list, by its words it is the title. */
const headsItsList = (lines: readonly PlacedLine[], line: PlacedLine): boolean =>
  lines.indexOf(line) < FIRST_LINES && !/[:：]\s*$/u.test(line.text) && sectionNamed(line.text) === null;
const FIRST_LINES = 3;

/** "IN-CHARGE – BUTCHERY & FISH SECTION. Hypermarket, …": who only says how high they stand is of the field behind the dash. */
function rankBesideField(taxonomy: Taxonomy, text: string, line: PlacedLine): ReadTitle | null {
  const [words = '', field = ''] = RANK_BESIDE_FIELD.exec(text.slice(line.start, line.end)) ?? [];
  const title = cleanTitle(tidy(words));
  if (title === '' || placesIn(taxonomy, field).length > 0 || !mayBeTitle(taxonomy, title)) return null;
  const span = { start: line.start, end: line.start + words.length };
  return { title, ...span, line: span };
}
const RANK_ALONE = WORDS.source('a rank alone', { edges: 'anywhere', spaces: 'one' });
const RANK_BESIDE_FIELD = new RegExp(
  `^${RANK_ALONE}\\s+[-–—]\\s+(\\p{L}[\\p{L}\\p{M}&/’' ]{2,50}?)(?=\\s*(?:[(.,،;؛|·•]|$)|\\s+[-–—/]\\s)`,
  'iu',
);

/** "1) Generator technician – 5 yr … 2) Bus driver – …": one posting for several trades is called by all of them. */
function severalTrades(taxonomy: Taxonomy, text: string, lines: readonly PlacedLine[]): ReadTitle | null {
  const trades = lines
    .filter(({ label }) => label === null)
    .flatMap((line) => tradeOfItem(taxonomy, text, line) ?? [])
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
    .slice(0, MOST_TRADES);
  const [first, second] = trades;
  if (!first || !second) return null;
  const span = { start: first.start, end: first.end };
  const last = Math.max(...trades.map(({ end }) => end));
  const endOfLast = text.slice(last).search(/\n\s*\n/u);
  return {
    title: trades.map(({ title }) => title).join(' / '),
    ...span,
    line: span,
    trades: { start: first.start, end: endOfLast < 0 ? text.length : last + endOfLast },
  };
}
const MOST_TRADES = 5;

/** What an item begins with, or what stands behind the department that it begins with: "Front office: night auditor". */
function tradeOfItem(
  taxonomy: Taxonomy,
  text: string,
  line: PlacedLine,
): ({ id: string; title: string } & Span) | null {
  const whole = text.slice(line.start, line.end);
  for (const { index, 0: before } of whole.matchAll(STARTS_IN_ITEM)) {
    const at = index + before.length;
    const [words = ''] = OPENING_OF_ITEM.exec(whole.slice(at)) ?? [];
    const title = cleanTitle(tidy(words));
    if (title === '' || !mayBeTitle(taxonomy, title)) continue;
    const [named] = normaliseTitle(taxonomy, title, 1);
    if (!named || named.score < titleIsKnown) continue;
    const start = line.start + at;
    return { id: named.id, title, start, end: start + words.length };
  }
  return null;
}
/** The beginning, without a count, and what follows a colon. */
const STARTS_IN_ITEM = /^(?:[\d٠-٩]{1,3}\s+)?|[:：]\s*|(?<=:.*)[,،]\s*/gu;
/** What is sought of each trade stands behind a dash, a bracket or how many are sought. */
const OPENING_OF_ITEM =
  /^\p{L}[\p{L}\p{M}&+/’' ]{3,50}?(?=\s*(?:[(,،;؛:|·•.\d٠-٩]|$)|\s+[-–—]\s|\s+(?:x|qty|nos?|عدد)[.:]?\s*[\d٠-٩])/iu;

/** "Process Engineer – Refinery, Jubail. 5-8 yrs …": the first words of a posting that was written in one go. */
function opening(taxonomy: Taxonomy, text: string, line: PlacedLine | undefined): ReadTitle | null {
  const sentence = line && sentencesOf(text, line)[0];
  const [words = ''] = sentence ? (OPENING.exec(text.slice(sentence.start, sentence.end)) ?? []) : [];
  if (!sentence || !words) return null;
  const found = ownTitle(taxonomy, text, { start: sentence.start, end: sentence.start + words.length });
  if (!found || !mayBeTitle(taxonomy, found.title)) return null;
  return knownness(taxonomy, found.title) < titleIsKnown ? null : { ...found, line: sentence };
}

/** Up to a bracket, a mark, a number or a dash between words. */
const OPENING =
  /^\s*\p{L}(?:[\p{L}\p{M}/&’' ]|[-–](?=\p{L})){2,60}?(?=\s*[(,،;؛|·•:.!\d]|\s+[-–—]\s|\s+x\s*\d|$)/u;

/** "سقّالات – الجبيل. …": what opens a posting and has a place behind it is a title by its form, if it is like one. */
function beforePlace(taxonomy: Taxonomy, text: string, line: PlacedLine | undefined): ReadTitle | null {
  const [, words = '', place = ''] = BEFORE_PLACE.exec(line ? text.slice(line.start, line.end) : '') ?? [];
  const title = cleanTitle(tidy(words));
  if (!line || !placeNamed(taxonomy, place.trim()) || !mayBeTitle(taxonomy, title)) return null;
  if (knownness(taxonomy, title) < LIKE_A_TITLE) return null;
  return { title, start: line.start, end: line.start + words.length, line };
}

const BEFORE_PLACE = /^(\p{L}[\p{L}\p{M} ]{2,40}?)\s*[–—-]\s+(\p{L}[\p{L}\p{M} ]{2,30})(?:[.،,]|$)/u;
const LIKE_A_TITLE = 0.8;

const MOST_WORDS_OF_HEADLINE = 8;

function headlinesIn(taxonomy: Taxonomy, text: string, line: PlacedLine): ReadTitle[] {
  return (
    sentencesOf(text, line)
      .slice(0, 4)
      .map((sentence) => beforeTail(text, sentence) ?? sentence)
      .filter(({ start, end }) => text.slice(start, end).split(/\s+/).length <= MOST_WORDS_OF_HEADLINE)
      // "Method validation, audits, budget." lists what is done.
      .filter(({ start, end }) => start === line.start || text.slice(start, end).split(/[,،]/).length < 3)
      .flatMap((sentence) => ownTitle(taxonomy, text, sentence) ?? [])
      .filter(({ title }) => knownness(taxonomy, title) >= titleIsKnown)
  );
}

/** A headline that is a section's name, a company, a greeting or a sentence is no title. */
export function mayBeTitle(taxonomy: Taxonomy, title: string): boolean {
  const words = foldName(title.replace(/\([^)]*\)/g, ' '))
    .split(' ')
    .filter(Boolean);
  if (words.length === 0 || words.length > 10 || sectionNamed(title)) return false;
  if (words.length === 1 && NO_TITLE_ALONE.has(words.join(''))) return false;
  if (/@|https?:|www\.|\d{5,}/.test(title)) return false;
  if (NO_TITLE.test(fold(title)) || MONEY.test(fold(title))) return false;
  // "Mobile Crane Operator 100T": a measure stands behind what somebody is called.
  if (
    endOfCompanyWords(fold(title)) > 0 &&
    !namesPerson(taxonomy, words) &&
    knownness(taxonomy, title) < EXACT
  )
    return false;
  return placesIn(taxonomy, title).length === 0 || words.length > 2 || knownness(taxonomy, title) >= EXACT;
}

/** Whether words end in what somebody is called, in English: "Guest Relations Agent", no "Guest Experience". */
export const namesPerson = (taxonomy: Taxonomy, words: readonly string[]): boolean =>
  headWords(taxonomy).has(words.findLast((word) => !/\d/.test(word)) ?? '');

/** What English titles end in: "Laboratory Manager" is somebody, "Gulf Laboratory" an employer. */
const headWords = derived(({ occupations }) => {
  const heads = occupations.flatMap(({ name }) => foldName(name.en).split(' ').at(-1) ?? []);
  return new Set([...heads, 'head', 'lead']);
});

const NO_TITLE_ALONE = new Set(WORDS.spellings('no title by itself'));
const NO_TITLE = WORDS.pattern('no title', {
  or: [
    new RegExp(
      `^${WORDS.source('opens a line that is no title, in Arabic', { edges: 'anywhere' })}(?!\\p{L})`,
      'u',
    ),
    new RegExp(`^${WORDS.source('opens a line that is no title', { edges: 'anywhere' })}\\b`, 'u'),
  ],
});

/** A line of pay names no work, though "OT" in it is a theatre elsewhere. */
const CURRENCY = '(?:aed|sar|qar|kwd|bhd|omr|jod|egp|usd|dhs?|ريال|درهم|دينار|جنيه)';
const MONEY = new RegExp(`(?<!\\p{L})${CURRENCY}\\.? ?\\d|\\d(?: ?k)? ?${CURRENCY}(?!\\p{L})`, 'u');

const titlesLooked = derived(() => new Map<string, number>());

/** How surely the words name an occupation, 0 to 1. */
export function knownness(taxonomy: Taxonomy, title: string): number {
  const known = titlesLooked(taxonomy);
  let score = known.get(title);
  if (score === undefined) {
    score = normaliseTitle(taxonomy, title, 1)[0]?.score ?? 0;
    if (known.size > 5_000) known.clear();
    known.set(title, score);
  }
  return score;
}

function isSentence(line: string): boolean {
  // "Barista | Doha – Lusail | 2 / 3 shifts": marks between the parts of a headline are no words.
  const words = line.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return (
    (/[.؟]$/.test(line) && words >= 6) ||
    /[.?؟]\s*\S/.test(line.replace(/\b\p{L}{1,2}\./gu, '')) ||
    words > 14
  );
}

/** The title on a line of its own, without place, company and terms beside it. */
export function ownTitle(taxonomy: Taxonomy, text: string, line: Span): ReadTitle | null {
  let span = line;
  const announced = PREFIX.exec(text.slice(line.start, line.end));
  if (announced && announced[0].length < line.end - line.start)
    span = { start: line.start + announced[0].length, end: line.end };
  span = likeliestPart(taxonomy, text, arabicSpan(text, span) ?? span);
  span = withoutTail(taxonomy, text, span);
  const suffix = SUFFIX.exec(text.slice(span.start, span.end));
  if (suffix) span = { start: span.start, end: span.start + suffix.index };
  const title = cleanTitle(tidy(text.slice(span.start, span.end)));
  return title === '' ? null : { title: title.slice(0, LONGEST_TITLE), ...span, line };
}

/** A headline that goes on like a sentence ends where one would, if what is left is known as well. */
function withoutTail(taxonomy: Taxonomy, text: string, span: Span): Span {
  const raw = text.slice(span.start, span.end);
  const kept = beforeTail(text, span);
  if (!kept) return span;
  const shorter = knownness(taxonomy, cleanTitle(tidy(text.slice(kept.start, kept.end))));
  return shorter >= titleIsKnown && shorter > knownness(taxonomy, cleanTitle(tidy(raw))) ? kept : span;
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
    const own = beforeTail(text, { start: from, end: to }) ?? { start: from, end: to };
    const words = tidy(text.slice(own.start, own.end));
    const score =
      words === '' || !mayBeTitle(taxonomy, cleanTitle(words))
        ? 0
        : knownness(taxonomy, cleanTitle(words)) + (at === 0 ? 0.15 : 0);
    if (words !== '' && (!best || score > best.score)) best = { start: from, end: to, score };
    if (part) from = span.start + part.index + part[0].length;
  }
  // "Manager, Human Resources" and "Teacher - Physics" are one title.
  const whole = cleanTitle(tidy(raw));
  const mayBeOne =
    parts.length === 1 &&
    /[-–—,،]/.test(parts[0]?.[0] ?? '') &&
    placesIn(taxonomy, whole).length === 0 &&
    !hasNoise(raw);
  const isOne =
    mayBeOne &&
    (knownness(taxonomy, whole) >= (best?.score ?? 0) - 0.15 ||
      (best !== null && namesField(taxonomy, whole, cleanTitle(tidy(text.slice(best.start, best.end))))));
  return best && !isOne ? { start: best.start, end: best.end } : span;
}

/** "Project Manager – Construction": with its second part the title is another occupation, which is called by that word. */
function namesField(taxonomy: Taxonomy, whole: string, part: string): boolean {
  const [own] = normaliseTitle(taxonomy, whole, 1);
  if (!own || own.score < titleIsKnown || own.id === normaliseTitle(taxonomy, part, 1)[0]?.id) return false;
  const occupation = taxonomy.occupation(own.id);
  const called = [occupation?.name.en, occupation?.name.ar].map((name) => foldName(name ?? '')).join(' ');
  const more = foldName(whole)
    .split(' ')
    .filter((word) => !foldName(part).split(' ').includes(word) && word.length > 2);
  return more.some((word) => called.split(' ').includes(word));
}

function announcedIn(taxonomy: Taxonomy, text: string, line: PlacedLine): ReadTitle[] {
  return announcedSpans(text, line).flatMap((whole) => {
    const span = knownOpening(taxonomy, text, whole) ?? whole;
    const title = cleanTitle(tidy(text.slice(span.start, span.end)));
    return title === '' ? [] : [{ title: headlined(title), ...span, line }];
  });
}

/** Whether a title is known, or opens with one that is: "Emergency Nurse Ward 7". */
const isSureOf = (taxonomy: Taxonomy, text: string, found: ReadTitle): boolean =>
  knownness(taxonomy, found.title) >= titleIsKnown || knownOpening(taxonomy, text, found) !== null;

/** "كوافيرة شاطرة بالصبغات", "mobile technician iphone + android": the first words, where they name an occupation and all do not. */
function knownOpening(taxonomy: Taxonomy, text: string, span: Span): Span | null {
  const raw = text.slice(span.start, span.end);
  const whole = cleanTitle(tidy(raw));
  if (knownness(taxonomy, whole) >= titleIsKnown && mayBeTitle(taxonomy, whole)) return null;
  const ends = [...raw.matchAll(/\S(?=\s|$)/gu)]
    .map(({ index }) => index + 1)
    .slice(0, MOST_WORDS_OF_OPENING);
  for (const length of ends.toReversed()) {
    const title = cleanTitle(tidy(raw.slice(0, length)));
    const least = /\s/u.test(title) ? titleIsKnown : EXACT;
    if (knownness(taxonomy, title) >= least && mayBeTitle(taxonomy, title))
      return { start: span.start, end: span.start + length };
  }
  return null;
}
const MOST_WORDS_OF_OPENING = 6;
