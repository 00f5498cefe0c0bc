/** The line under (or over) the name that says what the person is. */
import { BULLET, type Line } from '#engines/documents/index.ts';
import {
  DOCUMENT_TITLE,
  isKnownTitle,
  isPlace,
  placeScore,
  sectionOfHeading,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold, foldName, foldTitle, hasArabic } from '#engines/text/index.ts';
import { EARLIER_FIRST, EARLIER_LAST } from './earlier-work.ts';
import { labelledValue } from './forms.ts';
import { bestOf, type Candidate, type Read, readOf } from './found.ts';
import { atomsOf } from './header-atoms.ts';
import { personalLines, topLines } from './personal-lines.ts';
import { partsOf, placeOf, trimPiece } from './pieces.ts';
import type { Section } from './section.ts';
import { nationalityNames } from './stated-facts.ts';
import { OPENS_WITH_STUDY } from './study-words.ts';
import { titleScore } from './titles-and-employers.ts';
import { type ReadName, toldTrade } from './told-person.ts';
import { tokenCount } from './word-count.ts';

/** What the person is in their own words: behind its label, or near the name. */
export function readHeadline(
  taxonomy: Taxonomy,
  sections: Section[],
  name: ReadName | null,
  location: string | null,
): Read<string> | null {
  const labelled = labelledHeadline(personalLines(sections));
  if (labelled) return labelled;
  const top = topLines(sections);
  const at = name ? top.indexOf(name.line) : -1;
  const candidates = top.flatMap((line, index): Candidate[] => {
    // Lines below the name, or below the top where that has no name.
    const distance = at < 0 ? index : index - at;
    if (distance < -3 || distance > 8 || line.isBullet) return [];
    return (
      textsOn(line, name)
        .map(inOneScript)
        .filter(
          (text) =>
            !EARLIER_FIRST.test(text) &&
            !EARLIER_LAST.test(line.text.slice(0, Math.max(0, line.text.indexOf(text)))),
        )
        .map((text) => titleBesidePlace(taxonomy, text, line))
        .map((text) => titleBesideColon(taxonomy, text))
        .map((text) => titleBeforeName(taxonomy, text))
        .map((text) => trimPiece(text.replace(BULLET, '')))
        .filter((text) => mayBeHeadline(taxonomy, text, line, name, location))
        // Right under the name stands what somebody is, in any words; a text with a colon must name a title.
        .filter((text) => (distance === 1 && !text.includes(':')) || titleScore(taxonomy, text) > 0)
        .map((text) => ({ text, line, score: scoreOf(taxonomy, text, distance) }))
    );
  });
  const best = bestOf(candidates.filter(({ score }) => score > 0.5));
  if (!best) return toldTrade(taxonomy, top.slice(0, 4));
  return readOf(best, (score) => Math.min(0.92, 0.5 + score * 0.15));
}

function labelledHeadline(lines: Line[]): Read<string> | null {
  for (const line of lines) {
    const labelled = labelledValue(line, ['headline']);
    if (labelled?.role !== 'headline') continue;
    const { value } = labelled;
    if (value.length > 2 && tokenCount(value) <= 10)
      return { value, evidence: { confidence: 0.85, place: placeOf(line, value) } };
  }
  return null;
}

/** The segments of a line; beside the name what follows it, or stands before it: «مهندس مدني / خالد عمر». */
function textsOn(line: Line, name: ReadName | null): string[] {
  if (line === name?.line) {
    const pieces = partsOf(line).pieces.map((piece) => piece.text);
    return pieces.filter((text, at) => at > 0 || foldName(text) !== foldName(name.value));
  }
  return [
    ...openingOf(line),
    line.text.replace(/\t.*$/, ''),
    ...line.segments.slice(1).map((segment) => segment.text),
    ...titlesAmongContacts(line),
  ];
}

