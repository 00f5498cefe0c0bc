import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { refreshMaps } from './skill-maps.jobs.ts';

/** Time for matching to read what changed: the maps count what it has read. */
const SOON = 5;

const refreshSoon = (ctx: Ctx) =>
  ctx.enqueue(refreshMaps, {}, { singletonKey: 'soon', startAfterSeconds: SOON });

export const skillMapListeners = [
  on('jobs.changed', refreshSoon),
  on('jobs.unlisted', refreshSoon),
  on('profiles.changed', refreshSoon),
  on('profiles.removed', refreshSoon),
];
