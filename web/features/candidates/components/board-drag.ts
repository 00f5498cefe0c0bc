import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Dragged {
  key: string;
  /** The column above which it is held, by its place; null beside all of them. */
  over: number | null;
  byX: number;
  byY: number;
}

/** Pixels before a press becomes a drag: below it, it is a click. */
const THRESHOLD = 6;
/** Pixels from the edge of the board at which it begins to scroll. */
const EDGE = 48;

/**
 * Cards that are dragged from column to column by a pointer; touch drags by a handle, since a finger on a card scrolls.
 * Columns are found by `data-column`, the board is what scrolls. Escape leaves everything as it was.
 */
export function useBoardDrag(onDrop: (key: string, column: number) => void) {
  const board = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const begin = (key: string, event: PointerEvent<HTMLElement>) => {
    const isHandle = (event.target as HTMLElement).closest('[data-handle]') !== null;
    const isControl = (event.target as HTMLElement).closest('a, button, input') !== null;
    if (event.button !== 0 || (isControl && !isHandle) || (event.pointerType !== 'mouse' && !isHandle))
      return;
    const from = { x: event.clientX, y: event.clientY };
    let now: Dragged | null = null;
    const move = (pointer: globalThis.PointerEvent) => {
      const [byX, byY] = [pointer.clientX - from.x, pointer.clientY - from.y];
      if (!now && Math.hypot(byX, byY) < THRESHOLD) return;
      pointer.preventDefault();
      now = { key, byX, byY, over: columnAt(board.current, pointer.clientX, pointer.clientY) };
      setDragged(now);
      scrollAtEdge(board.current, pointer.clientX);
    };
    const end = (isDone: boolean) => {
      stop.current = () => {};
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', leave);
      window.removeEventListener('keydown', leaveByKey, true);
      setDragged(null);
      if (isDone && now && now.over !== null) onDrop(key, now.over);
    };
    const drop = () => end(true);
    const leave = () => end(false);
    const leaveByKey = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      leave();
    };
    stop.current = leave;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', leave);
    window.addEventListener('keydown', leaveByKey, true);
  };

  return { board, dragged, begin };
}

function columnAt(board: HTMLElement | null, x: number, y: number): number | null {
  for (const column of board?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
    const { left, right, top, bottom } = column.getBoundingClientRect();
    if (x >= left && x <= right && y >= top && y <= bottom) return Number(column.dataset.column);
  }
  return null;
}

function scrollAtEdge(board: HTMLElement | null, x: number): void {
  if (!board) return;
  const { left, right } = board.getBoundingClientRect();
  if (x < left + EDGE) board.scrollBy(-14, 0);
  if (x > right - EDGE) board.scrollBy(14, 0);
}
