import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PEOPLE_SORTS } from '#contract/features/candidate-searches.contract.ts';
import type { CANDIDATE_STATUSES } from '#contract/features/rankings.contract.ts';
import {
  asksRank,
  type Condition,
  type ConditionKind,
  type RequestFacts,
  type SoughtWords,
  soughtWords,
} from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { isArabic } from '#engines/text/index.ts';
import { isAmong, isOneOf } from '#server/db/among.ts';
import { isFoundBy } from '#server/db/findable.ts';
import {
  applications,
  candidateDecisions,
  favouriteCandidates,
  matchProfiles,
  profiles,
  users,
} from '#server/db/tables/index.ts';
import { alike } from '#server/db/words.ts';
import { knownOfProfile } from '#server/features/match-index/index.ts';
import { factsOfProfile, type StatedFact, stated } from '#server/features/rankings/index.ts';
import type { Database } from '#server/platform/database.ts';

const SHORT_WORD = 3;
/** What may follow a word that is meant: "intern" is said by "interns", and not by "internal". */
const ENDINGS = '(e?s|ed|ing|ers?|ly)?';
/** What Arabic writes onto a word before and behind it. */
const ARABIC_BEFORE = '(و|ف)?(ال|بال|كال|لل|ب|ل|ك)?';
const ARABIC_BEHIND = '(يه|يات|ات|ون|ين|ان|ه|ي|ا|هم|ها)?';

/** Whether a text, folded and named `own`, says some words in any of these ways; short ones only as whole words. */
function says({ wordings, pattern, of }: SoughtWords): SQL {
  if (wordings.length === 0) return sql`false`;
  if (of === 'employers') return sql`(select ${saidIn(wordings)} from (select employers as own) as named)`;
  return pattern === undefined ? saidIn(wordings) : sql`own ~ ${pattern}::text`;
}

function saidIn(wordings: readonly string[]): SQL {
  // Longer Arabic words wear their articles and endings on either side.
  const isAnywhere = (word: string) => isArabic(word) && word.length > SHORT_WORD;
  const anywhere = wordings.filter(isAnywhere);
  const whole = wordings.filter((word) => !isAnywhere(word));
  const patterns = whole.map((word) => {
    const plain = word.replace(/[^\p{L}\p{N} ]/gu, '\\$&');
    if (isArabic(word)) return `${ARABIC_BEFORE}${plain}${ARABIC_BEHIND}`;
    return word.length > SHORT_WORD ? `${plain.replace(/y$/u, '(y|ies?)')}${ENDINGS}` : plain;
  });
  // A pattern is looked for only in texts that hold the letters: that is ten times as quick.
  const isWhole = sql`(${holdsOne(whole.map((word) => word.replace(/y$/u, '')))} and own ~ ${alike(sql`${`(^|[^[:alnum:]])(${patterns.join('|')})($|[^[:alnum:]])`}::text`)})`;
  if (anywhere.length === 0) return isWhole;
  return whole.length === 0 ? holdsOne(anywhere) : sql`(${holdsOne(anywhere)} or ${isWhole})`;
}

const holdsOne = (words: readonly string[]): SQL =>
  sql`(${sql.join(
    words.map((word) => sql`strpos(own, ${alike(sql`${word}::text`)}) > 0`),
    sql` or `,
  )})`;

/** What a person writes of their work, and for whom they worked. */
const ownText = sql`${matchProfiles.features}->>'text' || ' ' || coalesce(
  jsonb_path_query_array(${profiles.workHistory}, '$[*].organisation')::text, '')`;

/** For whom they work now; of who has no work at present, for whom they worked last. */
const ownEmployers = sql`coalesce(coalesce(
  nullif(jsonb_path_query_array(${profiles.workHistory}, '$[*] ? (@.currently_working == true).organisation'), '[]'),
  jsonb_path_query_array(${profiles.workHistory}, '$[0].organisation'))::text, '')`;

/** What they studied, as they name it; the field may stand in the name of the degree. */
const ownFields = sql`jsonb_path_query_array(${profiles.education}, '$[*].field ? (@ != null)') ||
  jsonb_path_query_array(${profiles.education}, '$[*].degree_title ? (@ != null)')`;

type PeopleSort = (typeof PEOPLE_SORTS)[number];

/** Who looks for people: a company of a portal. */
export interface Finder {
  portal: string;
  companyId: string;
}

