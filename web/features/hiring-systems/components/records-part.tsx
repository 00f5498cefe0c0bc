import { Button, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listSystemRecords, type SystemRecord } from '#contract/features/hiring-systems.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SendIcon } from '#web/design/icons.ts';
import { LateSelect } from '#web/design/late-select.tsx';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { RecordBadge } from '#web/widgets/system-records/record-badge.tsx';
import { ON_ITS_WAY_MS } from '#web/widgets/system-records/system-records.queries.ts';
import { HIRING_SYSTEM, STATE_CHOICES } from '../hiring-systems.addresses.ts';
import classes from './records-part.module.css';

const PER_PAGE = 20;

/** Everything that was sent, those that need a person first. */
export function RecordsPart() {
  const { t } = useTranslation(['hiring-systems', 'system-records']);
  const [{ state, page }, setAddress] = useAddress(HIRING_SYSTEM);
  const list = useQuery({
    ...queryFor(listSystemRecords, { query: { state, page, limit: PER_PAGE } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.results.some((one) => one.state === 'waiting') ? ON_ITS_WAY_MS : false,
  });
  const columns = useColumns();
  return (
    <RecordList
      filters={
        <LateSelect
          className={classes.state}
          size="sm"
          label={t('records.state')}
          allowDeselect={false}
          value={state}
          data={STATE_CHOICES.map((value) => ({
            value,
            label: value === 'all' ? t('records.all') : t(`system-records:state.${value}`),
          }))}
          onChange={(next) =>
            setAddress({ state: STATE_CHOICES.find((one) => one === next) ?? 'all', page: 1 }, { push: true })
          }
        />
      }
      query={list}
      waitingLabel={t('waiting')}
      failedTitle={t('failed')}
      empty={
        <EmptyState
          title={t(state === 'all' ? 'records.none' : 'records.none_such')}
          icon={<SendIcon size={30} stroke={1.5} aria-hidden />}
          action={
            state === 'all' ? (
              <ButtonLink to="/recruiter/jobs">{t('records.to_jobs')}</ButtonLink>
            ) : (
              <Button variant="default" onClick={() => setAddress({ state: 'all', page: 1 }, { push: true })}>
                {t('records.show_all')}
              </Button>
            )
          }
        >
          {state === 'all' && t('records.none_body')}
        </EmptyState>
      }
      rowKey={(row) => row.id}
      columns={columns}
      card={(row) => <Card row={row} />}
    />
  );
}

function useColumns(): readonly RecordColumn<SystemRecord>[] {
  const { t } = useTranslation('hiring-systems');
  const format = useFormatters();
  return [
    { header: t('records.what'), cell: (row) => <Name row={row} /> },
    { header: t('records.for'), cell: (row) => row.candidate && <bdi>{row.job.job_title}</bdi> },
    { header: t('records.how'), cell: (row) => <RecordBadge state={row.state} /> },
    { header: t('records.there'), cell: (row) => <StageThere row={row} /> },
    {
      header: t('records.sent'),
      cell: (row) => row.state === 'agreed' && row.sent_at && format.dateAndTime(row.sent_at),
    },
  ];
}

function Name({ row }: { row: SystemRecord }) {
  return (
    <TextLink to="/recruiter/hiring-system/records/$id" params={{ id: row.id }}>
      <bdi>{row.candidate?.name ?? row.job.job_title}</bdi>
    </TextLink>
  );
}

/** Where it stands there, in the system’s own words for a stage. */
export function StageThere({ row }: { row: SystemRecord }) {
  const { t } = useTranslation('system-records');
  if (row.stage_there === null) return null;
  if (row.kind === 'candidate') return <bdi>{row.stage_there}</bdi>;
  return t(row.stage_there === 'closed' ? 'closed' : 'open');
}

function Card({ row }: { row: SystemRecord }) {
  const format = useFormatters();
  return (
    <div className={classes.card}>
      <Name row={row} />
      {row.candidate && (
        <Text size="sm" c="dimmed">
          <bdi>{row.job.job_title}</bdi>
        </Text>
      )}
      <div className={classes.facts}>
        <RecordBadge state={row.state} />
        <Text size="sm" component="span">
          <StageThere row={row} />
        </Text>
        {row.state === 'agreed' && row.sent_at && (
          <Text size="sm" c="dimmed" component="span">
            {format.dateAndTime(row.sent_at)}
          </Text>
        )}
      </div>
    </div>
  );
}