/** "Waiter, Doha. Fine dining, 4 years. …", "Yousef Amrani – Barber, Manama. …": prose that opens with what somebody is. */
function openingOf(line: Line): string[] {
  if (tokenCount(line.text) < LEAST_PROSE) return [];
  const openings = line.text.split(/[,،.:]\s|\s[(]|\s[-–—|]\s/u).slice(0, 2);
  return openings.filter((it) => tokenCount(it) <= LONGEST_OPENING);
}
const LEAST_PROSE = 8;
const LONGEST_OPENING = 5;

/** "Finance Manager | noura@example.ae | +971 …": the pieces of a line that holds a contact too. */
function titlesAmongContacts(line: Line): string[] {
  if (!/@|\+?\d[\d\s()-]{7,}/.test(line.text)) return [];
  return line.text.split(/\s*[|•·●▪]\s*|\t|(?<=\p{L}{3})\.\s+/u);
}

/** "Network Technician - Casablanca" without the town, «طبيب عام – سوداني» without the nationality, and without contacts on the same line; any other text as it is. */
function titleBesidePlace(taxonomy: Taxonomy, text: string, line: Line): string {
  const pieces = atomsOf(taxonomy, text, line, false);
  const others = pieces.slice(1).map((piece) => piece.text);
  const [first] = pieces;
  const people = nationalityNames(taxonomy);
  const isBeside = others.every(
    (other) =>
      isPlace(taxonomy, other.replace(/^ب(?=ال\p{L}{3})/u, '')) ||
      people.has(foldName(other)) ||
      people.has(foldName(foldTitle(other))) ||
      /@|^[+\d\s()-]+$/.test(other),
  );
  return first && others.length > 0 && isBeside && titleScore(taxonomy, first.text) > 0.5 ? first.text : text;
}

/** "Executive Assistant / مساعدة تنفيذية" without its translation. */
function inOneScript(text: string): string {
  const [first = '', second, third] = text.split(/\s*[/|]\s*|\s+[-–—]\s+/u);
  const isTranslated = second !== undefined && third === undefined && hasArabic(first) !== hasArabic(second);
  return isTranslated && /\p{L}{3}/u.test(first) && /\p{L}{3}/u.test(second) ? first : text;
}

/** "Position: Electrician" without its label, "Designer: Hiba Zain" without the name; any other text as it is. */
function titleBesideColon(taxonomy: Taxonomy, text: string): string {
  const parts = text.split(/\s*[:：]\s*/).filter((part) => part !== '');
  const [before, after] = parts;
  if (parts.length !== 2 || before === undefined || after === undefined) return text;
  const [first, second] = [titleScore(taxonomy, before), titleScore(taxonomy, after)];
  if (Math.max(first, second) < LEAST_BESIDE_COLON) return text;
  return first >= second ? before : after;
}
const LEAST_BESIDE_COLON = 1;

/** "Chief Officer MINA TODOROVA": a name in capitals behind the title is none of it. */
function titleBeforeName(taxonomy: Taxonomy, text: string): string {
  const [, title, name] = TITLE_BEFORE_NAME.exec(text) ?? [];
  if (title === undefined || name === undefined || titleScore(taxonomy, title) < LEAST_BESIDE_COLON)
    return text;
  return titleScore(taxonomy, name) > 0 ? text : title;
}
const TITLE_BEFORE_NAME = /^(.*\p{Ll}.*?)\s+(\p{Lu}[\p{Lu}’'-]+(?:\s+\p{Lu}[\p{Lu}’'-]+)+)$/u;

/** Whether a text is neither the name nor a contact, a place or a sentence. */
function mayBeHeadline(
  taxonomy: Taxonomy,
  text: string,
  line: Line,
  name: ReadName | null,
  location: string | null,
): boolean {
  if (name && foldName(name.value).includes(foldName(text))) return false;
  if (text.length < 3 || text.length > 110) return false;
  if (OPENS_WITH_STUDY.test(text) && !ENDS_AS_TITLE.test(text)) return false;
  if (
    /@|https?:|www\.|\.com\b|\p{Nd}{4,}|\b(?:github|gitlab|linkedin|behance|portfolio)\s*[:/]/iu.test(text) ||
    DOCUMENT_TITLE.test(text)
  )
    return false;
  if (/^[^\p{L}]*$/u.test(text) || ONLY_A_SPAN.test(text)) return false;
  if (isAmongContacts(text, line) && titleScore(taxonomy, text) <= 0) return false;
  const words = tokenCount(text);
  if (words > 14 || (/[.!؟]$/.test(text) && words > 6)) return false;
  if (namesPapers(taxonomy, text) || sectionOfHeading(text) !== null) return false;
  // "Casablanca / would relocate", «حائل – مستعدة للانتقال»: where somebody is, with no work beside it.
  const [place = '', behind] = text.split(/\s*[,،|/–—]\s*|\s-\s/u);
  if (behind !== undefined && isPlace(taxonomy, place) && titleScore(taxonomy, behind) <= 0.5) return false;
  if (labelledValue(line, ['email', 'phone', 'location', 'name', 'link'])) return false;
  return placeScore(taxonomy, text) < 0.6 && !(location && foldName(text) === foldName(location));
}

/** "Sharjah, valid driving licence", "Iqama transferable", «سوري»: what somebody may do and whose citizen they are, and no title. */
function namesPapers(taxonomy: Taxonomy, text: string): boolean {
  if (nationalityNames(taxonomy).has(foldName(text))) return true;
  return PAPERS.test(fold(text)) && !isKnownTitle(taxonomy, text);
}
const PAPERS = wordingsIn('resumes/introduction').pattern('is of papers');

/** "Diploma Engineer", "Bachelor Nurse": a title of somebody who has the degree. */
const ENDS_AS_TITLE = /(?:engineer|nurse|teacher|technician|holder|officer|manager)s?$/iu;

/** "11 yrs", "ثماني سنوات". */
const ONLY_A_SPAN =
  /^\S+\s*\+?\s*(?:years?|yrs?|سنوات|سنة|سنين)(?:\s+(?:of\s+)?(?:experience|exp|خبرة))?\.?$/iu;

/** A piece of a line of contacts: the town of a person rather than their trade. */
function isAmongContacts(text: string, line: Line): boolean {
  const others = line.text.replace(text, '');
  return (
    text !== line.text && tokenCount(text) <= 4 && /\S@\S+\.\p{L}{2}|\+?\d[\d\s().-]{7,}\d/u.test(others)
  );
}

/** How much speaks for a text that stands `distance` lines below the name. */
function scoreOf(taxonomy: Taxonomy, text: string, distance: number): number {
  let score = Math.min(2, titleScore(taxonomy, text)) - Math.abs(distance - 1) * 0.2;
  // "Leeds LS7": words with a number that name no work are an address.
  if (distance === 1 && !(/\p{Nd}/u.test(text) && titleScore(taxonomy, text) <= 0)) score += 0.9;
  if (distance < 0) score -= 0.4;
  if (tokenCount(text) > 9) score -= 0.4;
  return score;
}
