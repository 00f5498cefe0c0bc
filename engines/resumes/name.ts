/** The name of the person. */
import type { Line, Reading } from '#engines/documents/index.ts';
import { firstSegment } from '#engines/documents/index.ts';
import { DOCUMENT_TITLE, isWholeTitle, placeScore, type Taxonomy } from '#engines/taxonomy/index.ts';
import { countArabic, countLatin, hasArabic } from '#engines/text/index.ts';
import { emailLikeness } from './email-likeness.ts';
import { labelledValue } from './forms.ts';
import { bestOf, type Candidate } from './found.ts';
import { ACADEMIC_TITLE, HONORIFIC, isNameShape } from './name-shape.ts';
import { personalLines, topLines } from './personal-lines.ts';
import { partsOf, placeOf, trimPiece } from './pieces.ts';
import type { Section } from './section.ts';
import { OPENS_WITH_STUDY } from './study-words.ts';
import { organisationScore, titleScore } from './titles-and-employers.ts';
import type { ReadName } from './told-person.ts';
import { toldName } from './told-person.ts';
import { tokenCount } from './word-count.ts';

/** Letters behind a name: "Liza Santos, RN, BSN". */
const CREDENTIALS = /\s*[,،]\s*(?:[A-Z][A-Za-z.®]{0,9}[A-Z.®]?)(?:\s*[,،]\s*[A-Z][A-Za-z.®-]{1,9})*\s*$/;

/** The name of the person, with where it stands and how sure that is. */
export function readName(
  taxonomy: Taxonomy,
  sections: Section[],
  reading: Reading,
  email: string | null,
): ReadName | null {
  const all = reading.blocks.flatMap((block) => block.lines);
  const labelled =
    labelledName([...personalLines(sections), ...all.slice(0, 12)]) ??
    typedName(taxonomy, all.slice(0, 12)) ??
    toldName(all.slice(0, 6));
  if (labelled) return labelled;
  const top = topLines(sections);
  const first = pageThatOpens(all);
  const firstPage = all.filter((line) => line.page === first);
  const pool = new Set([
    ...top.filter((line) => line.page === first).slice(0, 25),
    ...firstPage.slice(0, 6),
    ...largest(firstPage),
  ]);
  const page: Page = { all, top, bodySize: medianSize(firstPage), email };
  const candidates = [...pool]
    .filter((line) => !line.isBullet)
    .flatMap((line) => candidatesOn(taxonomy, line, page));
  const best = bestOf(candidates);
  const isOpened = best && best.score >= -0.5 && all.indexOf(best.line) < LINES_OF_OPENING;
  const opened = isOpened ? null : openedName(taxonomy, all.slice(0, LINES_OF_OPENING));
  if (opened) return opened;
  if (!best || best.score < leastScore(page, best)) return null;
  const { text, line } = inLanguageOf(all, best, candidates);
  return {
    value: cleanName(text),
    line,
    evidence: {
      confidence: Math.max(0.4, Math.min(0.98, 0.6 + best.score * 0.12)),
      place: placeOf(line, text),
    },
  };
}

/** Further down nothing but its looks or its address says that words are a name. */
const leastScore = ({ all, bodySize }: Page, { line }: Candidate): number =>
  all.indexOf(line) > LINES_OF_OPENING && Math.abs(line.size - bodySize) < 0.6 && !line.bold ? 0.6 : -0.5;

/** A page has this many times the letters of its own script, where it has both. */
const OWN_SCRIPT = 2;

/** A name that stands in both scripts, one under the other, as the language of the page has it. */
function inLanguageOf(all: Line[], best: Candidate, candidates: readonly Candidate[]): Candidate {
  const text = all.map((line) => line.text).join('\n');
  const isOfPage = hasArabic(best.text)
    ? OWN_SCRIPT * countArabic(text) >= countLatin(text)
    : OWN_SCRIPT * countLatin(text) >= countArabic(text);
  if (isOfPage) return best;
  const at = all.indexOf(best.line);
  const beside = candidates.filter(
    ({ text: other, line, score }) =>
      hasArabic(other) !== hasArabic(best.text) &&
      Math.abs(all.indexOf(line) - at) === 1 &&
      line.size > 0.85 * best.line.size &&
      tokenCount(other) > 1 &&
      score > 0,
  );
  return bestOf(beside) ?? best;
}

