import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A value as the last drawing had it, for listeners, timers and promises that outlive a drawing. Not for drawing itself. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
