import { COMPANY_CHECK_LIMITS } from '#contract/features/company-checks.contract.ts';
import type { Explanation } from '#contract/features/matches.contract.ts';
import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import type { Ctx } from '#server/platform/context.ts';
import { offsetOf } from '#server/platform/paging.ts';
import type { Uses } from '#server/platform/ports.ts';
import { say } from '#server/platform/words.ts';
import { aliasOf } from './blind-review.aliases.ts';
import { hiddenProfile, type Shared, withoutPerson } from './blind-review.anonymous.ts';
import {
  hiddenAmong,
  keyOf,
  type Pair,
  readsUnverified,
  type Telling,
  tellingOf,
} from './blind-review.hidden.ts';
import { guessWith, type Named, nameKey, numbersFor } from './blind-review.names.ts';
import { redacted } from './blind-review.redacting.ts';

/**
 * What may be shown of people who are reviewed for a job. Where the job is reviewed blind, who someone is stays hidden
 * until they are shortlisted for it; from a company that is not verified everyone is hidden, and where they worked. Every
 * reply about candidates of a job passes what it says through this.
 */
export interface Disclosure {
  /** Whether it must not be told who this is. */
  hides(userId: string): boolean;
  /** The id by which the caller knows the person. */
  idOf(userId: string): string;
  /** Their name, or a neutral one that stays the same for the job. */
  nameOf(userId: string, name: string): string;
  /** What a person or their document says, without names and contacts. */
  textOf<T extends string | null | undefined>(userId: string, text: T): T | string;
  /** Where they worked; null from a company that is not verified. */
  employerOf<T extends string | null | undefined>(userId: string, employer: T): T | null;
  /** Photos, places, files: null while they are hidden. */
  unlessHidden<T>(userId: string, value: T): T | null;
  /** Who did something, as a notification names them: themselves, or by their neutral name. */
  actorOf(userId: string): { actorId: string | null; called: Bilingual | null };
  explanationOf(userId: string, explanation: Explanation): Explanation;
  profileOf(profile: Shared): Shared;
}

/** For people of one job, or of none. `hidesAll`: of a job that is not saved, whether it is to be reviewed blind. */
export async function disclosureOf(
  ctx: Ctx & Uses<'aliases'>,
  {
    jobId,
    userIds,
    hidesAll = false,
  }: { jobId: string | null; userIds: readonly string[]; hidesAll?: boolean },
): Promise<Disclosure> {
  const of = await disclosuresOf(
    ctx,
    userIds.map((userId) => ({ jobId, userId })),
    { hidesAll },
  );
  return of(jobId);
}

/** For people of several jobs: one for each job. */
export async function disclosuresOf(
  ctx: Ctx & Uses<'aliases'>,
  pairs: readonly Pair[],
  { hidesAll = false }: { hidesAll?: boolean } = {},
): Promise<(jobId: string | null) => Disclosure> {
  const { hidden, hiding, isUnverified } = await hiddenAmong(ctx, pairs, hidesAll);
  if (hidden.length === 0) return () => OPEN;
  const keys = new Set(hidden.map(keyOf));
  const key = await ctx.aliases.key();
  const telling = await tellingOf(ctx, hidden);
  const named = ({ jobId, userId }: Pair): Named => {
    const companyId = companyOf(ctx, hiding, jobId);
    return { scope: jobId ?? companyId, companyId, userId };
  };
  const guess = guessWith(key);
  // Whoever is hidden is hidden from a company; where there is none, nothing is kept for it.
  const asked = hidden.map(named).filter(({ companyId }) => companyId !== '');
  const numbers = await numbersFor(ctx.db, asked, guess);
  const numberOf = (one: Named) => numbers.get(nameKey(one)) ?? guess(one, 0);
  return (jobId) =>
    disclosureBy({
      hides: (userId) => keys.has(keyOf({ jobId, userId })),
      numberOf: (userId) => numberOf(named({ jobId, userId })),
      companyId: companyOf(ctx, hiding, jobId),
      namesEmployers: !isUnverified({ jobId, userId: '' }),
      telling,
      lang: ctx.lang,
      key,
    });
}