/** Where a translation stood on the first page, hardly more than contacts is left of it. */
const LEFT_OF_TRANSLATION = 2;

function pageThatOpens(lines: Line[]): number {
  const [first = 1, second] = [...new Set(lines.map(({ page }) => page))];
  const left = lines.filter(({ page }) => page === first).length;
  return second !== undefined && left <= LEFT_OF_TRANSLATION ? second : first;
}

function labelledName(lines: Line[]): ReadName | null {
  for (const line of lines) {
    const labelled = labelledValue(line, ['name']);
    if (labelled?.role !== 'name') continue;
    const [value = ''] = labelled.value.split(BEHIND_NAME);
    if (!isNameShape(value)) continue;
    return { value: cleanName(value), line, evidence: { confidence: 0.97, place: placeOf(line, value) } };
  }
  return null;
}

/** "Name: Omar K. – Amman": behind the name stands a town or a trade. */
const BEHIND_NAME = /\s+[-–—|]\s+/u;

/** "NAME- Gul Zaman", "Name Bahadur Khan father name …", «الاسم آدم يوسف»: labels as people type them in a message. */
const TYPED_LABEL =
  /^[^\p{L}]*(?:(?:[Ff]ull|[Mm]y)\s+|FULL\s+)?(?:[Nn]ame|NAME|الاسم|الإسم|اسمي)(?:\s+(?:is|الكامل|بالكامل|الثلاثي))?\s*(?:[-–—:：.=/]+\s*|\s(?=[\p{Lu}\p{Script=Arabic}]))(?<name>.+)$/u;
const BEHIND_TYPED =
  /\s*[,،;؛|/()]|\s{2,}|\t|\s[-–—]\s|\s(?:father|age|nationality|الجنسية|العمر|السن|عمري|من)(?!\p{L})/iu;

function typedName(taxonomy: Taxonomy, lines: readonly Line[]): ReadName | null {
  for (const line of lines) {
    const [told = ''] = TYPED_LABEL.exec(line.text)?.groups?.name?.split(BEHIND_TYPED) ?? [];
    const name = asName(taxonomy, told, line, 0.9);
    if (name) return name;
  }
  return null;
}

const LINES_OF_OPENING = 2;
const GREETING = /^(?:hello|hi|dear|good\s+\p{L}+|سلام|السلام|مرحبا)[^,،.!]*[,،.!]\s*/iu;
const BEFORE_AGE = /^(?<name>[^,،]{4,40}?)\s*[,،]\s*(?:aged?\s*)?\p{Nd}{2}(?!\p{Nd})/iu;

/** "Sunita Tamang, 38, Nepali", «سباك – رمضان فوزي – المنيا»: a name between what else the first line says of somebody. */
function openedName(taxonomy: Taxonomy, lines: readonly Line[]): ReadName | null {
  for (const line of lines) {
    const text = line.text.replace(GREETING, '');
    const aged = asName(taxonomy, BEFORE_AGE.exec(text)?.groups?.name ?? '', line, 0.75);
    if (aged) return aged;
    const [trade = '', name = '', ...others] = text.split(/\s+[–—-]\s+/u);
    if (others.length > 0 && titleScore(taxonomy, trade) > 0.7) {
      const between = asName(taxonomy, name, line, 0.7);
      if (between) return between;
    }
  }
  return null;
}

/** Words as a name of two and more, which are neither work nor a place. */
function asName(taxonomy: Taxonomy, text: string, line: Line, confidence: number): ReadName | null {
  const value = cleanName(text);
  const isName =
    tokenCount(value) > 1 &&
    isNameShape(value) &&
    titleScore(taxonomy, value) <= 0.5 &&
    placeScore(taxonomy, value) < 0.6;
  return isName ? { value, line, evidence: { confidence, place: placeOf(line, value) } } : null;
}

/** What a name is weighed against. */
interface Page {
  all: Line[];
  /** Lines above the first heading. */
  top: Line[];
  /** Size of the running text, in points. */
  bodySize: number;
  email: string | null;
}

function candidatesOn(taxonomy: Taxonomy, line: Line, page: Page): Candidate[] {
  const second = lineBelow(page.all, line);
  return nameTexts(taxonomy, line, second, second && lineBelow(page.all, second))
    .map(({ text, size }) => ({ text: withoutTrade(taxonomy, text), size }))
    .filter(({ text }) => isNameShape(text) && !OPENS_WITH_STUDY.test(text) && !isWholeTitle(taxonomy, text))
    .map(({ text, size }) => ({ text, line, score: scoreOf(taxonomy, text, size, line, page) }));
}

