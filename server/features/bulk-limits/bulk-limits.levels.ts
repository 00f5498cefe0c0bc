import type { BulkDeed, BulkLevel } from '#contract/features/bulk-limits.contract.ts';

/** What is known of a company that says how far it may reach at once. */
export interface CompanyHistory {
  /** Since it was registered. */
  ageDays: number;
  /** Whether it is known to be who it says. */
  isVerified: boolean;
  /** Questions that reached people in the last 90 days. */
  asked: number;
  /** Of all its questions, those answered with yes. */
  accepted: number;
  /** Of the last 90 days: people who said that a question of it was not in order. */
  complaints: number;
}

/** People a day, by what is done to them together. A decision reaches nobody who did not apply; a question always does. */
const PEOPLE_A_DAY: Record<BulkLevel, Record<BulkDeed, number>> = {
  watched: { ask: 5, shortlist: 25, reject: 200, message: 10, export: 10 },
  new: { ask: 20, shortlist: 100, reject: 500, message: 50, export: 100 },
  known: { ask: 60, shortlist: 300, reject: 2_000, message: 200, export: 500 },
  established: { ask: 100, shortlist: 1_000, reject: 5_000, message: 500, export: 2_000 },
};

/** What must have come together before a company stands there. */
const NEEDED = {
  known: { ageDays: 7, accepted: 0 },
  established: { ageDays: 60, accepted: 20 },
};

/** Whoever has this many complaints, and this share of those asked, is watched: one alone may be a slip. */
const TOO_MANY_COMPLAINTS = { people: 3, share: 0.05 };

/** Where a company stands. Who is not verified stays where everybody begins. */
export function levelOf({ ageDays, isVerified, asked, accepted, complaints }: CompanyHistory): BulkLevel {
  const { people, share } = TOO_MANY_COMPLAINTS;
  if (complaints >= people && complaints >= share * asked) return 'watched';
  if (!isVerified) return 'new';
  if (ageDays >= NEEDED.established.ageDays && accepted >= NEEDED.established.accepted) return 'established';
  return ageDays >= NEEDED.known.ageDays ? 'known' : 'new';
}

/** How many people a day something may be done to together. */
export const peopleADay = (history: CompanyHistory, deed: BulkDeed): number =>
  PEOPLE_A_DAY[levelOf(history)][deed];
