import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface InSight {
  /** Whose row stands at the top of the window, and how far below its edge it begins. */
  id: string;
  offset: number;
  /** Whom the reader was at, where they are in sight too. */
  at: string | null;
}

interface RowInSight {
  /** Of the history. */
  entry: string;
  order: readonly string[];
  rowHeight: number;
  offsetOf: (place: number) => number;
  at: number;
}

/** Who stood where when this entry of the history was left by a reload; asked once. */
export function rememberedSight(entry: string): InSight | null {
  const seen = read(entry);
  forget(entry);
  return seen;
}

/**
 * A list that is asked for anew after a reload comes too late for what the browser and the router do by themselves: the row
 * that was in sight is brought into sight again.
 */
export function useRowInSight(
  list: RefObject<HTMLElement | null>,
  seen: InSight | null,
  { entry, order, rowHeight, offsetOf, at }: RowInSight,
): void {
  const [begun] = useState({ seen, order, offsetOf });
  useLayoutEffect(() => {
    const place = begun.order.indexOf(begun.seen?.id ?? '');
    if (!list.current || !begun.seen || place < 0) return;
    const top = list.current.getBoundingClientRect().top + globalThis.scrollY;
    globalThis.scrollTo({ top: top + begun.offsetOf(place) - begun.seen.offset, behavior: 'instant' });
  }, [list, begun]);

  const now = useRef({ order, rowHeight, offsetOf, at });
  useLayoutEffect(() => {
    now.current = { order, rowHeight, offsetOf, at };
  });
  useEffect(() => {
    const keepSight = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      // Whoever has not come down to the rows begins at the top again.
      if (top >= 0) return;
      const { order: all, rowHeight: height, offsetOf: offset, at: place } = now.current;
      let first = Math.min(all.length - 1, Math.floor(-top / height));
      while (first > 0 && offset(first) > -top) first--;
      if (first < 0) return;
      const isSeen = place >= 0 && offset(place) >= -top && offset(place) < -top + globalThis.innerHeight;
      keep(entry, { id: all[first]!, offset: top + offset(first), at: isSeen ? (all[place] ?? null) : null });
    };
    addEventListener('pagehide', keepSight);
    return () => removeEventListener('pagehide', keepSight);
  }, [list, entry]);
}

const keyOf = (entry: string) => `in-sight:${entry}`;

function read(entry: string): InSight | null {
  try {
    const text = sessionStorage.getItem(keyOf(entry));
    return text ? (JSON.parse(text) as InSight) : null;
  } catch {
    return null;
  }
}

function keep(entry: string, seen: InSight): void {
  try {
    sessionStorage.setItem(keyOf(entry), JSON.stringify(seen));
  } catch {
    // The list begins at its top.
  }
}

function forget(entry: string): void {
  try {
    sessionStorage.removeItem(keyOf(entry));
  } catch {
    // Nothing was kept.
  }
}
