/** Studies: degree and field apart, the school, the dates. */

import type { Line } from '#engines/documents/index.ts';
import {
  type LabelRole,
  placeScore,
  rolesOfLabel,
  stripTrailingPlace,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { type DateSpan, findDates } from '#engines/text/index.ts';
import { type Entry, splitEntries } from './entries.ts';
import { type FormRecord, readForm, readTable } from './forms.ts';
import { type Piece, partsOf, placeOf, trimPiece } from './pieces.ts';
import type { Evidence, ParsedEducation } from './resume.ts';
import { findDegree, isSchool } from './words.ts';
import type { Found } from './work.ts';

const WORDS = wordingsIn('resumes/education');
const BESIDE_A_STUDY = new RegExp(
  `^(?:${WORDS.source('beside a study', { edges: 'anywhere' })}|\\d[\\d./%\\s]*|gpa.*|cgpa.*|grade.*|first class.*|second class.*|المعدل.*|التقدير.*|بتقدير.*|(?:thesis|dissertation|relevant coursework|coursework|modules|courses)\\b.*)$`,
  'iu',
);

const ROLES: LabelRole[] = ['degree', 'field', 'institution', 'dates', 'from', 'to', 'location', 'grade'];

/** The studies of a section. What ends after `now` is expected. */
export function readEducation(taxonomy: Taxonomy, lines: Line[], now: Date): Found<ParsedEducation>[] {
  const table = readTable(lines, ROLES);
  if (table?.some((record) => record.values.degree || record.values.institution))
    return table.map((record) => fromRecord(taxonomy, record, now)).filter(isStudy);
  const form = readForm(lines, ROLES, ['degree', 'institution', 'field']);
  if (form) {
    const studies = form.map((record) => fromRecord(taxonomy, record, now)).filter(isStudy);
    if (studies.some((study) => study.value.institution)) return studies;
  }
  return entriesOf(taxonomy, lines)
    .map((entry) => fromEntry(taxonomy, entry, now))
    .filter(isStudy);
}

function isStudy(study: Found<ParsedEducation>): boolean {
  return Boolean(study.value.degree || study.value.institution);
}

/** Entries by dates where these cover the degrees, else by what opens an entry: a degree, or a school. */
function entriesOf(taxonomy: Taxonomy, lines: Line[]): Entry[] {
  const dated = splitEntries(taxonomy, lines, { acceptSingle: true, maxHeader: 4, indentIsDetail: false });
  const degrees = lines.filter((line) => findDegree(line.text) && !isGrade(line.text)).length;
  const schools = lines.filter((line) => isSchool(line.text)).length;
  if (dated.length >= Math.max(1, Math.min(degrees, schools))) return dated;
  const opener =
    degrees >= schools || degrees === 0
      ? (line: Line) => Boolean(findDegree(line.text)) && !isGrade(line.text)
      : (line: Line) => isSchool(line.text);
  const firstIsSchool = lines[0] && isSchool(lines[0].text) && !findDegree(lines[0].text);
  const opens = firstIsSchool && schools >= degrees ? (line: Line) => isSchool(line.text) : opener;
  const entries = splitEntries(taxonomy, [], { acceptSingle: true });
  for (const line of lines) {
    const last = entries.at(-1);
    const span = findDates(line.text).at(-1) ?? null;
    if (!last || opens(line)) entries.push({ header: [line], anchor: span ? 0 : -1, span, details: [] });
    else if (last.header.length < 4 && !isProse(line)) {
      if (!last.span && span) {
        last.span = span;
        last.anchor = last.header.length;
      }
      last.header.push(line);
    } else last.details.push(line);
  }
  return entries;
}

function isProse(line: Line): boolean {
  return line.text.split(/\s+/).length > 14;
}

function isGrade(text: string): boolean {
  return /\b(?:c?gpa|grade|percentage|marks|score|result|division)\b|المعدل|التقدير|بتقدير|%/i.test(text);
}

function fromRecord(taxonomy: Taxonomy, record: FormRecord, now: Date): Found<ParsedEducation> {
  const { values } = record;
  const dates = values.dates ?? (values.from ? `${values.from} - ${values.to ?? ''}` : (values.to ?? ''));
  const span = findDates(dates).at(-1) ?? null;
  const school = values.institution ? stripTrailingPlace(taxonomy, values.institution) : null;
  const named = values.degree ? splitDegree(values.degree) : { degree: null, field: null };
  const value: ParsedEducation = {
    degree: named.degree ?? values.degree ?? null,
    field: values.field ?? named.field,
    institution: school ? trimPiece(school.rest || values.institution!) : null,
    ...datesOf(span, now),
  };
  const evidence: Found<ParsedEducation>['evidence'] = {};
  for (const [key, role] of [
    ['degree', 'degree'],
    ['field', values.field ? 'field' : 'degree'],
    ['institution', 'institution'],
    ['start', 'dates'],
    ['end', 'dates'],
  ] as const) {
    const line = record.lines[role];
    if (line && value[key] !== null) evidence[key] = { confidence: 0.93, place: placeOf(line) };
  }
  return { value, evidence };
}

function datesOf(span: DateSpan | null, now: Date): Pick<ParsedEducation, 'start' | 'end' | 'expected'> {
  if (!span) return { start: null, end: null, expected: false };
  const start = span.isRange ? span.start : null;
  const end = span.isRange ? span.end : span.start;
  const today = `${now.getUTCFullYear()}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
  const isAhead = end !== null && (end.length === 7 ? end > today : Number(end) > now.getUTCFullYear());
  return { start, end, expected: span.isExpected || isAhead };
}

function fromEntry(taxonomy: Taxonomy, entry: Entry, now: Date): Found<ParsedEducation> {
  const pieces: Piece[] = [];
  for (const line of entry.header) {
    if (isGrade(line.text) && !findDegree(line.text) && !isSchool(line.text)) continue;
    for (const piece of partsOf(line).pieces) {
      const label = /^([^:]{2,30}):\s*(.*)$/.exec(piece.text);
      const roles = label ? rolesOfLabel(label[1]!) : [];
      if (roles.includes('grade') || roles.includes('ignore')) continue;
      const text = label && roles.length > 0 ? label[2]! : piece.text;
      if (/^(?:at|from|في|من)\s+/i.test(text) && piece.before === 'style')
        pieces.push({ ...piece, text: text.replace(/^(?:at|from|في|من)\s+/i, '') });
      else pieces.push({ ...piece, text });
    }
  }
  let degree: Piece | null = null;
  let field: Piece | null = null;
  let institution: Piece | null = null;
  const rest: Part[] = [];
  let before: Part | null = null;
  for (const piece of pieces) {
    for (const part of separate(taxonomy, piece)) {
      if (
        before &&
        before.line === part.line &&
        isSchool(before.text) &&
        !isSchool(part.text) &&
        !findDegree(part.text) &&
        part.text.split(/\s+/).length <= 3 &&
        part.before !== 'gap'
      )
        part.afterSchool = true;
      before = part;
      // "Grade 12" is what a school ends with, and "Grade: A" how it ended.
      if (part.text === '' || (isNoise(part.text) && findDegree(part.text)?.from !== 0)) continue;
      if (placeScore(taxonomy, part.text) >= 0.95) continue;
      const named = findDegree(part.text);
      const isNamedSchool = isSchool(part.text);
      if (
        !degree &&
        named &&
        (!isNamedSchool || named.from === 0 || !institution) &&
        !(
          isNamedSchool &&
          /^(?:high|secondary|senior)/i.test(named.text) &&
          named.to < part.text.length - 3 &&
          !/diploma|certificate/i.test(part.text)
        )
      ) {
        const split = splitDegree(part.text);
        if (split.institution && !institution) institution = { ...part, text: split.institution };
        degree = { ...part, text: split.degree ?? part.text };
        if (split.field) field = { ...part, text: split.field };
      } else if (!institution && isNamedSchool) institution = part;
      else rest.push(part);
    }
  }
  for (const part of rest) {
    // A town that no list knows stands after the school it is the place of.
    if (part.afterSchool && (field || part.line !== degree?.line)) continue;
    const words = part.text.split(/\s+/).length;
    if (words > 9 || /[.!]$/.test(part.text)) continue;
    const followsDegree = degree && part.line === degree.line;
    const score = placeScore(taxonomy, part.text);
    if (score >= 0.6 && !followsDegree) continue;
    if (degree && !field && (followsDegree || institution) && !/^\d/.test(part.text)) field = part;
    else if (!institution && !/^\d/.test(part.text)) institution = part;
    else if (!degree && institution && !findDegree(institution.text)) degree = part;
  }
  const school = institution ? stripTrailingPlace(taxonomy, institution.text) : null;
  const value: ParsedEducation = {
    degree: degree?.text ?? null,
    field: field?.text ?? null,
    institution: institution ? trimPiece(school!.rest || institution.text) : null,
    ...datesOf(entry.span, now),
  };
  const evidence: Found<ParsedEducation>['evidence'] = {};
  const note = (key: 'degree' | 'field' | 'institution', piece: Piece | null, confidence: number): void => {
    if (piece && value[key])
      evidence[key] = { confidence, place: placeOf(piece.line, piece.text) } satisfies Evidence;
  };
  note('degree', degree, 0.9);
  note('field', field, 0.8);
  note('institution', institution, institution && isSchool(institution.text) ? 0.93 : 0.6);
  const anchorLine = entry.anchor >= 0 ? entry.header[entry.anchor] : undefined;
  if (anchorLine && entry.span) {
    const text = anchorLine.text.slice(entry.span.from, entry.span.to);
    if (value.start) evidence.start = { confidence: 0.93, place: placeOf(anchorLine, text) };
    if (value.end) evidence.end = { confidence: 0.93, place: placeOf(anchorLine, text) };
  }
  return { value, evidence };
}

function isNoise(text: string): boolean {
  return BESIDE_A_STUDY.test(text);
}

interface Part extends Piece {
  afterSchool?: boolean;
}

/** Commas part degree from school ("BSc Nursing, Makerere University"), but not inside either. */
function separate(taxonomy: Taxonomy, piece: Piece): Part[] {
  const parts = piece.text.split(/\s*[,،]\s+/);
  if (parts.length < 2) {
    const from = /^(.+?)\s+(?:from|at|@|من|في)\s+(.+)$/i.exec(piece.text);
    if (
      from &&
      isSchool(from[2]!) &&
      !isSchool(from[1]!) &&
      (findDegree(from[1]!) || (/\sfrom\s/i.test(piece.text) && from[1]!.split(/\s+/).length <= 6)) &&
      !/\b(?:in|of)$/i.test(from[1]!)
    )
      return [
        { ...piece, text: from[1]! },
        { ...piece, text: from[2]! },
      ];
    return [piece];
  }
  const groups: string[] = [];
  let kind = '';
  for (const part of parts) {
    const own = isSchool(part)
      ? 'school'
      : findDegree(part)
        ? 'degree'
        : placeScore(taxonomy, part) >= 0.95
          ? 'place'
          : 'other';
    if (
      groups.length > 0 &&
      ((kind === 'school' && own === 'place') ||
        (kind === 'school' && own === 'school' && !/university|جامعة/i.test(part)))
    )
      groups[groups.length - 1] += `, ${part}`;
    else groups.push(part);
    if (own !== 'place') kind = own;
  }
  return groups.map((text, index) => ({
    ...piece,
    text: trimPiece(text),
    afterSchool:
      index > 0 &&
      isSchool(groups[index - 1]!) &&
      !isSchool(text) &&
      !findDegree(text) &&
      text.split(/\s+/).length <= 3,
  }));
}

/** "B.Sc. (Civil Engineering)", "Bachelor of Science in Nursing", "بكالوريوس المحاسبة": degree and field apart. */
export function splitDegree(text: string): {
  degree: string | null;
  field: string | null;
  institution?: string | null;
} {
  const found = findDegree(text);
  if (!found) return { degree: trimPiece(text), field: null };
  let before = trimPiece(text.slice(0, found.from));
  let after = text.slice(found.to);
  let degree = found.text;
  const honours = /^\s*[([]?\s*(hons?\.?|honou?rs)\s*[)\]]?/i.exec(after);
  if (honours) {
    degree = `${degree} ${honours[0].trim()}`;
    after = after.slice(honours[0].length);
  }
  const ofField = /^\s+of\s+(.+)$/i.exec(after);
  if (ofField && !isSchool(ofField[1]!)) {
    const inside = /^(.+?)\s+(?:in|[-–—:,(])\s*(.+?)\)?$/i.exec(ofField[1]!);
    degree = `${degree} of ${inside ? inside[1] : ofField[1]}`;
    after = inside ? inside[2]! : '';
  }
  let field = trimPiece(
    after
      .replace(/^\s*(?:degree|certificate)\b/i, '')
      .replace(/^\s*(?:in|of|:|-|–|—|,|،|في|فى|تخصص)\s+/i, '')
      .replace(/^\s*(?:تخصص)\s+/, ''),
  );
  if (/^\(.*\)$/.test(after.trim())) field = trimPiece(after.trim().slice(1, -1));
  field = field.replace(/^(?:major(?:ing)? in|specialization in|with a major in)\s+/i, '');
  let institution: string | null = null;
  if (field !== '' && isSchool(field)) {
    const at = /^(.*?)(?:\s+(?:from|at|من|في)\s+|\s*[,،]\s*)(.+)$/i.exec(field);
    if (at && !isSchool(at[1]!)) {
      field = at[1]!;
      institution = at[2]!;
    } else if (!/^school\b/i.test(field)) {
      institution = field.replace(/^(?:from|at|من|في)\s+/i, '');
      field = '';
    }
  }
  if (
    before !== '' &&
    /^(?:baccalaureate|diploma|certificate|high|secondary|higher|associate)/i.test(degree) &&
    before.split(' ').length <= 2 &&
    (field !== '' ||
      /^(?:lebanese|french|international|general|national|egyptian|higher|senior)$/i.test(before))
  ) {
    degree = `${before} ${degree}`;
    before = '';
  }
  if (before !== '' && field === '' && !/^(?:a|an|the|completed|obtained|درجة|شهادة)$/i.test(before)) {
    field = before;
    before = '';
  }
  const isField = /\p{L}/u.test(field);
  return { degree: trimPiece(degree) || null, field: isField ? trimPiece(field) : null, institution };
}
