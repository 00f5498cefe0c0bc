import { sql } from 'drizzle-orm';
import { isAmong } from '#server/db/among.ts';
import { jobs, profiles } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { behindAlias } from './blind-review.aliases.ts';
import { isHiddenIn, readsUnverified } from './blind-review.hidden.ts';

const OWN_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const ALIAS = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * What a call is given, with people's own ids in place of aliases; the context remembers who was named by one. An alias
 * of another company leads to nobody. Nobody's own id is taken beside a job that hides them: its reply would tell which
 * alias is theirs.
 */
export async function recogniseAliases<I>(ctx: Ctx & Uses<'aliases'>, input: I): Promise<I> {
  const companyId = ctx.actor?.companyId;
  if (!companyId) return input;
  const texts = stringsIn(input);
  const named = texts.filter((text) => OWN_ID.test(text));
  // Whose company is not verified knows nobody but by an alias; admins of the portal see everyone anyhow.
  if (readsUnverified(ctx) && ctx.actor?.state !== 'RECRUITER_ADMIN' && (await isAnyCandidate(ctx, named)))
    throw new Refusal('access.known_by_alias');
  // A job and a person are two.
  if (named.length > 1 && (await isAnyoneHidden(ctx, companyId, named)))
    throw new Refusal('access.known_by_alias');
  if (!texts.some((text) => ALIAS.test(text))) return input;
  const key = await ctx.aliases.key();
  const known = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const id = ALIAS.test(value) ? behindAlias(key, companyId, value) : null;
      if (id) ctx.request.namedByAlias.add(id);
      return id ?? value;
    }
    if (Array.isArray(value)) return value.map(known);
    if (!isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, known(it)]));
  };
  return known(input) as I;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isPlain(value) ? Object.values(value).flatMap(stringsIn) : [];
}

/** Whether among some ids are a job of the company and somebody whom its blind review hides. */
async function isAnyoneHidden(ctx: Ctx, companyId: string, ids: readonly string[]): Promise<boolean> {
  const { rows } =
    await ctx.db.execute(sql`select from ${jobs} join ${profiles} on ${isAmong(profiles.userId, ids)}
    where ${isAmong(jobs.id, ids)} and ${jobs.companyId} = ${companyId} and ${jobs.isBlind}
      and ${isHiddenIn(jobs.id, profiles.userId)} limit 1`);
  return rows.length > 0;
}

/** Whether among some ids is a candidate's own. */
async function isAnyCandidate(ctx: Ctx, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const { rows } = await ctx.db.execute(
    sql`select from ${profiles} where ${isAmong(profiles.userId, ids)} limit 1`,
  );
  return rows.length > 0;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
