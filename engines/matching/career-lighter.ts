import { type Occupation, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { drawOf } from './career-interests.ts';
import { isForOneself } from './career-leanings.ts';
import type { Edge } from './career-walks.ts';
import { namedAmong } from './career-wish.ts';

const hurting = wordingsIn('matching/careers').pattern('hurts from the work', { spaces: 'one' });

/** Work that needs more of the head than of the back and takes on tradespeople for what they know, by sector; the likeliest first. */
const lighterWork: Readonly<Record<string, readonly string[]>> = {
  'construction-and-real-estate': [
    'banksman',
    'storekeeper',
    'assistant-safety-officer',
    'vocational-trainer',
  ],
  'manufacturing-and-engineering': ['quality-control-inspector', 'storekeeper', 'vocational-trainer'],
  'energy-and-utilities': ['storekeeper', 'assistant-safety-officer', 'vocational-trainer'],
  'hospitality-and-tourism': ['storekeeper', 'security-guard', 'vocational-trainer'],
  'logistics-and-transport': ['dispatch-coordinator', 'inventory-controller', 'storekeeper'],
  'beauty-and-wellness': ['salon-receptionist', 'vocational-trainer'],
  'facilities-and-domestic-services': ['storekeeper', 'security-guard'],
  'agriculture-and-environment': ['storekeeper', 'security-guard'],
};
/** Teaching a trade asks for years in it, and other work takes on whoever knows the place. */
const yearsOfTeachers = 8;

/** Work of the hands and of standing, by ISCO-08: trades, plants, drivers, labour, kitchens and salons. */
const isBodily = ({ isco }: Occupation): boolean => /^(?:[6789]|51[234])/u.test(isco ?? '');

/** What people of a trade go over to who keep what they know of it: to inspect and to teach it, and no business of their own. */
const isLighter = (work: Occupation): boolean => !isBodily(work) && !isForOneself(work);

/** The way into lighter work of somebody whose body can bear theirs no longer; none for anybody else. */
export function waysLighter(
  start: Occupation,
  text: string,
  years: number | null,
  past: ReadonlySet<string>,
  taxonomy: Taxonomy,
): Edge[][] {
  if (!isBodily(start) || !hurting.test(fold(text))) return [];
  const isRefused = namedAmong(text);
  const draw = drawOf(taxonomy, start, text);
  const aside = (start.ways?.aside ?? []).map(({ id }) => id);
  const steps = (start.ways?.steps ?? []).map(({ id }) => id);
  const ofOwnTrade = [...aside, ...steps].flatMap((id) => taxonomy.occupation(id) ?? []).filter(isLighter);
  const ofSector = (lighterWork[start.sectorId] ?? []).flatMap((id) => taxonomy.occupation(id) ?? []);
  return [...new Set([...ofOwnTrade, ...ofSector])]
    .filter((work) => !past.has(work.id) && !isRefused(work))
    .filter(({ id }) => id !== 'vocational-trainer' || (years ?? 0) >= yearsOfTeachers)
    .toSorted((a, b) => draw(b) - draw(a))
    .slice(0, mostLighter)
    .map((to) => [{ from: start, to, why: null, worth: 0 }]);
}

const mostLighter = 2;
