import { useQuery } from '@tanstack/react-query';
import {
  type SearchCondition,
  searchCandidatesInWords,
} from '#contract/features/candidate-searches.contract.ts';
import { listCandidates } from '#contract/features/candidates.contract.ts';
import type { ChatPartOf } from '#contract/features/conversations.contract.ts';
import { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressLink } from './address-link.tsx';
import classes from './answer.module.css';

const SHOWN = 3;

interface ShownPerson {
  candidate_id: string;
  /** Of one person who is listed for several jobs. */
  key?: string;
  name: string;
  headline: string | null;
  score: number | null;
  link: string | null;
}

/** The best candidates of a job as they rank now: answers keep nobody. */
export function RankingPiece({ jobId }: { jobId: string }) {
  const query = useQuery(
    queryFor(listMatchingCandidates, { params: { id: jobId }, query: { limit: SHOWN } }),
  );
  return (
    <Loaded query={query}>
      {({ results }) => (
        <People
          people={results.map(({ candidate_id, name, headline, score }) => ({
            candidate_id,
            name,
            headline,
            score,
            link: asCandidate(candidate_id, jobId),
          }))}
        />
      )}
    </Loaded>
  );
}

/** Of those who stand somewhere more are named: they are the answer, and not the first of a ranking. */
const NAMED = 10;
/** So many are looked through for those of the jobs in question. */
const LOOKED_THROUGH = 50;

/** Who stands so for some jobs of the company, who moved last first. */
export function StandingPiece({
  jobIds,
  stage,
}: {
  jobIds: readonly string[];
  stage: ChatPartOf<'standing'>['stage'];
}) {
  const [only] = jobIds.length === 1 ? jobIds : [];
  const query = useQuery(
    queryFor(listCandidates, {
      query: {
        status:
          stage === null
            ? 'ALL'
            : stage === 'new'
              ? 'PENDING'
              : stage === 'rejected'
                ? 'REJECTED'
                : 'SHORTLISTED',
        ...(only && { job_id: only }),
        limit: LOOKED_THROUGH,
      },
    }),
  );
  return (
    <Loaded query={query}>
      {({ results }) => (
        <People
          people={results
            .filter((one) => jobIds.includes(one.job_id) && stands(one, stage))
            .slice(0, NAMED)
            .map(({ candidate_id, job_id, job_title, name, headline, score }) => ({
              candidate_id,
              key: `${candidate_id} ${job_id}`,
              name,
              headline: only ? headline : job_title,
              score,
              link: asCandidate(candidate_id, job_id),
            }))}
        />
      )}
    </Loaded>
  );
}

const stands = (
  { kind, applied_at }: { kind: string; applied_at: string | null },
  stage: ChatPartOf<'standing'>['stage'],
) => (stage === null ? applied_at !== null : kind === stage);

/** As a job of the company knows them: of a blind review an alias leads to them too. */
const asCandidate = (candidateId: string, jobId: string) =>
  `/recruiter/candidates/${candidateId}?job_id=${jobId}`;

/** Whom a search finds now. */
export function FoundPeoplePiece({ conditions }: { conditions: SearchCondition[] }) {
  const query = useQuery(queryFor(searchCandidatesInWords, { body: { text: '', conditions, limit: SHOWN } }));
  return (
    <Loaded query={query}>
      {({ results }) => (
        <People
          people={results.map(({ candidate_id, name, headline, score, is_blind }) => ({
            candidate_id,
            name,
            headline,
            score,
            link: is_blind ? null : `/recruiter/candidates/${candidate_id}`,
          }))}
        />
      )}
    </Loaded>
  );
}

function Loaded<T>({
  query,
  children,
}: {
  query: Parameters<typeof QueryView<T>>[0]['query'];
  children: Parameters<typeof QueryView<T>>[0]['children'];
}) {
  const { t } = useTranslation('conversations');
  return (
    <QueryView
      query={query}
      waiting={<ListSkeleton label={t('people.loading')} count={SHOWN} />}
      failedTitle={t('people.failed')}
    >
      {children}
    </QueryView>
  );
}

function People({ people }: { people: readonly ShownPerson[] }) {
  const { t } = useTranslation('conversations');
  const format = useFormatters();
  if (people.length === 0) return <p className={classes.more}>{t('people.gone')}</p>;
  return (
    <ol className={classes.rows} aria-label={t('people.label')}>
      {people.map(({ candidate_id, key = candidate_id, name, headline, score, link }) => {
        const percent = format.percent(score);
        return (
          <li key={key} className={classes.row}>
            {score !== null && (
              <ScoreRing
                share={score}
                label={percent}
                description={t('score.label', { percent })}
                size={48}
              />
            )}
            <div className={classes.main}>
              {link ? (
                <AddressLink to={link}>
                  <bdi>{name}</bdi>
                </AddressLink>
              ) : (
                <span className={classes.strong}>
                  <bdi>{name}</bdi>
                </span>
              )}
              {headline && (
                <span className={classes.more}>
                  <bdi>{headline}</bdi>
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
