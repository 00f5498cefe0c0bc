/** Where the person lives. */
import { BULLET, type Line } from '#engines/documents/index.ts';
import { findPlace, placeScore, rolesOfLabel, type Taxonomy } from '#engines/taxonomy/index.ts';
import { findDates } from '#engines/text/index.ts';
import { labelledValue } from './forms.ts';
import { bestOf, type Candidate, type Read, readOf } from './found.ts';
import { findLanguages } from './language-words.ts';
import { withoutUrls } from './links.ts';
import { personalLines } from './personal-lines.ts';
import { trimPiece } from './pieces.ts';
import type { Section } from './section.ts';
import { isLanguageList } from './spoken-languages.ts';
import { opensWithStudy } from './stray-studies.ts';
import { organisationScore, titleScore } from './titles-and-employers.ts';
import { toldHome } from './told-person.ts';

/** Where the person lives: behind its label, or as a place among the contacts. */
export function readLocation(taxonomy: Taxonomy, sections: Section[]): Read<string> | null {
  const impersonal = new Set(
    sections.filter(({ kind }) => kind !== 'personal').flatMap((section) => section.lines),
  );
  const lines = personalLines(sections);
  const candidates = lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const labelled = labelledValue(line, ['location', 'name', 'headline', 'email', 'phone']);
    if (labelled?.role === 'ignore') return [];
    if (labelled?.role === 'location') return labelledPlace(taxonomy, labelled.value, line, next);
    if (impersonal.has(line) && tellsOfElsewhere(line.text)) return [];
    const isTop = impersonal.has(line) && line.text.length < 90;
    return [
      ...placeOfTwoLines(taxonomy, line, next, index),
      ...placeOfColumn(taxonomy, line, next, index),
      ...partsOf(line).flatMap((text) => placeIn(taxonomy, text, line, index, isTop)),
      ...(impersonal.has(line) && index < 6 ? toldHome(taxonomy, line) : []),
    ];
  });
  return readOf(bestOf(candidates), (score) => Math.min(0.95, 0.45 + score * 0.25));
}

/** "2010 – 2012 Receptionist, Hotel Zlatibor, Serbia", "BSc Optometry, Beirut, 2019": where somebody was. */
function tellsOfElsewhere(text: string): boolean {
  const [first] = findDates(text);
  return (
    opensWithStudy(text.replace(BULLET, '').trim()) ||
    (first?.isRange === true && !first.isOpen && first.from < HEAD_OF_LINE)
  );
}
const HEAD_OF_LINE = 4;

function labelledPlace(taxonomy: Taxonomy, value: string, line: Line, next: Line | undefined): Candidate[] {
  const goesOn = next && (value === '' || /[,،]$/.test(value));
  const parts = (goesOn ? `${value} ${next.text}`.trim() : value).split(/\t|\s+[|•·]\s+/);
  const place = parts.find((part) => findPlace(taxonomy, part)) ?? parts[0] ?? '';
  if (place === '') return [];
  return [{ text: shorten(taxonomy, place), line, score: findPlace(taxonomy, place) ? 2.2 : 1.2 }];
}

/** A place that breaks at the end of its line. */
function placeOfTwoLines(taxonomy: Taxonomy, line: Line, next: Line | undefined, index: number): Candidate[] {
  if (!next || next.column !== line.column || line.width === 0 || line.text.length >= 50) return [];
  const text = `${line.text.replace(BULLET, '').trim()} ${next.text.trim()}`;
  const score = placeScore(taxonomy, text);
  if (score < 0.6 || /^[\p{Lu}\s]+$/u.test(next.text)) return [];
  const own = placeScore(taxonomy, line.text);
  const isOpen = own > 0 && own < 0.95 && score >= 0.95;
  if (!isOpen && score <= Math.max(own - 0.1, placeScore(taxonomy, next.text))) return [];
  return [{ text, line, score: score + 0.85 - index * 0.01 }];
}

