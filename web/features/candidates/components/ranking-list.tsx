import { Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLocation, useNavigate } from '@tanstack/react-router';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { ErrorState } from '#web/design/error-state.tsx';
import { ShortlistIcon } from '#web/design/icons.ts';
import { useWindowedRows } from '#web/design/windowed-rows.ts';
import { arrival } from '#web/platform/arrival.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { usePoking } from '#web/widgets/pokes/poking.tsx';
import {
  type CandidateStatus,
  MOST_TOGETHER,
  useDeciding,
  useFavourite,
  useRows,
  useShownOrder,
} from '../ranking.queries.ts';
import { changesBetween } from '../ranking-order.ts';
import { useReviewKeys } from '../review-keys.ts';
import { KeysHint } from './keys-hint.tsx';
import classes from './ranking-list.module.css';
import { RankingRow, RowPlaceholder } from './ranking-row.tsx';
import { RejectDialog, type Rejection } from './reject-dialog.tsx';
import { rememberedSight, useRowInSight } from './row-in-sight.ts';
import { type Writing, WritingDialog } from './writing.tsx';

interface RankingListProps {
  jobId: string;
  status: CandidateStatus;
  /** The order as the server last told it. */
  latest: readonly string[];
  compared: readonly string[];
  onCompare: (id: string) => void;
  onComparing: () => void;
  empty: ReactNode;
}

/** Whom the reader was at last, by entry of the history: who goes back goes on from there. */
const lastAt = new Map<string, string>();

const ROW_HEIGHT = { wide: 88, narrow: 220 };

