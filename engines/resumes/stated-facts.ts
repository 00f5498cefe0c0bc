/** What a resume states beside work and studies: nationality, notice, licences to drive, publications, volunteering. */

import { BULLET, type Line } from '#engines/documents/index.ts';
import { derived, noticePeriodNamed, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { findDates, foldName, withoutDates } from '#engines/text/index.ts';
import { splitEntries } from './entries.ts';
import { placeOf, trimPiece } from './pieces.ts';
import type { Evidence, ParsedVolunteering, PartialDate } from './resume.ts';
import { readWork } from './work.ts';

const WORDS = wordingsIn('resumes/stated-facts');

interface Stated {
  value: string;
  evidence: Evidence;
}

const NATIONALITY = /^(?:nationality|citizenship|citizen of|الجنسية|الجنسيه)$/;
const NOTICE = new RegExp(`^${WORDS.source('labels of notice', { edges: 'anywhere' })}$`, 'u');
const LICENCE = new RegExp(`^${WORDS.source('labels of driving licences', { edges: 'anywhere' })}$`, 'u');

/** The value behind a label that stands before a colon, a tab or a cell's edge. */
function stated(lines: Line[], label: RegExp): Stated | null {
  for (const line of lines) {
    const text = line.text.replace(BULLET, '');
    // Several facts may share a line: "Nationality: Indian | Visa: Employment".
    for (const part of text.split(/\s*[|•·]\s*|\t(?=[^:：\t]{3,30}[:：])/)) {
      const [, name, told] =
        /^([^:：\t]{3,36}?)\s*(?:[:：]|\t|\s[-–—]\s)\s*[:：]?\s*(.{2,80})$/u.exec(part.trim()) ?? [];
      if (name === undefined || told === undefined || !label.test(foldName(name))) continue;
      const value = trimPiece(told.replace(/\t/g, ' '));
      if (value !== '') return { value, evidence: { confidence: 0.95, place: placeOf(line, value) } };
    }
  }
  return null;
}

/** Facts as they are stated; null where they are not. */
interface StatedFacts {
  nationality: Stated | null;
  noticePeriod: Stated | null;
  drivingLicence: Stated | null;
}

/** Nationality, notice period and driving licence, where the lines state them. */
export function readStatedFacts(taxonomy: Taxonomy, lines: Line[], all: readonly Line[]): StatedFacts {
  return {
    nationality: stated(lines, NATIONALITY) ?? bareNationality(taxonomy, lines),
    noticePeriod: stated(lines, NOTICE) ?? bareNotice(taxonomy, all),
    drivingLicence: licenceHeld(stated(lines, LICENCE)) ?? licenceHeld(bareLicence(lines)),
  };
}

/** "Driving licence: no", «بدون رخصة قيادة»: who says that they have none has none. */
const licenceHeld = (licence: Stated | null): Stated | null =>
  licence && DENIED.test(licence.value) ? null : licence;
const DENIED =
  /^\W*(?:no|none|nil|not|n\/a|don['’]?t|without)(?!\p{L})|(?<!\p{L})no (?:uae |ksa |gulf )?driv\p{L}+|licen[cs]e\s*[:–-]?\s*(?:no|none|not)(?!\p{L})|(?:^|[:：])[^\p{L}]*(?:لا|لأ|ليس|بدون|بلا|مفيش|ما (?:عندي|معي|لدي)|لا يوجد)(?!\p{L})/iu;

/** What people of each country are called, in both languages, as keys of names. */
export const nationalityNames = derived(
  ({ countries }) =>
    new Set(
      countries.flatMap(({ nationality }) =>
        [nationality.en, nationality.ar, ...nationality.aliases.en, ...nationality.aliases.ar].map(foldName),
      ),
    ),
);

/** "Filipino" alone in a line of personal facts: "Male | Filipino | Married". */
function bareNationality(taxonomy: Taxonomy, lines: Line[]): Stated | null {
  const nationalities = nationalityNames(taxonomy);
  for (const line of lines) {
    const parts = line.text.split(/\s*[|•·,،/]\s*|\t/).map((part) => part.trim());
    const found = parts.length > 1 ? parts.find((part) => nationalities.has(foldName(part))) : undefined;
    const isPersonal = /\b(?:male|female|single|married|born|years? old)\b|أعزب|متزوج|ذكر|أنثى/iu.test(
      line.text,
    );
    if (found && isPersonal)
      return { value: found, evidence: { confidence: 0.8, place: placeOf(line, found) } };
  }
  return null;
}

const TELLS_NOTICE = WORDS.pattern('tells when one can begin', { flags: 'iu' });
const LONGEST_NOTICE = 10;

/** "Two months' notice", "can start right away" or «متاح فورا» in a sentence of its own, wherever it stands. */
function bareNotice(taxonomy: Taxonomy, lines: readonly Line[]): Stated | null {
  for (const line of lines) {
    for (const part of line.text.split(/[.;؛،,|•()]\s*|\s[–—-]\s/u)) {
      const value = trimPiece(part.replace(BULLET, ''));
      if (value.split(/\s+/).length > LONGEST_NOTICE || !TELLS_NOTICE.test(value)) continue;
      if (noticePeriodNamed(taxonomy, value))
        return { value, evidence: { confidence: 0.7, place: placeOf(line, value) } };
    }
  }
  return null;
}

/** "Valid UAE driving licence" as a line of its own. */
function bareLicence(lines: Line[]): Stated | null {
  for (const line of lines) {
    const text = trimPiece(line.text.replace(BULLET, ''));
    if (
      text.split(/\s+/).length <= 9 &&
      /\bdriv(?:ing|er['’]?s?)\s+licen[cs]e|رخص[ةه]\s+(?:ال)?قياد[ةه]/iu.test(text)
    )
      return { value: text, evidence: { confidence: 0.75, place: placeOf(line, text) } };
  }
  return null;
}

/** A publication by its title. */
interface ReadPublication {
  title: string;
  date: PartialDate | null;
  evidence: Evidence;
}

/** Publications: the title of a citation, or the line itself. */
export function readPublications(lines: Line[]): ReadPublication[] {
  return lines
    .map((line) => ({ line, text: line.text.replace(BULLET, '').replace(/\t/g, ' ').trim() }))
    .filter(({ text }) => text.split(/\s+/).length >= 2)
    .map(({ line, text }) => {
      const date = findDates(text)[0]?.start ?? null;
      const quoted = /[“"«]([^”"»]{4,200})[”"»]/u.exec(text)?.[1];
      // Author, A. (2019). Title. Journal: the style of the APA manual, the commonest in resumes.
      const cited = /\((?:19|20)\d\d[^)]*\)[.,]?\s+([^.]{4,200})\./u.exec(text)?.[1];
      const title = trimPiece(
        quoted ??
          cited ??
          withoutDates(text)
            .replace(/[\ue001]/g, ' ')
            .replace(/\.\s.*$/s, ''),
      );
      return {
        title,
        date,
        evidence: { confidence: quoted || cited ? 0.85 : 0.6, place: placeOf(line, title) },
      };
    })
    .filter(({ title }) => title !== '');
}

/** Posts without pay, read as jobs are; entries without dates count too. */
export function readVolunteering(
  taxonomy: Taxonomy,
  lines: Line[],
): (ParsedVolunteering & { evidence: Evidence })[] {
  const first = lines[0];
  if (!first) return [];
  const jobs = readWork(taxonomy, { heading: lines[0] ?? null, lines }, null);
  if (jobs.length > 0)
    return jobs.map(({ value }) => ({
      role: value.title,
      organisation: value.organisation,
      start: value.start,
      end: value.end,
      evidence: { confidence: 0.7, place: placeOf(first) },
    }));
  return splitEntries(taxonomy, lines, { acceptSingle: true, opens: (line) => line.isBullet || line.bold })
    .map(({ header: [head = first], span }) => ({
      role: trimPiece(withoutDates(head.text.replace(BULLET, '')).replace(/[\ue001\t]/g, ' ')) || null,
      organisation: null,
      start: span?.start ?? null,
      end: span?.end ?? null,
      evidence: { confidence: 0.5, place: placeOf(head) },
    }))
    .filter(({ role }) => role !== null);
}
