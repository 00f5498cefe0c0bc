import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CANDIDATE_SORTS, listCandidates } from '#contract/features/candidates.contract.ts';
import { STAGE_KINDS } from '#contract/features/hiring-stages.contract.ts';
import { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon, SettingsIcon } from '#web/design/icons.ts';
import { LateSelect } from '#web/design/late-select.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { idIn } from '#web/platform/ids.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LeftOutNote } from '#web/widgets/candidate-filters/left-out-note.tsx';
import { useJobChoices } from '#web/widgets/job-choices/job-choices.ts';
import { useStageName } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { LISTED, RECRUITER_CANDIDATES, VIEWS } from '../candidates.addresses.ts';
import { countFilters, NO_FILTERS, queryOf, stageIn } from '../candidates-address.ts';
import { CandidateFilters } from '../components/candidate-filters.tsx';
import { CandidateList } from '../components/candidate-list.tsx';
import { useColleaguesChanges, useStages } from '../pipeline.queries.ts';
import classes from './recruiter-candidates.module.css';

/** The board comes when somebody wants it. */
const Board = lazy(() => import('../components/candidate-board.tsx'));

const PER_PAGE = 20;
/** As many jobs as one call gives: enough to choose from, and the field searches among them. */
const JOBS_TO_CHOOSE_FROM = 100;

/** Everyone the company has decided on and everyone who applied to it, as a list or as a board of stages. */
export default function RecruiterCandidatesScreen() {
  const { t } = useTranslation(['candidates', 'candidate-rows']);
  const [address, setAddress] = useAddress(RECRUITER_CANDIDATES);
  useColleaguesChanges();
  const { view, status } = address;
  return (
    <Page
      title={t('list.title')}
      lead={t('list.lead')}
      width="full"
      actions={
        <>
          <SegmentedControl
            aria-label={t('list.view')}
            value={view}
            onChange={(next) => setAddress({ view: next, page: 1 }, { push: true })}
            data={VIEWS.map((value) => ({ value, label: t(`list.views.${value}`) }))}
          />
          <ButtonLink
            to="/settings/company/hiring"
            variant="subtle"
            leftSection={<SettingsIcon size={18} stroke={1.7} aria-hidden />}
          >
            {t('list.stages')}
          </ButtonLink>
        </>
      }
    >
      <div className={classes.body}>
        <div className={classes.filters}>
          {view === 'list' && (
            <SegmentedControl
              aria-label={t('list.status')}
              value={status}
              onChange={(next) => setAddress({ status: next, stage: '', page: 1 }, { push: true })}
              data={LISTED.map((value) => ({ value, label: t(`list.statuses.${value}`) }))}
            />
          )}
          <SearchField
            label={t('list.search')}
            value={address.q}
            onSearch={(q) => setAddress({ q, page: 1 })}
          />
          <JobChoice />
          {view === 'list' && status !== 'REJECTED' && status !== 'PENDING' && <StageChoice />}
          <SortChoice />
          <CandidateFilters
            value={address}
            jobId={idIn(address.job)}
            hasReasons={view === 'board' || status === 'REJECTED' || status === 'ALL'}
            onChange={(changes) => setAddress({ ...changes, page: 1 })}
          />
        </div>
        {view === 'board' ? (
          <Suspense fallback={<ListSkeleton label={t('candidate-rows:waiting')} count={6} />}>
            <Board query={{ ...queryOf(address), sort: address.sort }} />
          </Suspense>
        ) : (
          <List />
        )}
      </div>
    </Page>
  );
}

