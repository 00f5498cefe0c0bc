import { Button, SegmentedControl, Select, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listCandidates } from '#contract/features/candidates.contract.ts';
import { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon, RefreshIcon, RejectIcon, ShortlistIcon } from '#web/design/icons.ts';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { oneOf, text, useAddress, wholeNumber } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { type RecordColumn, RecordList } from '#web/widgets/record-list.tsx';
import { useDecide } from '../candidates.queries.ts';
import { CandidateStatusBadge } from '../components/candidate-status-badge.tsx';
import classes from './recruiter-candidates.module.css';

type Row = Reply<typeof listCandidates>['results'][number];

const LISTED = ['SHORTLISTED', 'REJECTED', 'ALL'] as const;
const ADDRESS = { page: wholeNumber(1), status: oneOf(LISTED, 'SHORTLISTED'), job: text() };
const PER_PAGE = 20;
const IS_ID = /^[0-9a-f-]{36}$/i;
/** As many jobs as one call gives: enough to choose from, and the field searches among them. */
const JOBS_TO_CHOOSE_FROM = 100;

/** Everyone the company has decided on, by job and status. */
export default function RecruiterCandidatesScreen() {
  const { t } = useTranslation('candidates');
  const [{ page, status, job }, setAddress] = useAddress(ADDRESS);
  const format = useFormatters();
  const jobId = IS_ID.test(job) ? job : null;
  const candidates = useQuery({
    ...queryFor(listCandidates, {
      query: { page, limit: PER_PAGE, status, ...(jobId && { job_id: jobId }) },
    }),
    placeholderData: (before) => before,
  });
  const jobs = useQuery(
    queryFor(listRecruiterJobs, { body: { page: 1, limit_per_page: JOBS_TO_CHOOSE_FROM } }),
  );

  const columns: readonly RecordColumn<Row>[] = [
    { header: t('list.candidate'), cell: (row) => <Person row={row} /> },
    { header: t('list.job'), cell: (row) => <JobTitle row={row} /> },
    { header: t('list.score'), cell: (row) => <Score row={row} />, isNumber: true },
    { header: t('list.status'), cell: (row) => <CandidateStatusBadge status={row.status} /> },
    { header: t('list.decided'), cell: (row) => format.date(row.acted_at) },
    {
      header: <VisuallyHidden>{t('list.actions')}</VisuallyHidden>,
      cell: (row) => <RowActions row={row} />,
    },
  ];

  return (
    <Page title={t('list.title')} lead={t('list.lead')} width="full">
      <RecordList
        filters={
          <>
            <SegmentedControl
              aria-label={t('list.status')}
              value={status}
              onChange={(next) => setAddress({ status: next as typeof status, page: 1 }, { push: true })}
              data={LISTED.map((value) => ({ value, label: t(`list.statuses.${value}`) }))}
            />
            <Select
              className={classes.job}
              aria-label={t('list.job')}
              placeholder={t('list.every_job')}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': t('list.every_job') }}
              nothingFoundMessage={t('list.no_such_job')}
              value={jobId}
              data={(jobs.data?.results ?? []).map((one) => ({ value: one.jid, label: one.job_title }))}
              onChange={(next) => setAddress({ job: next ?? '', page: 1 }, { push: true })}
            />
          </>
        }
        query={candidates}
        waitingLabel={t('waiting')}
        failedTitle={t('failed')}
        empty={
          <EmptyState
            title={t(`list.empty.${status}`)}
            icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}
            action={
              page > 1 ? (
                <Button variant="default" onClick={() => setAddress({ page: 1 })}>
                  {t('empty.first_page')}
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
            {t('list.empty_body')}
          </EmptyState>
        }
        rowKey={(row) => `${row.job_id}-${row.candidate_id}`}
        columns={columns}
        card={(row) => <CandidateCard row={row} />}
      />
    </Page>
  );
}

function CandidateCard({ row }: { row: Row }) {
  const format = useFormatters();
  return (
    <div className={classes.card}>
      <Person row={row} />
      <div className={classes.facts}>
        <JobTitle row={row} />
        <Score row={row} />
      </div>
      <div className={classes.facts}>
        <CandidateStatusBadge status={row.status} />
        <Text size="xs" c="dimmed">
          {format.date(row.acted_at)}
        </Text>
      </div>
      <RowActions row={row} />
    </div>
  );
}

function Person({ row }: { row: Row }) {
  return (
    <div>
      <TextLink
        to="/recruiter/candidates/$id"
        params={{ id: row.candidate_id }}
        search={{ job_id: row.job_id } as never}
        fw={600}
      >
        <bdi>{row.name}</bdi>
      </TextLink>
      <Text size="sm" c="dimmed">
        <bdi>{[row.headline, row.location].filter(Boolean).join(' · ')}</bdi>
      </Text>
    </div>
  );
}

function JobTitle({ row }: { row: Row }) {
  return (
    <TextLink to="/recruiter/jobs/$id" params={{ id: row.job_id }} size="sm">
      <bdi>{row.job_title}</bdi>
    </TextLink>
  );
}

/** The score leads to its reasons. A closed job keeps no scores, which is not a score of nothing. */
function Score({ row }: { row: Row }) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  if (row.score === null)
    return (
      <Text size="sm" c="dimmed" component="span">
        {t('list.no_score')}
      </Text>
    );
  return (
    <TextLink
      to="/recruiter/candidates/$id"
      params={{ id: row.candidate_id }}
      search={{ job_id: row.job_id } as never}
      size="sm"
      aria-label={t('row.score', { percent: format.percent(row.score) })}
    >
      {format.percent(row.score)}
    </TextLink>
  );
}

function RowActions({ row }: { row: Row }) {
  const { t } = useTranslation('candidates');
  const { decide } = useDecide();
  const put = (status: Row['status']) =>
    void decide(
      { jobId: row.job_id, candidateId: row.candidate_id, name: row.name, status },
      { before: row.status },
    );
  const isShortlisted = row.status === 'SHORTLISTED';
  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        leftSection={<RefreshIcon size={16} stroke={1.7} aria-hidden />}
        aria-label={t('row.take_back', { name: row.name })}
        onClick={() => put('PENDING')}
      >
        {t('take_back')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        leftSection={
          isShortlisted ? (
            <RejectIcon size={16} stroke={1.7} aria-hidden />
          ) : (
            <ShortlistIcon size={16} stroke={1.7} aria-hidden />
          )
        }
        aria-label={t(isShortlisted ? 'row.reject' : 'row.shortlist', { name: row.name })}
        onClick={() => put(isShortlisted ? 'REJECTED' : 'SHORTLISTED')}
      >
        {t(isShortlisted ? 'reject' : 'shortlist')}
      </Button>
    </div>
  );
}
