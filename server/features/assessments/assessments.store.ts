import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { AnswerType, AnswerValue } from '#contract/features/assessments.fields.ts';
import {
  assessmentAnswers,
  assessmentAttempts,
  assessmentShares,
  assessmentSignals,
} from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { number, text } from '#server/platform/shapes.ts';

/** Results are large, and read where they are shown alone. */
const { result: _result, ...ATTEMPT } = getTableColumns(assessmentAttempts);
export type AttemptRow = Omit<typeof assessmentAttempts.$inferSelect, 'result'>;
export type AnswerRow = typeof assessmentAnswers.$inferSelect;

/** Null where another tab began one at the same moment. */
export async function insertAttempt(
  db: Database,
  attempt: typeof assessmentAttempts.$inferInsert,
): Promise<AttemptRow | null> {
  const [row] = await db.insert(assessmentAttempts).values(attempt).onConflictDoNothing().returning(ATTEMPT);
  return row ?? null;
}

/** A person's attempts at one instrument or at all, the latest first. */
export const attemptsOf = (db: Database, userId: string, instrument?: string): Promise<AttemptRow[]> =>
  db
    .select(ATTEMPT)
    .from(assessmentAttempts)
    .where(
      and(
        eq(assessmentAttempts.userId, userId),
        instrument === undefined ? undefined : eq(assessmentAttempts.instrument, instrument),
      ),
    )
    .orderBy(desc(assessmentAttempts.startedAt), desc(assessmentAttempts.id));

export async function findOpen(db: Database, userId: string, instrument: string): Promise<AttemptRow | null> {
  const [row] = await db
    .select(ATTEMPT)
    .from(assessmentAttempts)
    .where(
      and(
        eq(assessmentAttempts.userId, userId),
        eq(assessmentAttempts.instrument, instrument),
        eq(assessmentAttempts.status, 'IN_PROGRESS'),
      ),
    );
  return row ?? null;
}

/** Held until the end of the transaction: no answer comes in meanwhile. */
export async function lockAttempt(db: Database, id: string): Promise<AttemptRow | null> {
  const [row] = await db.select().from(assessmentAttempts).where(eq(assessmentAttempts.id, id)).for('update');
  return row ?? null;
}

export async function updateAttempt(
  db: Database,
  id: string,
  changes: Partial<typeof assessmentAttempts.$inferInsert>,
): Promise<AttemptRow> {
  return onlyRow(
    await db.update(assessmentAttempts).set(changes).where(eq(assessmentAttempts.id, id)).returning(ATTEMPT),
  );
}

export interface GivenAnswer {
  questionId: string;
  type: AnswerType;
  value: AnswerValue;
  sequence: number;
}

/**
 * Saves answers of an attempt that is under way; of each question the one of the highest sequence stands. Nothing is saved
 * once the attempt is over: who hands it in holds its row, and this waits for them.
 */
export async function saveAnswersOf(
  db: Database,
  attemptId: string,
  answers: readonly GivenAnswer[],
  at: Date,
): Promise<void> {
  const rows = JSON.stringify(
    answers.map(({ questionId, type, value, sequence }) => ({
      question_id: questionId,
      type,
      value,
      sequence,
    })),
  );
  await db.execute(sql`
    insert into ${assessmentAnswers} (attempt_id, question_id, type, value, sequence, answered_at)
    select attempt.id, given.question_id, given.type, given.value, given.sequence, ${at.toISOString()}::timestamptz
    from (select id from ${assessmentAttempts}
      where id = ${attemptId}::uuid and status = 'IN_PROGRESS' for share) attempt,
      jsonb_to_recordset(${rows}::jsonb) as given(question_id text, type text, value jsonb, sequence bigint)
    on conflict (attempt_id, question_id) do update set
      type = excluded.type, value = excluded.value, sequence = excluded.sequence, answered_at = excluded.answered_at
    where excluded.sequence >= assessment_answers.sequence`);
}

