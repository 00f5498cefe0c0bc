import {
  createLearning,
  isNotWorse,
  type Learned,
  type ReadingQuality,
  readingQuality,
  type TrainingDocument,
} from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { ModelReport } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { inPieces, turn } from '#server/platform/pieces.ts';
import type { Uses } from '#server/platform/ports.ts';
import { allJobsAfter, allProfilesAfter } from './match-models.reads.ts';
import { activeVersion, learnedOf, type ModelRow, saveModel, versionBefore } from './match-models.store.ts';

export interface Trained {
  version: string;
  /** `unchanged`: it is what every node ranks with already. */
  verdict: ModelReport['verdict'] | 'unchanged' | 'no_documents' | 'back';
}

/**
 * Learns from every published job and findable profile of this installation. What was learned comes into force where it
 * finds an occupation's tasks from its description as well as before (`readingQuality`): first all documents are
 * prepared with it by the queue, then every node follows. The same documents again change nothing.
 */
export async function train(
  ctx: Ctx & Uses<'models' | 'taxonomy'>,
  madeBy: ModelRow['madeBy'],
): Promise<Trained> {
  const learned = await learnFromAll(ctx.taxonomy, ctx.db);
  const { version, documents } = learned;
  const active = await activeVersion(ctx.db);
  if (documents === 0) return { version, verdict: 'no_documents' };
  if (version === active) return { version, verdict: 'unchanged' };
  const before = await qualityOf(ctx, await learnedOf(ctx.db, active));
  const after = await qualityOf(ctx, learned);
  const verdict = isNotWorse(before, after) ? 'adopted' : 'reads_worse';
  await ctx.transaction(async (tx) => {
    await saveModel(tx.db, learned, { madeBy, report: { verdict, before, after } }, tx.now);
    if (verdict === 'adopted') await bringIntoForce(tx, version, false);
  });
  return { version, verdict };
}

/** Puts the model that was in force before back; null where there was none. The weekly training leaves it alone. */
export async function goBackToFormer(ctx: Ctx): Promise<Trained | null> {
  const version = await versionBefore(ctx.db);
  if (version === null) return null;
  await bringIntoForce(ctx, version, true);
  return { version, verdict: 'back' };
}

const bringIntoForce = (ctx: Ctx, version: string, isPinned: boolean) =>
  ctx.emit('match-models.chosen', { version, isPinned });

/** Documents read at a time, and learned from between two turns of others. */
const BATCH = 500;
const PIECE = 20;

async function learnFromAll(taxonomy: Taxonomy, db: Database): Promise<Learned> {
  const learning = createLearning(taxonomy);
  let count = 0;
  for await (const document of trainingDocuments(db)) {
    learning.add(document);
    if (++count % PIECE === 0) await turn();
  }
  return learning.learned();
}

/** What matching learns its words from. */
export async function* trainingDocuments(db: Database): AsyncGenerator<TrainingDocument> {
  for (let after: string | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof allJobsAfter>> = await allJobsAfter(db, after, BATCH);
    for (const { features } of rows) yield { ...features, skills: idsOf(features.skills) };
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) break;
  }
  for (let after: string | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof allProfilesAfter>> = await allProfilesAfter(db, after, BATCH);
    for (const { features } of rows) {
      const title = features.titles.map((it) => it.title).join('\n');
      yield { title, text: features.text, skills: idsOf(features.skills) };
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) break;
  }
}

const idsOf = (skills: readonly { id: string | null }[]) => skills.flatMap(({ id }) => id ?? []);

async function qualityOf({ models }: Uses<'models'>, learned: Learned): Promise<ReadingQuality> {
  return inPieces(readingQuality(await models.named(learned.version, async () => learned)));
}
