import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

interface Reorder {
  /** Of the list: its children are the entries. */
  listRef: React.RefObject<HTMLUListElement | null>;
  /** Of an entry: where it stands while one is dragged. */
  entryProps: (index: number) => { style?: React.CSSProperties; 'data-dragged'?: true };
  /** Of the button by which an entry is dragged, or moved by arrows, Home and End. */
  handleProps: (index: number) => {
    onPointerDown: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

interface Drag {
  from: number;
  to: number;
  /** Pixels that the pointer has gone down. */
  by: number;
}

/** Pixels from the edge of the window at which it begins to scroll. */
const EDGE = 56;

/**
 * A list whose entries are moved by dragging a handle, by touch too, or by the keyboard on it. `onMove` is told once,
 * when the entry is let go; Escape leaves everything as it was.
 */
export function useReorder(
  count: number,
  onMove: (from: number, to: number, by: 'pointer' | 'key') => void,
): Reorder {
  const listRef = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const start = (from: number, event: PointerEvent) => {
    const list = listRef.current;
    if (!list || event.button !== 0) return;
    event.preventDefault();
    // Places in the document: the window may scroll under the pointer.
    const spans = [...list.children].map((child) => {
      const { top, bottom } = child.getBoundingClientRect();
      return { top: top + window.scrollY, bottom: bottom + window.scrollY };
    });
    const begin = event.clientY + window.scrollY;
    let now: Drag = { from, to: from, by: 0 };
    const move = (pointer: globalThis.PointerEvent) => {
      const y = pointer.clientY + window.scrollY;
      now = { from, to: placeAt(spans, from, y - begin), by: y - begin };
      setDrag(now);
      if (pointer.clientY < EDGE) window.scrollBy(0, -12);
      if (pointer.clientY > window.innerHeight - EDGE) window.scrollBy(0, 12);
    };
    const end = (isDone: boolean) => {
      stop.current = () => {};
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', leave);
      window.removeEventListener('keydown', leaveByKey, true);
      setDrag(null);
      if (isDone && now.to !== from) onMove(from, now.to, 'pointer');
    };
    const drop = () => end(true);
    const leave = () => end(false);
    const leaveByKey = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.stopPropagation();
      leave();
    };
    stop.current = leave;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', leave);
    window.addEventListener('keydown', leaveByKey, true);
    setDrag(now);
  };

  const moveByKey = (from: number, event: KeyboardEvent) => {
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < count && to !== from) onMove(from, to, 'key');
  };

  return {
    listRef,
    entryProps: (index) => {
      if (!drag) return {};
      if (index === drag.from)
        return {
          style: { transform: `translateY(${drag.by}px)`, position: 'relative', zIndex: 1 },
          'data-dragged': true,
        };
      const height = listRef.current?.children[drag.from]?.getBoundingClientRect().height ?? 0;
      const isAbove = index > drag.from && index <= drag.to;
      const isBelow = index < drag.from && index >= drag.to;
      return { style: { transform: `translateY(${isAbove ? -height : isBelow ? height : 0}px)` } };
    },
    handleProps: (index) => ({
      onPointerDown: (event) => start(index, event),
      onKeyDown: (event) => moveByKey(index, event),
    }),
  };
}

/** Where an entry stands that was dragged so far: past each neighbour whose middle its own edge has crossed. */
export function placeAt(spans: readonly { top: number; bottom: number }[], from: number, by: number): number {
  const own = spans[from];
  if (!own) return from;
  const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;
  const isNotCrossed = (span: { top: number; bottom: number }) =>
    by > 0 ? own.bottom + by <= middle(span) : own.top + by >= middle(span);
  if (by > 0) {
    const stop = spans.findIndex((span, at) => at > from && isNotCrossed(span));
    return stop < 0 ? spans.length - 1 : stop - 1;
  }
  return spans.findLastIndex((span, at) => at < from && isNotCrossed(span)) + 1;
}
