import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { CANDIDATE_STATUSES } from '#contract/features/matches.contract.ts';
import type { RequestFacts } from '#engines/matching/index.ts';
import {
  candidateDecisions,
  favouriteCandidates,
  matchProfiles,
  profiles,
  users,
} from '#server/db/tables/index.ts';
import { factsOfProfile, isOneOf } from '#server/features/matches/index.ts';
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
    words,
    changed,
  }: { ids: readonly string[] | null; words: readonly string[]; changed?: { after: Date; until: Date } },
): Promise<{ userId: string; facts: RequestFacts; changedAt: Date }[]> =>
  db
    .select({
      userId: profiles.userId,
      facts: sql<RequestFacts>`${factsOfProfile} || jsonb_build_object(
        'titles', coalesce(${matchProfiles.features}->'titles', '[]'),
        'says', to_jsonb(array[${sql.join(words.map(says), sql`, `)}]::boolean[]))`,
      changedAt: profiles.updatedAt,
    })
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
    );

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