/** A ranking of any length: rows where the window is, the reader's place in it, what is selected, and the keys. */
export function RankingList(props: RankingListProps) {
  const { jobId, status, latest, compared, onCompare, onComparing } = props;
  const { t } = useTranslation(['candidates', 'pokes']);
  const format = useFormatters();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const rowHeight = isWide ? ROW_HEIGHT.wide : ROW_HEIGHT.narrow;
  const list = useRef<HTMLUListElement>(null);
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const [seen] = useState(() => rememberedSight(entry));
  const [at, setAt] = useState(() => latest.indexOf(lastAt.get(entry) ?? seen?.at ?? ''));
  const [openId, setOpenId] = useState<string | null>(null);
  const [extra, setExtra] = useState(0);
  const [selected, setSelected] = useState<ReadonlyMap<string, MatchingCandidate>>(new Map());
  const [writing, setWriting] = useState<Writing | null>(null);
  const [rejecting, setRejecting] = useState<readonly MatchingCandidate[]>([]);
  const mustFocus = useRef(false);
  /** Where the focus was: it may be drawn anew, as a place whose person is asked for again. */
  const focused = useRef<Element | null>(null);
  /** Before a dialog asked why. */
  const wasFocusHere = useRef(false);
  const isFocusHere = () => list.current?.contains(document.activeElement) ?? false;
  const askWhy = (people: readonly MatchingCandidate[]) => {
    wasFocusHere.current = isFocusHere();
    setRejecting(people);
  };

  const isFree = () => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    return top >= 0 && selected.size === 0 && openId === null && !isFocusHere();
  };
  const { order, take, isWaiting, show } = useShownOrder(latest, isFree);
  const openAt = openId === null ? -1 : order.indexOf(openId);
  const opened = useMemo(() => (openAt < 0 ? null : { index: openAt, extra }), [openAt, extra]);
  const { indices, offsetOf, height } = useWindowedRows(list, {
    count: order.length,
    rowHeight,
    opened,
    keep: at,
  });
  const { rows, failed, isKnown } = useRows(jobId, order, indices);
  const personAt = (place: number) => rows.get(order[place] ?? '');
  const { decide, undo, isRunning } = useDeciding({ jobId, onTaken: take });
  const favourite = useFavourite(jobId);
  const poking = usePoking();
  const askPerson = ({ candidate_id, name }: MatchingCandidate) =>
    poking.poke({ candidate_id, job_id: jobId, name });

  useRowInSight(list, seen, { entry, order, rowHeight, offsetOf, at });
  useGoingOn(list, at);
  const idAt = order[at];
  useEffect(() => {
    if (idAt) lastAt.set(entry, idAt);
  }, [entry, idAt]);
  // The row that had the focus is gone: the next one takes its place, and the focus with it.
  useLayoutEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (!mustFocus.current && !isLost) return;
    mustFocus.current = false;
    const row = list.current?.querySelector<HTMLElement>(`[data-place="${Math.min(at, order.length - 1)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (at >= order.length) setAt(order.length - 1);
  }, [at, order.length]);

  const decideOn = (people: readonly MatchingCandidate[], next: CandidateStatus, rejection?: Rejection) => {
    mustFocus.current = isFocusHere() || wasFocusHere.current;
    wasFocusHere.current = false;
    setSelected(new Map());
    setOpenId(null);
    void decide(people, next, rejection);
  };
  const wish = (person: MatchingCandidate, next: CandidateStatus) => {
    if (next === 'REJECTED') askWhy([person]);
    else decideOn([person], next);
  };
  const toggleSelected = (person: MatchingCandidate) =>
    setSelected((before) => {
      const after = new Map(before);
      if (!after.delete(person.candidate_id)) after.set(person.candidate_id, person);
      return after;
    });
  const toggleOpen = (place: number) => {
    setExtra(0);
    setOpenId((before) => (before === order[place] ? null : (order[place] ?? null)));
  };
  const latestActions = useRef({ wish, toggleSelected, favourite, askPerson, onCompare, toggleOpen });
  useLayoutEffect(() => {
    latestActions.current = { wish, toggleSelected, favourite, askPerson, onCompare, toggleOpen };
  });
  // The same for every row and as long as the list stands, so that a row is drawn anew only where it changed.
  const actions = useMemo(
    () => ({
      onDecide: (person: MatchingCandidate, next: CandidateStatus) =>
        latestActions.current.wish(person, next),
      onSelect: (person: MatchingCandidate) => latestActions.current.toggleSelected(person),
      onFavourite: (person: MatchingCandidate) => latestActions.current.favourite(person),
      onPoke: (person: MatchingCandidate) => latestActions.current.askPerson(person),
      onCompare: (id: string) => latestActions.current.onCompare(id),
      onOpen: (place: number) => latestActions.current.toggleOpen(place),
      onFocus: (place: number) => setAt(place),
      onHeight: (of: number) => setExtra(of),
    }),
    [],
  );
  const goTo = useCallback((place: number) => {
    mustFocus.current = true;
    setAt(place);
  }, []);
  const current = personAt(at);
  const chosen = [...selected.values()];
  const undecided = (chosen.length > 0 ? chosen : current ? [current] : []).filter(
    ({ status: now }) => now === 'PENDING',
  );
  useReviewKeys({
    onMove: (step) => goTo(Math.max(0, Math.min(order.length - 1, at + step))),
    // Those who are selected, where some are: with the keyboard alone it is far to the buttons above the list.
    onShortlist: () => undecided.length > 0 && decideOn(undecided, 'SHORTLISTED'),
    onReject: () => undecided.length > 0 && askWhy(undecided),
    onUndo: undo,
    onSelect: () => current && toggleSelected(current),
    onFavourite: () => current && favourite(current),
    onCompare: () => current && onCompare(current.candidate_id),
    onComparing: () => compared.length > 1 && onComparing(),
    onEvidence: () => at >= 0 && toggleOpen(at),
    onOpen: () =>
      current &&
      void navigate({
        to: '/recruiter/candidates/$id',
        params: { id: current.candidate_id },
        search: { job_id: jobId } as never,
      }),
  });

  const changes = isWaiting ? changesBetween(order, latest) : 0;
  if (order.length === 0 && !isWaiting) return <>{props.empty}</>;
  return (
    <div className={classes.frame} style={{ '--row-height': `${rowHeight}px` } as CSSProperties}>
      <div className={classes.bar}>
        <Text size="sm" c="dimmed">
          {t('ranking.shown', { count: order.length, number: format.number(order.length) })}
        </Text>
        {chosen.length > 0 && (
          <div className={classes.chosen}>
            <Text size="sm" role="status">
              {t('selection.count', { count: chosen.length })}
            </Text>
            {status === 'PENDING' && (
              <>
                <Button
                  size="compact-sm"
                  leftSection={<ShortlistIcon size={16} stroke={1.7} aria-hidden />}
                  loading={isRunning}
                  onClick={() => decideOn(chosen, 'SHORTLISTED')}
                >
                  {t('selection.shortlist')}
                </Button>
                <Button size="compact-sm" variant="default" onClick={() => askWhy(chosen)}>
                  {t('ranking.reject_them')}
                </Button>
              </>
            )}
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => setWriting({ jobId, candidates: chosen })}
            >
              {t('bulk.write')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              title={t('pokes:ask_help')}
              loading={poking.isRunning}
              onClick={() =>
                poking.poke(
                  ...chosen.map(({ candidate_id, name }) => ({ candidate_id, job_id: jobId, name })),
                )
              }
            >
              {t('pokes:ask')}
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setSelected(new Map())}>
              {t('selection.none')}
            </Button>
          </div>
        )}
        {compared.length > 0 && (
          <Button size="compact-sm" variant="default" disabled={compared.length < 2} onClick={onComparing}>
            {t('ranking.compare_them', { count: compared.length })}
          </Button>
        )}
      </div>
      <div role="status" className={classes.news}>
        {isWaiting && (
          <button type="button" className={classes.show} onClick={show}>
            {t('ranking.changed', { count: changes, number: format.number(changes) })}
          </button>
        )}
      </div>
      {failed && (
        <ErrorState
          title={t('failed')}
          retry={{ label: t('ranking.retry'), onRetry: () => void failed.refetch() }}
        />
      )}
      <ul
        ref={list}
        className={classes.rows}
        style={{ blockSize: height }}
        aria-label={t(`tabs.${status}`)}
        onFocus={(event) => {
          focused.current = event.target;
        }}
        onBlur={() => {
          focused.current = null;
        }}
      >
        {indices.map((place) => {
          const id = order[place]!;
          const person = rows.get(id);
          const style = { insetBlockStart: offsetOf(place) };
          if (!person) return <RowPlaceholder key={id} place={place} style={style} isGone={isKnown(id)} />;
          return (
            <RankingRow
              key={id}
              person={person}
              jobId={jobId}
              place={place}
              of={order.length}
              status={status}
              style={style}
              isSelected={selected.has(id)}
              isCompared={compared.includes(id)}
              isOpen={openId === id}
              actions={actions}
            />
          );
        })}
      </ul>
      <KeysHint />
      {poking.report}
      <WritingDialog writing={writing} onClose={() => setWriting(null)} />
      <RejectDialog
        isOpen={rejecting.length > 0}
        onClose={() => setRejecting([])}
        {...(rejecting.length === 1
          ? { name: rejecting[0]!.name }
          : { count: Math.min(rejecting.length, MOST_TOGETHER) })}
        onReject={(rejection) => decideOn(rejecting, 'REJECTED', rejection)}
      />
    </div>
  );
}

/** Gives the focus back to the row that one left for another page, once the list is there again. */
function useGoingOn(list: RefObject<HTMLElement | null>, at: number) {
  const [begun] = useState(at);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-place="${begun}"]`);
    if (!row) return;
    arrival.claim();
    row.focus({ preventScroll: true });
    // After the page has been scrolled to where it was: mostly there is nothing left to do.
    const frame = requestAnimationFrame(() => row.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [list, begun]);
}
