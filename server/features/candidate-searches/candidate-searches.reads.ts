import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { CANDIDATE_STATUSES } from '#contract/features/matches.contract.ts';
import { type Condition, type RequestFacts, wordsOfRequest } from '#engines/matching/index.ts';
import {
  candidateDecisions,
  favouriteCandidates,
  matchProfiles,
  profiles,
  users,
} from '#server/db/tables/index.ts';
import { factsOfProfile, isOneOf, statedOfProfile } from '#server/features/matches/index.ts';
import type { Database } from '#server/platform/database.ts';

/** Letters that Arabic writes differently and means alike, as the engine folds them. */
const alike = (text: SQL) => sql`translate(lower(${text}), 'أإآٱىةؤئـ', 'اااايهوي')`;
const SHORT_WORD = 3;

/** Whether what the person writes of their work says some words; short ones only as whole words. */
function says(word: string): SQL {
  const own = alike(sql`${matchProfiles.features}->>'text'`);
  if (word.length > SHORT_WORD) return sql`strpos(${own}, ${alike(sql`${word}::text`)}) > 0`;
  const pattern = `(^|[^[:alnum:]])${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}($|[^[:alnum:]])`;
  return sql`${own} ~ ${alike(sql`${pattern}::text`)}`;
}

/** What findable people of a portal say of what may be asked of them. */
export const factsOfPeople = (
  db: Database,
  portal: string,
  {
    ids,
    conditions,
    changed,
    most,
  }: {
    ids: readonly string[] | null;
    conditions: readonly Condition[];
    changed?: { after: Date; until: Date };
    /** No more than these, whoever changed last first. */
    most?: number;
  },
): Promise<{ userId: string; facts: RequestFacts; changedAt: Date }[]> => {
  const people = db
    .select({ userId: profiles.userId, facts: factsFor(conditions), changedAt: profiles.updatedAt })
    .from(profiles)
    .innerJoin(matchProfiles, eq(matchProfiles.userId, profiles.userId))
    .where(
      and(
        isFindable(portal),
        ids ? isOneOf(profiles.userId, ids) : undefined,
        changed
          ? and(gt(profiles.updatedAt, changed.after), lte(profiles.updatedAt, changed.until))
          : undefined,
      ),
    )
    .$dynamic();
  return most === undefined
    ? people
    : people.orderBy(desc(profiles.updatedAt), desc(profiles.userId)).limit(most);
};

/** What these conditions look at, and what lists are sorted by; the whole profile is read for words and unknown skills only. */
function factsFor(conditions: readonly Condition[]): SQL<RequestFacts> {
  const skills = conditions.filter((it) => it.kind === 'skill');
  if (skills.some(({ id }) => id === null)) return factsWith(factsOfProfile, conditions);
  const ids = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', one.id, 'name', '')), '[]')
    from jsonb_array_elements(${matchProfiles.skillIds}) as one(id))`;
  return factsWith(
    sql`${statedOfProfile} || jsonb_build_object('skills', ${skills.length > 0 ? ids : sql`'[]'::jsonb`})`,
    conditions,
  );
}

const factsWith = (facts: SQL, conditions: readonly Condition[]): SQL<RequestFacts> =>
  sql`${facts} || jsonb_build_object(
    'titles', coalesce(${matchProfiles.titles}, '[]'),
    'says', to_jsonb(array[${sql.join(wordsOfRequest(conditions).map(says), sql`, `)}]::boolean[]))`;

/** Whom a page shows, by id. */
export const peopleAmong = (
  db: Database,
  portal: string,
  { ids, jobId }: { ids: readonly string[]; jobId: string | null },
) =>
  db
    .select({
      userId: profiles.userId,
      person: profiles.personalDetails,
      experienceMonths: profiles.experienceMonths,
      changedAt: profiles.updatedAt,
      avatarFileId: users.avatarFileId,
      features: matchProfiles.features,
      facts: factsOfProfile,
      status: sql<
        (typeof CANDIDATE_STATUSES)[number] | null
      >`case when ${jobId}::uuid is not null then coalesce(${candidateDecisions.status}, 'PENDING') end`,
      isFavourite: sql<boolean>`${favouriteCandidates.jobId} is not null`,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(matchProfiles, eq(matchProfiles.userId, profiles.userId))
    .leftJoin(
      candidateDecisions,
      and(eq(candidateDecisions.userId, profiles.userId), sql`${candidateDecisions.jobId} = ${jobId}::uuid`),
    )
    .leftJoin(
      favouriteCandidates,
      and(
        eq(favouriteCandidates.userId, profiles.userId),
        sql`${favouriteCandidates.jobId} = ${jobId}::uuid`,
      ),
    )
    .where(and(isFindable(portal), isOneOf(profiles.userId, ids)));

const isFindable = (portal: string) => and(eq(profiles.portal, portal), eq(profiles.isDiscoverable, true));
