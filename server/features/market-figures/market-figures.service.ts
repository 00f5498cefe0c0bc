import type { MarketImport } from '#contract/features/market-figures.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bytesOf, type IncomingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import {
  deleteSource,
  figuresOfSources,
  holdFigures,
  latestOfSkill,
  listSources,
  saveFigures,
} from './market-figures.store.ts';
import { figuresIn, keyOf } from './market-figures.table.ts';

/** Takes the figures of a file. What the portal knows already stays as it is, with the day on which it came. */
export async function importFigures(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  file: IncomingFile,
): Promise<MarketImport> {
  const today = ctx.now.toISOString().slice(0, 10);
  const { rows, figures, faults } = figuresIn(
    ctx.taxonomy,
    await bytesOf(file, 'market_figures.unreadable'),
    today,
  );
  return ctx.transaction(async (tx) => {
    const portal = tx.portal.key;
    await holdFigures(tx.db, portal);
    const sources = [...new Set(figures.map(({ source }) => source))];
    const known = new Map(
      (await figuresOfSources(tx.db, portal, sources)).map((figure) => [keyOf(figure), figure.count]),
    );
    const news = figures.filter((figure) => known.get(keyOf(figure)) !== figure.count);
    const changed = news.filter((figure) => known.has(keyOf(figure))).length;
    await saveFigures(tx.db, news, { portal, importedBy: tx.actor.id, importedAt: tx.now });
    const counts = { added: news.length - changed, changed, unchanged: figures.length - news.length };
    if (news.length > 0) await record(tx, 'market_figures.imported', { details: { sources, ...counts } });
    return { rows, ...counts, faults };
  });
}

/** The sources of the portal with their dates. */
export async function listAll({ db, portal }: SignedInCtx) {
  const rows = await listSources(db, portal.key);
  return {
    results: rows.flatMap(({ source, asOf, figures, importedAt }) =>
      importedAt ? [{ source, as_of: asOf, figures, imported_at: importedAt.toISOString() }] : [],
    ),
  };
}

/** Takes the figures of a source and date away. */
export const remove = (ctx: SignedInCtx, { source, as_of: asOf }: { source: string; as_of: string }) =>
  ctx.transaction(async (tx) => {
    const figures = await deleteSource(tx.db, tx.portal.key, { source, asOf });
    if (figures === 0) throw new Refusal('market_figures.source_not_found');
    await record(tx, 'market_figures.deleted', { details: { source, asOf, figures } });
    return { figures };
  });

/** What each source said last of a skill, the latest first. */
export async function latestFiguresOf({ db, portal }: SignedInCtx, skillId: string) {
  const figures = await latestOfSkill(db, portal.key, skillId);
  return figures.toSorted((a, b) => (a.as_of < b.as_of ? 1 : a.as_of > b.as_of ? -1 : 0));
}
