/** Towns and departments behind employers: what no list of places knows is told by how the other jobs are written. */
import { isPlace, type Taxonomy } from '#engines/taxonomy/index.ts';
import { hasArabic } from '#engines/text/index.ts';
import { isDepartment } from './departments.ts';
import type { Found } from './found.ts';
import type { ParsedWork } from './resume.ts';
import { organisationScore, titleScore } from './titles-and-employers.ts';

const BEHIND_COMMA = /^(.{3,}?)\s*[,،]\s*([^,،]{2,40})$/su;
/** "Delta Weaving Co – Kafr Sharaf": a town that no list knows, where the other jobs name theirs. */
const BEHIND_DASH = /^([^–—]{3,}?)\s+[-–—]\s+([^,،–—]{2,30})$/su;
const SAYS_TOWN = /\s(?:city|town|village|district|governorate|province|county|state|island)$/iu;

/** The jobs, their employers without the town or the department that stands behind a comma. */
export function withoutTowns(taxonomy: Taxonomy, jobs: Found<ParsedWork>[]): Found<ParsedWork>[] {
  const printsTowns =
    jobs.filter(({ value }) => value.location !== null).length > 0 ||
    jobs.filter(({ value }) => mayBeTown(taxonomy, BEHIND_COMMA.exec(value.organisation ?? ''))).length > 1;
  const hasDashedTowns =
    jobs.some(({ value }) => value.location !== null) &&
    jobs.every(({ value }) => value.location === null || !BEHIND_DASH.test(value.organisation ?? ''));
  return jobs.map((job) => {
    const { organisation, location } = job.value;
    const dashed = hasDashedTowns && location === null ? BEHIND_DASH.exec(organisation ?? '') : null;
    const found = dashed ?? BEHIND_COMMA.exec(organisation ?? '');
    const [, employer = '', behind = ''] = found ?? [];
    if (!found) return job;
    if (isDepartment(behind) && organisationScore(taxonomy, employer) > 0.4)
      return { ...job, value: { ...job.value, organisation: employer } };
    const isTown = isPlace(taxonomy, behind) || SAYS_TOWN.test(behind) || printsTowns;
    if (!isTown || !mayBeTown(taxonomy, found)) return job;
    const place = [behind, job.value.location].filter(Boolean).join(hasArabic(behind) ? '، ' : ', ');
    return { ...job, value: { ...job.value, organisation: employer, location: place } };
  });
}

/** Whether what stands behind a comma is written as a town is: a few words with capitals, and no part of a name. */
function mayBeTown(taxonomy: Taxonomy, found: RegExpExecArray | null): boolean {
  const [, employer = '', behind = ''] = found ?? [];
  const words = behind.split(/\s+/);
  return (
    behind !== '' &&
    words.length <= 3 &&
    !/[&\d.]|\b(?:and|of|sons|bros|inc|ltd|llc|co|plc)\b/iu.test(behind) &&
    (hasArabic(behind) || /^\p{Lu}/u.test(behind)) &&
    organisationScore(taxonomy, behind) <= 0 &&
    titleScore(taxonomy, behind) <= 0 &&
    employer.split(/\s+/).length >= 2
  );
}
