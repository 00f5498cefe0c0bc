import crypto from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { blindNames, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { number, text } from '#server/platform/shapes.ts';

/** Whose number is asked for: of a job (or of no job: of the company itself), where nobody else has it. */
export interface Named {
  scope: string;
  companyId: string;
  userId: string;
}

export const nameKey = ({ scope, userId }: Pick<Named, 'scope' | 'userId'>) => `${scope} ${userId}`;

/** Six digits, another each try. It comes from a key of the installation, so that it tells nothing of anyone. */
export type Guess = (of: Named, attempt: number) => number;

export const guessWith =
  (key: Buffer): Guess =>
  ({ scope, userId }, attempt) => {
    const of = `name.${scope}.${userId}${attempt === 0 ? '' : `.${attempt}`}`;
    return 100_000 + (crypto.createHmac('sha256', key).update(of).digest().readUInt32BE(0) % 900_000);
  };

/** In a full million of candidates a free number is found within so many tries; nobody reviews as many. */
const MOST_ATTEMPTS = 100;

/**
 * The numbers by which people are called, each kept once it was told. Two who come to the same number in one scope get two:
 * who asks first keeps the first, on whatever node. An id of nobody gets none.
 */
export async function numbersFor(
  db: Database,
  asked: readonly Named[],
  guess: Guess,
): Promise<Map<string, number>> {
  const numbers = await knownNumbers(db, asked);
  const nameless = asked.filter((one) => !numbers.has(nameKey(one)));
  const are = await thoseWhoAre(db, nameless);
  const people = nameless.filter(({ userId }) => are.has(userId));
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    // In one order, so that two who ask for the same people at once do not wait for one another in a circle.
    const left = people
      .filter((one) => !numbers.has(nameKey(one)))
      .toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1));
    if (left.length === 0) return numbers;
    const rows = left.map((one) => ({
      scope: one.scope,
      user_id: one.userId,
      company_id: one.companyId,
      number: guess(one, attempt),
    }));
    await db.execute(sql`
      insert into ${blindNames} (scope, user_id, company_id, number)
      select scope, user_id, company_id, number
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as one(scope uuid, user_id uuid, company_id uuid, number integer)
      on conflict do nothing`);
    for (const [key, known] of await knownNumbers(db, left)) numbers.set(key, known);
  }
  throw new Error('no number is left for a name');
}

async function thoseWhoAre(db: Database, asked: readonly Named[]): Promise<Set<string>> {
  if (asked.length === 0) return new Set();
  const ids = asked.map(({ userId }) => userId);
  const rows = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  return new Set(rows.map(({ id }) => id));
}

async function knownNumbers(db: Database, asked: readonly Named[]): Promise<Map<string, number>> {
  if (asked.length === 0) return new Map();
  const pairs = asked.map(({ scope, userId }) => ({ scope, user_id: userId }));
  const rows = await readRows(
    db,
    sql`
    select known.scope, known.user_id, known.number
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as one(scope uuid, user_id uuid)
    join ${blindNames} known on known.scope = one.scope and known.user_id = one.user_id`,
    { scope: text, user_id: text, number },
  );
  return new Map(rows.map((row) => [nameKey({ scope: row.scope, userId: row.user_id }), row.number]));
}
