import { Button, Checkbox, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { exportEmployees, listEmployees } from '#contract/features/employees.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { DownloadIcon, PeopleIcon, PlusIcon, UploadIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { callForFile } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { EmployeeMatch } from '#web/widgets/employee-match/employee-match.tsx';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { EmployeeActions } from '../components/employee-actions.tsx';
import { type Listed, type Row, Said, Skills, Standing } from '../components/employee-facts.tsx';
import { EmployeeFilters } from '../components/employee-filters.tsx';
import { JobBar } from '../components/job-bar.tsx';
import { filtersIn, isFiltered, useEmployeesAddress } from '../employees-address.ts';
import classes from './employees.module.css';

const EmployeeDialog = lazy(() => import('../components/employee-dialog.tsx'));
const ImportDialog = lazy(() => import('../components/import-dialog.tsx'));

const PER_PAGE = 25;
const IS_ID = /^[0-9a-f-]{36}$/;

/** The company's people: found, added, imported, asked to link their accounts, and judged for a job of the company. */
export default function EmployeesScreen() {
  const { t } = useTranslation('employees');
  const format = useFormatters();
  const [address, setAddress] = useEmployeesAddress();
  const [dialog, setDialog] = useState<Row | 'add' | 'import' | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const jobId = IS_ID.test(address.job_id) ? address.job_id : undefined;
  const list = useQuery({
    ...queryFor(listEmployees, {
      query: {
        ...filtersIn(address),
        sort: jobId ? address.sort : address.sort === 'match' ? 'name' : address.sort,
        page: address.page,
        limit: PER_PAGE,
        ...(jobId && { job_id: jobId }),
      },
    }),
    placeholderData: (before: Listed | undefined) => before,
  });
  useServerEvent('employees:changed', () => void refresh(listEmployees));
  const { data } = list;
  const mayEdit = data?.can.edit ?? false;
  const job = data?.job ?? null;
  const maySend = mayEdit && Boolean(job?.is_internal && job.is_open);
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  const pageIds = data?.results.map(({ id }) => id) ?? [];

  const box = (row: Row) => (
    <Checkbox
      aria-label={t('sending.choose', { name: isolated(row.name) })}
      checked={chosen.has(row.id)}
      onChange={(event) => choose([row.id], event.currentTarget.checked)}
    />
  );
  const columns: RecordColumn<Row>[] = [
    ...(maySend
      ? [
          {
            header: (
              <Checkbox
                aria-label={t('sending.choose_page')}
                checked={pageIds.length > 0 && pageIds.every((id) => chosen.has(id))}
                onChange={(event) => choose(pageIds, event.currentTarget.checked)}
              />
            ),
            cell: box,
          },
        ]
      : []),
    {
      header: t('columns.name'),
      cell: (row) => (
        <>
          <Text fw={600}>
            <bdi>{row.name}</bdi>
          </Text>
          <Text size="xs" c="dimmed">
            <bdi dir="ltr">{row.email}</bdi>
          </Text>
        </>
      ),
    },
    { header: t('columns.title'), cell: (row) => <Said>{row.job_title}</Said> },
    ...(job
      ? [{ header: t('columns.match'), cell: (row: Row) => <EmployeeMatch match={row.match} /> }]
      : [
          {
            header: t('columns.location'),
            className: classes.place,
            cell: (row: Row) => <Said>{row.location}</Said>,
          },
        ]),
    { header: t('columns.department'), cell: (row) => <Said>{row.department}</Said> },
    ...(job
      ? []
      : [
          {
            header: t('columns.since'),
            className: classes.since,
            cell: (row: Row) => format.month(row.started_on?.slice(0, 7)),
          },
          { header: t('columns.skills'), cell: (row: Row) => <Skills row={row} /> },
        ]),
    { header: t('columns.link'), cell: (row) => <Standing row={row} /> },
    ...(mayEdit
      ? [
          {
            header: <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>,
            cell: (row: Row) => <EmployeeActions employee={row} onEdit={() => setDialog(row)} />,
          },
        ]
      : []),
  ];

  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="full"
      actions={<Deeds mayEdit={mayEdit} people={data?.people ?? 0} address={address} onOpen={setDialog} />}
    >
      {data && !mayEdit && <Text c="dimmed">{t('read_only')}</Text>}
      {job && (
        <JobBar
          job={job}
          unranked={data?.unranked ?? 0}
          ranked={data?.total ?? 0}
          maySend={maySend}
          chosen={chosen}
          department={address.department}
          onSent={() => setChosen(new Set())}
        />
      )}
      <RecordList
        filters={
          <EmployeeFilters
            address={address}
            onChange={setAddress}
            departments={data?.departments ?? []}
            locations={data?.locations ?? []}
          />
        }
        query={list}
        waitingLabel={t('waiting')}
        failedTitle={t('failed')}
        empty={
          <Nobody
            isFiltered={isFiltered(address)}
            onShowAll={() =>
              setAddress(
                { q: '', department: '', location: '', skill: '', link: 'all', page: 1 },
                { push: true },
              )
            }
          />
        }
        rowKey={(row) => row.id}
        columns={columns}
        card={(row) => (
          <div className={classes.card}>
            <div className={classes.cardHead}>
              {maySend && box(row)}
              <div>
                <Text fw={600}>
                  <bdi>{row.name}</bdi>
                </Text>
                <Text size="sm" c="dimmed" className={classes.email}>
                  <bdi dir="ltr">{row.email}</bdi>
                </Text>
              </div>
            </div>
            <Text size="sm">
              {[row.job_title, row.department, row.location].filter(Boolean).map((fact, at) => (
                <span key={fact}>
                  {at > 0 && ' · '}
                  <bdi>{fact}</bdi>
                </span>
              ))}
            </Text>
            {job ? <EmployeeMatch match={row.match} /> : <Skills row={row} />}
            <Standing row={row} />
            {mayEdit && <EmployeeActions employee={row} onEdit={() => setDialog(row)} />}
          </div>
        )}
      />
      <Suspense>
        {dialog === 'import' && <ImportDialog onClose={() => setDialog(null)} />}
        {dialog && dialog !== 'import' && (
          <EmployeeDialog
            employee={dialog === 'add' ? null : dialog}
            departments={data?.departments ?? []}
            locations={data?.locations ?? []}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </Page>
  );
}

interface DeedsProps {
  mayEdit: boolean;
  people: number;
  address: Parameters<typeof filtersIn>[0];
  onOpen: (dialog: 'add' | 'import') => void;
}

function Deeds({ mayEdit, people, address, onOpen }: DeedsProps) {
  const { t } = useTranslation('employees');
  const [isRunning, setIsRunning] = useState(false);
  const exportThem = async () => {
    setIsRunning(true);
    try {
      saveFile(await callForFile(exportEmployees, { query: filtersIn(address) }), `${t('file')}.csv`);
    } catch (error) {
      showError(error);
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <>
      {people > 0 && (
        <Button
          variant="default"
          loading={isRunning}
          leftSection={<DownloadIcon size={18} stroke={1.7} aria-hidden />}
          onClick={() => void exportThem()}
        >
          {t('export')}
        </Button>
      )}
      {mayEdit && (
        <>
          <Button
            variant="default"
            leftSection={<UploadIcon size={18} stroke={1.7} aria-hidden />}
            onClick={() => onOpen('import')}
          >
            {t('import')}
          </Button>
          <Button leftSection={<PlusIcon size={18} stroke={1.7} aria-hidden />} onClick={() => onOpen('add')}>
            {t('add')}
          </Button>
        </>
      )}
    </>
  );
}

function Nobody({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('employees');
  return (
    <EmptyState
      title={t(isFiltered ? 'empty.found' : 'empty.title')}
      icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}
      action={
        isFiltered && (
          <Button variant="default" onClick={onShowAll}>
            {t('empty.show_all')}
          </Button>
        )
      }
    >
      {!isFiltered && t('empty.body')}
    </EmptyState>
  );
}
