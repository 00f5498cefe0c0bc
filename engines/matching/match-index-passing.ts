import { keepAmong, keepFrom, keepUpTo } from './match-index-arrays.ts';
import { remote } from './match-index-columns.ts';
import type { FilterNumbers } from './match-index-filters.ts';
import type { Segment } from './match-index-segment.ts';

/** 1 for each living document that passes, a column at a time: a tenth of the time of a document at a time. */
export function passingIn(segment: Segment, filters: FilterNumbers): Uint8Array {
  const { columns, count, dead } = segment;
  const mask = new Uint8Array(count).fill(1);
  if (segment.deadCount > 0) for (let slot = 0; slot < count; slot++) if (dead[slot] === 1) mask[slot] = 0;
  if (filters.portal !== null) keepAmong(mask, columns.portal, [filters.portal]);
  if (filters.companies) keepAmong(mask, columns.company, filters.companies);
  if (filters.statuses) keepAmong(mask, columns.status, filters.statuses);
  if (filters.seniorities) keepAmong(mask, columns.seniority, filters.seniorities);
  if (filters.since !== null) keepFrom(mask, columns.since, filters.since);
  if (filters.salary) {
    keepFrom(mask, columns.salaryMax, filters.salary.min);
    keepUpTo(mask, columns.salaryMin, filters.salary.max);
  }
  if (filters.remote === 'only')
    for (let slot = 0; slot < count; slot++) mask[slot]! &= isRemote(segment, slot);
  const elsewhere = filters.remote === 'also' ? remoteAmong(segment, mask) : null;
  if (filters.city !== null) keepAmong(mask, columns.city, [filters.city]);
  if (filters.country !== null) keepAmong(mask, columns.country, [filters.country]);
  if (elsewhere) for (let slot = 0; slot < count; slot++) mask[slot]! |= elsewhere[slot]!;
  if (filters.languages) keepLanguages(segment, mask, filters.languages);
  return mask;
}

/** 1 for remote work, else 0. */
function isRemote({ columns }: Segment, slot: number): number {
  return (columns.flags[slot]! & remote) === 0 ? 0 : 1;
}

function remoteAmong(segment: Segment, mask: Uint8Array): Uint8Array {
  const among = mask.slice();
  for (let slot = 0; slot < among.length; slot++) among[slot]! &= isRemote(segment, slot);
  return among;
}

function keepLanguages(
  { columns, dictionaries }: Segment,
  mask: Uint8Array,
  wanted: readonly number[],
): void {
  const held = dictionaries.languages.map(({ ids }) => wanted.some((id) => ids.includes(id)));
  const numbers = held.flatMap((isHeld, at) => (isHeld ? [at + 1] : []));
  keepAmong(mask, columns.languages, numbers);
}
