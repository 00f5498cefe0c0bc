import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayBePut } from '#contract/features/candidates.steps.ts';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { applicantsAmong } from '#web/widgets/candidate-decisions/applicants.ts';
import { RejectDialog } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useDeciding } from '../deciding.ts';
import { rowsQuery } from '../rankings.queries.ts';
import { Matrix } from './comparison-matrix.tsx';
import classes from './ranking-compare.module.css';

interface RankingCompareProps {
  jobId: string;
  ids: readonly string[];
  onRemove: (id: string) => void;
  onClose: () => void;
}

/** Up to four candidates side by side: the parts of their scores, the requirements, every skill with its evidence, and what to do. */
export default function RankingCompare({ jobId, ids, onRemove, onClose }: RankingCompareProps) {
  const { t } = useTranslation(['rankings', 'candidate-rows']);
  // Whoever stays is not taken away while the others are asked for.
  const query = useQuery({ ...rowsQuery(jobId, ids), placeholderData: (before) => before });
  // What was decided is read in the column: nobody leaves.
  const { decide, isRunning } = useDeciding({ jobId, onTaken: () => {} });
  const [rejecting, setRejecting] = useState<MatchingCandidate | null>(null);
  return (
    <>
      <Dialog isOpen onClose={onClose} title={t('compare.title')} closeLabel={t('compare.close')} size="wide">
        <QueryView
          query={query}
          waiting={<ListSkeleton label={t('candidate-rows:waiting')} count={6} />}
          failedTitle={t('candidate-rows:failed')}
          isEmpty={(data) => data.results.length === 0}
          empty={<Text>{t('ranking.gone')}</Text>}
        >
          {({ results }) => (
            <Matrix
              jobId={jobId}
              people={results}
              // Whoever has been named since, in a blind review, was marked by their alias.
              onRemove={(person, at) =>
                onRemove(results.length === ids.length ? ids[at]! : person.candidate_id)
              }
              decisions={(person) => (
                <Decisions
                  person={person}
                  isRunning={isRunning}
                  onDecide={(status) => void decide([person], status)}
                  onReject={() =>
                    applicantsAmong([person]).length > 0
                      ? setRejecting(person)
                      : void decide([person], 'REJECTED')
                  }
                />
              )}
            />
          )}
        </QueryView>
      </Dialog>
      <RejectDialog
        name={rejecting?.name}
        isOpen={rejecting !== null}
        onClose={() => setRejecting(null)}
        onReject={(rejection) => rejecting && void decide([rejecting], 'REJECTED', rejection)}
      />
    </>
  );
}

interface DecisionsProps {
  person: MatchingCandidate;
  isRunning: boolean;
  onDecide: (status: 'SHORTLISTED' | 'PENDING') => void;
  onReject: () => void;
}

function Decisions({ person, isRunning, onDecide, onReject }: DecisionsProps) {
  const { t } = useTranslation(['rankings', 'candidate-decisions']);
  const { name } = person;
  const isUndecided = person.status === 'PENDING';
  return (
    <div className={classes.decisions}>
      {(!isUndecided || mayBePut(person, { status: 'SHORTLISTED' })) && (
        <Button
          size="compact-sm"
          variant={isUndecided ? 'light' : 'default'}
          aria-label={t(isUndecided ? 'row.shortlist' : 'row.take_back', { name })}
          // Not disabled while it is sent: the focus stays.
          onClick={() => !isRunning && onDecide(isUndecided ? 'SHORTLISTED' : 'PENDING')}
        >
          {t(isUndecided ? 'candidate-decisions:shortlist' : 'candidate-decisions:take_back')}
        </Button>
      )}
      {isUndecided && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('row.reject', { name })}
          onClick={() => !isRunning && onReject()}
        >
          {t('candidate-decisions:reject')}
        </Button>
      )}
    </div>
  );
}
