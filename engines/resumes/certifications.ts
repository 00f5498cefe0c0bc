/** Certificates and licences: a grammar of name, issuer, issued, expires and number. */
import type { Line } from '#engines/documents/index.ts';
import type { LabelRole, Taxonomy } from '#engines/taxonomy/index.ts';
import { findDates } from '#engines/text/index.ts';
import { certificatesIn } from './certificate-lines.ts';
import { type FormRecord, readForm, readTable } from './forms.ts';
import type { Found } from './found.ts';
import { placeOf, trimPiece } from './pieces.ts';
import type { ParsedCertification } from './resume.ts';

const ROLES: LabelRole[] = ['certificate', 'issuer', 'issued', 'expires', 'credential', 'dates', 'location'];

/** The certificates and licences of a section: of a table, of a form, or of lines. */
export function readCertifications(taxonomy: Taxonomy, lines: Line[]): Found<ParsedCertification>[] {
  const table = readTable(lines, ROLES);
  if (table?.some((record) => record.values.certificate))
    return table.map(fromRecord).filter((found) => found.value.name !== '');
  const form = readForm(lines, ROLES, ['certificate', 'issuer']);
  if (form?.some((record) => record.values.certificate))
    return form.map(fromRecord).filter((found) => found.value.name !== '');
  return certificatesIn(taxonomy, lines);
}

function fromRecord(record: FormRecord): Found<ParsedCertification> {
  const { values } = record;
  const issuedText = values.issued ?? values.dates ?? '';
  const span = findDates(issuedText)[0];
  const value: ParsedCertification = {
    name: trimPiece(values.certificate ?? ''),
    issuer: values.issuer ? trimPiece(values.issuer) : null,
    issued: span?.start ?? null,
    expires: values.expires ? (findDates(values.expires)[0]?.start ?? null) : (span?.end ?? null),
    credentialId: values.credential ? trimPiece(values.credential) : null,
  };
  const evidence: Found<ParsedCertification>['evidence'] = {};
  for (const [key, role] of [
    ['name', 'certificate'],
    ['issuer', 'issuer'],
    ['issued', 'issued'],
    ['expires', 'expires'],
    ['credentialId', 'credential'],
  ] as const) {
    const line = record.lines[role];
    if (line && value[key]) evidence[key] = { confidence: 0.93, place: placeOf(line) };
  }
  return { value, evidence };
}
