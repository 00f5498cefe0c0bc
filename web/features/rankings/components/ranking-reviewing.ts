import { useMediaQuery } from '@mantine/hooks';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { useWindowedRows } from '#web/design/windowed-rows.ts';
import { useLatest } from '#web/platform/latest.ts';
import { applicantsAmong } from '#web/widgets/candidate-decisions/applicants.ts';
import type { Rejection } from '#web/widgets/candidate-decisions/moves.ts';
import { usePoking } from '#web/widgets/pokes/poking.tsx';
import { useDeciding } from '../deciding.ts';
import { placeAfter, type Review, review, reviewFrom, toDecideOn } from '../ranking-review.ts';
import { type CandidateStatus, useFavourite, useRows } from '../rankings.queries.ts';
import { useReviewKeys } from '../review-keys.ts';
import { useShownOrder } from '../shown-order.ts';
import type { RankingRowActions } from './ranking-row.tsx';
import { useRowFocus } from './row-focus.ts';
import { rememberedSight, useRowInSight } from './row-in-sight.ts';

export interface RankingInReview {
  jobId: string;
  /** The order as the server last told it. */
  latest: readonly string[];
  compared: readonly string[];
  onCompare: (id: string) => void;
  onComparing: () => void;
}

/** Whom the reader was at last, by entry of the history: who goes back goes on from there. */
const lastAt = new Map<string, string>();

const ROW_HEIGHT = { wide: 88, narrow: 240 };

/** Everything that a ranking's list does: which rows are drawn, where the reader is, decisions, selection, keys. */
export function useRankingReview({ jobId, latest, compared, onCompare, onComparing }: RankingInReview) {
  const ref = useRef<HTMLUListElement>(null);
  const { entry, seen, now, send } = useReview(latest);
  const { at } = now;
  const isFree = () => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    return top >= 0 && now.selected.size === 0 && now.openId === null && !focus.isHere();
  };
  const { order, take, isWaiting, show } = useShownOrder(latest, isFree);
  const { rowHeight, windowed } = useRowWindow(ref, order, now);
  const rows = useRows(jobId, order, windowed.indices);
  const { decide, undo, isRunning: isDeciding } = useDeciding({ jobId, onTaken: take });
  const favourite = useFavourite(jobId);
  const poking = usePoking();
  useRowInSight(ref, seen, { entry, order, rowHeight, offsetOf: windowed.offsetOf, at });
  const focus = useRowFocus(ref, at, order.length);
  useRememberedPlace(entry, order[at]);
  useEffect(() => send({ kind: 'counted', rows: order.length }), [order.length, send]);

  const askWhy = (people: readonly MatchingCandidate[]) => {
    if (applicantsAmong(people).length === 0) return decideOn(people, 'REJECTED');
    focus.beforeDialog();
    send({ kind: 'rejecting', people });
  };
  const decideOn = (people: readonly MatchingCandidate[], next: CandidateStatus, rejection?: Rejection) => {
    focus.afterDecision();
    send({ kind: 'decided' });
    void decide(people, next, rejection);
  };
  const askForInterest = (people: readonly MatchingCandidate[]) =>
    poking.poke(...people.map(({ candidate_id, name }) => ({ candidate_id, job_id: jobId, name })));
  const actions = useRowActions({
    onDecide: (person, next) => (next === 'REJECTED' ? askWhy([person]) : decideOn([person], next)),
    onSelect: (person) => send({ kind: 'selected', person }),
    onFavourite: favourite,
    onPoke: (person) => void askForInterest([person]),
    onCompare,
    onOpen: (place) => send({ kind: 'opened', id: order[place] ?? null }),
    onFocus: (place) => send({ kind: 'went', to: place }),
    onHeight: (extra) => send({ kind: 'measured', extra }),
  });
  const current = rows.rows.get(order[at] ?? '');
  useKeys({
    jobId,
    current,
    undecided: toDecideOn(now, current),
    actions,
    onMove: (step) => {
      focus.follow();
      send({ kind: 'went', to: placeAfter(at, step, order.length) });
    },
    onShortlist: (people) => decideOn(people, 'SHORTLISTED'),
    onReject: askWhy,
    onUndo: undo,
    onComparing: () => compared.length > 1 && onComparing(),
    onEvidence: () => at >= 0 && actions.onOpen(at),
  });

  return {
    ref,
    focusProps: focus.listProps,
    rowHeight,
    places: windowed.indices,
    offsetOf: windowed.offsetOf,
    height: windowed.height,
    rows,
    actions,
    order,
    isWaiting,
    show,
    now,
    send,
    decideOn,
    isDeciding,
    askWhy,
    askForInterest,
    poking,
  };
}

