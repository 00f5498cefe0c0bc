import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Job } from '#contract/features/jobs.contract.ts';
import { ListSkeleton, Skeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LeftOutNote } from '#web/widgets/candidate-filters/left-out-note.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { isForEmployees } from '../job-audience.ts';
import { useRankingTasks, useRecompute } from '../ranking-tasks.ts';
import { APPLIED, RECRUITER_JOB, type Tab } from '../rankings.addresses.ts';
import {
  type CandidateStatus,
  type Order,
  type OrderQuery,
  useLiveRanking,
  useOrder,
} from '../rankings.queries.ts';
import { countFilters, NO_FILTERS, queryOf } from '../rankings-address.ts';
import { type RankingAddress, useRankingAddress } from '../use-ranking-address.ts';
import { NobodyRanked } from './nobody-ranked.tsx';
import classes from './ranked-candidates.module.css';
import { RankingFilters } from './ranking-filters.tsx';
import { RankingList } from './ranking-list.tsx';
import { RankingTabs } from './ranking-tabs.tsx';
import { RankingTools, type Weaker, WeakerSwitch } from './ranking-tools.tsx';

const Applicants = lazy(async () => ({ default: (await import('./applicants.tsx')).Applicants }));
const EmployeesOfJob = lazy(async () => ({
  default: (await import('./employees-of-job.tsx')).EmployeesOfJob,
}));
const RankingCompare = lazy(() => import('./ranking-compare.tsx'));
const RankingWeights = lazy(() => import('./ranking-weights.tsx'));

/** The ranking by decision, those who applied, or the employees to whom alone a job is open. */
export function RankedPeople({ job }: { job: Job }) {
  const { t } = useTranslation('candidate-rows');
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
      <TabPanel status={status}>
        <Suspense fallback={<ListSkeleton label={t('waiting')} count={6} />}>
          {isOfEmployees ? <EmployeesOfJob jobId={job.jid} /> : <Applicants jobId={job.jid} />}
        </Suspense>
      </TabPanel>
    </div>
  );
}

const TabPanel = ({ status, children }: { status: Tab; children: ReactNode }) => (
  <div
    id="candidates-panel"
    className={classes.panel}
    role="tabpanel"
    aria-labelledby={`candidates-${status}`}
  >
    {children}
  </div>
);

interface CandidatesProps {
  job: Job;
  status: CandidateStatus;
}

/** The people of a ranking on whom the same was decided, with the tools of the whole ranking above them. */
function Candidates({ job, status }: CandidatesProps) {
  const { t } = useTranslation(['rankings', 'candidate-rows']);
  const address = useRankingAddress();
  const { panel, weaker, sort, filters, setAddress } = address;
  const jobId = job.jid;
  useLiveRanking(jobId);
  const recompute = useRecompute(jobId);
  const asked = queryOf(filters, { status, weaker, sort });
  const ranking = useOrder(jobId, asked);
  const mustBeVerified = useSession().user?.companyDetail?.must_be_verified;
  const isBlind = ranking.data?.is_blind ?? job.own?.is_blind ?? false;
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const tasks = useRankingTasks({ job, asked, recompute, onWeights: () => address.openPanel('weights') });
  const weak = weakerOf(address, status, ranking.data?.weaker ?? 0);
  const weakerSwitch = weak && <WeakerSwitch {...weak} />;
  // Most rankings have weak matches: the list that comes with them is not to move down for the switch.
  const isOrderComing = status === 'PENDING' && ranking.isPending;
  const rankingFilters = { job, isBlind, value: filters, onChange: setAddress };
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
          {!isWide && panel !== 'weights' && <RankingFilters {...rankingFilters} isSheet />}
          <RankingTools sort={sort} onSort={(next) => setAddress({ sort: next })} tasks={tasks}>
            {isWide && weakerSwitch}
          </RankingTools>
        </div>
        {!isWide && (weakerSwitch ?? (isOrderComing && <WeakerPlace />))}
      </div>
      {isBlind && (
        <Text size="sm" c="dimmed" className={classes.note}>
          {t(mustBeVerified ? 'ranking.unverified' : 'ranking.blind')}
        </Text>
      )}
      <TabPanel status={status}>
        {panel === 'weights' ? (
          <Suspense fallback={<ListSkeleton label={t('candidate-rows:waiting')} count={6} />}>
            <RankingWeights job={job} onClose={address.closePanel} />
          </Suspense>
        ) : (
          <>
            {isWide && <RankingFilters {...rankingFilters} />}
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
      </TabPanel>
      <Comparison jobId={jobId} address={address} />
    </div>
  );
}

/** What the switch shows that brings weak matches, among the undecided, where there are any. */
const weakerOf = (
  { weaker, setAddress }: RankingAddress,
  status: CandidateStatus,
  hidden: number,
): Weaker | null =>
  status === 'PENDING' && (weaker || hidden > 0)
    ? { count: hidden, isOn: weaker, onChange: (isOn: boolean) => setAddress({ weaker: isOn }) }
    : null;

/** Where the switch will stand on a phone. */
const WeakerPlace = () => (
  <div className={classes.weakerPlace}>
    <Skeleton width="9rem" height={20} />
  </div>
);

/** Those who are marked side by side, over the list, while it is open. */
function Comparison({ jobId, address }: { jobId: string; address: RankingAddress }) {
  const { panel, compare, closePanel, removeCompared } = address;
  if (panel !== 'compare' || compare.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RankingCompare jobId={jobId} ids={compare} onClose={closePanel} onRemove={removeCompared} />
    </Suspense>
  );
}

interface RankingProps {
  jobId: string;
  status: CandidateStatus;
  asked: OrderQuery;
  ranking: UseQueryResult<Order>;
  isRecomputing: boolean;
  address: RankingAddress;
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
