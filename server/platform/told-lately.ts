import type { ServerEvents } from '#contract/realtime.ts';

/** Something that was told, to whoever is in one of the rooms. */
interface Told {
  at: number;
  rooms: readonly string[];
  event: keyof ServerEvents;
  args: readonly unknown[];
}

/** How long and how much is remembered: a page on a slow line listens some seconds after it asked for its data. */
const KEPT_MS = 60_000;
const MOST_KEPT = 2_000;

/** Remembers for a while what was told, for those who begin to listen a little later. */
export function toldLately(now: () => number = Date.now) {
  let kept: Told[] = [];
  /** From then on nothing is forgotten. */
  let wholeFrom = now();
  const forgetOld = () => {
    const from = now() - KEPT_MS;
    const tooMany = kept.at(-MOST_KEPT - 1);
    wholeFrom = Math.max(wholeFrom, from, tooMany ? tooMany.at + 1 : 0);
    if (kept[0] && kept[0].at < wholeFrom) kept = kept.filter(({ at }) => at >= wholeFrom);
  };
  return {
    keep(rooms: readonly string[], event: keyof ServerEvents, args: readonly unknown[]): void {
      kept.push({ at: now(), rooms, event, args });
      forgetOld();
    },
    /** What was told to one of these rooms from a moment on, in its order; null where that is not known any more. */
    since(moment: number, rooms: ReadonlySet<string>): readonly Pick<Told, 'event' | 'args'>[] | null {
      forgetOld();
      if (!(moment >= wholeFrom)) return null;
      return kept.filter((one) => one.at >= moment && one.rooms.some((room) => rooms.has(room)));
    },
  };
}
