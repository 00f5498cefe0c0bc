import { and, eq, sql } from 'drizzle-orm';
import type { ScreeningWay } from '#contract/features/screenings.fields.ts';
import { screenings } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type ScreeningAtHand = typeof screenings.$inferSelect;

interface Key {
  jobId: string;
  userId: string;
}

const isOf = ({ jobId, userId }: Key) => and(eq(screenings.jobId, jobId), eq(screenings.userId, userId));

export async function findScreening(db: Database, key: Key): Promise<ScreeningAtHand | null> {
  const [row] = await db.select().from(screenings).where(isOf(key));
  return row ?? null;
}

/** Puts answers to those that are there; an empty one takes what was answered back. */
export async function keepAnswers(
  db: Database,
  { jobId, userId }: Key,
  { answers, way }: { answers: Readonly<Record<string, string>>; way: ScreeningWay },
  at: Date,
): Promise<ScreeningAtHand> {
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
  const gone = Object.keys(answers).filter((id) => answers[id] === '');
  return onlyRow(
    await db
      .insert(screenings)
      .values({ jobId, userId, way, answers: given, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({
        target: [screenings.jobId, screenings.userId],
        set: {
          answers: sql`(${screenings.answers} || ${JSON.stringify(given)}::jsonb)
            - array(select jsonb_array_elements_text(${JSON.stringify(gone)}::jsonb))`,
          way,
          updatedAt: at,
        },
      })
      .returning(),
  );
}

/** Takes the answers away; null where there were none. */
export async function deleteScreening(db: Database, key: Key): Promise<ScreeningAtHand | null> {
  const [row] = await db.delete(screenings).where(isOf(key)).returning();
  return row ?? null;
}