/** The ids under which the caller gets people of a job, however many, in their order. */
export async function shownIds(
  ctx: Ctx & Uses<'aliases'>,
  jobId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { hidden, hiding } = await hiddenAmong(
    ctx,
    userIds.map((userId) => ({ jobId, userId })),
    false,
  );
  if (hidden.length === 0) return [...userIds];
  const hides = new Set(hidden.map(({ userId }) => userId));
  const key = await ctx.aliases.key();
  const companyId = companyOf(ctx, hiding, jobId);
  return userIds.map((userId) => (hides.has(userId) ? aliasOf(key, companyId, userId) : userId));
}

const companyOf = (
  ctx: Ctx,
  hiding: ReadonlyMap<string, { companyId: string }>,
  jobId: string | null,
): string => (jobId !== null && hiding.get(jobId)?.companyId) || (ctx.actor?.companyId ?? '');

/**
 * What of a list of people the caller may see: all of it, or where their company is not verified its first few, however
 * it is turned over.
 */
export function listedPeople<T>(
  ctx: Ctx,
  rows: readonly T[],
  { page, limit }: { page: number; limit: number } = { page: 1, limit: rows.length },
): T[] {
  if (!readsUnverified(ctx)) return [...rows];
  return rows.slice(0, Math.max(0, COMPANY_CHECK_LIMITS.people - offsetOf(page, limit)));
}

/** How many people a list has for the caller. */
export const listedTotal = (ctx: Ctx, total: number): number =>
  readsUnverified(ctx) ? Math.min(total, COMPANY_CHECK_LIMITS.people) : total;

/** Of those who are hidden from nobody. */
const OPEN: Disclosure = {
  hides: () => false,
  idOf: (userId) => userId,
  nameOf: (_, name) => name,
  textOf: (_, text) => text,
  employerOf: (_, employer) => employer,
  unlessHidden: (_, value) => value,
  actorOf: (actorId) => ({ actorId, called: null }),
  explanationOf: (_, explanation) => explanation,
  profileOf: (profile) => profile,
};

interface Knowledge {
  hides: (userId: string) => boolean;
  numberOf: (userId: string) => number;
  companyId: string;
  namesEmployers: boolean;
  telling: ReadonlyMap<string, Telling>;
  lang: Language;
  key: Buffer;
}

function disclosureBy({
  hides,
  numberOf,
  companyId,
  namesEmployers,
  telling,
  lang,
  key,
}: Knowledge): Disclosure {
  const idOf = (userId: string) => (hides(userId) ? aliasOf(key, companyId, userId) : userId);
  const neutralIn = (language: Language, userId: string) =>
    say(language, 'blind_review.candidate', { number: numberIn(language, numberOf(userId)) });
  const neutral = (userId: string) => neutralIn(lang, userId);
  const textOf: Disclosure['textOf'] = (userId, text) => {
    if (!text || !hides(userId)) return text;
    const { names = [], employers = [] } = telling.get(userId) ?? {};
    return redacted(text, names, namesEmployers ? [] : employers);
  };
  return {
    hides,
    idOf,
    nameOf: (userId, name) => (hides(userId) ? neutral(userId) : name),
    textOf,
    employerOf: (userId, employer) => (namesEmployers || !hides(userId) ? employer : null),
    unlessHidden: (userId, value) => (hides(userId) ? null : value),
    actorOf: (userId) =>
      hides(userId)
        ? { actorId: null, called: { en: neutralIn('en', userId), ar: neutralIn('ar', userId) } }
        : { actorId: userId, called: null },
    explanationOf: (userId, explanation) =>
      hides(userId) ? withoutPerson(explanation, (text) => textOf(userId, text)) : explanation,
    profileOf: (profile) => {
      const userId = profile.user_id;
      if (!hides(userId)) return profile;
      return hiddenProfile(profile, {
        id: idOf(userId),
        name: neutral(userId),
        namesEmployers,
        clean: (text) => textOf(userId, text),
      });
    },
  };
}

const numberIn = (lang: Language, number: number): string =>
  new Intl.NumberFormat(lang === 'ar' ? 'ar-AE' : 'en', { useGrouping: false }).format(number);
