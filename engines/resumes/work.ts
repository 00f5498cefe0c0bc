/** Jobs: of a table, of a form, told in sentences, or as entries with a header. */
import type { Line } from '#engines/documents/index.ts';
import { type LabelRole, roleAmong, stripTrailingPlace, type Taxonomy } from '#engines/taxonomy/index.ts';
import { findDates } from '#engines/text/index.ts';
import { betterJobs } from './better-jobs.ts';
import { readDatedJobs } from './dated-jobs.ts';
import { detailTexts } from './detail-texts.ts';
import { withoutTowns } from './employer-places.ts';
import { splitEntries } from './entries.ts';
import { type FormRecord, readForm, readTable } from './forms.ts';
import type { Found } from './found.ts';
import { partGluedHeaders } from './glued-headers.ts';
import { joinLabels } from './joined-labels.ts';
import { withoutLabel } from './line-rest.ts';
import { placeOf, trimPiece } from './pieces.ts';
import { readPlainJobs } from './plain-jobs.ts';
import type { ParsedWork } from './resume.ts';
import type { Section } from './section.ts';
import { readToldJobs } from './told-jobs.ts';

const ROLES: LabelRole[] = ['organisation', 'title', 'dates', 'from', 'to', 'location', 'details'];

/** The jobs of a section. */
export function readWork(
  taxonomy: Taxonomy,
  { heading, lines }: Pick<Section, 'heading' | 'lines'>,
  headline: string | null,
): Found<ParsedWork>[] {
  return withoutTowns(
    taxonomy,
    readJobs(taxonomy, joinLabels(partGluedHeaders(lines)), headline, heading !== null),
  );
}

function readJobs(
  taxonomy: Taxonomy,
  lines: Line[],
  headline: string | null,
  isHeaded: boolean,
): Found<ParsedWork>[] {
  const table = readTable(lines, ROLES);
  if (table?.some((record) => record.values.organisation || record.values.title))
    return table.map((record) => fromRecord(taxonomy, record)).filter(isJob);
  const form = readForm(lines, ROLES, ['organisation', 'title', 'dates', 'from']);
  if (form) {
    const jobs = form.map((record) => fromRecord(taxonomy, record)).filter(isJob);
    if (jobs.some((job) => job.value.title && job.value.organisation)) return jobs;
  }
  const bare = lines.map(withoutRole);
  const byLooks =
    readToldJobs(taxonomy, bare) ??
    readDatedJobs(taxonomy, splitEntries(taxonomy, bare, { acceptSingle: false }), headline);
  return betterJobs(taxonomy, byLooks, readPlainJobs(taxonomy, bare), isHeaded);
}

/** "Position: Mechanic" below an employer without a label: the label is no part of the header. */
function withoutRole(line: Line): Line {
  const [label = ''] = /^[^:：\t]{3,30}(?=\s*[:：]\s*\S)/u.exec(line.text) ?? [];
  return roleAmong(label.trim(), ['title', 'organisation'])
    ? { ...withoutLabel(line, label), gap: line.gap }
    : line;
}

function isJob(job: Found<ParsedWork>): boolean {
  return (
    Boolean(job.value.title || job.value.organisation) &&
    Boolean(job.value.start || (job.value.title && job.value.organisation))
  );
}

function fromRecord(taxonomy: Taxonomy, record: FormRecord): Found<ParsedWork> {
  const { values } = record;
  const dates = values.dates ?? (values.from ? `${values.from} - ${values.to ?? ''}` : '');
  const span = findDates(dates)[0] ?? null;
  const employer = employerOf(taxonomy, values.organisation);
  const value: ParsedWork = {
    title: values.title ? trimPiece(values.title) : null,
    organisation: employer?.name ?? null,
    location: values.location ?? employer?.place ?? null,
    start: span?.start ?? null,
    end: span?.end ?? null,
    current: Boolean(span?.isOpen),
    details: [...(values.details ? [values.details] : []), ...detailTexts(record.details)],
  };
  const evidence: Found<ParsedWork>['evidence'] = {};
  const note = (key: keyof ParsedWork, role: LabelRole): void => {
    const line = record.lines[role];
    if (line && value[key] !== null) evidence[key] = { confidence: 0.95, place: placeOf(line) };
  };
  note('title', 'title');
  note('organisation', 'organisation');
  note('location', 'location');
  note('start', values.dates ? 'dates' : 'from');
  note('end', values.dates ? 'dates' : 'to');
  return { value, evidence };
}

/** The cell of an employer, parted from the town that may stand behind it. */
function employerOf(
  taxonomy: Taxonomy,
  cell: string | undefined,
): { name: string; place: string | null } | null {
  if (!cell) return null;
  const { rest, place } = stripTrailingPlace(taxonomy, cell);
  return { name: trimPiece(rest || cell), place };
}
