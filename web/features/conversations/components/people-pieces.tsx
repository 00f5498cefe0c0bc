import { useQuery } from '@tanstack/react-query';
import {
  type SearchCondition,
  searchCandidatesInWords,
} from '#contract/features/candidate-searches.contract.ts';
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
            link: `/recruiter/jobs/${jobId}`,
          }))}
        />
      )}
    </Loaded>
  );
}

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
      {people.map(({ candidate_id, name, headline, score, link }) => {
        const percent = format.percent(score);
        return (
          <li key={candidate_id} className={classes.row}>
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
