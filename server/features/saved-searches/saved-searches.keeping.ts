import type { ErrorCode } from '#contract/kernel/errors.ts';
import { foldName } from '#engines/text/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import type { KeptSearch, SearchRows } from './saved-searches.rows.ts';

/** What is searched for (`Asked`: filters, a query), where it is kept, and how it is shown. */
interface Keeping<Context extends SignedInCtx, Asked extends object, Row extends KeptSearch & Asked, View> {
  rows: SearchRows<Row>;
  /** As many as one person keeps. */
  most: number;
  errors: Record<'notFound' | 'tooMany' | 'nameTaken', ErrorCode>;
  /** Counts what is new in it, too. */
  present(ctx: Context, row: Row): Promise<View>;
}

/** What of a search is changed; the rest stays as it is. */
interface Changes<Asked> {
  name: string | undefined;
  isNotifying: boolean | undefined;
  asked: Asked | undefined;
}

/**
 * Searches that people keep under names of their own, and are told of what is new in: the use cases, whatever is
 * searched for.
 */
export function keptSearches<
  Context extends SignedInCtx,
  Asked extends object,
  Row extends KeptSearch & Asked,
  View extends object,
>({ rows, most, errors, present }: Keeping<Context, Asked, Row, View>) {
  const ownSearch = async (ctx: SignedInCtx, id: string) =>
    found(await rows.find(ctx.db, ctx.actor.id, id), errors.notFound);

  function checkName(others: readonly Row[], name: string): void {
    if (others.some((one) => foldName(one.name) === foldName(name))) throw new Refusal(errors.nameTaken);
  }

  return {
    /** One's searches, the latest first. */
    async list(ctx: Context): Promise<{ results: View[]; most: number }> {
      const results: View[] = [];
      for (const row of await rows.listOf(ctx.db, ctx.actor.id)) results.push(await present(ctx, row));
      return { results, most };
    },

    /** Keeps a search under a name that the person has not used yet. */
    async save(ctx: Context, search: { name: string; isNotifying: boolean; asked: Asked }): Promise<View> {
      const { name, isNotifying, asked } = search;
      const row = await inTurn(ctx, rows, async (tx) => {
        const own = await rows.listOf(tx.db, tx.actor.id);
        if (own.length >= most) throw new Refusal(errors.tooMany, { most: String(most) });
        checkName(own, name);
        const kept = { userId: tx.actor.id, name, isNotifying, toldUntil: tx.now, createdAt: tx.now };
        // That the two together make a row cannot be said of type parameters.
        return rows.insert(tx.db, { ...kept, ...asked } as unknown as Omit<Row, 'id'>);
      });
      return present(ctx, row);
    },

    /** Changes what is given. */
    async change(ctx: Context, id: string, { name, isNotifying, asked }: Changes<Asked>): Promise<View> {
      const row = await inTurn(ctx, rows, async (tx) => {
        const before = await ownSearch(tx, id);
        if (name !== undefined) {
          const others = (await rows.listOf(tx.db, tx.actor.id)).filter((one) => one.id !== id);
          checkName(others, name);
        }
        // What came while nobody wanted to be told, or while it was another search, is no news of this one.
        const isAnew = asked !== undefined || (isNotifying === true && !before.isNotifying);
        return rows.update(tx.db, id, {
          ...before,
          name: name ?? before.name,
          isNotifying: isNotifying ?? before.isNotifying,
          toldUntil: isAnew ? tx.now : before.toldUntil,
          ...asked,
        });
      });
      return present(ctx, row);
    },

    /** Shows a search: what is new in it now is new no more. */
    open(ctx: Context, id: string): Promise<View & { new_since: string }> {
      return inTurn(ctx, rows, async (tx) => {
        const before = await ownSearch(tx, id);
        const shown = await present(tx, before);
        // What is told of regularly may have been told until a later moment: the clock is never turned back.
        const until = new Date(Math.max(tx.now.getTime(), before.toldUntil.getTime()));
        await rows.update(tx.db, id, { ...before, toldUntil: until });
        return { ...shown, new_since: before.toldUntil.toISOString() };
      });
    },

    async remove(ctx: Context, id: string): Promise<{ id: string }> {
      await ownSearch(ctx, id);
      await rows.remove(ctx.db, ctx.actor.id, id);
      return { id };
    },
  };
}

/** One change of a person's searches after the other, so that no two at once make one too many. */
const inTurn = <Context extends SignedInCtx, T>(
  ctx: Context,
  rows: Pick<SearchRows<KeptSearch>, 'lockPerson'>,
  run: (tx: Context) => Promise<T>,
): Promise<T> =>
  ctx.transaction(async (tx) => {
    await rows.lockPerson(tx.db, ctx.actor.id);
    return run(tx);
  });
