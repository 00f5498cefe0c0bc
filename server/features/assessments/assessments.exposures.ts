import { and, eq, sql } from 'drizzle-orm';
import type { DrawnQuestion, ItemExposure } from '#engines/assessments/index.ts';
import { assessmentItemExposures } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { AttemptRow } from './assessments.store.ts';

/** How often the items of an adaptive test were shown in a portal, so that none becomes known to many. */

export async function exposureOf(db: Database, portal: string, instrument: string): Promise<ItemExposure> {
  const rows = await db
    .select()
    .from(assessmentItemExposures)
    .where(
      and(eq(assessmentItemExposures.portal, portal), eq(assessmentItemExposures.instrument, instrument)),
    );
  return {
    attempts: rows.reduce((sum, { shownFirst }) => sum + shownFirst, 0),
    shown: new Map(rows.map(({ item, shown }) => [item, shown])),
  };
}

/** Counts items that an attempt shows from now on. Each attempt has one first item: so attempts are counted too. */
export async function noteShown(
  db: Database,
  { portal, instrument, questions }: Pick<AttemptRow, 'portal' | 'instrument' | 'questions'>,
  items: readonly DrawnQuestion[],
): Promise<void> {
  const first = questions[0]?.id;
  // In one order, so that two attempts never wait for each other.
  const rows = items
    .map(({ id }) => ({ portal, instrument, item: id, shown: 1, shownFirst: Number(id === first) }))
    .toSorted((a, b) => (a.item < b.item ? -1 : 1));
  await db
    .insert(assessmentItemExposures)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        assessmentItemExposures.portal,
        assessmentItemExposures.instrument,
        assessmentItemExposures.item,
      ],
      set: {
        shown: sql`${assessmentItemExposures.shown} + excluded.shown`,
        shownFirst: sql`${assessmentItemExposures.shownFirst} + excluded.shown_first`,
      },
    });
}
