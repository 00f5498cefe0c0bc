import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { arrival } from '#web/platform/arrival.ts';

/**
 * Keeps the focus in a list of rows (`data-place`) that come and go: where the row that had it leaves, or a dialog was
 * answered, the row at the reader's place (`at`) takes it. Who comes back from another page goes on from theirs.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, at: number, rows: number) {
  const mustFocus = useRef(false);
  /** What had the focus: it may be drawn anew, as a place whose person is asked for again. */
  const focused = useRef<Element | null>(null);
  const wasHereBeforeDialog = useRef(false);
  const isHere = useCallback(() => list.current?.contains(document.activeElement) ?? false, [list]);

  // The row that had the focus is gone: the next one takes its place, and the focus with it.
  useLayoutEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (!mustFocus.current && !isLost) return;
    mustFocus.current = false;
    const row = list.current?.querySelector<HTMLElement>(`[data-place="${Math.min(at, rows - 1)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
  useGoingOn(list, at);

  return {
    isHere,
    /** The row at the reader's place gets the focus with the next drawing. */
    follow: useCallback(() => {
      mustFocus.current = true;
    }, []),
    /** Before a dialog opens that takes the focus. */
    beforeDialog: () => {
      wasHereBeforeDialog.current = isHere();
    },
    /** After a decision, by a key, a button or a dialog: the focus stays in the list where it was there. */
    afterDecision: () => {
      mustFocus.current = isHere() || wasHereBeforeDialog.current;
      wasHereBeforeDialog.current = false;
    },
    listProps: {
      onFocus: (event: { target: Element }) => {
        focused.current = event.target;
      },
      onBlur: () => {
        focused.current = null;
      },
    },
  };
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
