import type { Explanation } from '#contract/features/matches.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { say } from '#server/platform/words.ts';
import { aliasOf } from './blind-review.aliases.ts';
import { hiddenProfile, type Shared, withoutPerson } from './blind-review.anonymous.ts';
import { hiddenAmong, keyOf, namesOf, type Pair } from './blind-review.hidden.ts';
import { guessWith, type Named, nameKey, numbersFor } from './blind-review.names.ts';
import { redacted } from './blind-review.redacting.ts';

/**
 * What may be shown of people who are reviewed for a job. Where the job is reviewed blind, who someone is stays hidden
 * until they are shortlisted for it. Every reply about candidates of a job passes what it says through this.
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
  /** Photos, places, files: null while they are hidden. */
  unlessHidden<T>(userId: string, value: T): T | null;
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
  const { hidden, blind } = await hiddenAmong(ctx, pairs, hidesAll);
  if (hidden.length === 0) return () => OPEN;
  const keys = new Set(hidden.map(keyOf));
  const key = await ctx.aliases.key();
  const names = await namesOf(ctx, hidden);
  const named = ({ jobId, userId }: Pair): Named => {
    const companyId = companyOf(ctx, blind, jobId);
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
      companyId: companyOf(ctx, blind, jobId),
      names,
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
  const { hidden, blind } = await hiddenAmong(
    ctx,
    userIds.map((userId) => ({ jobId, userId })),
    false,
  );
  if (hidden.length === 0) return [...userIds];
  const hides = new Set(hidden.map(({ userId }) => userId));
  const key = await ctx.aliases.key();
  const companyId = companyOf(ctx, blind, jobId);
  return userIds.map((userId) => (hides.has(userId) ? aliasOf(key, companyId, userId) : userId));
}

const companyOf = (ctx: Ctx, blind: ReadonlyMap<string, string>, jobId: string | null): string =>
  (jobId !== null && blind.get(jobId)) || (ctx.actor?.companyId ?? '');

/** Of those who are hidden from nobody. */
const OPEN: Disclosure = {
  hides: () => false,
  idOf: (userId) => userId,
  nameOf: (_, name) => name,
  textOf: (_, text) => text,
  unlessHidden: (_, value) => value,
  explanationOf: (_, explanation) => explanation,
  profileOf: (profile) => profile,
};

interface Knowledge {
  hides: (userId: string) => boolean;
  numberOf: (userId: string) => number;
  companyId: string;
  names: ReadonlyMap<string, readonly string[]>;
  lang: Language;
  key: Buffer;
}

function disclosureBy({ hides, numberOf, companyId, names, lang, key }: Knowledge): Disclosure {
  const idOf = (userId: string) => (hides(userId) ? aliasOf(key, companyId, userId) : userId);
  const neutral = (userId: string) =>
    say(lang, 'blind_review.candidate', { number: numberIn(lang, numberOf(userId)) });
  const textOf: Disclosure['textOf'] = (userId, text) =>
    text && hides(userId) ? redacted(text, names.get(userId) ?? []) : text;
  return {
    hides,
    idOf,
    nameOf: (userId, name) => (hides(userId) ? neutral(userId) : name),
    textOf,
    unlessHidden: (userId, value) => (hides(userId) ? null : value),
    explanationOf: (userId, explanation) =>
      hides(userId) ? withoutPerson(explanation, (text) => textOf(userId, text)) : explanation,
    profileOf: (profile) => {
      const userId = profile.user_id;
      if (!hides(userId)) return profile;
      return hiddenProfile(profile, {
        id: idOf(userId),
        name: neutral(userId),
        clean: (text) => textOf(userId, text),
      });
    },
  };
}

const numberIn = (lang: Language, number: number): string =>
  new Intl.NumberFormat(lang === 'ar' ? 'ar-AE' : 'en', { useGrouping: false }).format(number);
