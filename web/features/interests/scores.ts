import {
  INTEREST_AREAS,
  type InterestArea,
  type InterestScores,
  MOST_INTEREST,
} from '#contract/features/interests.contract.ts';
import { recordOf } from '#contract/kernel/records.ts';
import { asciiDigits } from '#web/platform/ascii-digits.ts';

/** Six scores as an address has them; null where it has none, or others than can be. */
export function scoresIn(address: string): InterestScores | null {
  const read = address.split('-').map((part) => scoreIn(part).score);
  if (read.length !== INTEREST_AREAS.length || read.includes(null)) return null;
  return recordOf(INTEREST_AREAS, (area) => read[INTEREST_AREAS.indexOf(area)] ?? 0);
}

/** The same six, for an address. */
export const scoresForAddress = (scores: InterestScores): string =>
  INTEREST_AREAS.map((area) => scores[area]).join('-');

/** Why a score cannot be read. */
export type ScoreFault = 'required' | 'not_whole' | 'out_of_range';

/** What somebody typed as a score, in the digits of either script. */
export function scoreIn(typed: string): { score: number; fault: null } | { score: null; fault: ScoreFault } {
  const text = asciiDigits(typed).trim();
  if (text === '') return { score: null, fault: 'required' };
  if (!/^-?\d{1,9}$/.test(text)) return { score: null, fault: 'not_whole' };
  const score = Number(text);
  if (score < 0 || score > MOST_INTEREST) return { score: null, fault: 'out_of_range' };
  return { score, fault: null };
}

/** The areas that share the highest score. */
export function highestOf(scores: InterestScores): InterestArea[] {
  const most = Math.max(...INTEREST_AREAS.map((area) => scores[area]));
  return INTEREST_AREAS.filter((area) => scores[area] === most);
}

/** What chance alone moves a score of ten answers by. */
const CHANCE = 3;

/** The areas that lie so little below the highest that nobody can say which of them is liked more. */
export function closeBehind(scores: InterestScores): InterestArea[] {
  const most = Math.max(...INTEREST_AREAS.map((area) => scores[area]));
  return INTEREST_AREAS.filter((area) => scores[area] < most && scores[area] >= most - CHANCE);
}

/** Where the corner of a score lies on the hexagon of the six areas: the first at the top, the others clockwise. */
export function cornerOf(place: number, share: number, radius: number): { x: number; y: number } {
  const angle = (place / INTEREST_AREAS.length) * 2 * Math.PI - Math.PI / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(Math.cos(angle) * share * radius), y: round(Math.sin(angle) * share * radius) };
}
