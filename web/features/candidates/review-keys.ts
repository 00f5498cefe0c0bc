import { useListKeys } from '#web/widgets/list-keys.ts';

export interface ReviewKeys {
  onMove: (step: 1 | -1) => void;
  onShortlist: () => void;
  onReject: () => void;
  onUndo: () => void;
  onOpen: () => void;
  onSelect: () => void;
}

/**
 * Keys of the review: j and k (or the arrows, once a row has the focus) move, s shortlists, r rejects, u takes the last
 * decision back, x selects, Enter opens.
 */
export function useReviewKeys(keys: ReviewKeys): void {
  const down = () => keys.onMove(1);
  const up = () => keys.onMove(-1);
  useListKeys(
    {
      j: down,
      k: up,
      s: keys.onShortlist,
      r: keys.onReject,
      u: keys.onUndo,
      x: keys.onSelect,
    },
    // The arrows scroll the page, and Enter presses buttons, unless a row has the focus.
    { down, up, enter: keys.onOpen },
  );
}
