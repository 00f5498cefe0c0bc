import { placesIn, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

/** Whether a job takes people who are in another country still: those alone who are there already, or others gladly. */
export type FromAbroad = 'closed' | 'open';

const WORDS = wordingsIn('matching/from-abroad');
const pattern = (list: string) => WORDS.pattern(list, { spaces: 'one' });
const THERE = pattern('is there already');
const THERE_BEFORE_PLACE = WORDS.pattern('is there, before a place', { spaces: 'one' });
const THE_LAND = pattern('the land of the job');
const ELSEWHERE = pattern('comes from elsewhere');
const OFFERED = pattern('is offered to who comes from elsewhere');
const WISH = pattern('only a wish');
const NOT = pattern('is not taken');

/** Where it is told is one clause; a wish or a refusal in the next one is of something else. */
const CLAUSE_END = /[\n,;•·|()!?؟،؛–—]|(?<!\bart)[.:](?=\s|$)/u;
const PLACE_WITHIN = 30;

/**
 * Whether a posting takes people from abroad. Who refuses them outright, or says that they come, is believed before who asks for
 * a residence that can be transferred, and that before what is only offered, such as a visa or tickets. Undefined where
 * nothing is said.
 */
export function readFromAbroad(taxonomy: Taxonomy, text: string): FromAbroad | undefined {
  const clauses = fold(text).split(CLAUSE_END);
  const elsewhere = clauses.filter((clause) => ELSEWHERE.test(clause));
  if (elsewhere.some((clause) => NOT.test(clause))) return 'closed';
  if (elsewhere.length > 0) return 'open';
  if (clauses.some((clause) => !WISH.test(clause) && isThere(taxonomy, clause))) return 'closed';
  return clauses.some((clause) => OFFERED.test(clause) && !NOT.test(clause)) ? 'open' : undefined;
}

/** Whether a clause asks for who is in the country already. */
function isThere(taxonomy: Taxonomy, clause: string): boolean {
  if (THERE.test(clause)) return true;
  const cue = THERE_BEFORE_PLACE.exec(clause);
  if (!cue) return false;
  const behind = clause.slice(cue.index + cue[0].length).slice(0, PLACE_WITHIN);
  return THE_LAND.test(behind) || placesIn(taxonomy, behind).length > 0;
}

/** As prepared jobs hold it: 0 where nothing is said. */
export const abroadOf = (fromAbroad: FromAbroad | undefined): number =>
  fromAbroad === undefined ? 0 : fromAbroad === 'open' ? takesGladly : takesNobody;
/** `abroad` of a prepared job that says it takes people from another country. */
export const takesGladly = 1;
/** `abroad` of one that takes nobody who is not there already. */
export const takesNobody = 2;

/** How high a job stands and whether it takes people from abroad, in the one number that documents have room for. */
export const standingOf = ({ level, abroad }: { level: number; abroad: number }): number =>
  level + 10 * abroad;
/** The two numbers that `standingOf` made one. */
export const standingParts = (standing: number): { level: number; abroad: number } => ({
  level: standing % 10,
  abroad: Math.floor(standing / 10),
});
