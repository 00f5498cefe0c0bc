import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Job } from '#contract/features/jobs.contract.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useAddress } from '#web/platform/address.ts';
import { idIn } from '#web/platform/ids.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LeftOutNote } from '#web/widgets/candidate-filters/left-out-note.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useRankingTasks, useRecompute } from '../ranking-tasks.ts';
import { APPLIED, RECRUITER_JOB } from '../rankings.addresses.ts';
import {
  type CandidateStatus,
  type Order,
  type OrderQuery,
  orderQuery,
  useLiveRanking,
} from '../rankings.queries.ts';
import { countFilters, MOST_COMPARED, NO_FILTERS, queryOf } from '../rankings-address.ts';
import { Applicants } from './applicants.tsx';
import { EmployeesOfJob } from './employees-of-job.tsx';
import { NobodyRanked } from './nobody-ranked.tsx';
import classes from './ranked-candidates.module.css';
import { RankingFilters } from './ranking-filters.tsx';
import { RankingList } from './ranking-list.tsx';
import { isForEmployees, RankingTabs } from './ranking-tabs.tsx';
import { RankingTools } from './ranking-tools.tsx';

const RankingCompare = lazy(() => import('./ranking-compare.tsx'));
const RankingWeights = lazy(() => import('./ranking-weights.tsx'));

const COMPUTING_POLL_MS = 2_000;

/** The ranking by decision, those who applied, or the employees to whom alone a job is open. */
export function RankedPeople({ job }: { job: Job }) {
  const [{ status }, setAddress] = useAddress(RECRUITER_JOB);
  const isOfEmployees = isForEmployees(job) && status === 'PENDING';
  if (status !== APPLIED && !isOfEmployees) return <Candidates job={job} status={status} />;
  return (
    <div className={classes.body}>
      <RankingTabs
        job={job}
        status={status}
        filters={NO_FILTERS}
        weaker={false}
        onChange={(next) => setAddress({ status: next }, { push: true })}
      />
      <div
        id="candidates-panel"
        className={classes.panel}
        role="tabpanel"
        aria-labelledby={`candidates-${status}`}
      >
        {isOfEmployees ? <EmployeesOfJob jobId={job.jid} /> : <Applicants jobId={job.jid} />}
      </div>
    </div>
  );
}

/** What the address says of a ranking, and how it is changed. */
function useRankingAddress() {
  const [{ status: _, panel, compare: marked, weaker, sort, ...filters }, setAddress] =
    useAddress(RECRUITER_JOB);
  // An address may be written by hand.
  const compare = marked.filter(idIn).slice(-MOST_COMPARED);
  return {
    panel,
    weaker,
    sort,
    filters,
    compare,
    setAddress,
    toggleCompared: (id: string) =>
      setAddress({
        compare: compare.includes(id)
          ? compare.filter((one) => one !== id)
          : [...compare, id].slice(-MOST_COMPARED),
      }),
    removeCompared: (id: string) => {
      const left = compare.filter((one) => one !== id);
      setAddress({ compare: left, ...(left.length < 2 && { panel: '' }) }, { scroll: false });
    },
    openPanel: (panel: 'compare' | 'weights') => setAddress({ panel }, { push: true, scroll: false }),
    // Going back does not open again what was closed.
    closePanel: () => setAddress({ panel: '' }, { scroll: false }),
  };
}

