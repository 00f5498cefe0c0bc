/** A study out of an entry: which piece of its header is the degree, which the field and which the school. */
import {
  placeScore,
  rolesOfLabel,
  stripTrailingPlace,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { splitDegree } from './degrees.ts';
import type { Entry } from './entries.ts';
import type { Found } from './found.ts';
import { type Piece, partsOf, placeOf, trimPiece } from './pieces.ts';
import type { ParsedEducation } from './resume.ts';
import { datesOfStudy, isGrade } from './study-facts.ts';
import { findDegree, isSchool } from './study-words.ts';

const WORDS = wordingsIn('resumes/study-entries');
const TEXT_BESIDE_A_STUDY = WORDS.source('begins a text beside a study', { edges: 'anywhere' });
const BESIDE_A_STUDY = new RegExp(
  `^(?:${WORDS.source('beside a study', { edges: 'anywhere' })}|\\d[\\d./%\\s]*|${TEXT_BESIDE_A_STUDY}.*|(?:thesis|dissertation|relevant coursework|coursework|modules|courses)\\b.*)$`,
  'iu',
);

/** A piece of a header; `afterSchool` says that it stands behind a school as that school's town does. */
interface Part extends Piece {
  afterSchool?: boolean;
}

/** What the pieces of a header are. */
interface Study {
  degree: Part | null;
  field: Part | null;
  institution: Part | null;
}

/** The study of an entry. What ends after `now` is expected. */
export function studyOf(taxonomy: Taxonomy, entry: Entry, now: Date): Found<ParsedEducation> {
  const study = assignParts(taxonomy, partsOfHeader(taxonomy, entry));
  const { degree, field, institution } = study;
  const value: ParsedEducation = {
    degree: degree?.text ?? null,
    field: field?.text ?? null,
    institution: institution ? schoolIn(taxonomy, institution.text) : null,
    ...datesOfStudy(entry.span, now),
  };
  return { value, evidence: { ...evidenceOfParts(study, value), ...evidenceOfDates(entry, value) } };
}

function schoolIn(taxonomy: Taxonomy, text: string): string {
  return trimPiece(stripTrailingPlace(taxonomy, text).rest || text);
}

function evidenceOfParts(
  { degree, field, institution }: Study,
  value: ParsedEducation,
): Found<ParsedEducation>['evidence'] {
  const evidence: Found<ParsedEducation>['evidence'] = {};
  const note = (key: 'degree' | 'field' | 'institution', piece: Piece | null, confidence: number): void => {
    if (piece && value[key]) evidence[key] = { confidence, place: placeOf(piece.line, piece.text) };
  };
  note('degree', degree, 0.9);
  note('field', field, 0.8);
  note('institution', institution, institution && isSchool(institution.text) ? 0.93 : 0.6);
  return evidence;
}

function evidenceOfDates(
  { header, anchor, span }: Entry,
  value: ParsedEducation,
): Found<ParsedEducation>['evidence'] {
  const line = header[anchor];
  if (!line || !span) return {};
  const evidence = { confidence: 0.93, place: placeOf(line, line.text.slice(span.from, span.to)) };
  return { ...(value.start && { start: evidence }), ...(value.end && { end: evidence }) };
}

/** The parts of a header that may name the study. */
function partsOfHeader(taxonomy: Taxonomy, entry: Entry): Part[] {
  const parts = entry.header
    .filter((line) => !isGrade(line.text) || findDegree(line.text) || isSchool(line.text))
    .flatMap((line) => partsOf(line).pieces.flatMap(withoutLabel))
    .flatMap((piece) => separate(taxonomy, piece));
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    if (before && isTownOf(before, part)) part.afterSchool = true;
  }
  return parts.filter(
    ({ text }) =>
      text !== '' &&
      // "Grade 12" is what a school ends with, and "Grade: A" how it ended.
      (!BESIDE_A_STUDY.test(text) || findDegree(text)?.from === 0) &&
      placeScore(taxonomy, text) < 0.95,
  );
}

/** A few words behind a school on its line, which name neither a school nor a degree. */
function isTownOf(before: Part, part: Part): boolean {
  return before.line === part.line && part.before !== 'gap' && isTownAfter(before.text, part.text);
}

function isTownAfter(before: string, text: string): boolean {
  return isSchool(before) && !isSchool(text) && !findDegree(text) && text.split(/\s+/).length <= 3;
}