/** What the people whom a company finds say of what is asked of them, and of what they are sorted by. */
export const factsOfPeople = (
  db: Database,
  finder: Finder,
  {
    taxonomy,
    ids,
    conditions,
    sort,
    changed,
    skillIds = [],
    most,
  }: {
    taxonomy: Taxonomy;
    ids: readonly string[] | null;
    conditions: readonly Condition[];
    /** Of which skills it is told whether they have them; all of them where one is asked for that no dictionary knows. */
    skillIds?: readonly string[];
    sort?: PeopleSort;
    changed?: { after: Date; until: Date };
    /** No more than these, whoever changed last first. */
    most?: number;
  },
): Promise<{ userId: string; facts: RequestFacts; changedAt: Date }[]> => {
  const people = db
    .select({
      userId: profiles.userId,
      facts: factsFor(soughtWords(taxonomy, conditions), conditions, { skillIds, sort }),
      changedAt: profiles.updatedAt,
    })
    .from(profiles)
    .innerJoin(matchProfiles, eq(matchProfiles.userId, profiles.userId))
    .where(
      and(
        isFindable(finder),
        ids ? isAmong(profiles.userId, ids) : undefined,
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

const STATED_BY: Partial<Record<ConditionKind | PeopleSort, StatedFact>> = {
  years: 'years',
  education: 'education',
  language: 'languages',
  place: 'location',
  nationality: 'nationality',
  salary: 'salary',
  notice: 'noticeDays',
  experience: 'years',
};

/** What these conditions and this order look at; the whole profile is read for words and unknown skills only. */
function factsFor(
  words: readonly SoughtWords[],
  conditions: readonly Condition[],
  { skillIds, sort = 'score' }: { skillIds: readonly string[]; sort?: PeopleSort | undefined },
): SQL<RequestFacts> {
  const kinds = new Set<ConditionKind | PeopleSort>([...conditions.map(({ kind }) => kind), sort]);
  const asked = new Set([...kinds].flatMap((kind) => STATED_BY[kind] ?? []));
  if (conditions.some(asksRank)) asked.add('years');
  const isWorkNamed = kinds.has('title') || kinds.has('skill') || kinds.has('word');
  const titles = isWorkNamed ? sql`coalesce(${matchProfiles.titles}, '[]')` : sql`'[]'::jsonb`;
  const likely = kinds.has('title') ? sql`coalesce(${matchProfiles.likely}, '[]')` : sql`'[]'::jsonb`;
  const fields = kinds.has('title') ? ownFields : sql`'[]'::jsonb`;
  // The text is folded once for all words; `offset 0` keeps it from being folded anew for each.
  const said =
    words.length === 0
      ? sql`'[]'::jsonb`
      : sql`(select to_jsonb(array[${sql.join(words.map(says), sql`, `)}]) from (select ${alike(ownText)} as own, ${words.some(({ of }) => of === 'employers') ? alike(ownEmployers) : sql`null`} as employers offset 0) as written)`;
  return sql`(${skillsAsked(conditions, skillIds)} || ${stated([...asked])} || jsonb_build_object(
    'titles', ${titles}, 'likely', ${likely}, 'fields', ${fields}, 'says', ${said}))::text`.mapWith(
    readOnce(),
  );
}

/** Which of the skills that are looked at they have; all of them where one is asked for that no dictionary knows. */
function skillsAsked(conditions: readonly Condition[], skillIds: readonly string[]): SQL {
  const skills = conditions.filter((it) => it.kind === 'skill');
  if (skills.some(({ id }) => id === null)) return factsOfProfile;
  if (skillIds.length === 0) return sql`jsonb_build_object('skills', '[]'::jsonb)`;
  const asked = `{${skillIds.map((id) => JSON.stringify(id)).join(',')}}`;
  return sql`jsonb_build_object('skills', (
    select coalesce(jsonb_agg(jsonb_build_object('id', one.id, 'name', '')), '[]')
    from unnest(${asked}::text[]) as one(id) where jsonb_exists(${matchProfiles.skillIds}, one.id)))`;
}

/** Facts that are the same become one object: of thousands of people many say the same of the little that is asked. */
function readOnce(): (text: string) => RequestFacts {
  const known = new Map<string, RequestFacts>();
  return (text) => {
    const facts = known.get(text) ?? (JSON.parse(text) as RequestFacts);
    known.set(text, facts);
    return facts;
  };
}

/** Whom a page shows, by id. */
export const peopleAmong = (
  db: Database,
  finder: Finder,
  { ids, jobId }: { ids: readonly string[]; jobId: string | null },
) =>
  db
    .select({
      userId: profiles.userId,
      person: profiles.personalDetails,
      experienceMonths: profiles.experienceMonths,
      changedAt: profiles.updatedAt,
      avatarFileId: users.avatarFileId,
      ...knownOfProfile,
      facts: factsOfProfile,
      status: sql<
        (typeof CANDIDATE_STATUSES)[number] | null
      >`case when ${jobId}::uuid is not null then coalesce(${candidateDecisions.status}, 'PENDING') end`,
      applicationStage: applications.stage,
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
      applications,
      and(eq(applications.userId, profiles.userId), sql`${applications.jobId} = ${jobId}::uuid`),
    )
    .leftJoin(
      favouriteCandidates,
      and(
        eq(favouriteCandidates.userId, profiles.userId),
        sql`${favouriteCandidates.jobId} = ${jobId}::uuid`,
      ),
    )
    .where(and(isFindable(finder), isOneOf(profiles.userId, ids)));

const isFindable = ({ portal, companyId }: Finder) => and(eq(profiles.portal, portal), isFoundBy(companyId));
