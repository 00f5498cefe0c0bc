import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import type { Writing } from '#web/widgets/candidate-messages/writing.tsx';

/** What a reader of a ranking has in hand: where they are, whom they have selected, what they have opened. */
export interface Review {
  /** The place of the current row, from 0; -1 before the reader was in the list. */
  at: number;
  /** Whose evidence is open. */
  openId: string | null;
  /** Pixels that the open row is higher than the others. */
  openExtra: number;
  /** By id, in the order in which they were selected. */
  selected: ReadonlyMap<string, MatchingCandidate>;
  /** Who is about to be turned down, while the dialog asks why. */
  rejecting: readonly MatchingCandidate[];
  /** To whom a message is being written. */
  writing: Writing | null;
}

export type ReviewEvent =
  | { kind: 'went'; to: number }
  /** The list has so many rows now. */
  | { kind: 'counted'; rows: number }
  | { kind: 'opened'; id: string | null }
  | { kind: 'measured'; extra: number }
  | { kind: 'selected'; person: MatchingCandidate }
  | { kind: 'deselected' }
  | { kind: 'decided' }
  | { kind: 'rejecting'; people: readonly MatchingCandidate[] }
  | { kind: 'writing'; writing: Writing | null };

export const reviewFrom = (at: number): Review => ({
  at,
  openId: null,
  openExtra: 0,
  selected: new Map(),
  rejecting: [],
  writing: null,
});

/** The review after an event. */
export function review(now: Review, event: ReviewEvent): Review {
  switch (event.kind) {
    case 'went':
      return { ...now, at: event.to };
    case 'counted':
      return now.at < event.rows ? now : { ...now, at: event.rows - 1 };
    case 'opened':
      return { ...now, openExtra: 0, openId: now.openId === event.id ? null : event.id };
    case 'measured':
      return { ...now, openExtra: event.extra };
    case 'selected': {
      const selected = new Map(now.selected);
      if (!selected.delete(event.person.candidate_id)) selected.set(event.person.candidate_id, event.person);
      return { ...now, selected };
    }
    case 'deselected':
      return { ...now, selected: new Map() };
    case 'decided':
      return { ...now, selected: new Map(), openId: null };
    case 'rejecting':
      return { ...now, rejecting: event.people };
    case 'writing':
      return { ...now, writing: event.writing };
  }
}

/** Whom a key decides on: all who are selected, where some are, else the current one; those who are decided on are left. */
export function toDecideOn(
  { selected }: Pick<Review, 'selected'>,
  current: MatchingCandidate | undefined,
): MatchingCandidate[] {
  const chosen = selected.size > 0 ? [...selected.values()] : current ? [current] : [];
  return chosen.filter(({ status }) => status === 'PENDING');
}

/** The place that many steps on, within the list. */
export const placeAfter = (at: number, step: number, rows: number): number =>
  Math.max(0, Math.min(rows - 1, at + step));
