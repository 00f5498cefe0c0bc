import type { Weight } from '#contract/kernel/endpoint.ts';
import { Refusal } from '../refusals.ts';

/** Who may be worked for now, who waits, and who is told at once to come again. See decision 0017. */
export interface Admission {
  /**
   * Waits for a turn; the function that comes back ends it.
   * @throws Refusal `server.busy` where the turn would come too late
   */
  enter(weight: Weight): Promise<() => void>;
  close(): void;
}

interface AdmissionOptions {
  /** How many connections to the database there are: more work at once only waits for one. */
  connections: number;
  /** How many queries wait for a connection, those of the queue's work among them. */
  waitingForDatabase: () => number;
  /** Makes everybody wait so many times longer before they are refused. */
  patienceFactor?: number;
  /** Told when many are refused, with how many since it was last told, and when that is over. */
  onOverload?: (refused: number) => void;
  /** Told once after many requests, when few come any more: memory can be given back. */
  onCalm?: () => void;
}

/** Where for so long nobody's wait was short, this is no rush of people who come at once, but more than can be served. */
const RUSH_MS = 1_000;
/** Of lines that follow each other with less than `RUSH_MS` between them so many may wait long: then it is too much as well. */
const MOST_LATE = 30;
/** Overload is over when for so long nobody was refused. */
const RELIEF_MS = 2_000;
/** The longest wait in line: in a rush, and in overload, where a late answer would be no better than none. */
const PATIENCE_MS = { rush: 1_000, overload: { usual: 40, heavy: 20 }, first: 3_000 } as const;
/** Work that takes longer on the average while others wait is too much at once. */
const QUICK_MS = 40;
const TICK_MS = 10;
const TELL_MS = 10_000;
const WINDOW_MS = 250;
const MOST_WAITING = 400;
/** Files on their way, pages read elsewhere: they hold little but the line of who waits for them. */
const MOST_LASTING = 64;
/** After so many requests memory is given back, once they have become few. */
const MANY = 1_000;
const FEW_A_SECOND = 10;
const CALM_MS = 5_000;

const IN_LINE = ['first', 'usual', 'heavy'] as const;
type InLine = (typeof IN_LINE)[number];

interface Waiting {
  since: number;
  start: (leave: () => void) => void;
  refuse: (refusal: Refusal) => void;
}

/**
 * Bounds what is worked on at once, and lets what people did come before what they read, and that before what computes.
 * Who waits longer than an answer is worth is refused, at once where that is foreseen, so that the others keep theirs.
 */
