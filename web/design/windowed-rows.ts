import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface WindowedRows {
  count: number;
  /** Of every row that is not opened, in pixels. */
  rowHeight: number;
  /** A row that is taller than the others, and by how much. */
  opened?: { index: number; extra: number } | null;
  /** A row that stays there wherever the page is scrolled to: the one with the focus. */
  keep?: number;
}

/** Rows beyond both edges of the window that are there already. */
const BEYOND = 8;
/** Rows that are drawn at first, before it is known how many there is room for: about what a phone shows. */
const AT_FIRST = 6;

/**
 * Of a list of thousands only the rows in the window, each placed by its offset in a list as high as all of them. The
 * page itself scrolls.
 */
export function useWindowedRows(
  list: RefObject<HTMLElement | null>,
  { count, rowHeight, opened = null, keep = -1 }: WindowedRows,
) {
  const [range, setRange] = useState<{ first: number; last: number }>({ first: 0, last: AT_FIRST - 1 });
  const latest = useRef({ count, rowHeight, opened });
  useLayoutEffect(() => {
    latest.current = { count, rowHeight, opened };
  });
  const offsetOf = useCallback(
    (index: number) => index * rowHeight + (opened && index > opened.index ? opened.extra : 0),
    [rowHeight, opened],
  );

  const measure = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const { count: all, rowHeight: height, opened: open } = latest.current;
    const top = -element.getBoundingClientRect().top;
    const rowAt = (offset: number) => {
      const beyond =
        open && offset > (open.index + 1) * height
          ? Math.min(open.extra, offset - (open.index + 1) * height)
          : 0;
      return Math.floor((offset - beyond) / height);
    };
    const first = Math.max(0, rowAt(top) - BEYOND);
    const last = Math.min(all - 1, rowAt(top + globalThis.innerHeight) + BEYOND);
    setRange((before) => (before.first === first && before.last === last ? before : { first, last }));
  }, [list]);

  useEffect(() => {
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [measure]);
  // What more there is room for may come a moment later, drawn in slices between which the page answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the rows are depends on all of these.
  useEffect(() => startTransition(measure), [measure, count, rowHeight, opened]);

  const indices: number[] = [];
  const last = Math.min(range.last, count - 1);
  if (keep >= 0 && keep < Math.min(range.first, count)) indices.push(keep);
  for (let index = range.first; index <= last; index++) indices.push(index);
  if (keep > last && keep < count) indices.push(keep);
  return {
    indices,
    offsetOf,
    height: offsetOf(count) + (opened && opened.index === count ? opened.extra : 0),
  };
}
