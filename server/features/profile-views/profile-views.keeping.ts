import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { Log } from '#server/platform/log.ts';
import { type AppearanceRow, addAppearances, addLooks, type LookRow } from './profile-views.store.ts';

/** Places in lists wait so long for others to be written with. A look waits for nothing. */
const GATHERED_MS = 2_000;
/** Written by one statement. */
const MOST_AT_ONCE = 2_000;

export interface ViewKeeper {
  /** Keeps what a reply showed that has left. */
  keep(ctx: Ctx): void;
  /** Writes down what still waits. */
  flush(): Promise<void>;
}

/**
 * Keeps what companies are shown of people, after the reply: a look is written at once, places in lists are gathered for
 * two seconds, so that a page of twenty costs no statement of its own. What waits is written before the program stops.
 */
export function createViewKeeper(db: Database, log: Log, gatheredMs = GATHERED_MS): ViewKeeper {
  const looks = new Map<string, LookRow>();
  const appearances = new Map<string, AppearanceRow>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  /** One after the other, each in one order: two that write the same rows never wait for each other. */
  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(write).catch((error: unknown) => {
      log.error({ err: error }, 'what companies were shown could not be kept');
    });
    return writing;
  };

  async function write(): Promise<void> {
    for (const some of takeAll(looks)) await addLooks(db, some);
    for (const some of takeAll(appearances)) await addAppearances(db, some);
  }

  function keep({ actor, now, request }: Ctx): void {
    const companyId = actor?.companyId;
    if (!companyId) return;
    const at = now.toISOString();
    const day = at.slice(0, 10);
    for (const { userId, jobId, what } of request.shown) {
      const of = { user_id: userId, company_id: companyId, day };
      if (what === 'list') {
        addTo(appearances, `${userId} ${companyId} ${day}`, { ...of, times: 1 });
        continue;
      }
      const look = { ...of, job_id: jobId, part: what, times: 1, first_at: at, last_at: at };
      const before = addTo(looks, `${userId} ${companyId} ${day} ${what} ${jobId}`, look);
      if (before) before.last_at = at;
    }
    if (looks.size > 0 || appearances.size >= MOST_AT_ONCE) void flush();
    else if (appearances.size > 0 && !timer) timer = setTimeout(() => void flush(), gatheredMs).unref();
  }

  return { keep, flush };
}

/** Counts a row up that waits already, which it returns, or lets it wait. */
function addTo<T extends { times: number }>(waiting: Map<string, T>, key: string, row: T): T | null {
  const before = waiting.get(key);
  if (before) before.times += row.times;
  else waiting.set(key, row);
  return before ?? null;
}

function takeAll<T>(waiting: Map<string, T>): T[][] {
  const rows = [...waiting].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  waiting.clear();
  const parts: T[][] = [];
  for (let from = 0; from < rows.length; from += MOST_AT_ONCE)
    parts.push(rows.slice(from, from + MOST_AT_ONCE));
  return parts;
}
