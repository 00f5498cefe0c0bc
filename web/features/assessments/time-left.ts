import { useCallback, useEffect, useRef, useState } from 'react';

/** Seconds left at which whoever does not see the clock is told. */
const TOLD_AT = [300, 60, 30] as const;

/**
 * What is told when the clock has gone from one reading to the next; null for nothing. A sleep may pass several marks at
 * once: the last of them is told.
 */
export const toldBetween = (before: number, now: number): number | null =>
  TOLD_AT.findLast((mark) => before > mark && now <= mark && now > 0) ?? null;

interface Reading {
  seconds: number;
  atMs: number;
}

/**
 * What is left of a timed attempt, by the server's clock: counted down here between its answers, so that a clock of the
 * device that goes wrong or is set changes nothing. `told` is the mark that was passed last.
 */
export function useTimeLeft(initial: number | null) {
  const reading = useRef<Reading | null>(null);
  const [left, setLeft] = useState(initial);
  const [told, setTold] = useState<number | null>(null);
  const shown = useRef(initial);

  const tick = useCallback(() => {
    if (!reading.current) return;
    const passed = (performance.now() - reading.current.atMs) / 1_000;
    const now = Math.max(0, Math.ceil(reading.current.seconds - passed));
    const mark = toldBetween(shown.current ?? now, now);
    if (mark !== null) setTold(mark);
    shown.current = now;
    setLeft(now);
  }, []);

  const follow = useCallback(
    (seconds: number | null) => {
      reading.current = seconds === null ? null : { seconds, atMs: performance.now() };
      tick();
    },
    [tick],
  );

  useEffect(() => {
    if (initial === null) return;
    follow(initial);
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [initial, follow, tick]);

  return { left, told, follow };
}
