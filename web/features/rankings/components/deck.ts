import { useState } from 'react';
import { mayBePut } from '#contract/features/candidates.steps.ts';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import type { Rejection } from '#web/widgets/candidate-decisions/moves.ts';
import { useSeenCandidates } from '#web/widgets/sightings/sightings.ts';
import { useDeciding } from '../deciding.ts';
import { useRows } from '../rankings.queries.ts';

export type Verdict = 'SHORTLISTED' | 'REJECTED' | 'later';

/**
 * The undecided candidates of a job, one after the other: the deck as it was when it was begun, so that no card comes twice;
 * what the ranking says of a person stays fresh.
 */
export function useDeck(jobId: string, latest: readonly string[]) {
  const [deck, setDeck] = useState(latest);
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([]);
  const at = verdicts.length;
  const { rows, isKnown } = useRows(jobId, deck, [at, Math.min(at + 1, deck.length - 1)]);
  const id = deck[at] ?? '';
  const person = rows.get(id);
  useSeenCandidates(jobId, [person?.candidate_id]);
  const { decide, undo } = useDeciding({
    jobId,
    // A decision that is undone, or refused, is the last one: its card comes back.
    onTaken: ([first = ''], isGone) => {
      if (!isGone) setVerdicts((before) => before.slice(0, Math.max(0, deck.indexOf(first))));
    },
  });
  return {
    /** How many cards are done. */
    at,
    of: deck.length,
    /** Whose turn it is; undefined while they are asked for, and once they are no longer ranked (`isGone`). */
    person,
    isGone: !person && isKnown(id),
    shortlisted: verdicts.filter((one) => one === 'SHORTLISTED').length,
    /** Who was left for later. */
    later: deck.filter((_, place) => verdicts[place] === 'later'),
    may: (verdict: Verdict) => person !== undefined && mayBeGiven(person, verdict),
    give: (verdict: Verdict, rejection?: Rejection) => {
      if (at >= deck.length || (person && !mayBeGiven(person, verdict))) return;
      setVerdicts((before) => [...before, verdict]);
      if (verdict !== 'later' && person) void decide([person], verdict, rejection);
    },
    back: () => {
      if (verdicts.at(-1) === 'later') setVerdicts(verdicts.slice(0, -1));
      else undo();
    },
    begin: (ids: readonly string[]) => {
      setDeck(ids);
      setVerdicts([]);
    },
  };
}

/** A card can always wait; whom a colleague has decided on meanwhile is decided on no second time. */
const mayBeGiven = (person: MatchingCandidate, verdict: Verdict): boolean =>
  verdict === 'later' || (person.status === 'PENDING' && mayBePut(person, { status: verdict }));

export type Deck = ReturnType<typeof useDeck>;
