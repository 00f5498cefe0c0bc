import pg from 'pg';
import type { Database } from './database.ts';

/** The fields of a row as PostgreSQL sends them, big-endian; null where they are null. Only valid until the next row. */
export type BinaryRow = readonly (Buffer | null)[];

/**
 * Reads a query's rows as bytes, each as it comes. The driver reads every ordinary result as text: this is the way for
 * what is long and has no letters. `query` takes no parameters.
 */
export async function copyOut(
  client: pg.PoolClient,
  query: string,
  take: (row: BinaryRow) => void,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    client.query(new CopyOut(`copy (${query}) to stdout (format binary)`, take, resolve, reject));
  });
}

/** Does some work on a connection of the pool behind a database. */
export async function withClient<T>(db: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await poolOf(db).connect();
  let hasFailed = true;
  try {
    const result = await work(client);
    hasFailed = false;
    return result;
  } finally {
    // A connection that something went wrong on is not used again: it may be in the midst of a transaction.
    client.release(hasFailed);
  }
}

/** Drizzle knows its pool as a property that the type of a database, which may be a transaction, leaves out. */
function poolOf(db: Database): pg.Pool {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client;
  throw new Error('This is a transaction, which has one connection and no pool.');
}

/** A text as it stands in SQL that takes no parameters, as COPY does: quoted and escaped. */
export const literal = (text: string): string => pg.escapeLiteral(text);

/** What the driver asks of a query of one's own, for a COPY that sends. */
class CopyOut implements pg.Submittable {
  readonly #text: string;
  readonly #take: (row: BinaryRow) => void;
  readonly #resolve: () => void;
  readonly #reject: (error: Error) => void;
  #error: Error | null = null;
  #isFirst = true;
  #fields: (Buffer | null)[] = [];

  constructor(
    text: string,
    take: (row: BinaryRow) => void,
    resolve: () => void,
    reject: (error: Error) => void,
  ) {
    this.#text = text;
    this.#take = take;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  /** A message is a row, the first with the head of all before it; the mark of the end is none. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#error) return;
    let next = 0;
    if (this.#isFirst) next = HEADER + 4 + chunk.readInt32BE(HEADER);
    this.#isFirst = false;
    if (next >= chunk.length) return;
    const count = chunk.readInt16BE(next);
    if (count < 0) return;
    next += 2;
    for (let field = 0; field < count; field++) {
      const length = chunk.readInt32BE(next);
      next += 4;
      this.#fields[field] = length < 0 ? null : chunk.subarray(next, next + length);
      next += Math.max(0, length);
    }
    try {
      this.#take(this.#fields);
    } catch (error) {
      this.handleError(error as Error);
    }
  }

  handleError(error: Error): void {
    this.#error ??= error;
    this.#reject(this.#error);
  }

  handleReadyForQuery(): void {
    if (!this.#error) this.#resolve();
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

/** Signature and flags; the length of an extension that nobody uses comes after them. */
const HEADER = 11 + 4;
