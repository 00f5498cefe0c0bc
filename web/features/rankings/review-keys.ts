import { useListKeys } from '#web/widgets/list-keys/list-keys.ts';

export interface ReviewKeys {
  onMove: (step: 1 | -1) => void;
  onShortlist: () => unknown;
  onReject: () => unknown;
  onUndo: () => unknown;
  onOpen: () => unknown;
  onSelect: () => unknown;
  onFavourite: () => unknown;
  onCompare: () => unknown;
  onComparing: () => unknown;
  onEvidence: () => unknown;
}

/**
 * Keys of the review: j and k (or the arrows, once a row has the focus) move, s shortlists and r rejects (all who are
 * selected, where some are), u takes the last
 * decision back, f keeps in sight, c marks for comparing, v compares, space shows the evidence, x selects, Enter opens.
 */
export function useReviewKeys(keys: ReviewKeys): void {
  const down = () => keys.onMove(1);
  const up = () => keys.onMove(-1);
  const run = (act: () => unknown) => () => void act();
  useListKeys(
    {
      j: down,
      k: up,
      s: run(keys.onShortlist),
      r: run(keys.onReject),
      u: run(keys.onUndo),
      f: run(keys.onFavourite),
      c: run(keys.onCompare),
      v: run(keys.onComparing),
      x: run(keys.onSelect),
    },
    // The arrows and the space bar scroll the page, and Enter presses buttons, unless a row has the focus.
    { down, up, space: run(keys.onEvidence), enter: run(keys.onOpen) },
  );
}
