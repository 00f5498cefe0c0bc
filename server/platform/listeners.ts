import type { Ctx } from './context.ts';
import type { DomainEvents } from './domain-events.ts';
import type { Ports } from './ports.ts';

/** What a feature does when another tells of an event, in the transaction of the change. */
export interface Listener<C extends Ctx = Ctx & Ports> {
  event: keyof DomainEvents;
  // Each listener is made by `on`, which ties its payload to its event.
  run: (ctx: C, payload: never) => Promise<void>;
}

/** Declares that a feature reacts to another's event; one that needs ports says so in the type of its context. */
export function on<K extends keyof DomainEvents, C extends Ctx>(
  event: K,
  run: (ctx: C, payload: DomainEvents[K]) => Promise<void>,
): Listener<C> {
  return { event, run };
}
