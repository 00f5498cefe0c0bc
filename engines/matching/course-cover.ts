import type { Course } from '#engines/taxonomy/index.ts';
import type { Offer } from './course-choice.ts';
import type { WeighedGapSkill } from './gap-skill.ts';

/** A skill covered this far is left to practice: the last step of a level would call for a qualification of years. */
const enough = 0.6;

/** The courses that cover most of the gap within so many hours, none of them superfluous beside those that are `asked`. */
export function chooseCourses(
  gap: readonly WeighedGapSkill[],
  offers: readonly Offer[],
  budget: number,
  asked: readonly Offer[] = [],
): Offer[] {
  let chosen: Offer[] = [...asked];
  for (;;) {
    const more = chooseMore(gap, offers, chosen, budget);
    if (more.length === 0) return chosen;
    // What is given up leaves hours for others, so the choice goes on until nothing more fits.
    chosen = withoutSuperfluous([...chosen, ...more], asked);
  }
}

function chooseMore(
  gap: readonly WeighedGapSkill[],
  offers: readonly Offer[],
  before: readonly Offer[],
  budget: number,
): Offer[] {
  const covered = coverOf(before);
  let left = budget - before.reduce((sum, { course }) => sum + course.hours, 0);
  const more: Offer[] = [];
  for (;;) {
    let best: { offer: Offer; gain: number } | null = null;
    for (const offer of offers) {
      if (offer.course.hours > left) continue;
      const gain = gainOf(offer, covered, gap);
      if (gain > 0 && (!best || isBetter({ offer, gain }, best))) best = { offer, gain };
    }
    if (!best) return more;
    more.push(best.offer);
    left -= best.offer.course.hours;
    for (const [at, { share }] of best.offer.covers) covered.set(at, Math.max(share, covered.get(at) ?? 0));
  }
}

function coverOf(offers: readonly Offer[]): Map<number, number> {
  const covered = new Map<number, number>();
  for (const { covers } of offers)
    for (const [at, { share }] of covers) covered.set(at, Math.max(share, covered.get(at) ?? 0));
  return covered;
}

function gainOf(
  { covers, suitability }: Offer,
  covered: ReadonlyMap<number, number>,
  gap: readonly WeighedGapSkill[],
): number {
  let gain = 0;
  for (const [at, { share }] of covers) {
    const already = covered.get(at) ?? 0;
    const { worth = 0 } = gap[at] ?? {};
    if (already < enough && share > already) gain += worth * (share - already);
  }
  return gain * suitability;
}

type Choice = { offer: Offer; gain: number };

function isBetter(a: Choice, b: Choice): boolean {
  const [one, other] = [a.offer.course, b.offer.course];
  return (
    (a.gain / costOf(one) - b.gain / costOf(other) || a.gain - b.gain || (one.id < other.id ? 1 : -1)) > 0
  );
}

/**
 * Finding, joining and keeping up a course takes as long as some hours of it: one for three skills beats three, and an
 * hour about something general does not beat ten about what the work is made of.
 */
const hoursToBegin = 40;
const costOf = ({ hours }: Course): number => hours + hoursToBegin;

/** Without the courses whose every skill another one covers as far; those chosen first are asked first. */
function withoutSuperfluous(chosen: readonly Offer[], asked: readonly Offer[]): Offer[] {
  const kept = [...chosen];
  for (const offer of chosen) {
    if (asked.includes(offer)) continue;
    const others = coverOf(kept.filter((other) => other !== offer));
    const isNeeded = [...offer.covers].some(([at, { share }]) => share > (others.get(at) ?? 0));
    if (!isNeeded) kept.splice(kept.indexOf(offer), 1);
  }
  return kept;
}