/** "Hana Qasem, Civil Engineer", «مهندس مدني / خالد عمر»: what somebody does is no part of the name. */
function withoutTrade(taxonomy: Taxonomy, text: string): string {
  const [before = '', after] = text.split(/\s*\/\s*/u);
  if (after !== undefined && isWholeTitle(taxonomy, before) && isNameShape(after)) return after;
  const [, name, trade] = /^(.{3,}?)\s*(?:[,،]|\s[-–—|])\s*(.+)$/su.exec(text) ?? [];
  return name !== undefined && trade !== undefined && titleScore(taxonomy, trade) > 0.7 && isNameShape(name)
    ? name
    : text;
}

/** How much speaks for a text as the name: it is large, stands high, is in the address, and is nothing else. */
function scoreOf(
  taxonomy: Taxonomy,
  text: string,
  size: number,
  line: Line,
  { top, bodySize, email }: Page,
): number {
  const isTop = top.includes(line);
  let score = Math.min(2.5, (size / bodySize - 1) * 3);
  if (!isTop) score -= 0.6;
  score += Math.max(0, 1 - top.indexOf(line) * 0.15) * (isTop ? 1 : 0.3);
  if (line.bold) score += 0.3;
  if (!/\p{Ll}/u.test(text) && !hasArabic(text)) score += 0.2;
  const bare = text.replace(ACADEMIC_TITLE, '').replace(HONORIFIC, '');
  if (titleScore(taxonomy, bare) > (hasArabic(text) ? 1.5 : 0.5)) score -= 1.5;
  // The words of a link say where it leads.
  if (firstSegment(line).runs.every(({ link }) => link !== null && !link.startsWith('mailto:'))) score -= 1.5;
  if (organisationScore(taxonomy, text) > 0.8) score -= 1.5;
  if (placeScore(taxonomy, text) >= 0.6) score -= 2;
  if (email) score += 2 * emailLikeness(text, email);
  const words = tokenCount(text);
  if (words === 1) score -= 1.2;
  if (words > 5) score -= 0.5;
  return score;
}

/** The line that goes on where this one ends; contacts beside a tall name may stand between the two. */
function lineBelow(all: Line[], line: Line): Line | undefined {
  const index = all.indexOf(line);
  const next = all[index + 1];
  if (index < 0) return undefined;
  if (!next || line.width === 0 || Math.abs(next.size - line.size) < 0.6) return next;
  return (
    all.slice(index + 1, index + 5).find((other) => {
      return (
        other.page === line.page &&
        Math.abs(firstSize(other) - line.size) < 0.6 &&
        (Math.abs(other.x - line.x) < 4 || other.isRtl) &&
        other.y - line.y < 1.9 * line.size
      );
    }) ?? next
  );
}

/** The size of a line's first words, in points. */
function firstSize(line: Line): number {
  return firstSegment(line).runs[0]?.size ?? line.size;
}

function largest(lines: Line[]): Line[] {
  let size = 0;
  for (const line of lines) size = Math.max(size, line.size);
  return lines.filter((line) => line.size > size - 0.5).slice(0, 3);
}

function medianSize(lines: Line[]): number {
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 11;
}

/** A text that may be the name, with its size in points. */
interface SizedText {
  text: string;
  size: number;
}

/** A line as a name may stand on it: whole, its first piece, or joined with the lines of the same size below. */
function nameTexts(
  taxonomy: Taxonomy,
  line: Line,
  next: Line | undefined,
  third: Line | undefined,
): SizedText[] {
  const first = firstSegment(line);
  const size = firstSize(line);
  const texts = joinedTexts(taxonomy, line, next, third);
  if (line.segments.length > 1 && isOfOneSize(line) && !endsInPlace(taxonomy, line))
    texts.push({ text: line.segments.map((segment) => segment.text).join(' '), size: size * 0.97 });
  texts.push({ text: first.text, size });
  const [, before, behind] = BESIDE_COMMA.exec(first.text) ?? [];
  if (before !== undefined && placeScore(taxonomy, behind ?? '') >= 0.95) texts.push({ text: before, size });
  const [piece] = partsOf(line).pieces;
  if (piece && piece.text !== first.text) texts.push({ text: piece.text, size });
  return texts.map((one) => ({ ...one, text: inOneScript(withoutMarks(one.text)) }));
}

