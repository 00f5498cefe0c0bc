import { Button, SegmentedControl, Select, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listCandidates } from '#contract/features/candidates.contract.ts';
import { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon, RefreshIcon, RejectIcon, ShortlistIcon } from '#web/design/icons.ts';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { oneOf, text, useAddress, wholeNumber } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { AddressPagination } from '#web/widgets/address-pagination.tsx';
import { QueryView } from '#web/widgets/query-view.tsx';
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
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
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

  return (
    <Page title={t('list.title')} lead={t('list.lead')} width="full">
      <div className={classes.body}>
        <div className={classes.filters}>
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
        </div>
        <QueryView
          query={candidates}
          waiting={<ListSkeleton label={t('waiting')} count={8} />}
          failedTitle={t('failed')}
          isEmpty={(data) => data.results.length === 0}
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
        >
          {(data) => (
            <>
              {isWide ? <CandidatesTable rows={data.results} /> : <CandidateCards rows={data.results} />}
              <AddressPagination total={data.total} limit={data.limit} />
            </>
          )}
        </QueryView>
      </div>
    </Page>
  );
}

function CandidatesTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table verticalSpacing="sm" highlightOnHover className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('list.candidate')}</Table.Th>
            <Table.Th>{t('list.job')}</Table.Th>
            <Table.Th className={classes.number}>{t('list.score')}</Table.Th>
            <Table.Th>{t('list.status')}</Table.Th>
            <Table.Th>{t('list.decided')}</Table.Th>
            <Table.Th>
              <span className={classes.hidden}>{t('list.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={`${row.job_id}-${row.candidate_id}`}>
              <Table.Td>
                <Person row={row} />
              </Table.Td>
              <Table.Td>
                <JobTitle row={row} />
              </Table.Td>
              <Table.Td className={classes.number}>
                <Score row={row} />
              </Table.Td>
              <Table.Td>
                <CandidateStatusBadge status={row.status} />
              </Table.Td>
              <Table.Td>{format.date(row.acted_at)}</Table.Td>
              <Table.Td>
                <RowActions row={row} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function CandidateCards({ rows }: { rows: readonly Row[] }) {
  const format = useFormatters();
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <li key={`${row.job_id}-${row.candidate_id}`} className={classes.card}>
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
        </li>
      ))}
    </ul>
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
