/** Studies: degree and field apart, the school, the dates. */
import type { Line } from '#engines/documents/index.ts';
import { type LabelRole, stripTrailingPlace, type Taxonomy } from '#engines/taxonomy/index.ts';
import { findDates } from '#engines/text/index.ts';
import { splitDegree } from './degrees.ts';
import { type Entry, splitEntries } from './entries.ts';
import { type FormRecord, readForm, readTable } from './forms.ts';
import type { Found } from './found.ts';
import { joinLabels } from './joined-labels.ts';
import { placeOf, trimPiece } from './pieces.ts';
import type { ParsedEducation } from './resume.ts';
import { studyOf } from './study-entries.ts';
import { datesOfStudy, isGrade } from './study-facts.ts';
import { findDegree, isSchool } from './study-words.ts';

const ROLES: LabelRole[] = ['degree', 'field', 'institution', 'dates', 'from', 'to', 'location', 'grade'];

/** The studies of a section. What ends after `now` is expected. */
export function readEducation(taxonomy: Taxonomy, written: Line[], now: Date): Found<ParsedEducation>[] {
  const lines = joinLabels(written);
  const table = readTable(lines, ROLES);
  if (table?.some((record) => record.values.degree || record.values.institution))
    return table.map((record) => fromRecord(taxonomy, record, now)).filter(isStudy);
  const form = readForm(lines, ROLES, ['degree', 'institution', 'field']);
  if (form) {
    const studies = form.map((record) => fromRecord(taxonomy, record, now)).filter(isStudy);
    if (studies.some((study) => study.value.institution)) return studies;
  }
  return entriesOf(taxonomy, lines)
    .map((entry) => studyOf(taxonomy, entry, now))
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
  const [first] = lines;
  const beginsWithSchool = first !== undefined && isSchool(first.text) && !findDegree(first.text);
  const isBySchool = (beginsWithSchool && schools >= degrees) || (degrees > 0 && schools > degrees);
  const opens = (line: Line): boolean =>
    isBySchool ? isSchool(line.text) : Boolean(findDegree(line.text)) && !isGrade(line.text);
  const entries: Entry[] = [];
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

function fromRecord(taxonomy: Taxonomy, record: FormRecord, now: Date): Found<ParsedEducation> {
  const { values } = record;
  const dates = values.dates ?? (values.from ? `${values.from} - ${values.to ?? ''}` : (values.to ?? ''));
  const span = findDates(dates).at(-1) ?? null;
  const school = values.institution ? stripTrailingPlace(taxonomy, values.institution) : null;
  const named = values.degree ? splitDegree(values.degree) : { degree: null, field: null };
  const value: ParsedEducation = {
    degree: named.degree ?? values.degree ?? null,
    field: values.field ?? named.field,
    institution: school ? trimPiece(school.rest || (values.institution ?? '')) : null,
    ...datesOfStudy(span, now),
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