/** Takes the answers of one attempt over into another, as they were given. */
export async function copyAnswers(db: Database, from: string, to: string): Promise<void> {
  await db.execute(sql`
    insert into ${assessmentAnswers} (attempt_id, question_id, type, value, sequence, answered_at)
    select ${to}::uuid, question_id, type, value, sequence, answered_at
    from ${assessmentAnswers} where attempt_id = ${from}::uuid`);
}

export async function findAttempt(db: Database, id: string): Promise<AttemptRow | null> {
  const [row] = await db.select(ATTEMPT).from(assessmentAttempts).where(eq(assessmentAttempts.id, id));
  return row ?? null;
}

/** The results of attempts that have one, by the attempt. */
export async function resultsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, object>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: assessmentAttempts.id, result: assessmentAttempts.result })
    .from(assessmentAttempts)
    .where(and(inArray(assessmentAttempts.id, [...ids]), eq(assessmentAttempts.status, 'COMPLETED')));
  return new Map(rows.flatMap(({ id, result }) => (result ? [[id, result] as const] : [])));
}

/** In the order in which they were given. */
export const answersOf = (db: Database, attemptId: string): Promise<AnswerRow[]> =>
  db
    .select()
    .from(assessmentAnswers)
    .where(eq(assessmentAnswers.attemptId, attemptId))
    .orderBy(assessmentAnswers.answeredAt, assessmentAnswers.questionId);

export async function deleteAnswers(
  db: Database,
  attemptId: string,
  questionIds: readonly string[],
): Promise<void> {
  await db
    .delete(assessmentAnswers)
    .where(
      and(
        eq(assessmentAnswers.attemptId, attemptId),
        inArray(assessmentAnswers.questionId, [...questionIds]),
      ),
    );
}

/** Which questions of which attempts are answered. */
export async function answeredIn(
  db: Database,
  attemptIds: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await db
    .select({
      attemptId: assessmentAnswers.attemptId,
      ids: sql<string[]>`array_agg(${assessmentAnswers.questionId})`,
    })
    .from(assessmentAnswers)
    .where(inArray(assessmentAnswers.attemptId, [...attemptIds]))
    .groupBy(assessmentAnswers.attemptId);
  return new Map(rows.map(({ attemptId, ids }) => [attemptId, new Set(ids)]));
}

export async function insertSignals(
  db: Database,
  signals: readonly (typeof assessmentSignals.$inferInsert)[],
): Promise<void> {
  await db.insert(assessmentSignals).values([...signals]);
}

/** What was noticed of an attempt, by kind. */
export const countSignals = (db: Database, attemptId: string) =>
  readRows(
    db,
    sql`select kind, count(*)::int as times, coalesce(sum(seconds), 0)::int as seconds
      from ${assessmentSignals} where attempt_id = ${attemptId}::uuid group by kind`,
    { kind: text, times: number, seconds: number },
  );

export async function insertShare(db: Database, share: typeof assessmentShares.$inferInsert): Promise<void> {
  await db.insert(assessmentShares).values(share).onConflictDoNothing();
}

/** Ends what a person shows a company of an instrument. How many results that were. */
export async function deleteShares(
  db: Database,
  { userId, companyId, instrument }: { userId: string; companyId: string; instrument: string },
): Promise<number> {
  const rows = await db
    .delete(assessmentShares)
    .where(
      and(
        eq(assessmentShares.userId, userId),
        eq(assessmentShares.companyId, companyId),
        inArray(
          assessmentShares.attemptId,
          db
            .select({ id: assessmentAttempts.id })
            .from(assessmentAttempts)
            .where(and(eq(assessmentAttempts.userId, userId), eq(assessmentAttempts.instrument, instrument))),
        ),
      ),
    )
    .returning({ attemptId: assessmentShares.attemptId });
  return rows.length;
}

/** Attempts whose time is over and that nobody has handed in. */
export const overdueAttempts = (db: Database, before: Date) =>
  readRows(
    db,
    sql`select id from ${assessmentAttempts}
      where status = 'IN_PROGRESS' and ends_at < ${before.toISOString()}::timestamptz order by ends_at limit 500`,
    { id: text },
  );
