import type { Ctx } from './context.ts';
import type { DomainEvents } from './domain-events.ts';
import type { Ports } from './ports.ts';

type EventName = keyof DomainEvents;

/** What a feature does when another tells of this event, in the transaction of the change. */
interface ListenerTo<K extends EventName, C extends Ctx> {
  event: K;
  run: (ctx: C, payload: DomainEvents[K]) => Promise<void>;
}

/** A listener to one of all events. */
export type Listener<C extends Ctx = Ctx & Ports> = { [K in EventName]: ListenerTo<K, C> }[EventName];

/** Declares that a feature reacts to another's event; one that needs ports says so in the type of its context. */
export function on<K extends EventName, C extends Ctx>(
  event: K,
  run: (ctx: C, payload: DomainEvents[K]) => Promise<void>,
): ListenerTo<K, C> {
  return { event, run };
}

/** What the listener does about this event; null where it listens to another. */
export function reactionTo<K extends EventName, C extends Ctx>(
  event: K,
  listener: Listener<C>,
): ListenerTo<K, C>['run'] | null {
  const listens = (to: Listener<C>): to is Listener<C> & ListenerTo<K, C> => to.event === event;
  if (!listens(listener)) return null;
  const own: ListenerTo<K, C> = listener;
  return own.run;
}