function List() {
  const { t } = useTranslation(['candidates', 'candidate-filters', 'candidate-rows']);
  const [address, setAddress] = useAddress(RECRUITER_CANDIDATES);
  const { page, status, sort } = address;
  const stage = stageIn(address.stage);
  const jobId = idIn(address.job);
  const narrowing = { status, ...(stage && { stage }), ...queryOf(address) } as const;
  const candidates = useQuery({
    ...queryFor(listCandidates, { query: { page, limit: PER_PAGE, sort, ...narrowing } }),
    placeholderData: (before) => before,
  });
  const isFiltered = countFilters(address) > 0 || stage !== '';
  const isNarrowed = isFiltered || address.q !== '';
  const isSearched = isNarrowed && !isFiltered;
  return (
    <>
      <div role="status">
        <LeftOutNote leftOut={candidates.data?.left_out ?? null} />
      </div>
      <CandidateList
        query={candidates}
        narrowing={narrowing}
        empty={
          <EmptyState
            title={
              page > 1
                ? t('candidate-rows:empty_page')
                : isSearched
                  ? t('list.empty_searched', { text: isolated(address.q) })
                  : t(isNarrowed ? 'list.empty_narrowed' : `list.empty.${status}`)
            }
            icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}
            action={
              page > 1 ? (
                <Button variant="default" onClick={() => setAddress({ page: 1 })}>
                  {t('candidate-rows:to_first_page')}
                </Button>
              ) : isNarrowed ? (
                <Button
                  variant="default"
                  onClick={() => setAddress({ ...NO_FILTERS, q: '', stage: '', page: 1 })}
                >
                  {t('candidate-filters:clear_all')}
                </Button>
              ) : jobId ? (
                <ButtonLink to="/recruiter/jobs/$id" params={{ id: jobId }}>
                  {t('list.review_job')}
                </ButtonLink>
              ) : (
                <ButtonLink to="/recruiter/jobs">{t('list.review')}</ButtonLink>
              )
            }
          >
            {!isNarrowed && page === 1 && t('list.empty_body')}
          </EmptyState>
        }
      />
    </>
  );
}

function JobChoice() {
  const { t } = useTranslation('candidates');
  const [{ job }, setAddress] = useAddress(RECRUITER_CANDIDATES);
  const choices = useJobChoices();
  const jobs = useQuery(
    queryFor(listRecruiterJobs, { body: { page: 1, limit_per_page: JOBS_TO_CHOOSE_FROM } }),
  );
  return (
    <LateSelect
      className={classes.job}
      size="sm"
      aria-label={t('list.job')}
      placeholder={t('list.every_job')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('list.every_job') }}
      nothingFoundMessage={t('list.no_such_job')}
      value={idIn(job)}
      data={choices(jobs.data?.results ?? [])}
      onChange={(next) => setAddress({ job: next ?? '', page: 1 }, { push: true })}
    />
  );
}

/** One of the company’s stages; that of those who withdrew is beside them. */
function StageChoice() {
  const { t } = useTranslation(['candidates', 'pipeline-stage']);
  const stageName = useStageName();
  const [{ stage, status }, setAddress] = useAddress(RECRUITER_CANDIDATES);
  const stages = useStages();
  const out = STAGE_KINDS.filter((kind) => kind === 'withdrawn' || (kind === 'new' && status === 'ALL'));
  return (
    <LateSelect
      className={classes.choice}
      size="sm"
      aria-label={t('list.stage')}
      placeholder={t('list.every_stage')}
      clearable
      clearButtonProps={{ 'aria-label': t('list.every_stage') }}
      value={stage || null}
      data={[
        ...stages.map((one) => ({ value: one.id, label: stageName(one) })),
        ...out.map((kind) => ({ value: kind, label: t(`pipeline-stage:kinds.${kind}`) })),
      ]}
      onChange={(next) => setAddress({ stage: next ?? '', page: 1 }, { push: true })}
    />
  );
}

function SortChoice() {
  const { t } = useTranslation('candidates');
  const [{ sort }, setAddress] = useAddress(RECRUITER_CANDIDATES);
  return (
    <LateSelect
      className={classes.choice}
      size="sm"
      aria-label={t('list.sort')}
      allowDeselect={false}
      value={sort}
      data={CANDIDATE_SORTS.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
      onChange={(next) =>
        setAddress({ sort: CANDIDATE_SORTS.find((one) => one === next) ?? 'acted', page: 1 })
      }
    />
  );
}
