import { useCallback, useRef, useState } from 'react';

/** A state with the way to change it, as `useMachine` gives it. */
export interface Machine<S, E> {
  /** As it is drawn. */
  state: S;
  /** Applies an event, has the state after it drawn, and returns it. The same function as long as the component stands. */
  send: (event: E) => S;
  /** The state after the latest event, drawn or not: what code reads that goes on after an `await`. */
  now: () => S;
}

/**
 * A state that changes by events alone. Unlike `useReducer` it can be read between an event and the drawing of it.
 * `reduce` is pure and defined outside of components.
 */
export function useMachine<S, E>(reduce: (state: S, event: E) => S, initial: S): Machine<S, E> {
  const [state, draw] = useState(initial);
  const latest = useRef(state);
  const send = useCallback(
    (event: E) => {
      latest.current = reduce(latest.current, event);
      draw(latest.current);
      return latest.current;
    },
    [reduce],
  );
  const now = useCallback(() => latest.current, []);
  return { state, send, now };
}