export function createAdmission(options: AdmissionOptions): Admission {
  const { connections, waitingForDatabase, patienceFactor = 1 } = options;
  const lines: Record<InLine, Waiting[]> = { first: [], usual: [], heavy: [] };
  const running: Record<Exclude<Weight, 'vital'>, number> = { first: 0, usual: 0, heavy: 0, lasting: 0 };
  const pace = createPace(connections);
  const calm = createCalm(() => options.onCalm?.());
  const rushes = createRushes(patienceFactor);
  let ticker: NodeJS.Timeout | null = null;
  let tickedAt = 0;
  /** By how much timers come late: requests waited as long before they were seen. */
  let lateMs = 0;
  /** When the line was empty last, or somebody's wait short. */
  let eased = 0;
  let lastRefusedAt = 0;
  let isOverloaded = false;
  let refused = 0;
  let toldAt = Number.NEGATIVE_INFINITY;

  const waiting = () => lines.usual.length + lines.heavy.length;
  const hasRoom = () => running.usual + running.heavy < pace.limit() && waitingForDatabase() < connections;
  const mayRun: Record<InLine, () => boolean> = {
    first: () => running.first < 2 * connections,
    usual: hasRoom,
    // Half of the places at most: what computes never holds up all the others.
    heavy: () => hasRoom() && lines.usual.length === 0 && running.heavy < Math.max(1, pace.limit() / 2),
  };
  const patience = (weight: InLine): number => {
    if (weight === 'first') return PATIENCE_MS.first * patienceFactor;
    return (isOverloaded ? PATIENCE_MS.overload[weight] : PATIENCE_MS.rush) * patienceFactor;
  };

  const busy = () => {
    refused++;
    lastRefusedAt = performance.now();
    return new Refusal('server.busy', { seconds: 1 + Math.floor(Math.random() * 3) });
  };

  const begin = (weight: Exclude<Weight, 'vital'>): (() => void) => {
    running[weight]++;
    const began = performance.now();
    let hasLeft = false;
    keepTicking();
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      running[weight]--;
      calm.count();
      if (weight === 'usual') pace.note(performance.now() - began);
      serveLines();
    };
  };

  const serveLines = () => {
    const now = performance.now();
    for (const weight of IN_LINE) {
      const line = lines[weight];
      while (line.length > 0) {
        const waitedMs = now - line[0]!.since;
        if (waitedMs > patience(weight)) line.shift()!.refuse(busy());
        else if (mayRun[weight]()) {
          line.shift()!.start(begin(weight));
          if (weight === 'first') continue;
          if (waitedMs < PATIENCE_MS.overload[weight]) eased = now;
          else rushes.noteLate(now);
        } else break;
      }
    }
    if (waiting() === 0) eased = now;
  };

  const tick = () => {
    const now = performance.now();
    lateMs = Math.max(0, now - tickedAt - TICK_MS);
    tickedAt = now;
    if (waiting() > 0) rushes.stands(now);
    serveLines();
    pace.tick(now, waiting() > 0);
    if (waiting() > 0 && (now - eased > RUSH_MS * patienceFactor || rushes.areConstant()))
      isOverloaded = true;
    else if (isOverloaded && now - lastRefusedAt > RELIEF_MS) {
      isOverloaded = false;
      rushes.forget();
    }
    calm.tick(now);
    const isIdle = IN_LINE.every((weight) => running[weight] + lines[weight].length === 0);
    if (refused > 0 && (isIdle || now - toldAt > TELL_MS)) {
      options.onOverload?.(refused);
      refused = 0;
      toldAt = now;
    }
    if (isIdle && !isOverloaded && !calm.isDue()) stopTicking();
  };
  const keepTicking = () => {
    if (ticker) return;
    tickedAt = performance.now();
    lateMs = 0;
    ticker = setInterval(tick, TICK_MS).unref();
  };
  const stopTicking = () => {
    if (ticker) clearInterval(ticker);
    ticker = null;
  };

  return {
    async enter(weight) {
      if (weight === 'vital') return () => {};
      if (weight === 'lasting') {
        if (running.lasting >= MOST_LASTING * patienceFactor) throw busy();
        return begin('lasting');
      }
      const line = lines[weight];
      if (line.length === 0 && mayRun[weight]()) return begin(weight);
      if (line.length >= MOST_WAITING * patienceFactor) throw busy();
      keepTicking();
      const now = performance.now();
      if (weight !== 'first') {
        rushes.stands(now);
        if (waiting() === 0) eased = now;
      }
      return new Promise<() => void>((start, refuse) => {
        line.push({ since: now - lateMs, start, refuse });
      });
    },
    close: stopTicking,
  };
}

/** How much is worked on at once: less while it is slow and others wait, more while it is quick and they do. */
function createPace(connections: number) {
  const least = Math.max(2, Math.floor(connections / 2));
  const most = 2 * connections;
  let limit = connections;
  let since = 0;
  let totalMs = 0;
  let count = 0;
  return {
    limit: () => limit,
    note: (tookMs: number) => {
      totalMs += tookMs;
      count++;
    },
    tick: (now: number, doOthersWait: boolean) => {
      if (now - since < WINDOW_MS) return;
      if (count > 0 && doOthersWait) {
        const isQuick = totalMs / count < QUICK_MS;
        limit = isQuick ? Math.min(most, limit + 1) : Math.max(least, Math.floor(limit * 0.8));
      }
      since = now;
      totalMs = 0;
      count = 0;
    },
  };
}

/** Tells rushes that come now and then, and are served late, from lines that hardly end before the next. */
function createRushes(patienceFactor: number) {
  let began = Number.NEGATIVE_INFINITY;
  let stoodLast = Number.NEGATIVE_INFINITY;
  let late = 0;
  return {
    /** There is a line. */
    stands: (now: number) => {
      if (now - stoodLast > RUSH_MS) {
        began = now;
        late = 0;
      }
      stoodLast = now;
    },
    /** Somebody's turn came after a long wait. */
    noteLate: (now: number) => {
      if (now - began > RUSH_MS * patienceFactor) late++;
    },
    areConstant: () => late > MOST_LATE * patienceFactor,
    forget: () => {
      late = 0;
    },
  };
}

/** Tells once after many requests that few come any more. */
function createCalm(tell: () => void) {
  let many = 0;
  let recent = 0;
  let windowFrom = 0;
  return {
    count: () => {
      many++;
      recent++;
    },
    isDue: () => many >= MANY,
    tick: (now: number) => {
      if (now - windowFrom < CALM_MS) return;
      const isFew = recent < (FEW_A_SECOND * CALM_MS) / 1_000;
      windowFrom = now;
      recent = 0;
      if (many < MANY || !isFew) return;
      many = 0;
      tell();
    },
  };
}