/** "حسين جابر ، المنامة": a town stands beside the name. */
const BESIDE_COMMA = /^([^,،]{3,}?)\s*[,،]\s*([^,،]+)$/u;

/** "Rim Saleh ريم صالح": a name that stands in two scripts, as it is written first. */
function inOneScript(text: string): string {
  const [, latin, arabic] =
    /^([^\p{Script=Arabic}]*\p{Script=Latin}[^\p{Script=Arabic}]*)|(.+)$/u.exec(text) ?? [];
  if (!hasArabic(text) || !/\p{Script=Latin}{3}/u.test(text)) return text;
  const first = latin ?? arabic?.replace(/\p{Script=Latin}.*$/su, '') ?? text;
  return trimPiece(first.replace(/[\s\p{P}]+$/u, '')) || text;
}

/** Whether the pieces of a line are set alike: a town beside a name is smaller. */
function isOfOneSize(line: Line): boolean {
  const size = firstSize(line);
  return line.segments.every(({ runs: [run] }) => !run || Math.abs(run.size - size) < 0.12 * size);
}

const endsInPlace = (taxonomy: Taxonomy, line: Line): boolean =>
  placeScore(taxonomy, line.segments.at(-1)?.text ?? '') >= 0.95;

/** A name that is set over two lines, or three. */
function joinedTexts(
  taxonomy: Taxonomy,
  line: Line,
  next: Line | undefined,
  third: Line | undefined,
): SizedText[] {
  const first = firstSegment(line);
  const size = firstSize(line);
  const below = next?.segments[0];
  if (
    !next ||
    !below ||
    next.column !== line.column ||
    Math.abs(firstSize(next) - size) >= 0.6 ||
    tokenCount(first.text) > 3 ||
    tokenCount(below.text) > 3 ||
    size <= 14 ||
    next.gap >= 1.9 ||
    !mayBePartOfName(taxonomy, below.text)
  )
    return [];
  const glue = /^\p{Ll}{2,}/u.test(below.text) && !/\s/.test(below.text) ? '' : ' ';
  const texts = [{ text: `${first.text}${glue}${below.text}`, size: size * 1.03 }];
  const goesOn =
    third &&
    third.column === line.column &&
    third.segments.length === 1 &&
    Math.abs(third.size - line.size) < 0.6 &&
    third.gap < 1.9 &&
    tokenCount(third.text) <= 2 &&
    titleScore(taxonomy, third.text) <= 0.5;
  if (goesOn) texts.push({ text: `${line.text} ${next.text} ${third.text}`, size: size * 1.1 });
  return texts;
}

function mayBePartOfName(taxonomy: Taxonomy, text: string): boolean {
  return titleScore(taxonomy, text) <= 0.5 || (hasArabic(text) && !text.includes(' '));
}

function withoutMarks(text: string): string {
  const own = text.replace(BANNER_BEFORE, '').replace(BANNER_BEHIND, '');
  return trimPiece(own.replace(DOCUMENT_TITLE, '').replace(CREDENTIALS, ''));
}

/** "Curriculum Vitae of Hana Qasem", "HANA QASEM – RESUME": what the page is, beside whose it is. */
const BANNER_BEFORE =
  /^\s*(?:curriculum\s+vit(?:ae|æ)|c\.?v\.?(?=[\s:–—-])|r[eé]sum[eé]|bio-?\s?data|(?:ال)?سيرة\s+(?:ال)?ذاتية)\s*(?:(?:of|for)\s|[-–—:|/])?\s*(?=\p{L})/iu;
const BANNER_BEHIND =
  /\s*[-–—:|,/]?\s+(?:curriculum\s+vit(?:ae|æ)|c\.?v\.?|r[eé]sum[eé]|bio-?\s?data|(?:ال)?سيرة\s+(?:ال)?ذاتية)\s*$/iu;

function cleanName(text: string): string {
  const [academic = ''] = ACADEMIC_TITLE.exec(text) ?? [];
  const bare = text.slice(academic.length);
  const name = academic + trimPiece(bare.replace(CREDENTIALS, '').replace(HONORIFIC, ''));
  const letters = name.split(' ');
  if (letters.length > 4 && letters.every((letter) => letter.length === 1)) return letters.join('');
  return name;
}
