import { and, count, desc, eq, max, sql } from 'drizzle-orm';
import { marketFigures } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { Figure } from './market-figures.table.ts';

/** From here to the end of the transaction nobody else imports into the portal. */
export const holdFigures = (db: Database, portal: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`market-figures ${portal}`}, 0))`);

/** What is known of the sources of some figures. */
export const figuresOfSources = (db: Database, portal: string, sources: readonly string[]) =>
  db
    .select({
      source: marketFigures.source,
      asOf: marketFigures.asOf,
      kind: marketFigures.kind,
      skillId: marketFigures.skillId,
      place: marketFigures.place,
      count: marketFigures.count,
    })
    .from(marketFigures)
    .where(
      and(
        eq(marketFigures.portal, portal),
        sql`${marketFigures.source} = any(${sql.param(sources)}::text[])`,
      ),
    );

const PART = 1_000;

export async function saveFigures(
  db: Database,
  figures: readonly Figure[],
  by: { portal: string; importedBy: string; importedAt: Date },
): Promise<void> {
  for (let at = 0; at < figures.length; at += PART)
    await db
      .insert(marketFigures)
      .values(figures.slice(at, at + PART).map((figure) => ({ ...figure, ...by })))
      .onConflictDoUpdate({
        target: [
          marketFigures.portal,
          marketFigures.source,
          marketFigures.asOf,
          marketFigures.kind,
          marketFigures.skillId,
          marketFigures.place,
        ],
        set: {
          count: sql`excluded.count`,
          importedBy: sql`excluded.imported_by`,
          importedAt: sql`excluded.imported_at`,
        },
      });
}

export const listSources = (db: Database, portal: string) =>
  db
    .select({
      source: marketFigures.source,
      asOf: marketFigures.asOf,
      figures: count(),
      importedAt: max(marketFigures.importedAt),
    })
    .from(marketFigures)
    .where(eq(marketFigures.portal, portal))
    .groupBy(marketFigures.source, marketFigures.asOf)
    .orderBy(desc(marketFigures.asOf), marketFigures.source);

export async function deleteSource(
  db: Database,
  portal: string,
  { source, asOf }: { source: string; asOf: string },
): Promise<number> {
  const gone = await db
    .delete(marketFigures)
    .where(
      and(eq(marketFigures.portal, portal), eq(marketFigures.source, source), eq(marketFigures.asOf, asOf)),
    )
    .returning({ id: marketFigures.id });
  return gone.length;
}

/** What each source said last of a skill, by kind and place. */
export const latestOfSkill = (db: Database, portal: string, skillId: string) =>
  db
    .selectDistinctOn([marketFigures.source, marketFigures.kind, marketFigures.place], {
      source: marketFigures.source,
      as_of: marketFigures.asOf,
      kind: marketFigures.kind,
      place: marketFigures.place,
      count: marketFigures.count,
    })
    .from(marketFigures)
    .where(and(eq(marketFigures.portal, portal), eq(marketFigures.skillId, skillId)))
    .orderBy(marketFigures.source, marketFigures.kind, marketFigures.place, desc(marketFigures.asOf));