/** Where the reader of a ranking is: first where they were when they left this entry of the history. */
function useReview(latest: readonly string[]) {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const [seen] = useState(() => rememberedSight(entry));
  const [now, send] = useReducer(review, null, () =>
    reviewFrom(latest.indexOf(lastAt.get(entry) ?? seen?.at ?? '')),
  );
  return { entry, seen, now, send };
}

/** The rows that are drawn: those of the window, and the reader's own. */
function useRowWindow(
  list: RefObject<HTMLUListElement | null>,
  order: readonly string[],
  { at, openId, openExtra }: Pick<Review, 'at' | 'openId' | 'openExtra'>,
) {
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const rowHeight = isWide ? ROW_HEIGHT.wide : ROW_HEIGHT.narrow;
  const openAt = openId === null ? -1 : order.indexOf(openId);
  const opened = useMemo(
    () => (openAt < 0 ? null : { index: openAt, extra: openExtra }),
    [openAt, openExtra],
  );
  const windowed = useWindowedRows(list, { count: order.length, rowHeight, opened, keep: at });
  return { rowHeight, windowed };
}

/** Keeps whom the reader is at for when they come back to this entry of the history. */
function useRememberedPlace(entry: string, id: string | undefined): void {
  useEffect(() => {
    if (id) lastAt.set(entry, id);
  }, [entry, id]);
}

/** Actions that stay the same objects as long as the list stands, so that a row is drawn anew only where it changed. */
function useRowActions(actions: RankingRowActions): RankingRowActions {
  const latest = useLatest(actions);
  return useMemo(
    () => ({
      onDecide: (person, next) => latest.current.onDecide(person, next),
      onSelect: (person) => latest.current.onSelect(person),
      onFavourite: (person) => latest.current.onFavourite(person),
      onPoke: (person) => latest.current.onPoke(person),
      onCompare: (id) => latest.current.onCompare(id),
      onOpen: (place) => latest.current.onOpen(place),
      onFocus: (place) => latest.current.onFocus(place),
      onHeight: (extra) => latest.current.onHeight(extra),
    }),
    [latest],
  );
}

interface Keys {
  jobId: string;
  current: MatchingCandidate | undefined;
  /** Those who are selected, where some are: with the keyboard alone it is far to the buttons above the list. */
  undecided: readonly MatchingCandidate[];
  actions: RankingRowActions;
  onMove: (step: 1 | -1) => void;
  onShortlist: (people: readonly MatchingCandidate[]) => void;
  onReject: (people: readonly MatchingCandidate[]) => void;
  onUndo: () => void;
  onComparing: () => unknown;
  onEvidence: () => unknown;
}

/** The keys of the review, for the current row or for those who are selected. */
function useKeys({ jobId, current, undecided, actions, onShortlist, onReject, ...keys }: Keys): void {
  const navigate = useNavigate();
  useReviewKeys({
    ...keys,
    onShortlist: () => undecided.length > 0 && onShortlist(undecided),
    onReject: () => undecided.length > 0 && onReject(undecided),
    onSelect: () => current && actions.onSelect(current),
    onFavourite: () => current && actions.onFavourite(current),
    onCompare: () => current && actions.onCompare(current.candidate_id),
    onOpen: () =>
      current &&
      void navigate({
        to: '/recruiter/candidates/$id',
        params: { id: current.candidate_id },
        search: { job_id: jobId },
      }),
  });
}