/** A piece without the label, or the preposition in another style, that leads to it; none of a grade's. */
function withoutLabel(piece: Piece): Piece[] {
  const [, label = '', value = ''] = /^([^:]{2,30}):\s*(.*)$/.exec(piece.text) ?? [];
  const roles = rolesOfLabel(label);
  if (roles.includes('grade') || roles.includes('ignore')) return [];
  const text = roles.length > 0 ? value : piece.text;
  const isLed = piece.before === 'style' && /^(?:at|from|في|من)\s+/i.test(text);
  return [{ ...piece, text: isLed ? text.replace(/^\S+\s+/, '') : text }];
}

/** The first degree and the first school by their words; the rest by where it stands. */
function assignParts(taxonomy: Taxonomy, parts: Part[]): Study {
  const study: Study = { degree: null, field: null, institution: null };
  const rest: Part[] = [];
  for (const part of parts) {
    if (!study.degree && namesDegree(part.text, study.institution !== null)) {
      const { degree, field, institution } = splitDegree(part.text);
      if (institution && !study.institution) study.institution = { ...part, text: institution };
      study.degree = { ...part, text: degree ?? part.text };
      if (field) study.field = { ...part, text: field };
    } else if (!study.institution && isSchool(part.text)) study.institution = part;
    else rest.push(part);
  }
  for (const part of rest) assignRest(taxonomy, study, part);
  return study;
}

/** Whether a text names a degree, rather than a school that is called after one: "High School of Commerce". */
function namesDegree(text: string, hasSchool: boolean): boolean {
  const named = findDegree(text);
  if (!named) return false;
  if (!isSchool(text)) return true;
  if (named.from !== 0 && hasSchool) return false;
  return !(
    /^(?:high|secondary|senior)/i.test(named.text) &&
    named.to < text.length - 3 &&
    !/diploma|certificate/i.test(text)
  );
}

/** Gives a part that names neither degree nor school to what is still missing. */
function assignRest(taxonomy: Taxonomy, study: Study, part: Part): void {
  const { degree, field, institution } = study;
  const followsDegree = degree !== null && part.line === degree.line;
  // A town that no list knows stands after the school it is the place of.
  if (part.afterSchool && (field || !followsDegree)) return;
  if (part.text.split(/\s+/).length > 9 || /[.!]$/.test(part.text)) return;
  if (!followsDegree && placeScore(taxonomy, part.text) >= 0.6) return;
  const startsWithNumber = /^\d/.test(part.text);
  if (degree && !field && (followsDegree || institution) && !startsWithNumber) study.field = part;
  else if (!institution && !startsWithNumber) study.institution = part;
  else if (!degree && institution && !findDegree(institution.text)) study.degree = part;
}

/** Commas part degree from school ("BSc Nursing, Makerere University"), but not inside either. */
function separate(taxonomy: Taxonomy, piece: Piece): Part[] {
  const parts = piece.text.split(/\s*[,،]\s+/);
  if (parts.length < 2) return separateFrom(piece);
  const groups: string[] = [];
  let kind: KindOfPart | null = null;
  for (const part of parts) {
    const own = kindOfPart(taxonomy, part);
    const isOfSchool =
      kind === 'school' && (own === 'place' || (own === 'school' && !/university|جامعة/i.test(part)));
    if (groups.length > 0 && isOfSchool) groups[groups.length - 1] += `, ${part}`;
    else groups.push(part);
    if (own !== 'place') kind = own;
  }
  return groups.map((text, index) => ({
    ...piece,
    text: trimPiece(text),
    afterSchool: index > 0 && isTownAfter(groups[index - 1] ?? '', text),
  }));
}

type KindOfPart = 'school' | 'degree' | 'place' | 'other';

function kindOfPart(taxonomy: Taxonomy, text: string): KindOfPart {
  if (isSchool(text)) return 'school';
  if (findDegree(text)) return 'degree';
  return placeScore(taxonomy, text) >= 0.95 ? 'place' : 'other';
}

/** "BSc Nursing from Makerere University". */
function separateFrom(piece: Piece): Part[] {
  const [, study, school] = /^(.+?)\s+(?:from|at|@|من|في)\s+(.+)$/i.exec(piece.text) ?? [];
  if (study === undefined || school === undefined) return [piece];
  if (!isSchool(school) || isSchool(study) || /\b(?:in|of)$/i.test(study)) return [piece];
  const isStudy = findDegree(study) || (/\sfrom\s/i.test(piece.text) && study.split(/\s+/).length <= 6);
  return isStudy
    ? [
        { ...piece, text: study },
        { ...piece, text: school },
      ]
    : [piece];
}
