import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { DomainEvents } from '#server/platform/domain-events.ts';
import type { Feature } from '#server/platform/feature.ts';
import type { Admission } from '#server/platform/http/admission.ts';
import { type Listener, reactionTo } from '#server/platform/listeners.ts';
import type { PortName, Ports } from '#server/platform/ports.ts';
import type { Queue } from '#server/platform/queue.ts';
import type { Realtime } from '#server/platform/realtime.ts';
import { handed, withoutPorts } from './handed-ports.ts';
import { createOwnCalls } from './own-calls.ts';

/** Ports that are the same in every context. */
type LastingPorts = Omit<Ports, 'calls' | 'sockets' | 'queue'>;

/** What the members are made of. */
export interface MemberParts extends LastingPorts {
  db: Database;
  queue: Queue;
  realtime: () => Realtime | null;
  features: readonly Feature[];
  admission: Admission;
}

/** Members of a context that belong to its transaction. */
type Transactional = Pick<Ctx & Ports, 'db' | 'enqueue' | 'tell' | 'emit' | 'transaction'>;

/** Where the members of a context work. */
interface Place {
  db: Database;
  /** What waits for the end of the open transaction; null where none is open. */
  afterCommit: (() => void)[] | null;
  ports: readonly PortName[];
}

/** Makes the ports, and the members that know whether a transaction is open and what waits for its end. */
export function createMembers(parts: MemberParts): (place: Place) => Transactional & Ports {
  const reactions = reactionsOf(parts.features);
  const ownCalls = createOwnCalls(parts);

  function membersIn(place: Place): Transactional & Ports {
    const toScreens = screensAfterCommit(parts.realtime, place.afterCommit);
    const members: Transactional = {
      db: place.db,
      enqueue: (job, data, options) => parts.queue.send(place.db, job, data, options),
      tell: (userIds, event, ...args) => toScreens((realtime) => realtime.tell(userIds, event, ...args)),
      async emit<K extends keyof DomainEvents>(this: Ctx & Ports, event: K, payload: DomainEvents[K]) {
        for (const { listener, ports } of reactions.get(event) ?? [])
          await reactionTo(event, listener)?.(
            { ...withoutPorts(this), ...membersIn({ ...place, ports }) },
            payload,
          );
      },
      async transaction<T>(this: Ctx & Ports, work: (ctx: Ctx & Ports) => Promise<T>): Promise<T> {
        // One that is already open is joined: a use case is one transaction, whoever calls it.
        if (place.afterCommit) return work(this);
        const afterCommit: (() => void)[] = [];
        const result = await parts.db.transaction((tx) =>
          work({ ...this, now: new Date(), ...membersIn({ ...place, db: tx, afterCommit }) }),
        );
        for (const tell of afterCommit) tell();
        return result;
      },
    };
    const sockets: Ports['sockets'] = {
      cutOff: (sessionIds) => toScreens((realtime) => realtime.cutOff(sessionIds)),
    };
    const calls = ownCalls((ctx, ports) => ({
      ...withoutPorts(ctx as Ctx & Ports),
      ...membersIn({ ...place, ports }),
    }));
    return { ...members, ...handed({ ...parts, calls, sockets }, place.ports) };
  }
  return membersIn;
}

/** Sends to open screens, after the commit where a transaction is open: a screen that asks before it would see what was. */
function screensAfterCommit(realtimeOf: () => Realtime | null, afterCommit: (() => void)[] | null) {
  return (send: (realtime: Realtime) => void): void => {
    const now = () => {
      const realtime = realtimeOf();
      if (realtime) send(realtime);
    };
    if (afterCommit) afterCommit.push(now);
    else now();
  };
}

/** Which listeners hear of an event, in the order of features, each with the ports of its feature. */
function reactionsOf(features: readonly Feature[]) {
  const reactions = new Map<keyof DomainEvents, { listener: Listener; ports: readonly PortName[] }[]>();
  for (const { listeners, ports } of features)
    for (const listener of listeners)
      reactions.set(listener.event, [...(reactions.get(listener.event) ?? []), { listener, ports }]);
  return reactions;
}