function Candidates({ job, status }: { job: Job; status: CandidateStatus }) {
  const { t } = useTranslation(['rankings', 'candidate-rows']);
  const address = useRankingAddress();
  const { panel, compare, weaker, sort, filters, setAddress } = address;
  const jobId = job.jid;
  useLiveRanking(jobId);
  const recompute = useRecompute(jobId);
  const asked = queryOf(filters, { status, weaker, sort });
  const ranking = useQuery({
    ...orderQuery(jobId, asked),
    // What is under way is asked for until it is there, whether the socket says so or not.
    refetchInterval: ({ state }) => (state.data?.computing ? COMPUTING_POLL_MS : false),
  });
  const hidden = ranking.data?.weaker ?? 0;
  const isBlind = ranking.data?.is_blind ?? job.own?.is_blind ?? false;
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const tasks = useRankingTasks({ job, asked, recompute, onWeights: () => address.openPanel('weights') });
  return (
    <div className={classes.body}>
      <div className={classes.tools}>
        <RankingTabs
          job={job}
          status={status}
          filters={filters}
          weaker={weaker}
          onChange={(next) => setAddress({ status: next }, { push: true })}
        />
        <div className={classes.toolsEnd}>
          {!isWide && panel !== 'weights' && (
            <RankingFilters job={job} isBlind={isBlind} isSheet value={filters} onChange={setAddress} />
          )}
          <RankingTools
            isWide={isWide}
            weaker={
              status === 'PENDING' && (weaker || hidden > 0)
                ? { count: hidden, isOn: weaker, onChange: (isOn) => setAddress({ weaker: isOn }) }
                : null
            }
            sort={sort}
            onSort={(next) => setAddress({ sort: next })}
            tasks={tasks}
          />
        </div>
      </div>
      {isBlind && (
        <Text size="sm" c="dimmed" className={classes.note}>
          {t('ranking.blind')}
        </Text>
      )}
      <div
        id="candidates-panel"
        className={classes.panel}
        role="tabpanel"
        aria-labelledby={`candidates-${status}`}
      >
        {panel === 'weights' ? (
          <Suspense fallback={<ListSkeleton label={t('candidate-rows:waiting')} count={6} />}>
            <RankingWeights job={job} onClose={address.closePanel} />
          </Suspense>
        ) : (
          <>
            {isWide && <RankingFilters job={job} isBlind={isBlind} value={filters} onChange={setAddress} />}
            <Ranking
              jobId={jobId}
              status={status}
              asked={asked}
              ranking={ranking}
              isRecomputing={recompute.isRunning}
              address={address}
            />
          </>
        )}
      </div>
      {panel === 'compare' && compare.length > 0 && (
        <Suspense fallback={null}>
          <RankingCompare
            jobId={jobId}
            ids={compare}
            onClose={address.closePanel}
            onRemove={address.removeCompared}
          />
        </Suspense>
      )}
    </div>
  );
}

interface RankingProps {
  jobId: string;
  status: CandidateStatus;
  asked: OrderQuery;
  ranking: UseQueryResult<Order>;
  isRecomputing: boolean;
  address: ReturnType<typeof useRankingAddress>;
}

/** The list itself, with whom the filters leave out above it and whether it is being ranked anew. */
function Ranking({ jobId, status, asked, ranking, isRecomputing, address }: RankingProps) {
  const { t } = useTranslation(['rankings', 'candidate-rows']);
  const { weaker, filters, setAddress } = address;
  const { data } = ranking;
  return (
    <>
      <div role="status" className={classes.leftOut}>
        <LeftOutNote leftOut={data?.left_out ?? null} />
      </div>
      <div role="status" className={classes.computing}>
        {(isRecomputing || (data?.computing && data.order.length > 0)) && (
          <StatusBadge tone="alive">{t('computing')}</StatusBadge>
        )}
      </div>
      <QueryView
        query={ranking}
        waiting={<ListSkeleton label={t('candidate-rows:waiting')} count={8} />}
        failedTitle={t('candidate-rows:failed')}
      >
        {({ order, computing, weaker: hidden }) => (
          <RankingList
            key={JSON.stringify(asked)}
            jobId={jobId}
            status={status}
            latest={order}
            compared={address.compare}
            onCompare={address.toggleCompared}
            onComparing={() => address.openPanel('compare')}
            empty={
              <NobodyRanked
                jobId={jobId}
                status={status}
                hidden={weaker ? 0 : hidden}
                isComputing={computing}
                isRequiring={countFilters(filters) > 0}
                onShowWeaker={() => setAddress({ weaker: true })}
                onRequireNothing={() => setAddress(NO_FILTERS)}
              />
            }
          />
        )}
      </QueryView>
    </>
  );
}
