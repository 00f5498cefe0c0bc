import type { AnnouncedActions } from './audit-actions.ts';
import type { Ctx, SignedInCtx } from './context.ts';
import type { Binding } from './http/bind.ts';
import type { JobDefinition } from './job-definition.ts';
import type { Listener } from './listeners.ts';
import type { AnnouncedKinds } from './notification-kinds.ts';
import type { PortName, Uses } from './ports.ts';
import type { JobHandler } from './queue.ts';
import type { Words } from './words.ts';

/** What a feature of the server consists of. The app finds it as the default export of `<noun>.feature.ts`. */
export interface Feature<P extends PortName = PortName> {
  /** Its noun: the name of its folder, and of its file in the contract. */
  name: string;
  /** The ports that its routes, jobs and listeners are handed: no other use case of it can reach one. */
  ports: readonly P[];
  /** An answer to every endpoint of its contract. */
  routes: readonly Binding<SignedInCtx & Uses<P>>[];
  /** Its sentences in both languages. */
  words: Words;
  /** The work it puts in the queue, and the functions that do it: one for each. */
  jobs: readonly JobDefinition<object>[];
  handlers: readonly JobHandler<Ctx & Uses<P>>[];
  /** What it does when another feature tells of an event. */
  listeners: readonly Listener<Ctx & Uses<P>>[];
  /** What it writes into the audit log, with its words: `record` takes no other action. */
  auditActions: AnnouncedActions;
  /** What it tells people of, with its sentences: `notify` takes no other kind. */
  notificationKinds: AnnouncedKinds;
}

/**
 * Announces a feature. A route, job or listener that needs a port which is not among `ports` does not compile; what a
 * feature does not have is left out.
 */
export function feature<const P extends PortName = never>(
  // Which ports there are is said by `ports` alone: a feature that leaves it out has none.
  manifest: Pick<Feature, 'name'> & { ports?: readonly P[] } & Partial<Omit<Feature<NoInfer<P>>, 'ports'>>,
): Feature<P> {
  return {
    ports: [],
    routes: [],
    words: { en: {}, ar: {} },
    jobs: [],
    handlers: [],
    listeners: [],
    auditActions: {},
    notificationKinds: {},
    ...manifest,
  };
}
