import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Explanation } from '#contract/features/matches.contract.ts';
import type { SharedProfile } from '#contract/features/profiles.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { isOneOfGiven, uuids } from '#server/db/among.ts';
import { candidateDecisions, jobs, profiles, users } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { preparedOnce } from '#server/platform/database.ts';
import type { Uses } from '#server/platform/ports.ts';
import { say } from '#server/platform/words.ts';
import { aliasOf } from './blind-review.aliases.ts';
import { guessWith, type Named, nameKey, numbersFor } from './blind-review.names.ts';
import { redacted } from './blind-review.redacting.ts';

type Shared = z.input<typeof SharedProfile>;

/**
 * What may be shown of people who are reviewed for a job. Where the job is reviewed blind, who someone is stays hidden
 * until they are shortlisted for it. Every reply about candidates of a job passes what it says through this.
 */
export interface Veil {
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

interface Pair {
  jobId: string | null;
  userId: string;
}

/** For people of one job, or of none. `hidesAll`: of a job that is not saved, whether it is to be reviewed blind. */
export async function veilOf(
  ctx: Ctx & Uses<'aliases'>,
  {
    jobId,
    userIds,
    hidesAll = false,
  }: { jobId: string | null; userIds: readonly string[]; hidesAll?: boolean },
): Promise<Veil> {
  const of = await veilsOf(
    ctx,
    userIds.map((userId) => ({ jobId, userId })),
    { hidesAll },
  );
  return of(jobId);
}

/** For people of several jobs: a veil for each job. */
export async function veilsOf(
  ctx: Ctx & Uses<'aliases'>,
  pairs: readonly Pair[],
  { hidesAll = false }: { hidesAll?: boolean } = {},
): Promise<(jobId: string | null) => Veil> {
  const { hidden, blind } = await hiddenAmong(ctx, pairs, hidesAll);
  if (hidden.length === 0) return () => BARE;
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
    veil({
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

/** Those who must not be known, and the blind jobs among theirs. */
async function hiddenAmong(ctx: Ctx, pairs: readonly Pair[], hidesAll: boolean) {
  const blind = await blindJobsAmong(ctx, pairs);
  const suspects = pairs.filter(
    ({ jobId, userId }) =>
      hidesAll || (jobId !== null && blind.has(jobId)) || ctx.request.namedByAlias.has(userId),
  );
  if (suspects.length === 0) return { hidden: [], blind };
  const shortlisted = await shortlistedFor(ctx, [...blind.keys()]);
  return { hidden: suspects.filter((pair) => !shortlisted.has(keyOf(pair))), blind };
}

/** Whether somebody is hidden in a job, as a condition of a query; of no job nobody is. */
export const isHiddenIn = (jobId: SQL | AnyColumn, userId: SQL | AnyColumn): SQL => sql`exists (
  select from ${jobs} reviewed
  where reviewed.id = ${jobId} and reviewed.is_blind and not exists (
    select from ${candidateDecisions} decided
    where decided.job_id = reviewed.id and decided.user_id = ${userId} and decided.status = 'SHORTLISTED'
  ))`;

const keyOf = ({ jobId, userId }: Pair) => `${jobId ?? ''} ${userId}`;

/** The companies of those jobs that are reviewed blind. */
async function blindJobsAmong(ctx: Ctx, pairs: readonly Pair[]): Promise<Map<string, string>> {
  const ids = [...new Set(pairs.flatMap(({ jobId }) => (jobId === null ? [] : [jobId])))];
  if (ids.length === 0) return new Map();
  const rows = await blindJobs(ctx.db).execute({ ids: uuids(ids) });
  return new Map(rows.map(({ id, companyId }) => [id, companyId]));
}

const blindJobs = preparedOnce('blind_review_jobs', (db) =>
  db
    .select({ id: jobs.id, companyId: jobs.companyId })
    .from(jobs)
    .where(and(isOneOfGiven(jobs.id, 'ids'), eq(jobs.isBlind, true))),
);

/** Who is shortlisted for jobs that are reviewed blind. */
async function shortlistedFor(ctx: Ctx, jobIds: readonly string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await ctx.db
    .select({ jobId: candidateDecisions.jobId, userId: candidateDecisions.userId })
    .from(candidateDecisions)
    .where(and(inArray(candidateDecisions.jobId, [...jobIds]), eq(candidateDecisions.status, 'SHORTLISTED')));
  return new Set(rows.map(keyOf));
}

/** All names by which people are called, of their account and of their profile. */
async function namesOf(ctx: Ctx, pairs: readonly Pair[]): Promise<Map<string, string[]>> {
  const rows = await ctx.db
    .select({
      id: users.id,
      first: users.firstName,
      last: users.lastName,
      person: profiles.personalDetails,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...new Set(pairs.map(({ userId }) => userId))]));
  return new Map(rows.map(({ id, first, last, person }) => [id, [first, last, person?.name ?? '']]));
}

const BARE: Veil = {
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

function veil({ hides, numberOf, companyId, names, lang, key }: Knowledge): Veil {
  const idOf = (userId: string) => (hides(userId) ? aliasOf(key, companyId, userId) : userId);
  const neutral = (userId: string) =>
    say(lang, 'blind_review.candidate', { number: numberIn(lang, numberOf(userId)) });
  const textOf: Veil['textOf'] = (userId, text) =>
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

/** Evidence without names and contacts; of a place only whether it fits. */
function withoutPerson(
  explanation: Explanation,
  clean: <T extends string | null>(text: T) => T | string,
): Explanation {
  const shown = <S extends { evidence: string | null }>(skill: S): S => ({
    ...skill,
    evidence: clean(skill.evidence),
  });
  return {
    ...explanation,
    gates: explanation.gates.map((gate) => (gate.key === 'location' ? { ...gate, have: null } : gate)),
    matched: explanation.matched.map(shown),
    partial: explanation.partial.map(shown),
  };
}

interface Neutral {
  id: string;
  name: string;
  clean: <T extends string | null | undefined>(text: T) => T | string;
}

/**
 * What somebody can do, without who they are: names, contacts, place, nationality, pictures and documents go, and with
 * them the years of studies, from which an age is read.
 */
function hiddenProfile(profile: Shared, { id, name, clean }: Neutral): Shared {
  const { headline, summary, notice_period_days, expected_salary } = profile.personal_details;
  return {
    ...profile,
    id,
    user_id: id,
    personal_details: {
      name,
      headline: clean(headline),
      summary: clean(summary),
      notice_period_days,
      expected_salary,
      email: null,
      phone: null,
      location: null,
      nationality: null,
      links: [],
    },
    work_history_detailed: profile.work_history_detailed.map((work) => ({
      ...work,
      location: null,
      details: work.details?.map((line) => clean(line)),
    })),
    education: profile.education.map((it) => ({ ...it, start_date: null, end_date: null })),
    certifications: profile.certifications.map((it) => ({
      ...it,
      name: clean(it.name),
      issue_date: null,
      credential_id: null,
    })),
    highlights: profile.highlights.map((it) => ({
      ...it,
      title: clean(it.title),
      description: clean(it.description),
      date: null,
    })),
    media: [],
    social_links: {},
    contacts_shared: false,
  };
}
