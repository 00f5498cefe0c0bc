import { Button, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { mayBePut } from '#contract/features/candidates.steps.ts';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { ShortlistIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isOffered } from '#web/platform/portal.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { CandidateStatus } from '../rankings.queries.ts';
import classes from './ranking-list.module.css';

const SendMany = lazy(() => import('#web/widgets/system-records/send-many.tsx'));

interface RankingBarProps {
  /** How many the list holds. */
  count: number;
  selection: SelectionActionsProps;
  compared: number;
  onComparing: () => void;
}

/** Above a ranking: how many there are, what can be done with those who are selected, and the comparison of some. */
export function RankingBar({ count, selection, compared, onComparing }: RankingBarProps) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  return (
    <div className={classes.bar}>
      <Text size="sm" c="dimmed">
        {t('ranking.shown', { count, number: format.number(count) })}
      </Text>
      {selection.people.length > 0 && <SelectionActions {...selection} />}
      {compared > 0 && (
        <Button size="compact-sm" variant="default" disabled={compared < 2} onClick={onComparing}>
          {t('ranking.compare_them', { count: compared })}
        </Button>
      )}
    </div>
  );
}

interface SelectionActionsProps {
  jobId: string;
  people: readonly MatchingCandidate[];
  status: CandidateStatus;
  isDeciding: boolean;
  onShortlist: () => void;
  onReject: () => void;
  onWrite: () => void;
  /** Asks them whether the job interests them. */
  onAsk: () => void;
  onDeselect: () => void;
}

function SelectionActions({ jobId, people, status, isDeciding, ...on }: SelectionActionsProps) {
  const { t } = useTranslation(['rankings', 'candidate-messages', 'candidate-rows', 'pokes']);
  return (
    <div className={classes.chosen}>
      <Text size="sm" role="status">
        {t('candidate-rows:selected', { count: people.length })}
      </Text>
      {status === 'PENDING' && (
        <>
          {people.some((person) => mayBePut(person, { status: 'SHORTLISTED' })) && (
            <Button
              size="compact-sm"
              leftSection={<ShortlistIcon size={16} stroke={1.7} aria-hidden />}
              loading={isDeciding}
              onClick={on.onShortlist}
            >
              {t('selection.shortlist')}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={on.onReject}>
            {t('ranking.reject_them')}
          </Button>
        </>
      )}
      <Button size="compact-sm" variant="default" onClick={on.onWrite}>
        {t('candidate-messages:write_to_them')}
      </Button>
      <Button size="compact-sm" variant="default" title={t('pokes:ask_help')} onClick={on.onAsk}>
        {t('pokes:ask')}
      </Button>
      {isOffered('hiring-systems') && (
        <Suspense fallback={null}>
          <SendMany
            people={people.map(({ candidate_id, name }) => ({ candidate_id, name, job_id: jobId }))}
          />
        </Suspense>
      )}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={on.onDeselect}>
        {t('candidate-rows:select_none')}
      </Button>
    </div>
  );
}
