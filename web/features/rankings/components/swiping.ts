import { type PointerEvent, useRef, useState } from 'react';
import { useLanguage } from '#web/platform/language.ts';

/** So far a card is drawn before it counts, in pixels. */
const FAR_ENOUGH = 110;

/** Which side of the line a card goes to: its end is yes and its beginning no, in either direction of writing. */
type Side = 'yes' | 'no';

/** A card that a finger draws to one side; let go too early it returns. */
export function useSwiping(onSwiped: (side: Side) => void) {
  const { direction } = useLanguage();
  const from = useRef<number | null>(null);
  const [drawn, setDrawn] = useState(0);
  const side = sideOf(direction === 'rtl' ? -drawn : drawn);
  const letGo = () => {
    from.current = null;
    setDrawn(0);
  };
  return {
    /** Where it goes if it is let go now. */
    side,
    style:
      drawn === 0
        ? undefined
        : { transform: `translateX(${drawn}px) rotate(${drawn / 40}deg)`, transition: 'none' },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isControl = event.target instanceof Element && event.target.closest('a, button') !== null;
        if (event.pointerType === 'mouse' || !event.isPrimary || isControl) return;
        from.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (from.current !== null) setDrawn(event.clientX - from.current);
      },
      onPointerUp: () => {
        if (from.current === null) return;
        letGo();
        if (side) onSwiped(side);
      },
      // What began as a swipe became a scroll: that decides nothing.
      onPointerCancel: letGo,
    },
  };
}

function sideOf(towardsEnd: number): Side | null {
  if (towardsEnd > FAR_ENOUGH) return 'yes';
  return towardsEnd < -FAR_ENOUGH ? 'no' : null;
}
