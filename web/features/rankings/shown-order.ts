import { useLayoutEffect, useMemo, useReducer } from 'react';
import { useLatest } from '#web/platform/latest.ts';

/** Ids of people, best first. */
type Order = readonly string[];

/** What stands before the reader, who works in it while the server's order goes on changing. */
export interface Shown {
  /** The order that was taken over last; null before there is any. */
  order: Order | null;
  /** Whom the reader has just decided on: no longer in the list, whatever the order says. */
  gone: ReadonlySet<string>;
  /** Whom the reader has put back: waited for, and back in their place as soon as the server says so. */
  returning: ReadonlySet<string>;
}

export const NOTHING_SHOWN: Shown = { order: null, gone: new Set(), returning: new Set() };

export type ShownEvent =
  | { kind: 'adopted'; latest: Order | null }
  | { kind: 'taken out'; ids: readonly string[] }
  | { kind: 'put back'; ids: readonly string[] };

/** What is shown after an event. */
export function showOrder(shown: Shown, event: ShownEvent): Shown {
  switch (event.kind) {
    case 'adopted':
      return { ...NOTHING_SHOWN, order: event.latest };
    case 'taken out':
      return {
        ...shown,
        gone: withAll(shown.gone, event.ids),
        returning: without(shown.returning, event.ids),
      };
    case 'put back':
      return {
        ...shown,
        gone: without(shown.gone, event.ids),
        returning: withAll(shown.returning, event.ids),
      };
  }
}

const withAll = (all: ReadonlySet<string>, ids: readonly string[]) => new Set([...all, ...ids]);
const without = (all: ReadonlySet<string>, ids: readonly string[]) =>
  new Set([...all].filter((id) => !ids.includes(id)));

/** Who stands in the list: the shown order, or the latest before there is one, without those who are gone. */
export const listed = ({ order, gone }: Pick<Shown, 'order' | 'gone'>, latest: Order): Order =>
  (order ?? latest).filter((id) => !gone.has(id));

/** Whether a new order moves no row of the list: it is the same, but for those whom the reader has put back. */
export function movesNothing({ returning }: Pick<Shown, 'returning'>, list: Order, latest: Order): boolean {
  const there = new Set(list);
  return isSame(
    list,
    latest.filter((id) => there.has(id) || !returning.has(id)),
  );
}

/**
 * The order that is shown, which stays under the reader's hand: a new one takes its place at once only where it is the
 * same, or while nobody is in the list (`isFree`). Otherwise it waits until it is asked for.
 */
export function useShownOrder(latest: Order, isFree: () => boolean) {
  const [shown, send] = useReducer(showOrder, NOTHING_SHOWN);
  const { order: shownOrder, gone } = shown;
  const order = useMemo(() => listed({ order: shownOrder, gone }, latest), [shownOrder, gone, latest]);
  const standing = useLatest({ shown, order, isFree });
  const isNew = latest !== shownOrder;
  useLayoutEffect(() => {
    if (!isNew) return;
    const { shown: before, order: list, isFree: mayMove } = standing.current;
    if (before.order === null || movesNothing(before, list, latest) || mayMove())
      send({ kind: 'adopted', latest });
  }, [isNew, latest, standing]);
  return {
    order,
    /** Takes people out whom the reader has just decided on, or puts them back. */
    take: (ids: readonly string[], isGone: boolean) => send({ kind: isGone ? 'taken out' : 'put back', ids }),
    isWaiting: shownOrder !== null && !isSame(order, latest),
    show: () => send({ kind: 'adopted', latest }),
  };
}

const isSame = (one: Order, other: Order): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);