/** A town with its country right below it, beside a name or alone: their edges are one, and so is their size. */
function placeOfColumn(taxonomy: Taxonomy, line: Line, next: Line | undefined, index: number): Candidate[] {
  const town = line.segments.at(-1);
  const below = next?.segments.at(-1);
  if (!next || !town || !below || line.width === 0 || next.page !== line.page) return [];
  if (!/^\p{L}[\p{L}'’. -]{2,24}$/u.test(town.text) || placeScore(taxonomy, below.text) < 0.95) return [];
  const isUnder = Math.abs(town.x - below.x) < 3 || Math.abs(town.x + town.width - below.x - below.width) < 3;
  const [size = 0, other = 1] = [town.runs[0]?.size, below.runs[0]?.size];
  if (!isUnder || Math.abs(size - other) > 0.5 || next.gap > 1.9) return [];
  if (titleScore(taxonomy, town.text) > 0 || rolesOfLabel(town.text).length > 0) return [];
  return [{ text: `${town.text}, ${below.text}`, line, score: 1.9 - index * 0.01 }];
}

/** The parts of a line of contacts that are neither addresses nor numbers, without their labels. */
function partsOf(line: Line): string[] {
  return withoutContacts(line.text.replace(BULLET, ''))
    .split(/\t|\s*[|•·●▪◦]\s*|\s+\/\s+|\s{2,}/)
    .map((chunk) =>
      chunk
        .trim()
        .replace(LABEL_BEHIND, '')
        .replace(/^(?:address|location|a(?=\s*[:：])|العنوان|الموقع|based in|📍)\s*[:：]?\s*/i, ''),
    )
    .filter((text) => text !== '' && !/@|https?:/.test(text))
    .filter((text) => !/^(?:nationality|born|passport|visa|driving|الجنسية|التأشيرة)/i.test(text))
    .map((text) => text.replace(/[,،]?\s*\+?\d[\d\s()-]{7,}\d/, '').trim());
}

/** "A: Pune, India W: ": the label of the address that stood behind. */
const LABEL_BEHIND = /\s+\p{Lu}\p{L}{0,8}\s*[:：]\s*(?:https?:\/\/\s*)?$/u;

/** A text as a place. At the top also one that holds a place, or is written as a town and its country are. */
function placeIn(taxonomy: Taxonomy, text: string, line: Line, index: number, isTop: boolean): Candidate[] {
  const candidate = (place: string, score: number): Candidate[] => [
    { text: place, line, score: score - index * 0.01 },
  ];
  const score = placeScore(taxonomy, text);
  if (score >= 0.6) return candidate(besideOthers(taxonomy, text), score + (isTop ? 0.8 : 0));
  if (!isTop || text.split(/\s+/).length > 14) return [];
  if (findPlace(taxonomy, text) && titleScore(taxonomy, text) <= 0.4 && /[,،\-–—]/.test(text))
    return candidate(besideOthers(taxonomy, text), 0.75);
  if (isTownAmongContacts(taxonomy, text, line) && index > 0) return candidate(text, 0.3);
  const isTownAndCountry = /^\p{Lu}[\p{L}'. -]{2,24}[,،]\s*\p{Lu}[\p{L}'. -]{1,24}$/u.test(text);
  if (!isTownAndCountry || isLanguageList(taxonomy, text)) return [];
  // A known country behind it says more than a country in a sentence.
  const isKnown = placeScore(taxonomy, text.replace(/^.*[,،]\s*/u, '')) >= 0.95;
  return titleScore(taxonomy, text) <= 0 && index > 0 ? candidate(text, isKnown ? 0.9 : 0.4) : [];
}

/** A few words with a capital between a number and an address: a town that no list knows. */
function isTownAmongContacts(taxonomy: Taxonomy, text: string, line: Line): boolean {
  const hasContacts = /\S@\S+\.\p{L}{2}/u.test(line.text) || /\+?\d[\d\s().-]{7,}\d/.test(line.text);
  if (!hasContacts || text === line.text.trim()) return false;
  if (!/^\p{Lu}\p{L}+(?:[\s-]\p{L}[\p{L}'’]+){0,3}$/u.test(text) || text.length < 4) return false;
  const isOther = rolesOfLabel(text).length > 0 || findLanguages(taxonomy, text).length > 0;
  return !isOther && titleScore(taxonomy, text) <= 0 && organisationScore(taxonomy, text) <= 0;
}

/** "Executive secretary – Riyadh", "Barista, Sharjah": what is left without the part that names the work. */
function besideOthers(taxonomy: Taxonomy, text: string): string {
  const pieces = text.split(/\s+[-–—]\s+/u);
  const places = pieces.filter((piece) => placeScore(taxonomy, piece) >= LEAST_OF_TOWN);
  // "Khalid M. – maths teacher – Zarqa": a name and a trade are no part of the town.
  if (places.length === 1 && pieces.length > 1 && places[0] !== undefined)
    return shorten(taxonomy, places[0]);
  const [first = '', second, ...more] = text.split(/\s+[-–—]\s+|[,،]\s+/u);
  const isTitleFirst =
    second !== undefined &&
    more.length < 2 &&
    titleScore(taxonomy, first) > 0.6 &&
    placeScore(taxonomy, first) < 0.6 &&
    placeScore(taxonomy, second) >= 0.6;
  return shorten(taxonomy, isTitleFirst ? text.slice(text.indexOf(second)) : text);
}

const LEAST_OF_TOWN = 0.95;

/** A line of contacts less its addresses and numbers, each of which parts what stands around it. */
function withoutContacts(text: string): string {
  return withoutUrls(text.replace(/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu, '\t')).replace(
    TELEPHONE,
    '\t',
  );
}

const TELEPHONE = /(?:\+|00|\(\+?)\d[\d\s().-]{6,18}\d|(?<![\d/])0\d{1,4}[\s-]?\d{3}[\s-]?\d{3,4}(?!\d)/g;

/** A full address is cut to the part that names the place. */
function shorten(taxonomy: Taxonomy, text: string): string {
  const clean = trimPiece(text);
  return clean.split(/\s+/).length > 9 ? (findPlace(taxonomy, clean) ?? clean) : clean;
}
